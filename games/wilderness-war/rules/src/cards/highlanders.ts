import { met } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { type Card, card, marker } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import { Expedition } from '../procedures/contents-events.ts';
import { gatherAvailable, gatherSites, hasBritishPort, isBritishPort } from '../query/reinforcement.ts';
import type { State } from '../state.ts';
import { scratch } from './effects.ts';
import type { EventCard } from './event.ts';

const WILLIAM_PITT = marker.of('william-pitt');
/** From this year on they come without Pitt. */
const FROM_YEAR = 1759;
const LARGE = card.of('highlanders-60');

/** Open reading: how many leaders and units each card brings, the large one (60) and the others. One source only; the counters fit exactly. */
const LARGE_LEADERS = 2;
const LARGE_UNITS = 4;
const SMALL_LEADERS = 1;
const SMALL_UNITS = 1;

const broughtBy = (played: Card) =>
  played === LARGE ? { leaders: LARGE_LEADERS, units: LARGE_UNITS } : { leaders: SMALL_LEADERS, units: SMALL_UNITS };

const mayCome = (g: State): boolean => g.inEffect.has(WILLIAM_PITT) || g.year >= FROM_YEAR;

/**
 * Highlanders (60–61, 63): with Pitt or late in the war, leaders from the pool and Highland units, at
 * British-controlled ports. Confidence: medium.
 */
export const highlanders: EventCard = {
  site: CLAUSES.atPort,
  allowed: (g) => met(CLAUSES.pitt, mayCome(g)) && met(CLAUSES.britishPort, hasBritishPort(g)),
  play(g, _by, _say, played) {
    const { units, sites } = scratch;
    const brought = broughtBy(played);
    gatherAvailable(g, 'highland', brought.units, units);
    gatherSites((where) => isBritishPort(g, where), sites);
    return flow.call(Expedition, { leaders: brought.leaders, units, sites });
  },
};
