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
 * `{ side }`: the spaces where its Drilled Troops would suffer Winter Attrition if the year ended now (11.1), each with
 * the number of units that would be eliminated and reduced (11.2). Indians, which go home first (4.0 B.3), are not
 * counted, and a siege kept up only by them counts as over (8.232). Pieces that might accompany them are not counted:
 * that is their owner's choice.
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

/** 4.0 B.3, 8.232 Whether another unit keeps up a siege after the Indians have gone home. */
function besiegersStay(g: State, where: Space): boolean {
  const by = enemyOf(besiegedSide(g, where));
  gatherHomeward(g, by, where, homeward);
  for (let p = firstOutside(g, by, placeOf(where)); p !== NONE; p = nextOutside(g, by, placeOf(where), p)) {
    if (isUnit(p) && !(isIndian(p) && homeward.has(p))) return true;
  }
  return false;
}

/**
 * The pieces that stay in a space after the Indians have gone home. Indians leave only spaces without fortifications,
 * where no limit of units matters.
 */
function winteringAt(g: State, of: Side, where: Space): Stack {
  const stack = stackAt(g, of, where);
  gatherHomeward(g, of, where, homeward);
  let { units } = stack;
  for (let p = homeward.first(); p !== NONE; p = homeward.after(p)) if (isIndian(p)) units--;
  return { ...stack, units };
}
