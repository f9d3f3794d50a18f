import { type IdSet, setOf } from '@carillon/flow';
import { type Piece, piece } from '../ids.ts';

const pieces = setOf(piece);

/** A set of counters to work with, which no position holds. */
export const scratchForce = (): IdSet<Piece> => pieces.read(new Int16Array(pieces.width), 0);
