import type { SideName } from '../../src/names.ts';
import type { Position } from '../../src/position.ts';
import { Board, enemyOf, isCommander, pieceFacts, SPACES, spaceFacts } from './board.ts';

// A position that the oracles play on by themselves.

type Each<T> = Record<string, T>;

/** The fields of a position that the oracles change. */
interface Fields {
  place: Each<string>;
  control: Each<SideName>;
  joined: Each<SideName>;
  raidPoints: Each<number>;
  chitsDue: Each<number>;
  reduced: string[];
  routed: string[];
  outOfSupply: string[];
  landed: string[];
  marshaled: string[];
  spent: string[];
  sittingOut: string[];
  battles: string[];
  used: string[];
  frenchRaids: string[];
  britishRaids: string[];
  victory: number;
  openSeas: boolean;
  frenchEntered: string[];
  britishEntered: string[];
}

/** Sets of the position that mark units. */
const MARKS = ['routed', 'outOfSupply', 'landed', 'marshaled', 'spent', 'sittingOut'] as const;
export type Mark = (typeof MARKS)[number];

const SIDES: readonly SideName[] = ['french', 'british'];
const SETTLED: readonly string[] = ['settled', 'fortress'];
/** 13.4.1 The destination of eliminated units, if not the Losses box. */
const GONE: Readonly<Record<string, string>> = {
  fleet: 'pool',
  bastion: 'removed',
  fort: 'removed',
  commander: 'removed',
};

export const isSettled = (space: string): boolean => SETTLED.includes(spaceFacts(space).kind);
export const isFort = (piece: string): boolean => pieceFacts(piece).type === 'fort';
export const isBastion = (piece: string): boolean => pieceFacts(piece).type === 'bastion';
export const isIndian = (piece: string): boolean => ['indian', 'indian-nation'].includes(pieceFacts(piece).type);
/** 3.2.1 Highland Brigades are Metropolitan for all purposes. */
export const isMetropolitan = (piece: string): boolean =>
  ['metropolitan-brigade', 'highland'].includes(pieceFacts(piece).type);
const isNationVillage = (space: string): boolean => spaceFacts(space).kind === 'indian-village';

/** 13.2.3, 17.2 Whether two units are of the same type, by their names. */
export function typeOf(piece: string): string {
  const { type } = pieceFacts(piece);
  if (isMetropolitan(piece)) return 'metropolitan';
  return type === 'colonial-brigade' || type === 'canadiens' ? 'non-metropolitan' : type;
}

const takeOut = (from: string[], each: string): void => {
  const index = from.indexOf(each);
  if (index >= 0) from.splice(index, 1);
};

/** A copy of a position, on which an oracle carries out the rules. */
export class Table {
  readonly now: Fields;
  /** The game's present question: the oracle follows its order where the rules leave one open. */
  asked: readonly string[] = [];
  /** The locals of the present question: they show whose turn it is where the rules leave an order open. */
  turn: Readonly<Record<string, unknown>> = {};
  private read: Board | undefined;

  constructor(readonly position: Position) {
    this.now = structuredClone(position) as unknown as Fields;
  }

  get board(): Board {
    this.read ??= new Board(this.now as unknown as Position);
    return this.read;
  }

  /** Takes over which of several alike counters the game has used. */
  adopt({ place, reduced, routed }: Position): void {
    this.now.place = { ...place } as Record<string, string>;
    this.now.reduced = [...reduced];
    this.now.routed = [...routed];
    this.read = undefined;
  }

  /** Whether the table plays a reading other than the usual one. */
  has(option: string): boolean {
    return this.position.options.some((each) => each === option);
  }

  is(mark: Mark, piece: string): boolean {
    return this.now[mark].includes(piece);
  }

  isReduced(piece: string): boolean {
    return this.now.reduced.includes(piece);
  }

  /** The side's units in a place, Commanders included. */
  units(at: string, side: SideName): string[] {
    return this.board.unitsIn(at, side);
  }

  mark(mark: Mark, pieces: readonly string[]): void {
    for (const piece of pieces) if (!this.is(mark, piece)) this.now[mark].push(piece);
  }

  unmark(mark: Mark, pieces: readonly string[]): void {
    for (const piece of pieces) takeOut(this.now[mark], piece);
  }

  flip(piece: string, reduced: boolean): void {
    takeOut(this.now.reduced, piece);
    if (reduced) this.now.reduced.push(piece);
  }

