import { isFriendlyCoast, type Side, type Space, type State, space } from '@carillon/bayonets-tomahawks-rules/search';
import { AT_SEA } from './field.ts';
import { type Intention, ofStack } from './intention.ts';
import type { Sight } from './standing.ts';
import { landingChance } from './threats.ts';

// 10.6 The intentions of a faction by sea.

/** The minimum worth of an army that waits for ships. */
const ARMY = 1;
/** The worth of fetching an army, and of each Brigade in it. */
const [FETCH, BRIGADE] = [0.35, 0.05];

/**
 * Landings of forces at sea, voyages from ports where Fleets, guns and Brigades are together, and Fleets that fetch an
 * army.
 */
export function voyages(g: State, of: Side, sight: Sight): readonly Intention[] {
  const coasts = space.all.filter((s) => isFriendlyCoast(g, of, s));
  const worth = (from: Space, to: Space): number =>
    sight.prizes.of(of, to) > 0 ? sight.prizes.of(of, to) * landingChance(g, of, from, to, sight.field) : 0;
  const ports = coasts.filter((s) => sight.field.fleet(of, s) > 0);
  return [
    ...coasts.map((to) => ofStack('land', 'land', AT_SEA, to, worth(AT_SEA, to))),
    ...ports.flatMap((from) =>
      coasts.map((to) => ofStack('sail', 'sail', from, to, to === from ? 0 : worth(from, to))),
    ),
    ...ports.flatMap((from) => fetching(of, from, coasts, sight)),
  ];
}

/** Fleets without an army sail to a port where one waits without Fleets. */
function fetching(of: Side, from: Space, coasts: readonly Space[], { field }: Sight): readonly Intention[] {
  if (field.army(of, from) >= ARMY) return [];
  return coasts
    .filter((to) => field.fleet(of, to) === 0 && field.army(of, to) >= ARMY)
    .map((to) => ofStack('fetch', 'sail', from, to, FETCH + BRIGADE * field.army(of, to)));
}
