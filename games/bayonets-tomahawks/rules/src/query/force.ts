import { type IdSet, setOf } from '@carillon/flow';
import { type Piece, piece, type Space, space } from '../ids.ts';

const pieces = setOf(piece);
const spaces = setOf(space);

/** A set of counters to work with, which no position holds. */
export const scratchForce = (): IdSet<Piece> => pieces.read(new Int16Array(pieces.width), 0);

/** A set of spaces to work with, which no position holds. */
export const scratchSpaces = (): IdSet<Space> => spaces.read(new Int16Array(spaces.width), 0);
