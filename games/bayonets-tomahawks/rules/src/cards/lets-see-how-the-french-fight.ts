import type { StartEvent } from './event.ts';

/**
 * Let's See How the French Fight (54): the French have an extra Light point. `isBarredToIndians` in `query/effects.ts`
 * keeps Indian units from acting and from being marshaled.
 */
export const letsSeeHowTheFrenchFight: StartEvent = {
  lasting: true,
  happen(g) {
    g.extraLight = true;
  },
};
