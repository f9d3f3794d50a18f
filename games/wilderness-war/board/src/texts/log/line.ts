import { type EntryOf as EntryIn, type LogLines, lineWriter, type Target, type WriteLine } from '@carillon/board';
import type { CardName, LogEntry, PieceName, PlaceName } from '@carillon/wilderness-war-rules';
import { type MessageKey, say } from '../index.ts';

/** The entries of a type. */
export type EntryOf<T extends LogEntry['type']> = EntryIn<LogEntry, T>;

/** How entries of some types read. */
export type Lines<T extends LogEntry['type']> = LogLines<LogEntry, T>;

type Write = WriteLine<MessageKey>;
export const heading: Write = lineWriter(say, 'heading');
export const line: Write = lineWriter(say, 'line');
export const detail: Write = lineWriter(say, 'detail');

/** Targets for spaces, pieces and cards. */
export const spaces = (...places: readonly PlaceName[]): Target[] => places.map((id) => ({ kind: 'space', id }));
export const pieces = (ids: readonly PieceName[]): Target[] => ids.map((id) => ({ kind: 'piece', id }));
export const card = (id: CardName): Target[] => [{ kind: 'card', id }];
