// A scenario of a title in a minute: the facts that a player needs before the first card.

/** A side and its aims, each a sentence. `[13.1]` in any of these texts refers to a rule. */
export interface WarSide {
  readonly seat: string;
  readonly name: string;
  readonly aims: readonly string[];
}

/** The war in a minute: sentences, with figures from the tables. */
export interface War {
  /** The scenario's name and years. */
  readonly name: string;
  readonly sides: readonly WarSide[];
  /** The sources of points. */
  readonly points: readonly string[];
  /** The course of a year. */
  readonly turn: readonly string[];
  /** When the game ends, and who then wins. */
  readonly end: readonly string[];
}
