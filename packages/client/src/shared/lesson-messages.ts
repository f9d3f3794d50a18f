/** A lesson as the page shows it, without its texts, which the page loads itself. */
export interface LessonNow {
  readonly title: string;
  readonly lesson: string;
  /** The seat that the reader plays. */
  readonly seat: string;
  /** The number of the current step, counted from 0, and of all steps. */
  readonly step: number;
  readonly of: number;
  /** The name of the step; `null` at the end. */
  readonly name: string | null;
  /** Whether it waits for a choice. */
  readonly asks: boolean;
  /** The number of the first entry since the previous step began, with which the moves just made begin. */
  readonly since: number;
  /** The targets and buttons that it points at; a button by its choice, such as `button:stop`. */
  readonly points: readonly string[];
  /** The key of the answer to a wrong choice just made. */
  readonly wrong: string | null;
}
