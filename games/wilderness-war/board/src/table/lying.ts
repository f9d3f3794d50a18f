import type { Lying } from '@carillon/board';
import type { View } from '@carillon/wilderness-war-rules/reference';
import { isPiece } from '../position/facts.ts';
import { pointOf } from '../position/places.ts';
import { standIn } from '../position/stacks.ts';

/** The contents of places in a position, for clicks. */
export const lyingOf = (view: () => View): Lying => ({
  placeOf(piece) {
    const place = isPiece(piece) ? view().place[piece] : undefined;
    return place !== undefined && pointOf(place) ? place : undefined;
  },
  standIn: (piece, offered) => (isPiece(piece) ? standIn(view(), piece, offered.filter(isPiece)) : undefined),
});
