// Made from the facts by `npm run facts`; do not edit.

import type { ScenarioName, SideName } from '../names.ts';

/** A scenario on the start page. */
export interface ScenarioOpening {
  readonly id: ScenarioName;
  readonly years: readonly number[];
  readonly startVictory: { readonly side: SideName; readonly vp: number };
}

/** In the order of `SCENARIOS`. */
export const OPENINGS: readonly ScenarioOpening[] = [
  { id: 'vaudreuils-petite-guerre', years: [1755], startVictory: { side: 'french', vp: 1 } },
  { id: 'loudouns-gamble', years: [1757], startVictory: { side: 'french', vp: 1 } },
  { id: 'amhersts-juggernaut', years: [1758, 1759], startVictory: { side: 'french', vp: 5 } },
  { id: 'french-and-indian-war', years: [1755, 1756, 1757, 1758, 1759], startVictory: { side: 'french', vp: 1 } },
];
