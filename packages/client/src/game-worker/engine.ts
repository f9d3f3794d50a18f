import {
  type ChanceSource,
  chanceFrom,
  copyInto,
  drawsIn,
  type Entry,
  type Rules,
  type StateBase,
  Table,
} from '@carillon/flow';
import type { TitleWorker } from '@carillon/host';
import { secure, seeded } from '@carillon/kit';
import type { NewGame } from '../shared/messages.ts';

/** A title as the worker runs it. */
export interface TitleEngine<G extends StateBase, View, LogEntry> extends TitleWorker<G, View, LogEntry> {
  /** A hash of the rules' sources; `null` if the page was not built. */
  readonly rulesHash: string | null;
}

/**
 * The source of rolls and draws. A seed, for tests, repeats the same numbers; a resumed game with a seed skips the
 * numbers that its journal has used.
 */
function chanceOf(seed: number | null, journal: readonly Entry[]): ChanceSource {
  if (seed === null) return chanceFrom(secure());
  const random = seeded(seed);
  for (let used = drawsIn(journal); used > 0; used--) random.below(2);
  return chanceFrom(random);
}

/** A copy of a position for trials. */
export function copyOf<G extends StateBase, View, LogEntry>({ blank }: Rules<G, View, LogEntry>, state: G): G {
  const copy = blank();
  copyInto(copy, state);
  return copy;
}

/** The rules of a game that begins with a position instead of a set-up. */
export const startingAt = <G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  from: G,
): Rules<G, View, LogEntry> => ({
  ...rules,
  start: () => copyOf(rules, from),
});

/**
 * The table of a game on one screen. With two players it asks even in an idle window, so that silence reveals nothing;
 * a computer player learns nothing from silence.
 */
export function tableOf<G extends StateBase, View, LogEntry>(
  { rules }: TitleEngine<G, View, LogEntry>,
  { scenario, options: chosen, seed, computer }: NewGame,
  journal: readonly Entry[],
  { still = false, asksLast = [] }: { readonly still?: boolean; readonly asksLast?: readonly string[] } = {},
): Table<G, View, LogEntry> {
  const options = {
    still,
    scenario,
    options: chosen,
    chance: chanceOf(seed, journal),
    passIdleWindows: computer !== undefined,
    keepsLog: true,
    asksLast: asksLast.map((name) => rules.seats.indexOf(name)),
  };
  return journal.length === 0 && !still ? Table.open(rules, options) : Table.resume(rules, options, journal);
}
