/** One legal choice, as the engine lists it: its text, and the text taken apart. */
export interface Option {
  /** What is sent: `move albany`. */
  readonly text: string;
  readonly verb: string;
  readonly args: readonly string[];
}

/** What is asked now, of whom. `seat` is `null` when the game is over. */
export interface Asked {
  readonly seat: string | null;
  readonly procedure: string;
  readonly step: string;
  /** A response window: the verb that declines. */
  readonly pass: string | null;
}
