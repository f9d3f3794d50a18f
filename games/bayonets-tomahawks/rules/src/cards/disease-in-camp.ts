import { isBrigade, isColonialBrigade, isMetropolitan } from '../counters.ts';
import { BRITISH, FRENCH, isOnBoard, type Piece, piece, type Side } from '../ids.ts';
import { sideOf } from '../query/presence.ts';
import type { State } from '../state.ts';
import { picking, strike } from './effects.ts';
import type { Part } from './event.ts';

/** On the map or in the Sail box. */
const isBrigadeOf = (g: State, p: Piece, of: Side): boolean =>
  isBrigade(p) && sideOf(g, p) === of && isOnBoard(g.place.get(p));
const someMetropolitan = (g: State, of: Side): boolean =>
  piece.all.some((p) => isMetropolitan(p) && isBrigadeOf(g, p, of));

const FRENCH_CAMP: readonly Part[] = [
  {
    by: FRENCH,
    count: 1,
    may: (g, p) => isBrigadeOf(g, p, FRENCH) && (isMetropolitan(p) || !someMetropolitan(g, FRENCH)),
    take: strike,
  },
];

/** Disease in French Camp (5): a Metropolitan Brigade if there is one, otherwise another. */
export const diseaseInFrenchCamp = picking(() => FRENCH_CAMP);

/** From this Year on Disease in British Camp strikes both kinds of Brigades. */
const BOTH_KINDS_FROM = 1757;
const BRITISH_CAMP_EARLY: readonly Part[] = [
  { by: BRITISH, count: 1, may: (g, p) => isBrigadeOf(g, p, BRITISH), take: strike },
];
/** Open reading (34): which Brigades are struck if there is only one kind. Taken as that one alone. */
const BRITISH_CAMP: readonly Part[] = [
  { by: BRITISH, count: 1, may: (g, p) => isColonialBrigade(p) && isBrigadeOf(g, p, BRITISH), take: strike },
  { by: BRITISH, count: 1, may: (g, p) => isMetropolitan(p) && isBrigadeOf(g, p, BRITISH), take: strike },
];

/** Disease in British Camp (34): any Brigade; later a Colonial and a Metropolitan one. */
export const diseaseInBritishCamp = picking((g) => (g.year < BOTH_KINDS_FROM ? BRITISH_CAMP_EARLY : BRITISH_CAMP));
