import type { IdSet } from '@carillon/flow';
import { type Piece, piece } from './ids.ts';
import type { PieceName } from './names.ts';

/** Names of counters, for the log. */
export const named = (pieces: IdSet<Piece>): PieceName[] => pieces.toArray().map((p) => piece.nameOf(p));
