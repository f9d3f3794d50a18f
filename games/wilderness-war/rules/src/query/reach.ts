import { enemyOf, type Side, type Space } from '../ids.ts';
import type { Adjacency } from '../map.ts';
import type { State } from '../state.ts';
import type { Force } from './command.ts';
import { mayIntercept } from './interception.ts';
import {
  byBoat,
  byLand,
  eachInfiltration,
  eachStep,
  enemiesStop,
  leadsOutBy,
  type MarchProgress,
  type Movers,
  moversOf,
  stepOn,
} from './movement.ts';
import { hasFreeFortification, hasUnits } from './presence.ts';

// 6.1–6.3, 6.6 The reach of a force if nobody stops it: by the march's own steps, one after another.

/** A reached space, and how. */
export interface Reached {
  readonly at: Space;
  /** The progress after entering it. */
  readonly way: MarchProgress;
  /** The space before; `undefined` at the start. */
  readonly before: Reached | undefined;
  /** Whether the whole route so far is legal by land; by boat. 6.61 If it is infiltrated, the route out is, too. */
  readonly land: boolean;
  readonly boat: boolean;
  /** 6.6 It was entered by infiltration. */
  readonly infiltrates: boolean;
  /** 6.7 The enemy may intercept there, coming from the space before. */
  readonly intercepted: boolean;
}

/** The parameters of a search for routes. */
export interface Search {
  readonly g: State;
  readonly force: Force;
  readonly movers: Movers;
  /** 6.6 Whether to include routes by infiltration. */
  readonly infiltrating: boolean;
}

/** A march that has not begun yet. */
export const SETTING_OUT: MarchProgress = {
  spent: 0,
  land: true,
  boat: true,
  halted: false,
  carried: false,
  foul: false,
  guided: false,
};

export const searchFor = (g: State, side: Side, force: Force, infiltrating: boolean): Search => ({
  g,
  force,
  movers: moversOf(side, force),
  infiltrating,
});

/** The start of a search: a space, and the progress there. */
export const setOut = (at: Space, way: MarchProgress): Reached => ({
  at,
  way,
  before: undefined,
  land: way.land,
  boat: way.boat,
  infiltrates: false,
  intercepted: false,
});

const keyOf = ({ at: where, way, land, boat, infiltrates }: Reached): string =>
  `${where} ${way.land} ${way.boat} ${way.halted} ${way.carried} ${land} ${boat} ${infiltrates}`;

/** Each reachable space, by a shortest route; without the starting space. */
export function explore(search: Search, start: Reached): readonly Reached[] {
  const found = new Map<Space, Reached>();
  const seen = new Set([keyOf(start)]);
  const waiting = [start];
  for (const from of waiting) {
    for (const reached of stepsFrom(search, from)) {
      if (seen.has(keyOf(reached))) continue;
      seen.add(keyOf(reached));
      waiting.push(reached);
      if (reached.at !== start.at && !found.has(reached.at)) found.set(reached.at, reached);
    }
  }
  return [...found.values()];
}

/** The steps from a reached space; none if enemies end the march (6.51), unless it was infiltrated. */
export function stepsFrom(search: Search, from: Reached): readonly Reached[] {
  const { g, movers } = search;
  return from.before !== undefined && !from.infiltrates && enemiesStop(g, movers.side, from.at)
    ? []
    : stepsOn(search, from);
}

/** The steps from a reached space as if no enemies ended the march there. */
function stepsOn(search: Search, from: Reached): readonly Reached[] {
  const { g, movers } = search;
  const steps: Reached[] = [];
  eachStep(g, movers, from.way, from.at, (exit) => steps.push(step(search, from, exit, false)));
  if (search.infiltrating) {
    eachInfiltration(g, movers, from.way, from.at, (exit) => steps.push(step(search, from, exit, true)));
  }
  return steps;
}

function step({ g, force, movers }: Search, from: Reached, exit: Adjacency, infiltrates: boolean): Reached {
  const meeting = { side: enemyOf(movers.side), at: exit.to, from: from.at, movers: force, infiltrates };
  const way = stepOn(g, movers, from.way, from.at, exit);
  const goesOn = (mode: 'land' | 'boat'): boolean =>
    !infiltrates || leadsOutBy(mode, g, movers, from.way, from.at, exit);
  return {
    at: exit.to,
    way,
    before: from,
    land: from.land && byLand(g, movers, from.way, from.at) && goesOn('land'),
    boat: from.boat && byBoat(g, movers, from.way, from.at, exit) && goesOn('boat'),
    infiltrates,
    intercepted: mayIntercept(g, meeting),
  };
}

/** A place on a route through some required spaces in order, with the number of those already passed. */
interface Passing {
  readonly reached: Reached;
  readonly passed: number;
}

/** The end of the shortest route through all of these spaces in order; `undefined` if there is none. */
export function exploreThrough(search: Search, start: Reached, stops: readonly Space[]): Reached | undefined {
  const seen = new Set<string>();
  const waiting: Passing[] = [{ reached: start, passed: 0 }];
  for (const { reached: from, passed } of waiting) {
    for (const reached of stepsFrom(search, from)) {
      const next = { reached, passed: passed + (reached.at === stops[passed] ? 1 : 0) };
      if (next.passed === stops.length) return reached;
      const key = `${keyOf(reached)} ${next.passed}`;
      if (!seen.has(key)) waiting.push(next);
      seen.add(key);
    }
  }
  return undefined;
}

/** The spaces of a route in the order entered. */
export function wayOf(reached: Reached): readonly Reached[] {
  const way: Reached[] = [];
  for (let each: Reached = reached; each.before !== undefined; each = each.before) way.unshift(each);
  return way;
}

/** The spaces entered on the way, in order. */
export const spacesOf = (reached: Reached): readonly Space[] => wayOf(reached).map(({ at }) => at);

/** Whether the enemy may intercept anywhere on the route. */
export const isRisky = (reached: Reached): boolean => wayOf(reached).some(({ intercepted }) => intercepted);

/** Whether the march must end there: because of terrain, allowance or enemies. */
export const mustEnd = (search: Search, reached: Reached): boolean => stepsFrom(search, reached).length === 0;

/** 7.82 Whether the march goes on if it overruns the enemy units in a space: no fortification helps them. */
export const mayOverrun = (search: Search, reached: Reached): boolean => {
  const enemy = enemyOf(search.movers.side);
  const { g } = search;
  if (!hasUnits(g, enemy, reached.at) || hasFreeFortification(g, enemy, reached.at)) return false;
  return stepsOn(search, reached).length > 0;
};
