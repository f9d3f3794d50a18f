import { met } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { isRegular } from '../counters.ts';
import { BRITISH, marker, SOUTHERN } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import { CherokeeUprising, Removing } from '../procedures/contents-events.ts';
import { isProvincialOf } from '../query/assemblies.ts';
import { countersOf, gatherRemovable } from '../query/reinforcement.ts';
import { placeMarker, removeMarker, scratch, takeAllAway } from './effects.ts';
import type { EventCard } from './event.ts';

const CHEROKEES = countersOf('cherokee');
const PLAYED = marker.of('cherokees');
const UPRISING = marker.of('cherokee-uprising');

/** Open reading: how many Regulars and how many Southern Provincials are lost. One source only. */
const REGULARS = 2;
const PROVINCIALS = 1;

/**
 * Cherokee Uprising (31): after Cherokees has been played, the British lose Regulars, a Southern Provincial and all
 * Cherokees, besieged units excepted and of their own choice; the Cherokees never return. Confidence: medium.
 */
export const cherokeeUprising: EventCard = {
  allowed: (g) => met(CLAUSES.cherokeesPlayed, g.inEffect.has(PLAYED)),
  play(g, _by, say) {
    removeMarker(g, say, PLAYED);
    placeMarker(g, say, UPRISING);
    return flow.call(CherokeeUprising, {});
  },
};

CherokeeUprising.define({
  cherokees(g, f) {
    gatherRemovable(g, BRITISH, (p) => CHEROKEES.includes(p), scratch.units);
    takeAllAway(g, f.say, scratch.units);
  },
  regulars(g) {
    gatherRemovable(g, BRITISH, isRegular, scratch.units);
    return flow.call(Removing, { side: BRITISH, units: scratch.units, most: REGULARS });
  },
  provincial(g) {
    gatherRemovable(g, BRITISH, (p) => isProvincialOf(SOUTHERN, p), scratch.units);
    return flow.call(Removing, { side: BRITISH, units: scratch.units, most: PROVINCIALS });
  },
  close: () => CherokeeUprising.end(),
});
