import { BRITISH } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import { Restoring } from '../procedures/contents-events.ts';
import { gatherRestorable } from '../query/reinforcement.ts';
import { scratch } from './effects.ts';
import type { EventCard } from './event.ts';
import { canBeSent, isFromEurope, restoresNone } from './from-europe.ts';

/** Open reading: how many units each side may restore. One source only. */
const FRENCH_MOST = 3;
const BRITISH_MOST = 6;

/**
 * Troop Transports & Local Enlistments (47): reduced Regulars and Light Infantry are restored, up to three for the
 * French, up to six for the British. Confidence: medium.
 */
export const troopTransports: EventCard = {
  allowed: canBeSent,
  idle: restoresNone,
  play(g, by) {
    gatherRestorable(g, by, isFromEurope, scratch.worn);
    const most = by === BRITISH ? BRITISH_MOST : FRENCH_MOST;
    return flow.call(Restoring, { side: by, units: scratch.worn, most });
  },
};
