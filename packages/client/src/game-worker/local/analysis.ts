import type { Logged } from '@carillon/flow';
import type { Answers, Asks, Reply } from '../../shared/messages.ts';

/**
 * The game that an analysis starts from: it has the log up to that point, and further analyses (`Branch`) start from it
 * too.
 */
export interface Analysed<View, LogEntry, Branch> {
  readLog(): readonly Logged<LogEntry>[];
  past(ask: Asks['past']): Reply<Answers<View, LogEntry>['past']>;
  branch(ask: Asks['analyse']): Reply<Branch>;
  /** Whether its analyses may be judged: never while others play it. */
  readonly judging: { readonly inAnalysis: boolean };
}

/** The origin of an analysis: the game, and the number of the last entry that both share. */
export interface Origin<View, LogEntry, Branch> {
  readonly game: Analysed<View, LogEntry, Branch>;
  readonly last: number;
}
