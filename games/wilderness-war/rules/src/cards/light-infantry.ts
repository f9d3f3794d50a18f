import { CLAUSES } from '../clauses.ts';
import { flow } from '../procedures/contents.ts';
import { Expedition } from '../procedures/contents-events.ts';
import { gatherAvailable, gatherSites, isBritishFortress } from '../query/reinforcement.ts';
import { scratch } from './effects.ts';
import { always, type EventCard } from './event.ts';

const UNITS = 2;

/** Light Infantry (54): a leader from the pool and two units, at British-controlled fortresses. Confidence: high. */
export const lightInfantry: EventCard = {
  site: CLAUSES.atFortress,
  allowed: always,
  play(g) {
    const { units, sites } = scratch;
    gatherAvailable(g, 'light-infantry', UNITS, units);
    gatherSites((where) => isBritishFortress(g, where), sites);
    return flow.call(Expedition, { leaders: 1, units, sites });
  },
};
