import type { Space } from '../ids.ts';
import { flow, March, Retreat } from '../procedures/contents.ts';
import { Event } from '../procedures/contents-events.ts';
import { GoHome } from '../procedures/contents-year.ts';
import { hasUnits } from '../query/presence.ts';
import type { State } from '../state.ts';

/**
 * Whether a space has been settled: not while a march is in it, during an event, while pieces go home, or where some
 * have retreated and others wait for their turn (7.91). See `settle.ts`.
 */
export const isQuiet = (g: State, where: Space): boolean =>
  flow.within(g, March)?.at !== where &&
  flow.within(g, Event) === undefined &&
  flow.within(g, GoHome) === undefined &&
  !isRetreatedTo(g, where);

/**
 * Whether it is settled which side holds a space alone (5.45, 6.431, 13.23): not while a march is in the space or has
 * just left it, before any interception is over.
 */
export const isDecided = (g: State, where: Space): boolean =>
  isQuiet(g, where) && flow.within(g, March)?.from !== where;

function isRetreatedTo(g: State, where: Space): boolean {
  const retreat = flow.within(g, Retreat);
  return retreat !== undefined && hasUnits(g, retreat.side, where);
}
