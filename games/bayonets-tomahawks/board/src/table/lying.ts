import type { View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Lying } from '@carillon/board';
import { isPiece } from '../position/facts.ts';
import { boardPlaceOf } from '../position/places.ts';
import { standIn } from '../position/stacks.ts';

/** The contents of places in a position, for clicks. */
export const lyingOf = (view: () => View): Lying => ({
  placeOf: (piece) => (isPiece(piece) ? boardPlaceOf(view(), piece) : undefined),
  standIn: (piece, offered) => (isPiece(piece) ? standIn(view(), piece, offered.filter(isPiece)) : undefined),
});
