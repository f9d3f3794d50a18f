import { type IdSet, setOf } from '@carillon/flow';
import { type Piece, piece, type Space, space } from '../ids.ts';

const pieces = setOf(piece);
const spaces = setOf(space);

/** A scratch set of counters outside the state. */
export const scratchForce = (): IdSet<Piece> => pieces.read(new Int16Array(pieces.width), 0);

/** A scratch set of spaces outside the state. */
export const scratchSpaces = (): IdSet<Space> => spaces.read(new Int16Array(spaces.width), 0);
