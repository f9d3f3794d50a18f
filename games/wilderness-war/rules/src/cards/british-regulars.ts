import { met } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { marker } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import { Expedition } from '../procedures/contents-events.ts';
import { gatherAvailable, gatherSites, hasBritishPort, isBritishPort } from '../query/reinforcement.ts';
import { scratch } from './effects.ts';
import type { EventCard } from './event.ts';

const THIS_SEASON = marker.of('british-regulars-this-season');
const UNITS = 3;

/** Open reading: whether only one British Regulars event may be played in a season. One source only; taken as yes. */
const ONCE_A_SEASON = true;

/** British Regulars (57–59, 64): a leader from the pool and three Regulars, at British-controlled ports. Confidence: high. */
export const britishRegulars: EventCard = {
  site: CLAUSES.atPort,
  allowed: (g) =>
    met(CLAUSES.onceASeason, !(ONCE_A_SEASON && g.inEffect.has(THIS_SEASON))) &&
    met(CLAUSES.britishPort, hasBritishPort(g)),
  play(g) {
    const { units, sites } = scratch;
    g.inEffect.add(THIS_SEASON);
    gatherAvailable(g, 'british-regular', UNITS, units);
    gatherSites((where) => isBritishPort(g, where), sites);
    return flow.call(Expedition, { leaders: 1, units, sites });
  },
};
