import type { Logged } from '@carillon/flow';
import type { Answers, Asks, Reply } from '../../messages.ts';

/** The game that an analysis is of: what happened there is read there, and other analyses (`Branch`) begin there. */
export interface Analysed<View, LogEntry, Branch> {
  readLog(): readonly Logged<LogEntry>[];
  past(ask: Asks['past']): Reply<Answers<View, LogEntry>['past']>;
  branch(ask: Asks['analyse']): Reply<Branch>;
}

/** Where an analysis comes from: the game, and the number of its last entry in common. */
export interface Origin<View, LogEntry, Branch> {
  readonly game: Analysed<View, LogEntry, Branch>;
  readonly last: number;
}
