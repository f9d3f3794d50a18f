import { NONE } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { isIndian } from '../counters.ts';
import { type Side, type Space, space } from '../ids.ts';
import { type Stack, stackAt, suffersAttrition, unitsLost } from '../query/attrition.ts';
import { scratchForce } from '../query/command.ts';
import { gatherHomeward } from '../query/going-home.ts';
import type { State } from '../state.ts';
import { sideIn } from './args.ts';

/**
 * `{ side }`: the spaces where its Drilled Troops would suffer Winter Attrition if the year ended now (11.1), each with how
 * many units would be eliminated, and how many reduced (11.2). Indians who must go home first (4.0 B.3) are not counted;
 * nor is who might come to a space with them, for that is their owner's choice.
 */
export function winter(g: State, args: Json): Json {
  const of = sideIn(args);
  const struck = space.all.filter((each) => suffersAttrition(g, of, each));
  return struck.map((each) => {
    const stack = winteringAt(g, of, each);
    return { at: space.nameOf(each), eliminated: unitsLost(stack), reduced: stack.full };
  });
}

const homeward = scratchForce();

/** What stays in a space when the Indians have gone home. Only outside fortifications do they, where no limit of units matters. */
function winteringAt(g: State, of: Side, where: Space): Stack {
  const stack = stackAt(g, of, where);
  gatherHomeward(g, of, where, homeward);
  let { units } = stack;
  for (let p = homeward.first(); p !== NONE; p = homeward.after(p)) if (isIndian(p)) units--;
  return { ...stack, units };
}
