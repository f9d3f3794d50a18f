import { piece, side } from '../src/ids.ts';
import type { LogEntry } from '../src/log.ts';
import {
  type CardName,
  type FaceName,
  PIECES,
  type PieceName,
  type PlaceName,
  type SideName,
  type SpaceName,
} from '../src/names.ts';
import { flow } from '../src/procedures/contents.ts';
import { Battle } from '../src/procedures/contents-battle.ts';
import type { State } from '../src/state.ts';
import { battle as battleOn, controlledBy, type Game, hasBattle, isDone, takes } from './game.ts';
import { type Sparse, whereIs } from './position.ts';

// Play from sparse positions, in the players' words: the same words as in Wilderness War.

export type { Sparse } from './position.ts';

/** The log entries of one type. */
type Logged<T> = Extract<LogEntry, { readonly type: T }>;

/** Play from a sparse position: the actions of each side and of chance, and the resulting state. */
export class Account {
  readonly french: Player;
  readonly british: Player;
  readonly dice: Dice;

  /** `table`: the testkit's own view: the offers, the seat to choose, the log. */
  constructor(readonly table: Game) {
    this.french = new Player(table, 'french');
    this.british = new Player(table, 'british');
    this.dice = new Dice(table);
  }

  get state(): State {
    return this.table.state;
  }

  /** The place of a counter. */
  where(name: PieceName): PlaceName {
    return whereIs(this.table, name);
  }

  /** The counters in a place, in their order. */
  at(where: PlaceName): PieceName[] {
    return PIECES.filter((name) => this.where(name) === where);
  }

  isReduced(name: PieceName): boolean {
    return this.has('reduced', name);
  }

  isRouted(name: PieceName): boolean {
    return this.has('routed', name);
  }

  /** 13.9.3 Whether it takes no part in the Battle of its space. */
  sitsOut(name: PieceName): boolean {
    return this.has('sittingOut', name);
  }

  /** 10.6.1 Whether it has brought a Landing marker to its space. */
  hasLanded(name: PieceName): boolean {
    return this.has('landed', name);
  }

  controller(at: SpaceName): string | undefined {
    return controlledBy(this.table, at);
  }

  hasBattle(at: SpaceName): boolean {
    return hasBattle(this.table, at);
  }

  /** 13.3.1 A side's marker on the Battle track, while the Battle is fought. */
  marker(of: SideName): number {
    return flow.enclosing(this.state, Battle).marker.get(side.of(of));
  }

  /** 13.5 The rerolls that a side's Commander has left. */
  rerolls(of: SideName): number {
    return flow.enclosing(this.state, Battle).rerolls.get(side.of(of));
  }

  /** The Militia that a side has in the Battle. */
  militia(of: SideName): number {
    return flow.enclosing(this.state, Battle).militia.get(side.of(of));
  }

  /** Whether no side has a choice any more. */
  get isDone(): boolean {
    return isDone(this.table);
  }

  /** The log entries of one type so far. */
  logged<T extends LogEntry['type']>(type: T): Logged<T>[] {
    return this.table.log.filter((entry): entry is Logged<T> => entry.type === type);
  }

  /** The rolls of each unit, including Militia, in order. */
  get rolled(): string[] {
    return this.logged('roll').map((roll) => `${roll.piece ?? 'militia'} ${roll.face}`);
  }

  private has(set: 'reduced' | 'routed' | 'sittingOut' | 'landed', name: PieceName): boolean {
    return this.state[set].has(piece.of(name));
  }
}

/** The Battles of a sparse position. */
export const battle = (sparse: Sparse): Account => new Account(battleOn(sparse));

/** A Battle of the given pieces in one space; the side there when the Action Round began defends. */
export const fight = (at: SpaceName, defender: SideName, units: readonly PieceName[], sparse: Sparse = {}): Account =>
  battle({
    ...sparse,
    pieces: { ...sparse.pieces, [at]: units },
    before: { [defender]: [at], ...sparse.before },
    battles: [at, ...(sparse.battles ?? [])],
  });

