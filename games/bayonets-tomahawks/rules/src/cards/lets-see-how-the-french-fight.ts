import type { StartEvent } from './event.ts';

/**
 * Let's See How the French Fight (54): the French have an extra Light point. That Indian units neither act nor are
 * marshaled is in `query/effects.ts` (`isBarredToIndians`).
 */
export const letsSeeHowTheFrenchFight: StartEvent = {
  lasting: true,
  happen(g) {
    g.extraLight = true;
  },
};
