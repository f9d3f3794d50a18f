import { explain } from '@carillon/flow';
import { type Playing, type PlayingOptions, playing } from '@carillon/testkit';
import { expect } from 'vitest';
import { PIECE_FACTS } from '../src/data/pieces.ts';
import { type CardPlaceName, piece, place } from '../src/ids.ts';
import { wildernessWar } from '../src/index.ts';
import type { LogEntry } from '../src/log.ts';
import { type CardName, PIECES, type PieceName, type PlaceName, SIDES, type SideName } from '../src/names.ts';
import type { Position } from '../src/position.ts';
import { toJson } from '../src/save.ts';
import type { State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { Player } from './player.ts';
import { position, type Sparse } from './position.ts';
import { NAMED_RIGHTLY } from './rules-logged.ts';

export { position, type Sparse, some } from './position.ts';

// Play from sparse positions, in the players' words.

/** A table that answers for a player where there is nothing to decide: only one choice, or a window with nothing to play. */
const QUICK: PlayingOptions<LogEntry> = { takeLone: true, passIdleWindows: true };

/** The log entries of one type; some share their shape with others. */
type Logged<T> = LogEntry extends infer Entry
  ? Entry extends { readonly type: infer K }
    ? T extends K
      ? Entry
      : never
    : never
  : never;

/** The log names only pieces of the side that an entry is about. */
function checkOwner(entry: LogEntry): void {
  if (!('side' in entry)) return;
  const pieces = [
    ...('pieces' in entry ? entry.pieces : []),
    ...('piece' in entry ? [entry.piece] : []),
    ...('leader' in entry ? [entry.leader] : []),
  ];
  for (const each of pieces)
    expect(`${each} of ${PIECE_FACTS[PIECES.indexOf(each)]?.side}`, entry.type).toBe(`${each} of ${entry.side}`);
}

/** Play from a sparse position: the actions of each side and of chance, and the resulting state. */
export class Account {
  /** The testkit's own view: the offers, the seat to choose, the log. */
  readonly table: Playing<State, View, LogEntry>;
  readonly french: Player;
  readonly british: Player;
  readonly dice: Dice;

  constructor(sparse: Sparse, options: PlayingOptions<LogEntry> = QUICK) {
    this.table = playing(wildernessWar, position(sparse), {
      naming: NAMED_RIGHTLY,
      checkEntry: checkOwner,
      ...options,
    });
    this.french = new Player(this.table, 'french');
    this.british = new Player(this.table, 'british');
    this.dice = new Dice(this.table);
  }

  get state(): State {
    return this.table.state;
  }

  /** Victory points, positive for the French. */
  get vp(): number {
    return this.state.vp;
  }

  /** The place of a piece. */
  where(name: PieceName): PlaceName {
    return place.nameOf(this.state.place.get(piece.of(name)));
  }

  /** The pieces in a place, in their order. */
  at(where: PlaceName): PieceName[] {
    return PIECES.filter((name) => this.where(name) === where);
  }

  isReduced(name: PieceName): boolean {
    return this.state.reduced.has(piece.of(name));
  }

  isInside(name: PieceName): boolean {
    return this.state.inside.has(piece.of(name));
  }

  /** If it does not matter which unit loses steps: the first that may. */
  lossesFall(): this {
    for (const side of SIDES) {
      while (this.table.breadcrumb.endsWith('losses.pick') && this.asks(side)) {
        this.table.choose(side, this.table.choices(side)[0] ?? '');
      }
    }
    return this;
  }

  /** Whether a side must choose now. */
  private asks(name: SideName): boolean {
    return wildernessWar.flow.who(this.state) === SIDES.indexOf(name);
  }

  /** The position as named JSON, for everything else. */
  get position(): Position {
    return toJson(this.state);
  }

  /** The place of a card. */
  card(name: CardName): CardPlaceName {
    return this.position.cards[name] ?? 'out';
  }

  /** The clauses that keep the asked seat from this choice. */
  why(choice: string): readonly string[] | undefined {
    const { flow } = wildernessWar;
    const [verb = '', ...words] = choice.split(' ');
    return explain(flow, this.state, flow.who(this.state), { verb, words })?.map(({ name }) => name);
  }

  /** The log entries of one type so far. */
  logged<T extends LogEntry['type']>(type: T): Logged<T>[] {
    return this.table.log.filter((entry): entry is Logged<T> => entry.type === type);
  }
}

/** Begins play from a sparse position. With `{}` for options every window and lone answer is asked. */
export const play = (sparse: Sparse, options?: PlayingOptions): Account => new Account(sparse, options);

/** Dice and draws, in order. */
export class Dice {
  constructor(private readonly table: Playing<State, View, LogEntry>) {}

  /** One die, or in a battle or assault the attacker's and the defender's. */
  roll(...faces: readonly number[]): this {
    return this.come(`roll ${faces.join(' ')}`);
  }

  /** 7.7 A die for each leader in turn. */
  check(...faces: readonly number[]): this {
    return this.come(...faces.map((face) => `check ${face}`));
  }

  draw(...cards: readonly CardName[]): this {
    return this.come(...cards.map((name) => `draw ${name}`));
  }

  /** Results of chance, as text. */
  come(...texts: readonly string[]): this {
    this.table.chance(...texts);
    return this;
  }
}
