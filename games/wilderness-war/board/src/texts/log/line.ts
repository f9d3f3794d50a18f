import type { Language, LogLine, Params, Said, Target } from '@carillon/board';
import type { CardName, LogEntry, PieceName, PlaceName } from '@carillon/wilderness-war-rules';
import { type MessageKey, say } from '../index.ts';

/** The entries of a type. */
export type EntryOf<T extends LogEntry['type']> = LogEntry extends infer E
  ? E extends { readonly type: infer U }
    ? T extends U
      ? E
      : never
    : never
  : never;

/** How entries of some types read. */
export type Lines<T extends LogEntry['type']> = {
  readonly [Each in T]: (entry: EntryOf<Each>, language: Language) => LogLine;
};

/** What a line is made of. */
export interface Parts {
  readonly key: MessageKey;
  readonly params?: Params;
  readonly rule?: string;
  readonly about?: readonly Target[];
  /** The modifiers of its roll, and what stands in the sentence instead where they are told apart. */
  readonly roll?: { readonly instead: Params; readonly modifiers: readonly Said[] };
}

const lineAt =
  (level: LogLine['level']) =>
  (language: Language, { key, params = {}, rule, about = [], roll }: Parts): LogLine => ({
    text: say(language, key, params),
    level,
    about,
    // What an event does rests on its card, not on a rule.
    ...(rule !== undefined && /^\d/.test(rule) ? { rule } : {}),
    ...(roll && {
      roll: { text: say(language, key, { ...params, ...roll.instead }), modifiers: roll.modifiers },
    }),
  });

/** A line that begins a part of the log. */
export const heading: (language: Language, parts: Parts) => LogLine = lineAt('heading');
/** An ordinary line. */
export const line: (language: Language, parts: Parts) => LogLine = lineAt('line');
/** A line of the sheet (battle, siege, march) that the line above began. */
export const detail: (language: Language, parts: Parts) => LogLine = lineAt('detail');

/** Targets for spaces, pieces and cards. */
export const spaces = (...places: readonly PlaceName[]): Target[] => places.map((id) => ({ kind: 'space', id }));
export const pieces = (ids: readonly PieceName[]): Target[] => ids.map((id) => ({ kind: 'piece', id }));
export const card = (id: CardName): Target[] => [{ kind: 'card', id }];
