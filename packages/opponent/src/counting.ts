import type { Seat, StateBase } from '@carillon/flow';

/** Counts events in one game. */
export interface Counter<G extends StateBase> {
  /** Counts an entry of the complete log, with the position after it. */
  note(g: G, entry: unknown): void;
  /** The counts, one row per seat, in the order of the names. */
  readonly counts: readonly (readonly number[])[];
}

/** An expectation of average play: a count stays within this band. */
export interface Band {
  /** The name of a count. */
  readonly of: string;
  /** The count of which it is a share; without it, the band is a number per game. */
  readonly in?: string;
  readonly least?: number;
  readonly most?: number;
  /** The seat to which it applies; without it, both. */
  readonly seat?: Seat;
  /** The expectation in plain words. */
  readonly means: string;
}

/** The counts and expectations of a title for games of computer players. */
export interface Counting<G extends StateBase> {
  readonly names: readonly string[];
  readonly bands: readonly Band[];
  /** A counter for a new game. */
  begin(): Counter<G>;
}

/** The counting of any title, for code that works on all of them. */
export type AnyCounting = Counting<StateBase>;

/** A counting without its types; pass it only states and entries made by its own rules. */
export const anyCounting = <G extends StateBase>(counting: Counting<G>): AnyCounting =>
  counting as unknown as AnyCounting;

/** Figures by name, one per seat, all 0 at first. */
export class Counts<Name extends string> {
  /** One row per seat, in the order of the names. */
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

/** Finds pointless marches to and fro: a piece returns to a space without having done anything since. */
export class Trails {
  private readonly been = new Map<string, Set<string>>();

  /** Forgets all trails, because something was done: a piece that returns now has a reason. */
  forget(): void {
    this.been.clear();
  }

  /** Notes that the first of these pieces moves between two spaces; returns whether it was there before. */
  step(pieces: readonly string[], from: string, to: string): boolean {
    const [first = ''] = pieces;
    const been = this.been.get(first) ?? new Set();
    this.been.set(first, been);
    been.add(from);
    return been.has(to);
  }
}
