import {
  hasReducedFace,
  isCommander,
  isMobile,
  type Piece,
  piece,
  type State,
  sideOf,
  spaceOf,
} from '@carillon/bayonets-tomahawks-rules/search';
import type { Seat } from '@carillon/flow';
import type { Telling } from '@carillon/opponent';
import { Evaluation } from './evaluation.ts';
import { FEATURES } from './weights.ts';

const evaluation = new Evaluation();

/** What can be told of a position of Bayonets & Tomahawks. */
export const telling: Telling<State> = {
  features: FEATURES,
  worths: (g, into) => evaluation.worths(g, into),
  points: (g) => g.victory,
  steps: (g, seat) => stepsOnMap(g, seat),
};

/** The steps of a faction's mobile units on the map. */
function stepsOnMap(g: State, seat: Seat): number {
  let steps = 0;
  for (let p = 0 as Piece; p < piece.count; p++)
    if (isMobile(p) && !isCommander(p) && spaceOf(g.place.get(p)) >= 0 && sideOf(g, p) === seat)
      steps += hasReducedFace(p) && !g.reduced.has(p) ? 2 : 1;
  return steps;
}
