import { NONE } from '@carillon/flow';
import { at } from '@carillon/kit';
import { space } from './ids.ts';
import type { SpaceName } from './names.ts';
import { flow, March } from './procedures/contents.ts';
import { enemiesStop, leadersCouldGoOn } from './query/movement.ts';
import {
  explore,
  exploreThrough,
  mayOverrun,
  mustEnd,
  type Reached,
  type Search,
  searchFor,
  setOut,
  spacesOf,
  wayOf,
} from './query/reach.ts';
import { fromView, type View } from './view.ts';

/** A route for the marching force: the spaces entered in order. */
export interface Route {
  readonly to: SpaceName;
  readonly through: readonly SpaceName[];
  /** The march ends there: because of terrain, allowance or enemies. */
  readonly ends: boolean;
  /** 7.82 Only enemy units end it, and no fortification helps them: after an overrun it may go on. */
  readonly overruns: boolean;
  /** 6.1 Only some of the force must end there: its leader may leave them and go on. */
  readonly parts: boolean;
  /** The spaces on the route where the enemy may intercept. */
  readonly risks: readonly SpaceName[];
}

/**
 * The shortest route to each space that the marching force can reach, if nobody stops it; empty if the question is not
 * about a march. It uses the march's own rules, step by step (6.2, 6.3).
 */
export function routes(view: View): readonly Route[] {
  const from = marchOf(view);
  return from === undefined ? [] : explore(from.search, from.start).map((reached) => routeOf(from, reached));
}

/**
 * The shortest route of the marching force through all of these spaces in order, ending at the last; `undefined` if
 * there is none, or if the question is not about a march. A space may be entered more than once.
 */
export function routeThrough(view: View, stops: readonly SpaceName[]): Route | undefined {
  const from = marchOf(view);
  if (from === undefined || stops.length === 0) return undefined;
  const reached = exploreThrough(from.search, from.start, stops.map(space.of));
  return reached && routeOf(from, reached);
}

/** A march, as a search for its routes. */
interface Marching {
  readonly search: Search;
  readonly start: Reached;
  /** 6.1 A leader marches with others, and may leave them on the way. */
  readonly led: boolean;
}

/** The march in question; `undefined` if there is none. */
function marchOf(view: View): Marching | undefined {
  const g = fromView(view);
  const march = flow.within(g, March);
  if (march === undefined || at(view.stack, view.stack.length - 1).procedure !== 'march') return undefined;
  const { spent, land, boat, halted, carried, foul, guided } = march;
  return {
    search: searchFor(g, march.side, march.force, false),
    start: setOut(march.at, { spent, land, boat, halted, carried, foul, guided }),
    led: march.commander !== NONE && march.force.size > 1,
  };
}

/** Whether a march that ends there only ends for some of its force (6.1); enemies end it for all (6.51). */
const mayPart = ({ search: { g, movers }, led }: Marching, { at: where, way }: Reached): boolean =>
  led && !enemiesStop(g, movers.side, where) && leadersCouldGoOn(g, movers, way, where);

function routeOf(march: Marching, reached: Reached): Route {
  const ends = mustEnd(march.search, reached);
  return {
    to: space.nameOf(reached.at),
    through: spacesOf(reached).map(space.nameOf),
    ends,
    overruns: mayOverrun(march.search, reached),
    parts: ends && mayPart(march, reached),
    risks: wayOf(reached).flatMap(({ at: where, intercepted }) => (intercepted ? [space.nameOf(where)] : [])),
  };
}
