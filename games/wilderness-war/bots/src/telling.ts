import type { Seat } from '@carillon/flow';
import type { Telling } from '@carillon/opponent';
import {
  isMilitia,
  isUnit,
  type Piece,
  piece,
  type State,
  sideOf,
  spaceOf,
} from '@carillon/wilderness-war-rules/search';
import { Evaluation } from './evaluation.ts';
import { FEATURES } from './weights.ts';

const evaluation = new Evaluation();

/** What can be told of a position of Wilderness War. */
export const telling: Telling<State> = {
  features: FEATURES,
  worths: (g, into) => evaluation.worths(g, into),
  points: (g) => g.vp,
  steps: (g, seat) => stepsOnMap(g, seat),
};

/** The steps of a side's units on the map; Militia come and go. */
function stepsOnMap(g: State, seat: Seat): number {
  let steps = 0;
  for (let p = 0 as Piece; p < piece.count; p++)
    if (isUnit(p) && !isMilitia(p) && sideOf(p) === seat && spaceOf(g.place.get(p)) >= 0)
      steps += g.reduced.has(p) ? 1 : 2;
  return steps;
}
