import { type EntryOf as EntryIn, type LogLines, lineWriter, type Target, type WriteLine } from '@carillon/board';
import type { CardName, LogEntry, PieceName, PlaceName } from '@carillon/wilderness-war-rules/reference';
import { type Args, sayAny } from '../index.ts';

/** The entries of a type. */
export type EntryOf<T extends LogEntry['type']> = EntryIn<LogEntry, T>;

/** The sentences for entries of some types. */
export type Lines<T extends LogEntry['type']> = LogLines<LogEntry, T>;

type Write = WriteLine<Args>;
export const heading: Write = lineWriter<Args>(sayAny, 'heading');
export const line: Write = lineWriter<Args>(sayAny, 'line');
export const detail: Write = lineWriter<Args>(sayAny, 'detail');

/** Targets for spaces, pieces and cards. */
export const spaces = (...places: readonly PlaceName[]): Target[] => places.map((id) => ({ kind: 'space', id }));
export const pieces = (ids: readonly PieceName[]): Target[] => ids.map((id) => ({ kind: 'piece', id }));
export const card = (id: CardName): Target[] => [{ kind: 'card', id }];
