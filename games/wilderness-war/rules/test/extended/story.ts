import { playing } from '@carillon/testkit';
import { it } from 'vitest';
import { type CardPlaceName, piece, place } from '../../src/ids.ts';
import { wildernessWar } from '../../src/index.ts';
import type { LogEntry } from '../../src/log.ts';
import { CARDS, type CardName, PIECES, type PieceName, type PlaceName } from '../../src/names.ts';
import type { Position } from '../../src/position.ts';
import { toJson } from '../../src/save.ts';
import type { State } from '../../src/state.ts';
import { Dice } from '../builder.ts';
import { Player } from '../player.ts';

// One long game in parts: each part begins where the one before ended, and is a separate test.

/** A game in progress: the players' actions, and the resulting state. */
export class Game {
  readonly table: ReturnType<typeof tableOf>;
  readonly french: Player;
  readonly british: Player;
  readonly dice: Dice;

  constructor(state: State) {
    this.table = tableOf(state);
    this.french = new Player(this.table, 'french');
    this.british = new Player(this.table, 'british');
    this.dice = new Dice(this.table);
  }

  /** The same position once more, to try something else. */
  branch(): Game {
    return new Game(this.table.state);
  }

  get position(): Position {
    return toJson(this.table.state);
  }

  /** Victory points, positive for the French. */
  get vp(): number {
    return this.table.state.vp;
  }

  where(name: PieceName): PlaceName {
    return place.nameOf(this.table.state.place.get(piece.of(name)));
  }

  at(where: PlaceName): PieceName[] {
    return PIECES.filter((name) => this.where(name) === where);
  }

  isReduced(name: PieceName): boolean {
    return this.table.state.reduced.has(piece.of(name));
  }

  /** The cards in a place. */
  cards(where: CardPlaceName): CardName[] {
    const places = this.position.cards;
    return CARDS.filter((name) => places[name] === where);
  }

  /** The log entries of one type in this part. */
  logged<T extends LogEntry['type']>(type: T): Extract<LogEntry, { readonly type: T }>[] {
    return this.table.log.filter((entry): entry is Extract<LogEntry, { readonly type: T }> => entry.type === type);
  }
}

/** Lone answers, and windows with nothing to play, are passed over. */
const tableOf = (state: State) => playing(wildernessWar, state, { takeLone: true, passIdleWindows: true });

type Part = (game: Game) => void;

/** A game in parts. */
export class Story {
  private readonly parts: Part[] = [];
  private readonly states: State[];

  constructor(start: State) {
    this.states = [start];
  }

  /** Adds a part, as a test. */
  scene(title: string, part: Part): void {
    const index = this.parts.push(part) - 1;
    it(title, () => this.play(index));
  }

  /** Plays a part; those before it too, if they have not been played. */
  private play(index: number): void {
    for (let i = this.states.length - 1; i <= index; i++) this.playOne(i);
  }

  private playOne(index: number): void {
    const begin = this.states[index];
    const part = this.parts[index];
    if (begin === undefined || part === undefined) throw new Error(`the story has no part ${index}`);
    const game = new Game(begin);
    part(game);
    this.states[index + 1] = game.table.state;
  }
}

/** One card to each side in turn, the French first. */
export function deal(game: Game, french: readonly CardName[], british: readonly CardName[]): void {
  french.forEach((name, i) => {
    game.dice.draw(name, ...british.slice(i, i + 1));
  });
}
