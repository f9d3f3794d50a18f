import type { Space } from '../ids.ts';
import { flow, March } from '../procedures/contents.ts';
import { Event } from '../procedures/contents-events.ts';
import { GoHome } from '../procedures/contents-year.ts';
import type { State } from '../state.ts';

/**
 * Whether no space is still to be settled: after a march has entered it, during an event, or while pieces go home. See
 * `settle.ts`.
 */
export const isQuiet = (g: State, where: Space): boolean =>
  flow.within(g, March)?.at !== where && flow.within(g, Event) === undefined && flow.within(g, GoHome) === undefined;