  /** Puts a counter in a place, with its markers. */
  put(piece: string, place: string): void {
    this.now.place[piece] = place;
    this.read = undefined;
  }

  /** Takes a counter off the board, Full and without a marker. */
  takeAway(piece: string, to: string): void {
    for (const mark of MARKS) this.unmark(mark, [piece]);
    this.flip(piece, false);
    this.put(piece, to);
  }

  /** 13.4.1, 18.3.1 A Metropolitan Brigade draws the enemy a chit. 13.4.2 Commanders do not outlive the last unit. */
  eliminate(piece: string): void {
    const side = this.board.sideOf(piece);
    const from = this.now.place[piece] ?? '';
    if (side === undefined) throw new Error(`${piece} is nobody's`);
    if (isMetropolitan(piece)) this.now.chitsDue[enemyOf(side)] = (this.now.chitsDue[enemyOf(side)] ?? 0) + 1;
    this.takeAway(piece, GONE[pieceFacts(piece).type] ?? 'losses');
    this.dismissAlone(from, side);
  }

  /** 3.7 */
  dismissAlone(at: string, side: SideName): void {
    const stack = this.units(at, side);
    if (stack.every(isCommander)) for (const each of stack) this.takeAway(each, 'removed');
  }

  /** 3.7 Commanders do not stay alone at the end of a Phase. */
  endPhase(side: SideName): void {
    for (const space of SPACES) this.dismissAlone(space, side);
  }

  /** 18.1 The track has no zero: each VP is one step. */
  score(side: SideName, points: number): void {
    this.now.victory += side === 'french' ? points : -points;
  }

  /** 2.1.2, 2.1.9, 10.6.2 */
  setControl(space: string, side: SideName): void {
    if (this.board.control(space) === side) return;
    const { indianNation, victorySpace, value } = spaceFacts(space);
    if (isNationVillage(space) && indianNation !== null && this.now.joined[indianNation] === side)
      delete this.now.control[space];
    else this.now.control[space] = side;
    if (victorySpace) this.score(side, value);
    if (space === 'louisbourg' && side === 'british') this.now.openSeas = true;
    this.read = undefined;
  }

  /** 2.1.2 Sole occupation takes a space; a captured Settled Space without its captors goes home. */
  settle(space: string): void {
    const { kind, home } = spaceFacts(space);
    if (kind === 'base' || kind === 'wilderness') return;
    const here = SIDES.filter((side) => this.units(space, side).some((each) => !isCommander(each)));
    const [only] = here;
    const controller = this.board.control(space);
    if (here.length === 1 && only !== undefined) this.setControl(space, only);
    else if (here.length === 0 && isSettled(space) && home !== null && controller !== home)
      this.setControl(space, home);
  }

  /** 8.1 A Nation joins: one unit on each of its Villages. */
  join(nation: string, side: SideName): void {
    this.now.joined[nation] = side;
    const villages = SPACES.filter((space) => isNationVillage(space) && spaceFacts(space).indianNation === nation);
    const waiting = Object.keys(this.now.place).filter((each) => pieceFacts(each).nation === nation);
    for (const [nth, village] of villages.entries()) {
      const unit = waiting[nth];
      if (unit !== undefined) this.put(unit, village);
    }
    this.read = undefined;
  }

  /** 13.8, 14.1.1 A stack that joins others: a Rout or Out of Supply marker stays only if both have it. */
  arrive(units: readonly string[], at: string, side: SideName): void {
    const there = this.units(at, side).filter((each) => !units.includes(each));
    for (const each of units) this.put(each, at);
    if (there.length === 0) return;
    // A Commander who comes alone shares the marker of a stack and does not lift it.
    const alone = units.every(isCommander);
    for (const mark of ['routed', 'outOfSupply'] as const) {
      if (!there.every((each) => this.is(mark, each))) this.unmark(mark, [...there, ...units]);
      else if (alone) this.mark(mark, units);
      else if (!units.every((each) => this.is(mark, each))) this.unmark(mark, [...there, ...units]);
    }
  }

  /** 10.2.1, 13.9.1 The connection by which a side enters. */
  recordEntry(side: SideName, from: string, to: string): void {
    (side === 'french' ? this.now.frenchEntered : this.now.britishEntered).push(`${from}>${to}`);
    this.read = undefined;
  }

  removeBattle(space: string): void {
    takeOut(this.now.battles, space);
    this.read = undefined;
  }
}
