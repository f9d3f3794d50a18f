import { NONE } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { isIndian, isUnit } from '../counters.ts';
import { enemyOf, placeOf, type Side, type Space, space } from '../ids.ts';
import { type Stack, stackAt, suffersAttrition, unitsLost } from '../query/attrition.ts';
import { scratchForce } from '../query/command.ts';
import { gatherHomeward } from '../query/going-home.ts';
import { firstOutside, isBesieged, nextOutside } from '../query/presence.ts';
import { besiegedSide } from '../settle.ts';
import type { State } from '../state.ts';
import { sideIn } from './args.ts';

/**
 * `{ side }`: the spaces where its Drilled Troops would suffer Winter Attrition if the year ended now (11.1), each with how
 * many units would be eliminated, and how many reduced (11.2). Indians who must go home first (4.0 B.3) are not counted, and a
 * siege that only they keep up is over (8.232). Nobody is counted who might come to a space with them: that is their owner's choice.
 */
export function winter(g: State, args: Json): Json {
  const of = sideIn(args);
  const struck = space.all.filter((each) =>
    suffersAttrition(g, of, each, isBesieged(g, each) && besiegersStay(g, each)),
  );
  return struck.map((each) => {
    const stack = winteringAt(g, of, each);
    return { at: space.nameOf(each), eliminated: unitsLost(stack), reduced: stack.full };
  });
}

const homeward = scratchForce();

/** 4.0 B.3, 8.232 Whether a siege outlasts the Indians who go home first: some other unit keeps it up. */
function besiegersStay(g: State, where: Space): boolean {
  const by = enemyOf(besiegedSide(g, where));
  gatherHomeward(g, by, where, homeward);
  for (let p = firstOutside(g, by, placeOf(where)); p !== NONE; p = nextOutside(g, by, placeOf(where), p)) {
    if (isUnit(p) && !(isIndian(p) && homeward.has(p))) return true;
  }
  return false;
}

/** What stays in a space when the Indians have gone home. Only outside fortifications do they, where no limit of units matters. */
function winteringAt(g: State, of: Side, where: Space): Stack {
  const stack = stackAt(g, of, where);
  gatherHomeward(g, of, where, homeward);
  let { units } = stack;
  for (let p = homeward.first(); p !== NONE; p = homeward.after(p)) if (isIndian(p)) units--;
  return { ...stack, units };
}
