import type { CardName, LogEntry, PieceName } from '@carillon/bayonets-tomahawks-rules/reference';
import type { LogLines, Target } from '@carillon/board';
import { type LineWriters, targetsOf, writersIn } from '@carillon/wargame-board';
import { type Args, sayAny } from './index.ts';

/** The sentences for entries of some types. */
export type Lines<T extends LogEntry['type']> = LogLines<LogEntry, T>;

export const write: LineWriters<Args> = writersIn(sayAny);

/** Targets for spaces, pieces and cards. */
export const spaces = (...ids: readonly string[]): Target[] => ids.map((id) => ({ kind: 'space', id }));
export const pieces: (ids: readonly PieceName[]) => Target[] = targetsOf('piece');
export const cards = (...ids: readonly CardName[]): Target[] => ids.map((id) => ({ kind: 'card', id }));
