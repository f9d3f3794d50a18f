// A scenario of a title in a minute: what somebody must know before playing a first card.

/** A side, and what it fights for; each aim a sentence. `[13.1]` in any of these texts refers to a rule. */
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
  /** What scores. */
  readonly points: readonly string[];
  /** What a year is, and what is done in it. */
  readonly turn: readonly string[];
  /** When the game ends, and who then wins. */
  readonly end: readonly string[];
}
