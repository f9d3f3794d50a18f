import type { Seat, StateBase } from '@carillon/flow';

/** An intention of a seat for its turn, as plain data: names only. */
export interface Intended {
  /** The title's name for the purpose. */
  readonly aim: string;
  /** The space where it wants to go, or to act. */
  readonly at: string;
  /** The space where it begins, if the title names it. */
  readonly from?: string;
  /** The connection that is built, if one is. */
  readonly by?: string;
  /** The pieces that go. */
  readonly pieces: readonly string[];
}

/** A title's description of intentions. */
export interface Intending<G extends StateBase> {
  /** One in this many turns that a search plays entirely by policy pursues an intention, each in turn; 0 for none. */
  readonly oneIn: number;
  /** All purposes, as in `Intended.aim`. */
  readonly aims: readonly string[];
  /** The possible intentions of a seat for its turn, the most promising first, from what it sees. */
  list(g: G, seat: Seat): readonly Intended[];
  /**
   * The intention that a seat's deeds carry out or begin; the deeds are log entries of the types in `Telling.deeds`.
   */
  pursued(all: readonly Intended[], deeds: readonly unknown[]): Intended | undefined;
}

/**
 * The intention that is nearest to its goal; among equals, the more promising. `left` returns the distance of an
 * intention from its goal, `undefined` if it is not pursued.
 */
export function nearestToItsEnd(
  all: readonly Intended[],
  left: (intended: Intended) => number | undefined,
): Intended | undefined {
  let found: Intended | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const each of all) {
    const far = left(each);
    if (far === undefined || far >= least) continue;
    found = each;
    least = far;
  }
  return found;
}
