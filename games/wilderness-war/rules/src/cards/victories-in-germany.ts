import { met } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { flow } from '../procedures/contents.ts';
import { Restoring, RolledRestoring } from '../procedures/contents-events.ts';
import { gatherRestorable } from '../query/reinforcement.ts';
import { scratch } from './effects.ts';
import type { EventCard } from './event.ts';
import { canBeSent, isFromEurope, restoresNone } from './from-europe.ts';

/** Open reading: from which year on. One source only. */
const FROM_YEAR = 1756;
/**
 * Open reading: how many units may be restored: a fixed number, or a die roll. One source rolls; an example of play
 * restores one.
 */
const MOST: number | 'a roll' = 'a roll';

/**
 * Victories in Germany Release Troops & Finances for New World (48): a die roll says how many reduced Regulars and
 * Light Infantry may be restored. Confidence: medium.
 */
export const victoriesInGermany: EventCard = {
  allowed: (g, by) => met(CLAUSES.fromYear, g.year >= FROM_YEAR) && canBeSent(g, by),
  idle: restoresNone,
  play(g, by) {
    gatherRestorable(g, by, isFromEurope, scratch.worn);
    const restored = { side: by, units: scratch.worn };
    return MOST === 'a roll' ? flow.call(RolledRestoring, restored) : flow.call(Restoring, { ...restored, most: MOST });
  },
};
