import type { JSX } from 'solid-js';
import type { Asked, Option } from './asked.ts';
import type { Language } from './language.ts';

// Sheets: everything about one fight decided by dice, shown beside the map. The client displays them; the title
// supplies the contents.

/** The subject of a sheet: a battle, siege or raid in progress or just decided, or the end of a year. */
export interface SheetSubject<LogEntry> {
  readonly kind: string;
  /** The space where it is decided; `null` for events all over the map. */
  readonly at: string | null;
  /** Whether it is in progress. */
  readonly running: boolean;
  /** Its log entries so far; empty before the dice. */
  readonly entries: readonly LogEntry[];
  /** Constant throughout the same fight. */
  readonly key: string;
}

/** A question about the position, by its name in the rules. */
export interface Inquiry {
  readonly name: string;
  readonly args: { readonly [argument: string]: string | boolean | readonly string[] };
}

/** A rule number as the client shows it: a link into the rules. */
export type SheetRule = (props: { readonly rule: string }) => JSX.Element;

/** The inputs of a sheet. */
export interface SheetProps<View, LogEntry> {
  readonly view: View;
  readonly language: Language;
  readonly subject: SheetSubject<LogEntry>;
  /** The rules' answers before the dice; `undefined` until they arrive. */
  readonly answer: unknown;
  readonly Rule: SheetRule;
  /** The choices of the present question, for buttons in the sheet; `undefined` if they are made elsewhere. */
  readonly answers?: Pick<AnswersProps<View, LogEntry>, 'options' | 'onChoose'> | undefined;
}

/** The inputs for the answers to a question of a fight. */
export interface AnswersProps<View, LogEntry> {
  readonly view: View;
  readonly language: Language;
  readonly asked: Asked;
  readonly options: readonly Option[];
  /** The rules' answer about the fight as it stands; `undefined` until it arrives. */
  readonly odds: unknown;
  /** The log entries of the fight so far. */
  readonly entries: readonly LogEntry[];
  readonly onChoose: (option: Option) => void;
}

/** A choice of a question. */
export interface ChosenFrom {
  readonly option: Option;
  readonly options: readonly Option[];
  readonly seat: string | null;
}

/** The sheets of a title. */
export interface Sheets<View, LogEntry> {
  /**
   * The fight in progress in a position, or the one in the last `fresh` entries of the log, which ends with its newest
   * entry.
   */
  readonly subjectOf: (view: View, log: readonly LogEntry[], fresh: number) => SheetSubject<LogEntry> | undefined;
  /** The question to the rules while the fight is in progress. */
  readonly inquiry: Inquiry;
  readonly heading: (subject: SheetSubject<LogEntry>, language: Language) => string;
  /** An answer in one line; empty if it says nothing. */
  readonly brief: (answer: unknown, language: Language) => string;
  /** The results of the dice of a fight so far, in one line; empty before the first. It takes the place of `brief`. */
  readonly rolled?: (subject: SheetSubject<LogEntry>, language: Language) => string;
  /** The question about choices under consideration, one or a plan; `undefined` if they lead to no dice. */
  readonly foresee: (view: View, choices: readonly string[]) => Inquiry | undefined;
  /**
   * The chance of an attempt, or the effect of a card or a reroll, in a few words for its button; empty if the answer
   * about the fight says nothing about it.
   */
  readonly worth?: (answer: unknown, chosen: ChosenFrom, language: Language) => string;
  /**
   * The chance that a yes succeeds, or that its side wins the fight after a reroll, from 0 to 1; the best yeses have
   * buttons. `undefined` if the answer about the fight says nothing about it.
   */
  readonly chance?: (answer: unknown, chosen: ChosenFrom) => number | undefined;
  readonly Sheet: (props: SheetProps<View, LogEntry>) => JSX.Element;
  /** The answers to a question of the current fight, shown beside the sheet: the counters on the map are small. */
  readonly Answers?: (props: AnswersProps<View, LogEntry>) => JSX.Element;
}
