import { NONE } from '@carillon/flow';
import { BRITISH, marker, place, type Side, SOUTHERN, type Space } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import { Cherokees } from '../procedures/contents-events.ts';
import { isIn } from '../query/assemblies.ts';
import { countersOf, gatherAvailable, gatherRestorable, gatherSites, isOpenPost } from '../query/reinforcement.ts';
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

/** Collects the Cherokees that may come and where, and those that may be restored. */
function muster(g: State, by: Side): void {
  gatherAvailable(g, 'cherokee', CHEROKEES.length, scratch.units);
  gatherSites((where) => isMeetingPlace(g, where), scratch.sites);
  gatherRestorable(g, by, (p) => CHEROKEES.includes(p), scratch.worn);
}

/** Cherokees (30): until their uprising, all Cherokees come together to one post in the south, and reduced ones are restored. Confidence: medium. */
export const cherokees: EventCard = {
  allowed(g, by) {
    if (g.inEffect.has(UPRISING)) return false;
    muster(g, by);
    return !scratch.worn.isEmpty || !(scratch.units.isEmpty || scratch.sites.isEmpty);
  },
  play(g, by, say) {
    placeMarker(g, say, PLAYED);
    muster(g, by);
    mendAll(g, say, scratch.worn);
    return flow.call(Cherokees, { units: scratch.units, sites: scratch.sites });
  },
};

Cherokees.define({
  ready: (_g, f) => (f.units.isEmpty || f.sites.isEmpty ? Cherokees.end() : undefined),
  // 5.522 All together at one fortification.
  place: Cherokees.ask({
    who: () => BRITISH,
    verbs: { place: [place] },
    list(_g, f, offer) {
      for (let to = f.sites.first(); to !== NONE; to = f.sites.after(to)) offer.place(to);
    },
    take: {
      place(g, f, to) {
        for (let p = f.units.first(); p !== NONE; p = f.units.after(p)) bringIn(g, f.say, p, to);
      },
    },
  }),
  close: () => Cherokees.end(),
});
