// The advice of a good player to a beginner at each question: data of a title, loaded when first asked for.

/** `[6.1]` in any of these texts refers to a rule. */
export interface CoachText {
  /** The question, in one plain sentence. */
  readonly asks: string;
  /** The effect of a choice, by verb, for the step's own verbs. */
  readonly does: Readonly<Record<string, string>>;
  /** Points to consider, a sentence or two each. */
  readonly weigh: readonly string[];
}

/** A title's coach in one language. */
export interface CoachBook {
  /** By step, `march.onward`; for a response window by step and moment, `window.offer.captured`. */
  readonly steps: Readonly<Record<string, CoachText>>;
  /** The effect of each rarely used action, by verb. */
  readonly asides: Readonly<Record<string, string>>;
  /** The lesson about the questions of a procedure, by the procedure's name. */
  readonly lessons: Readonly<Record<string, string>>;
}

/** The text for a question; `undefined` if the book has none. */
export const coached = (book: CoachBook, step: string, moment: string | null): CoachText | undefined =>
  (moment === null ? undefined : book.steps[`${step}.${moment}`]) ?? book.steps[step];
