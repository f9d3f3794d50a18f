import { met, NONE } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { BRITISH, marker, type Piece, place, SOUTHERN, type Space } from '../ids.ts';
import { DEMOLITION } from '../procedures/chapter-05-construction.ts';
import { flow } from '../procedures/contents.ts';
import { Cherokees } from '../procedures/contents-events.ts';
import { isIn } from '../query/assemblies.ts';
import {
  countersOf,
  dropLost,
  eachSite,
  gatherAvailable,
  gatherRestorable,
  gatherSites,
  hasSite,
  isAvailable,
  isOpenPost,
  mayBeRestored,
} from '../query/reinforcement.ts';
import type { State } from '../state.ts';
import { bringIn, mendAll, placeMarker, scratch } from './effects.ts';
import type { EventCard } from './event.ts';

const CHEROKEES = countersOf('cherokee');
const PLAYED = marker.of('cherokees');
const UPRISING = marker.of('cherokee-uprising');

/** Open reading: whether they come to a fortification in the Southern Department only. One source only; taken as yes. */
const SOUTHERN_ONLY = true;

const isMeetingPlace = (g: State, where: Space): boolean =>
  (!SOUTHERN_ONLY || isIn(SOUTHERN, where)) && isOpenPost(g, BRITISH, where);

const isCherokee = (p: Piece): boolean => CHEROKEES.includes(p);

/**
 * Cherokees (30): until their uprising, all Cherokees come together to one post in the south, and reduced ones are
 * restored. Confidence: medium.
 */
export const cherokees: EventCard = {
  site: CLAUSES.atSouthernPost,
  allowed(g) {
    if (!met(CLAUSES.noUprising, !g.inEffect.has(UPRISING))) return false;
    if (CHEROKEES.some((p) => mayBeRestored(g, p))) return true;
    return (
      met(
        CLAUSES.cherokeesLeft,
        CHEROKEES.some((p) => isAvailable(g, p)),
      ) &&
      met(
        CLAUSES.meetingPlace,
        hasSite((where) => isMeetingPlace(g, where)),
      )
    );
  },
  play(g, by, say) {
    const { units, sites, worn } = scratch;
    placeMarker(g, say, PLAYED);
    gatherRestorable(g, by, isCherokee, worn);
    mendAll(g, say, worn);
    gatherAvailable(g, 'cherokee', CHEROKEES.length, units);
    gatherSites((where) => isMeetingPlace(g, where), sites);
    return flow.call(Cherokees, { units, sites });
  },
};

Cherokees.define({
  ready: (_g, f) => (f.units.isEmpty || f.sites.isEmpty ? Cherokees.end() : undefined),
  // 5.522 All together at one fortification.
  place: Cherokees.ask({
    rule: '5.53',
    aside: DEMOLITION,
    afterAside(g, f) {
      dropLost(g, BRITISH, f.sites);
      return Cherokees.goto('ready');
    },
    who: () => BRITISH,
    verbs: { place: [place] },
    list(g, f, offer) {
      eachSite(g, BRITISH, f.sites, CLAUSES.atSouthernPost, offer.place);
    },
    take: {
      place(g, f, to) {
        for (let p = f.units.first(); p !== NONE; p = f.units.after(p)) bringIn(g, f.say, p, to);
      },
    },
  }),
  close: () => Cherokees.end(),
});
