import { at } from '@carillon/kit';
import { space } from './ids.ts';
import type { SpaceName } from './names.ts';
import { flow, March } from './procedures/contents.ts';
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
  /** The spaces on the route where the enemy may intercept. */
  readonly risks: readonly SpaceName[];
}

/**
 * The shortest route to each space that the marching force can reach, if nobody stops it; empty if the question is not
 * about a march. It uses the march's own rules, step by step (6.2, 6.3).
 */
export function routes(view: View): readonly Route[] {
  const from = marchOf(view);
  return from === undefined ? [] : explore(from.search, from.start).map((reached) => routeOf(from.search, reached));
}

/**
 * The shortest route of the marching force through all of these spaces in order, ending at the last; `undefined` if
 * there is none, or if the question is not about a march. A space may be entered more than once.
 */
export function routeThrough(view: View, stops: readonly SpaceName[]): Route | undefined {
  const from = marchOf(view);
  if (from === undefined || stops.length === 0) return undefined;
  const reached = exploreThrough(from.search, from.start, stops.map(space.of));
  return reached && routeOf(from.search, reached);
}

/** The march in question, as a search for its routes; `undefined` if there is none. */
function marchOf(view: View): { readonly search: Search; readonly start: Reached } | undefined {
  const g = fromView(view);
  const march = flow.within(g, March);
  if (march === undefined || at(view.stack, view.stack.length - 1).procedure !== 'march') return undefined;
  const { spent, land, boat, halted, carried, foul, guided } = march;
  return {
    search: searchFor(g, march.side, march.force, false),
    start: setOut(march.at, { spent, land, boat, halted, carried, foul, guided }),
  };
}

const routeOf = (search: Search, reached: Reached): Route => ({
  to: space.nameOf(reached.at),
  through: spacesOf(reached).map(space.nameOf),
  ends: mustEnd(search, reached),
  overruns: mayOverrun(search, reached),
  risks: wayOf(reached).flatMap(({ at: where, intercepted }) => (intercepted ? [space.nameOf(where)] : [])),
});
