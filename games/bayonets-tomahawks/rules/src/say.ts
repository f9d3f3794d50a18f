import type { IdSet } from '@carillon/flow';
import { type Piece, type Place, piece, place } from './ids.ts';
import type { LogEntry } from './log.ts';
import type { PieceName } from './names.ts';

/** Names of counters, for the log. */
export const named = (pieces: IdSet<Piece>): PieceName[] => pieces.toArray().map((p) => piece.nameOf(p));

/** Logs where a counter has been placed. */
export function sayPlaced(say: ((entry: LogEntry) => void) | undefined, p: Piece, at: Place, rule: string): void {
  say?.({ type: 'placed', piece: piece.nameOf(p), at: place.nameOf(at), rule });
}
