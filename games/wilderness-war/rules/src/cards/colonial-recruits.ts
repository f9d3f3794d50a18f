import { met } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { isIndian, isMilitia, isRegular, isUnit } from '../counters.ts';
import type { Piece } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import { RolledRestoring } from '../procedures/contents-events.ts';
import { gatherRestorable, hasWorn } from '../query/reinforcement.ts';
import { scratch } from './effects.ts';
import type { EventCard } from './event.ts';

/** Open reading: which units are colonial: Coureurs, Rangers, Light Infantry and Provincials. One source only. */
const isColonial = (p: Piece): boolean => isUnit(p) && !isRegular(p) && !isIndian(p) && !isMilitia(p);

/**
 * Colonial Recruits (46): a die roll says how many reduced Coureurs, Rangers, Light Infantry and Provincials may be
 * restored. Confidence: medium.
 */
export const colonialRecruits: EventCard = {
  allowed: (g, by) => met(CLAUSES.colonialsWorn, hasWorn(g, by, isColonial)),
  idle(g, by) {
    gatherRestorable(g, by, isColonial, scratch.worn);
    return scratch.worn.isEmpty;
  },
  play(g, by) {
    gatherRestorable(g, by, isColonial, scratch.worn);
    return flow.call(RolledRestoring, { side: by, units: scratch.worn });
  },
};
