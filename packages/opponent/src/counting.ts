import type { Seat, StateBase } from '@carillon/flow';

/** Counts what happens in one game. */
export interface Counter<G extends StateBase> {
  /** Takes note of an entry of the log, as nobody's secret hides it, with the position as it stands then. */
  note(g: G, entry: unknown): void;
  /** What was counted, a row a seat, in the order of the names. */
  readonly counts: readonly (readonly number[])[];
}

/** What a player is expected to do on average: a count stays within this band. */
export interface Band {
  /** The name of a count. */
  readonly of: string;
  /** The count that it is a share of; without it, the band is a figure a game. */
  readonly in?: string;
  readonly least?: number;
  readonly most?: number;
  /** The seat that it holds for; without it, for both. */
  readonly seat?: Seat;
  /** The expectation in plain words. */
  readonly means: string;
}

/** What a title counts in games of computer players. */
export interface Counting<G extends StateBase> {
  readonly names: readonly string[];
  readonly bands: readonly Band[];
  /** A counter for a new game. */
  begin(): Counter<G>;
}

/** The counting of any title, for code that works on all of them. */
export type AnyCounting = Counting<StateBase>;

/** A counting with its types forgotten: give it only what its own rules have made. */
export const anyCounting = <G extends StateBase>(counting: Counting<G>): AnyCounting =>
  counting as unknown as AnyCounting;

/** Figures by name, one a seat, all 0 at first. */
export class Counts<Name extends string> {
  /** A row a seat, in the order of the names. */
  readonly rows: readonly (readonly number[])[];
  private readonly figures: readonly number[][];

  constructor(
    private readonly names: readonly Name[],
    seats: number,
  ) {
    this.figures = Array.from({ length: seats }, () => names.map(() => 0));
    this.rows = this.figures;
  }

  add(seat: Seat, name: Name, by = 1): void {
    const row = this.figures[seat];
    const place = this.names.indexOf(name);
    if (row !== undefined) row[place] = (row[place] ?? 0) + by;
  }
}

/** Finds marches to and fro: a piece comes back to where it was, with nothing done in between. */
export class Trails {
  private readonly been = new Map<string, Set<string>>();

  /** Something was done: whoever goes back has a reason. */
  forget(): void {
    this.been.clear();
  }

  /** The first of these pieces goes from one space to another; whether it has been there before. */
  step(pieces: readonly string[], from: string, to: string): boolean {
    const [first = ''] = pieces;
    const been = this.been.get(first) ?? new Set();
    this.been.set(first, been);
    been.add(from);
    return been.has(to);
  }
}
