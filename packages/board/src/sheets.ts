import type { JSX } from 'solid-js';
import type { Asked, Option } from './asked.ts';
import type { Language } from './language.ts';

// Sheets: all about one fight that dice decide, beside the map. The client shows them; what is in them is the title's.

/** What a sheet is about: a battle, a siege, a raid that goes on or has just been decided, the end of a year. */
export interface SheetSubject<LogEntry> {
  readonly kind: string;
  /** The space where it is decided; `null` for what happens all over the map. */
  readonly at: string | null;
  /** Whether it goes on. */
  readonly running: boolean;
  /** What the log has told of it so far; empty before the dice. */
  readonly entries: readonly LogEntry[];
  /** The same as long as it is the same fight. */
  readonly key: string;
}

/** A question about the position, by the name under which the rules know it. */
export interface Inquiry {
  readonly name: string;
  readonly args: { readonly [argument: string]: string | readonly string[] };
}

/** A rule number as the client shows it: a way into the rules. */
export type SheetRule = (props: { readonly rule: string }) => JSX.Element;

/** What a sheet is drawn from. */
export interface SheetProps<View, LogEntry> {
  readonly view: View;
  readonly language: Language;
  readonly subject: SheetSubject<LogEntry>;
  /** What the rules answered before the dice; `undefined` until they have. */
  readonly answer: unknown;
  readonly Rule: SheetRule;
}

/** What the answers to a question of a fight are drawn from. */
export interface AnswersProps<View, LogEntry> {
  readonly view: View;
  readonly language: Language;
  readonly asked: Asked;
  readonly options: readonly Option[];
  /** What the log has told of the fight so far. */
  readonly entries: readonly LogEntry[];
  readonly onChoose: (option: Option) => void;
}

/** The sheets of a title. */
export interface Sheets<View, LogEntry> {
  /** The fight that goes on in a position, or that the last `fresh` entries of the log tell of. The log's newest entry is its last. */
  readonly subjectOf: (view: View, log: readonly LogEntry[], fresh: number) => SheetSubject<LogEntry> | undefined;
  /** What is asked of the rules while the fight goes on. */
  readonly inquiry: Inquiry;
  readonly heading: (subject: SheetSubject<LogEntry>, language: Language) => string;
  /** An answer in one line; empty where it says nothing. */
  readonly brief: (answer: unknown, language: Language) => string;
  /** What to ask about choices that are thought of, one or a plan; `undefined` where no dice come of them. */
  readonly foresee: (view: View, choices: readonly string[]) => Inquiry | undefined;
  readonly Sheet: (props: SheetProps<View, LogEntry>) => JSX.Element;
  /** What a question of the fight that goes on can be answered with, beside the sheet: the counters on the map are small. */
  readonly Answers?: (props: AnswersProps<View, LogEntry>) => JSX.Element;
}
