import type { Seat, StateBase } from '@carillon/flow';

/** What a seat sets out to do in its turn, as plain data: names only. */
export interface Intended {
  /** Why it goes there, as the title calls it. */
  readonly aim: string;
  /** The space where it wants to be, or to do something. */
  readonly at: string;
  /** The space where it begins, if the title names it. */
  readonly from?: string;
  /** The connection that is built, if one is. */
  readonly by?: string;
  /** Who goes. */
  readonly pieces: readonly string[];
}

/** What a title can tell of intentions. */
export interface Intending<G extends StateBase> {
  /** Of so many turns that a search plays by policy from their beginning, one pursues an intention: each in turn; 0: none. */
  readonly oneIn: number;
  /** Why anybody goes anywhere, as `Intended.aim` calls it. */
  readonly aims: readonly string[];
  /** What a seat may set out to do in its turn, the most promising first, from what it sees. */
  list(g: G, seat: Seat): readonly Intended[];
  /** Which of them is carried out, or begun, by what a seat does: log entries of the types in `Telling.deeds`. */
  pursued(all: readonly Intended[], deeds: readonly unknown[]): Intended | undefined;
}

/**
 * The intention that is nearest to its end; of equals, the more promising. `left` says how far one is from it, `undefined`
 * if it is not pursued.
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
