import { addRaidPoints } from '../change.ts';
import { BRITISH, FRENCH } from '../ids.ts';
import { heldBy } from './effects.ts';
import type { StartEvent } from './event.ts';

/** Raid Points by the number of named spaces that the British control. */
const POINTS = [0, 3, 5];

/** French Trade Goods Destroyed (20): the French lose Raid Points for the named spaces that the British control. */
export const frenchTradeGoodsDestroyed: StartEvent = {
  happen(g, say, played) {
    const points = POINTS[heldBy(g, BRITISH, played).length] ?? 0;
    if (points > 0) addRaidPoints(g, say, FRENCH, -points);
  },
};
