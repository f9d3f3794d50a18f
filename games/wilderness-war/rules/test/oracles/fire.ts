import type { SideName } from '../../src/names.ts';
import type { Position } from '../../src/position.ts';
import { isDrilled, isUnit, pieceFacts, unitsOf } from './board.ts';

// 7.5-7.6 The Combat Results Table, and how step losses are taken.

/** The minimum strength of each column. */
const COLUMNS = [0, 1, 2, 3, 4, 6, 9, 13, 17, 22, 28];
/** By modified die, from 0 or less to 7 or more. */
const CRT = [
  [0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 3],
  [0, 0, 0, 0, 0, 1, 2, 2, 3, 4, 4],
  [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5],
  [0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 5],
  [0, 1, 1, 1, 2, 2, 3, 4, 4, 5, 5],
  [1, 1, 1, 1, 2, 3, 3, 4, 5, 5, 6],
  [1, 1, 1, 2, 2, 3, 4, 4, 5, 6, 7],
  [1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8],
];

/** The index of a column, shifted, but never past the first. */
export function columnOf(strength: number, shift: number): number {
  const index = COLUMNS.findLastIndex((least) => strength >= least);
  return Math.max(0, index + shift);
}

export const leastOf = (column: number): number => COLUMNS[column] ?? 0;
export const lossesOn = (column: number, die: number): number =>
  CRT[Math.min(7, Math.max(0, die))]?.[column] ?? Number.NaN;

/** The highest Command rating first; among equals, the best Tactics. */
export function bestLeader(leaders: readonly string[]): string | undefined {
  const rated = leaders.map((piece) => {
    const facts = pieceFacts(piece);
    return { piece, command: facts.kind === 'leader' ? facts.command : 0, tactics: tacticsOf(piece) };
  });
  return rated.sort((a, b) => b.command - a.command || b.tactics - a.tactics)[0]?.piece;
}

export function tacticsOf(piece: string | undefined): number {
  const facts = piece === undefined ? undefined : pieceFacts(piece);
  return facts?.kind === 'leader' ? facts.tactics : 0;
}

/** A side in a fight: its units with the steps left, and its leaders. */
export class Ranks {
  readonly leaders: string[];
  readonly began: readonly string[];
  lost = 0;
  private readonly steps: Map<string, number>;

  constructor(
    readonly side: SideName,
    pieces: readonly string[],
    { reduced }: Pick<Position, 'reduced'>,
  ) {
    const isReduced = (piece: string): boolean => reduced.some((each) => each === piece);
    this.began = unitsOf(pieces);
    this.leaders = pieces.filter((piece) => !isUnit(piece));
    this.steps = new Map(this.began.map((unit) => [unit, isReduced(unit) ? 1 : 2]));
  }

  /** The units that are left. */
  get units(): string[] {
    return [...this.steps.keys()];
  }

  stepsOf(units: readonly string[]): number {
    return units.reduce((sum, unit) => sum + (this.steps.get(unit) ?? 0), 0);
  }

  get strength(): number {
    return this.units.reduce((sum, unit) => {
      const facts = pieceFacts(unit);
      if (facts.kind !== 'unit') return sum;
      return sum + (this.steps.get(unit) === 2 ? facts.full : facts.reduced);
    }, 0);
  }

  isReduced(unit: string): boolean {
    return this.steps.get(unit) === 1;
  }

  /** 7.61 */
  lose(unit: string): void {
    this.lost++;
    if (this.isReduced(unit)) this.steps.delete(unit);
    else this.steps.set(unit, 1);
  }

  /** 7.63 The units that may lose the next step: those at full strength, if there are any. */
  next(among: readonly string[]): string[] {
    const full = among.filter((unit) => !this.isReduced(unit));
    return full.length > 0 ? full : [...among];
  }
}

/** The steps that a side has to lose. */
export class Loss {
  left: number;
  /** 7.62, 9.14 The number of them that Drilled Troops lose first. */
  private share: number;

  constructor(
    private readonly ranks: Ranks,
    hits: number,
    assault: boolean,
  ) {
    this.left = Math.min(hits, ranks.stepsOf(ranks.units));
    const share = assault ? hits : Math.ceil(hits / 2);
    this.share = Math.min(share, ranks.stepsOf(ranks.units.filter(isDrilled)));
  }

  /** The units that may lose the next step. */
  get open(): string[] {
    const { units } = this.ranks;
    return this.ranks.next(this.share > 0 ? units.filter(isDrilled) : units);
  }

  take(unit: string): void {
    this.ranks.lose(unit);
    this.left--;
    if (this.share > 0) this.share--;
  }
}