/** The same, fought out: the victors roll Flags, the others Misses. */
export function fought(
  winner: 'attacker' | 'defender',
  at: SpaceName,
  defender: SideName,
  units: readonly PieceName[],
  sparse: Sparse = {},
): Account {
  const game = fight(at, defender, units, sparse);
  while (!game.isDone && /volley\.roll|militiaRoll/.test(game.table.breadcrumb)) {
    const attacks = game.table.breadcrumb.includes('attackerFire');
    game.dice.roll(attacks === (winner === 'attacker') ? 'flag' : 'miss');
  }
  return game;
}

/** Dice and draws, in order. */
export class Dice {
  constructor(private readonly table: Game) {}

  /** A die for each face named. */
  roll(...faces: readonly FaceName[]): this {
    return this.come(...faces.map((face) => `roll ${face}`));
  }

  /** Results of chance, as text. */
  come(...texts: readonly string[]): this {
    this.table.chance(...texts);
    return this;
  }
}

/** A player's actions, in the words of the game. For all others use `chooses`. */
export class Player {
  constructor(
    private readonly table: Game,
    private readonly side: SideName,
  ) {}

  /** Choices as text. */
  chooses(...texts: readonly string[]): this {
    this.table.choose(this.side, ...texts);
    return this;
  }

  /** Expects that this side is now to choose at a step, written as `procedure.step`. */
  isToChoose(step: string): this {
    this.table.nowChooses(this.side, step);
    return this;
  }

  // ---- 10 movement

  /** Takes only these units into a force. */
  takes(...units: readonly PieceName[]): this {
    takes(this.table, this.side, units);
    return this;
  }

  /** Space by space. */
  marches(...way: readonly SpaceName[]): this {
    return this.chooses(...way.map((to) => `move ${to}`));
  }

  drops(...units: readonly PieceName[]): this {
    return this.chooses(...units.map((name) => `drop ${name}`));
  }

  // ---- 11 Marshal Troops

  /** 11.0 #2 Calls only these units. */
  calls(...units: readonly PieceName[]): this {
    for (const name of PIECES.filter((each) => units.includes(each))) this.chooses(`call ${name}`);
    return this.table.breadcrumb.endsWith('marshal.call') ? this.chooses('done') : this;
  }

  // ---- 13 Battle

  /** 13.0 Chooses which of two Battles comes first. */
  fights(at: SpaceName): this {
    return this.chooses(`fight ${at}`);
  }

  /** 13.2.2 Gives up a Fleet for a gun. */
  trades(fleet: PieceName): this {
    return this.chooses(`trade ${fleet}`);
  }

  /** 13.2.3 Chooses the Reduced unit that is flipped to Full, and the one that is eliminated. */
  combines(kept: PieceName, eliminated?: PieceName): this {
    this.chooses(`keep ${kept}`);
    return eliminated === undefined ? this : this.chooses(`eliminate ${eliminated}`);
  }

  /** 13.3.1, 13.5.1 The Commander for the Battle, or his replacement. */
  leads(commander: PieceName): this {
    return this.chooses(`lead ${commander}`);
  }

  /** 7.4 An event of a card in play. */
  plays(card: CardName): this {
    return this.chooses(`play ${card}`);
  }

  passes(): this {
    return this.chooses('pass');
  }

  /** 13.5 A reroll by the Commander, by the ability of a Highland Brigade, or by an event. */
  rerolls(unit: PieceName, by: 'commander' | 'highland' | 'event' = 'commander'): this {
    return this.chooses(`${by} ${unit}`);
  }

  /** 13.5 Declines further rerolls. */
  stops(): this {
    return this.chooses('done');
  }

  /** 13.4 The unit that takes a Hit. */
  takesHit(unit: PieceName): this {
    return this.chooses(`hit ${unit}`);
  }

  /** 13.3.3 A Fleet leaves the Battle on a B&T. */
  escapes(fleet: PieceName, to: SpaceName): this {
    return this.chooses(`escape ${fleet} ${to}`);
  }

  /** 13.8, 13.9.4 A unit lost in a Rout, or as the price of breaking through. */
  loses(...units: readonly PieceName[]): this {
    return this.chooses(...units.map((name) => `lose ${name}`));
  }

  /** 13.9.5 The Fort is eliminated, or left to the enemy. */
  razes(): this {
    return this.chooses('raze');
  }

  leavesFort(): this {
    return this.chooses('leave');
  }

  /** 13.9.1 All retreat to one place. */
  retreats(to: PlaceName): this {
    return this.chooses(`to ${to}`);
  }
}
