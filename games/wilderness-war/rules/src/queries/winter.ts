import type { Json } from '@carillon/kit';
import { space } from '../ids.ts';
import { stackAt, suffersAttrition, unitsLost } from '../query/attrition.ts';
import type { State } from '../state.ts';
import { sideIn } from './args.ts';

/**
 * `{ side }`: the spaces where its Drilled Troops would suffer Winter Attrition if the year ended now (11.1), each with how
 * many units would be eliminated, and how many reduced (11.2).
 */
export function winter(g: State, args: Json): Json {
  const of = sideIn(args);
  const struck = space.all.filter((each) => suffersAttrition(g, of, each));
  return struck.map((each) => {
    const stack = stackAt(g, of, each);
    return { at: space.nameOf(each), eliminated: unitsLost(stack), reduced: stack.full };
  });
}
