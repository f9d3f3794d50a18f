import { met, NONE } from '@carillon/flow';
import { at, get } from '@carillon/kit';
import { CLAUSES } from '../clauses.ts';
import { SCENARIO_FACTS, SETUP_FACTS } from '../data/scenarios.ts';
import { FRENCH, marker, piece, place, placeOf, SET_ASIDE, space } from '../ids.ts';
import { DEMOLITION } from '../procedures/chapter-05-construction.ts';
import { flow } from '../procedures/contents.ts';
import { FrenchRegulars } from '../procedures/contents-events.ts';
import type { Force } from '../query/command.ts';
import { eachSite, gatherAvailable, mayReceive } from '../query/reinforcement.ts';
import type { State } from '../state.ts';
import { bringIn, scratch } from './effects.ts';
import type { EventCard } from './event.ts';

const LANDINGS = ['quebec', 'louisbourg'].map(space.of);
const QUIBERON_BAY = marker.of('quiberon-bay');
const THIS_SEASON = marker.of('french-regulars-this-season');
const UNITS = 2;

/** Open reading: whether only one French Regulars event may be played in a season. One source only; taken as yes. */
const ONCE_A_SEASON = true;

const setups = new Map(SETUP_FACTS.map((facts) => [facts.id, facts]));
// For each scenario, the leaders who wait for the first of these cards.
const waiting = SCENARIO_FACTS.map(({ setup }) =>
  get(setups, setup)
    .setAside.flatMap(({ leaders }) => leaders)
    .map((name) => piece.of(name)),
);

/** Adds the leaders who come with the first French Regulars of the war. */
function addSetAside(g: State, into: Force): void {
  for (const p of at(waiting, g.scenario)) if (g.place.get(p) === SET_ASIDE) into.add(p);
}

/**
 * French Regulars (55–56, 68): until Quiberon Bay two Regulars come together to Québec or Louisbourg; the first time in
 * the war with Montcalm, Lévis and Bougainville if they were set aside. Confidence: high.
 */
export const frenchRegulars: EventCard = {
  site: CLAUSES.atFrenchPort,
  allowed(g) {
    return (
      met(CLAUSES.beforeQuiberon, !g.inEffect.has(QUIBERON_BAY)) &&
      met(CLAUSES.onceASeason, !(ONCE_A_SEASON && g.inEffect.has(THIS_SEASON))) &&
      met(
        CLAUSES.frenchLanding,
        LANDINGS.some((each) => mayReceive(g, FRENCH, each)),
      )
    );
  },
  play(g) {
    const { units, sites } = scratch;
    g.inEffect.add(THIS_SEASON);
    gatherAvailable(g, 'french-regular', UNITS, units);
    addSetAside(g, units);
    sites.clear();
    for (const each of LANDINGS) if (mayReceive(g, FRENCH, each)) sites.add(placeOf(each));
    return flow.call(FrenchRegulars, { units, sites });
  },
};

FrenchRegulars.define({
  // 5.522 Together, in a space without enemies or a siege.
  place: FrenchRegulars.ask({
    rule: '5.52',
    aside: DEMOLITION,
    who: () => FRENCH,
    verbs: { place: [place] },
    list(g, f, offer) {
      eachSite(g, FRENCH, f.sites, CLAUSES.atFrenchPort, offer.place);
    },
    take: {
      place(g, f, to) {
        for (let p = f.units.first(); p !== NONE; p = f.units.after(p)) bringIn(g, f.say, p, to);
      },
    },
  }),
  close: () => FrenchRegulars.end(),
});
