import type { CardName, LogEntry, PieceName } from '@carillon/bayonets-tomahawks-rules';
import type { Language, LogLine, LogTopic, Params, Target } from '@carillon/board';
import { type MessageKey, say } from './index.ts';

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
  readonly topic?: LogTopic;
  readonly seat?: string;
}

const lineAt =
  (level: LogLine['level']) =>
  (language: Language, { key, params = {}, rule, about = [], topic, seat }: Parts): LogLine => ({
    text: say(language, key, params),
    level,
    about,
    ...(rule !== undefined && /^\d/.test(rule) ? { rule } : {}),
    ...(topic !== undefined && { topic }),
    ...(seat !== undefined && { seat }),
  });

export const heading: (language: Language, parts: Parts) => LogLine = lineAt('heading');
export const line: (language: Language, parts: Parts) => LogLine = lineAt('line');
export const detail: (language: Language, parts: Parts) => LogLine = lineAt('detail');

export const spaces = (...ids: readonly string[]): Target[] => ids.map((id) => ({ kind: 'space', id }));
export const pieces = (ids: readonly PieceName[]): Target[] => ids.map((id) => ({ kind: 'piece', id }));
export const cards = (...ids: readonly CardName[]): Target[] => ids.map((id) => ({ kind: 'card', id }));
