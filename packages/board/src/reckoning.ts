import type { Language } from './language.ts';

/** Rolls of one kind by a seat: the results, and the average of the same rolls. */
export interface Rolled {
  readonly seat: string;
  /** The name of the count, such as `Steps lost to fire`. */
  readonly kind: string;
  readonly got: number;
  readonly due: number;
}

/** Counters of one kind that a seat lost. */
export interface Lost {
  readonly seat: string;
  readonly kind: string;
  readonly count: number;
}

/** The figures in one entry of the log. Points and weights are positive for the first seat. */
export interface Reckoned {
  /** The season, round or year that begins here, in words. */
  readonly part?: string;
  /** The year that begins here. */
  readonly year?: number;
  /** Set if a new matter begins: a battle, a raid, the play of a card. Later entries belong to it. */
  readonly matter?: true;
  readonly points?: number;
  /** The event's worth besides its points, measured in points. */
  readonly weight?: number;
  /** How well the entry shows the outcome of its matter; the highest of a matter is quoted. */
  readonly telling?: number;
  readonly rolls?: readonly Rolled[];
  readonly losses?: readonly Lost[];
}

/** A title's part of the figures of a game. */
export interface Reckoning<View, LogEntry> {
  /** The score of a position: positive for the first seat. */
  readonly score: (view: View) => number;
  readonly scoreName: (score: number, language: Language) => string;
  /** The figures of an entry, in the game with this present position; `undefined` if it has none. */
  readonly of: (view: View, entry: LogEntry, language: Language) => Reckoned | undefined;
}
