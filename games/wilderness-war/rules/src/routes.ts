import { at } from '@carillon/kit';
import { space } from './ids.ts';
import type { SpaceName } from './names.ts';
import { flow, March } from './procedures/contents.ts';
import { explore, isRisky, mustEnd, type Reached, type Search, searchFor, setOut, spacesOf } from './query/reach.ts';
import { fromView, type View } from './view.ts';

/** A way for the force that is marching: the spaces entered in order. */
export interface Route {
  readonly to: SpaceName;
  readonly through: readonly SpaceName[];
  /** The march ends there: by terrain, by allowance or because enemies are there. */
  readonly ends: boolean;
  /** The enemy may intercept in a space on the way. */
  readonly risk: boolean;
}

/**
 * The shortest way to each space that the marching force can reach, if nobody stops it; empty where no march is asked about.
 * The same rules as the march itself, step by step (6.2, 6.3).
 */
export function routes(view: View): readonly Route[] {
  const g = fromView(view);
  const march = flow.within(g, March);
  if (march === undefined || at(view.stack, view.stack.length - 1).procedure !== 'march') return [];
  const { spent, land, boat, carried, foul, guided } = march;
  const search = searchFor(g, march.side, march.force, false);
  const start = setOut(march.at, { spent, land, boat, carried, foul, guided });
  return explore(search, start).map((reached) => routeOf(search, reached));
}

const routeOf = (search: Search, reached: Reached): Route => ({
  to: space.nameOf(reached.at),
  through: spacesOf(reached).map(space.nameOf),
  ends: mustEnd(search, reached),
  risk: isRisky(reached),
});
