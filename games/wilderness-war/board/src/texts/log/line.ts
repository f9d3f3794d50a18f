import type { EntryOf as EntryIn, LogLines, Target } from '@carillon/board';
import { type LineWriters, targetsOf, writersIn } from '@carillon/wargame-board';
import type { CardName, LogEntry, PieceName, PlaceName } from '@carillon/wilderness-war-rules/reference';
import { type Args, sayAny } from '../index.ts';

/** The entries of a type. */
export type EntryOf<T extends LogEntry['type']> = EntryIn<LogEntry, T>;

/** The sentences for entries of some types. */
export type Lines<T extends LogEntry['type']> = LogLines<LogEntry, T>;

export const write: LineWriters<Args> = writersIn(sayAny);

/** Targets for spaces, pieces and cards. */
export const spaces = (...places: readonly PlaceName[]): Target[] => places.map((id) => ({ kind: 'space', id }));
export const pieces: (ids: readonly PieceName[]) => Target[] = targetsOf('piece');
export const card = (id: CardName): Target[] => [{ kind: 'card', id }];
