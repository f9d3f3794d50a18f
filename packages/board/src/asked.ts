/** One legal choice as the engine lists it: its text, and the parsed text. */
export interface Option {
  /** The text to send: `move albany`. */
  readonly text: string;
  readonly verb: string;
  readonly args: readonly string[];
}

/** The current question, and who is asked. `seat` is `null` when the game is over. */
export interface Asked {
  readonly seat: string | null;
  readonly procedure: string;
  readonly step: string;
  /** The number of the rule that the question rests on; empty when the game is over. */
  readonly rule: string;
  /** A response window: the verb that declines. */
  readonly pass: string | null;
}
