import { at } from '@carillon/kit';
import { enemyOf, type Space, space } from './ids.ts';
import type { SpaceName } from './names.ts';
import { flow, March } from './procedures/contents.ts';
import type { Force } from './query/command.ts';
import { mayIntercept } from './query/interception.ts';
import { eachStep, enemiesStop, type Movers, moversOf, stepOn, type Way } from './query/movement.ts';
import type { State } from './state.ts';
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

/** A space reached in a search, and how. */
interface Reached {
  readonly at: Space;
  readonly way: Way;
  readonly before: Reached | undefined;
  readonly risk: boolean;
}

/** What a search for ways is about. */
interface Search {
  readonly g: State;
  readonly force: Force;
  readonly movers: Movers;
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
  const search = { g, force: march.force, movers: moversOf(march.side, march.force) };
  const start: Reached = {
    at: march.at,
    way: { spent, land, boat, carried, foul, guided },
    before: undefined,
    risk: false,
  };
  return [...explore(search, start).values()]
    .filter((reached) => reached !== start)
    .map((reached) => routeOf(search, reached));
}

const keyOf = ({ at: where, way }: Reached): string => `${where} ${way.land} ${way.boat} ${way.carried}`;

/** Breadth first: the first time a space is reached is the shortest way there. */
function explore(search: Search, start: Reached): ReadonlyMap<Space, Reached> {
  const found = new Map<Space, Reached>([[start.at, start]]);
  const seen = new Set([keyOf(start)]);
  const waiting = [start];
  for (const from of waiting) {
    for (const reached of onwardFrom(search, from, start)) {
      if (seen.has(keyOf(reached))) continue;
      seen.add(keyOf(reached));
      waiting.push(reached);
      if (!found.has(reached.at)) found.set(reached.at, reached);
    }
  }
  return found;
}

/** The steps from a space reached; none where enemies end the march. */
function onwardFrom({ g, force, movers }: Search, from: Reached, start: Reached): Reached[] {
  if (from !== start && enemiesStop(g, movers.side, from.at)) return [];
  const steps: Reached[] = [];
  eachStep(g, movers, from.way, from.at, (exit) => {
    const meeting = { side: enemyOf(movers.side), at: exit.to, from: from.at, movers: force, infiltrates: false };
    const risk = from.risk || mayIntercept(g, meeting);
    steps.push({ at: exit.to, way: stepOn(g, movers, from.way, from.at, exit), before: from, risk });
  });
  return steps;
}

function routeOf(search: Search, reached: Reached): Route {
  const through: SpaceName[] = [];
  for (let step: Reached | undefined = reached; step?.before !== undefined; step = step.before) {
    through.unshift(space.nameOf(step.at));
  }
  const { g, movers } = search;
  let onward = false;
  eachStep(g, movers, reached.way, reached.at, () => {
    onward = true;
  });
  return {
    to: space.nameOf(reached.at),
    through,
    ends: !onward || enemiesStop(g, movers.side, reached.at),
    risk: reached.risk,
  };
}
