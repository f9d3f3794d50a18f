import { CLAUSES } from '../clauses.ts';
import { flow } from '../procedures/contents.ts';
import { PlacingOrRestoring } from '../procedures/contents-events.ts';
import { countersOf, gatherAvailable, gatherRestorable, gatherSites, isOpenPost } from '../query/reinforcement.ts';
import { scratch } from './effects.ts';
import { always, type EventCard } from './event.ts';

const RANGERS = countersOf('ranger');

/** Open reading: how many units are placed, or restored instead. One source only. */
const MOST_PLACED = 1;
const MOST_RESTORED = 2;

/** Rangers (53): a unit comes to an unbesieged British fortification, or reduced Rangers are restored. Confidence: medium. */
export const rangers: EventCard = {
  site: CLAUSES.atPost,
  allowed: always,
  play(g, by) {
    const { units, sites, worn } = scratch;
    gatherAvailable(g, 'ranger', MOST_PLACED, units);
    gatherSites((where) => isOpenPost(g, by, where), sites);
    gatherRestorable(g, by, (p) => RANGERS.includes(p), worn);
    return flow.call(PlacingOrRestoring, { side: by, units, sites, most: MOST_PLACED, worn, mostWorn: MOST_RESTORED });
  },
};
