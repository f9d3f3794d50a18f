import { flow } from '../procedures/contents.ts';
import { RolledRestoring } from '../procedures/contents-events.ts';
import { gatherRestorable } from '../query/reinforcement.ts';
import { scratch } from './effects.ts';
import type { EventCard } from './event.ts';
import { canBeSent, isFromEurope } from './from-europe.ts';

/** Open reading: from which year on, and that a roll tells how many units. One source only. */
const FROM_YEAR = 1756;

/** Victories in Germany Release Troops & Finances for New World (48): a roll of reduced Regulars and Light Infantry may be restored. Confidence: medium. */
export const victoriesInGermany: EventCard = {
  allowed: (g, by) => g.year >= FROM_YEAR && canBeSent(g, by),
  play(g, by) {
    gatherRestorable(g, by, isFromEurope, scratch.worn);
    return flow.call(RolledRestoring, { side: by, units: scratch.worn });
  },
};
