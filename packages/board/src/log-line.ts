import type { Language } from './language.ts';
import { type ArgsOf, capitalised, type Params, type Said, type Words } from './message.ts';
import type { Target } from './target.ts';

/** The subject of a log line, for filtering. */
export const LOG_TOPICS = ['cards', 'movement', 'battles', 'sieges', 'raids', 'forces', 'points'] as const;
export type LogTopic = (typeof LOG_TOPICS)[number];

/** One line of the log. Indented lines belong to the sheet (battle, siege, raid) of the line above. */
export interface LogLine extends Said {
  readonly level: 'heading' | 'line' | 'detail';
  /** The targets that light up on the map when the user points at the line. */
  readonly about: readonly Target[];
  /** Its topic; without one, it has the topic of its sheet. */
  readonly topic?: LogTopic;
  /** The side whose turn a heading begins; a heading without one begins a year, a season or the game. */
  readonly seat?: string;
  /**
   * Set if it reports which cards were played, by one side or (`null`) by several. The last such line is shown above
   * the log.
   */
  readonly played?: { readonly by: string | null };
  /** Set on a detail that a summary names: a deed or a result, not a roll or a loss on the way to it. */
  readonly inSummary?: true;
  /** The side that answers within a turn: it intercepts, avoids battle, or plays a card. */
  readonly answer?: string;
  /**
   * A roll in parts: the sentence without its modifiers, then each of them with its rule. `text` says the same as one
   * sentence.
   */
  readonly roll?: { readonly text: string; readonly modifiers: readonly Said[] };
}

/** Any log entry; each has a type. */
interface Typed {
  readonly type: string;
}

/** The entries of a type. */
export type EntryOf<Entry extends Typed, T extends Entry['type']> = Entry extends infer E extends Typed
  ? T extends E['type']
    ? E
    : never
  : never;

/** The sentences for entries of some types. */
export type LogLines<Entry extends Typed, T extends Entry['type']> = {
  readonly [Each in T]: (entry: EntryOf<Entry, Each>, language: Language) => LogLine;
};

/** The parts of a line: a message with its arguments, and facts of the entry. */
export type LineParts<Args, Key extends keyof Args> = LineFacts & {
  readonly key: Key;
  /** The modifiers of its roll, and the text that replaces them in the sentence when they are shown separately. */
  readonly roll?: { readonly instead: Params; readonly modifiers: readonly Said[] };
} & (object extends ArgsOf<Args, Key>
    ? { readonly params?: ArgsOf<Args, Key> }
    : { readonly params: ArgsOf<Args, Key> });

interface LineFacts {
  /** A rule number, or another source, such as a card, which is not shown. */
  readonly rule?: string;
  readonly about?: readonly Target[];
  readonly topic?: LogTopic;
  readonly seat?: string;
  readonly played?: NonNullable<LogLine['played']>;
  readonly inSummary?: boolean;
  readonly answer?: string;
}

/** Writes a line of one level. */
export type WriteLine<Args> = <Key extends keyof Args & string>(
  language: Language,
  parts: LineParts<Args, Key>,
) => LogLine;

/**
 * The writer of lines of a level, in a title's texts: a `heading` begins a part of the log; a `detail` belongs to the
 * sheet (battle, siege, march) begun by the line above.
 */
export const lineWriter =
  <Args>(sayAny: Words<Args>['sayAny'], level: LogLine['level']): WriteLine<Args> =>
  (language, { key, params, rule, about = [], topic, seat, played, inSummary, answer, roll }) => {
    const given = params as Params | undefined;
    return {
      text: capitalised(sayAny(language, key, given)),
      level,
      about,
      ...(rule !== undefined && /^\d/.test(rule) && { rule }),
      ...(topic !== undefined && { topic }),
      ...(seat !== undefined && { seat }),
      ...(played && { played }),
      ...(inSummary && { inSummary }),
      ...(answer !== undefined && { answer }),
      ...(roll && {
        roll: { text: capitalised(sayAny(language, key, { ...given, ...roll.instead })), modifiers: roll.modifiers },
      }),
    };
  };
