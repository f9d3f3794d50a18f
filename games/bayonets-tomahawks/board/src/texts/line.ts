import type { CardName, LogEntry, PieceName } from '@carillon/bayonets-tomahawks-rules/reference';
import { type LogLines, lineWriter, type Target, type WriteLine } from '@carillon/board';
import { type Args, sayAny } from './index.ts';

/** The sentences for entries of some types. */
export type Lines<T extends LogEntry['type']> = LogLines<LogEntry, T>;

type Write = WriteLine<Args>;
export const heading: Write = lineWriter<Args>(sayAny, 'heading');
export const line: Write = lineWriter<Args>(sayAny, 'line');
export const detail: Write = lineWriter<Args>(sayAny, 'detail');

/** Targets for spaces, pieces and cards. */
export const spaces = (...ids: readonly string[]): Target[] => ids.map((id) => ({ kind: 'space', id }));
export const pieces = (ids: readonly PieceName[]): Target[] => ids.map((id) => ({ kind: 'piece', id }));
export const cards = (...ids: readonly CardName[]): Target[] => ids.map((id) => ({ kind: 'card', id }));
