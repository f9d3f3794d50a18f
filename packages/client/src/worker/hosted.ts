import type { Route } from '@carillon/board';
import { type ChanceSource, chanceFrom, drawsIn, type Entry, type Rules, type StateBase } from '@carillon/flow';
import { secure, seeded } from '@carillon/kit';

/** A title as the worker runs it: its rules, and the ways a selected force could go, found on what a seat may see. */
export interface Hosted<G extends StateBase, View, LogEntry> {
  readonly rules: Rules<G, View, LogEntry>;
  readonly routes: (view: View) => readonly Route[];
}

/**
 * Where rolls and draws come from. A seed, for tests, gives the same numbers again; a game that goes on with a seed
 * skips the numbers that its journal has used.
 */
export function chanceOf(seed: number | null, journal: readonly Entry[]): ChanceSource {
  if (seed === null) return chanceFrom(secure());
  const random = seeded(seed);
  for (let used = drawsIn(journal); used > 0; used--) random.below(2);
  return chanceFrom(random);
}
