import { NONE, type None } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { enemyOf, type Piece, type Space, space } from '../ids.ts';
import { chanceOf } from '../odds/attempts.ts';
import { eachInterceptor, type Meeting, mayIntercept } from '../query/interception.ts';
import { enemiesStop } from '../query/movement.ts';
import { eachLanding, eachPort } from '../query/naval.ts';
import { hasFreePost } from '../query/presence.ts';
import {
  explore,
  isRisky,
  mustEnd,
  type Reached,
  type Search,
  searchFor,
  setOut,
  spacesOf,
  stepsFrom,
  wayOf,
} from '../query/reach.ts';
import type { State } from '../state.ts';
import { isShutIn, type Moving, movingIn } from './force.ts';

/**
 * `{ force?, value? }`: the spaces that a force could enter next, each with the kinds of movement that allow it: `land`,
 * `boat` (6.2, 6.3), `infiltration` (6.6), `sea`, `landing` (6.4). See `movingIn`.
 */
export function steps(g: State, args: Json): Json {
  const moving = movingIn(g, args);
  const found = new Map<Space, string[]>();
  const add = (to: Space, ...kinds: readonly string[]): void => {
    found.set(to, [...(found.get(to) ?? []), ...kinds]);
  };
  if (mayGo(g, moving)) {
    for (const each of stepsFrom(searchOf(g, moving), startOf(moving))) add(each.at, ...kindsOf(each));
    eachBySea(g, moving, (to, kind) => add(to, kind));
  }
  return [...found].map(([to, by]) => ({ to: space.nameOf(to), by: [...new Set(by)] }));
}

/**
 * `{ force?, value? }`: all spaces that a force could reach in one activation if nobody stopped it, each by a shortest
 * route: the spaces entered in order (`through`), their number (`cost`, including the march so far), the movement used
 * (`by`), whether the march ends there (`ends`) and why (`enemies` are there), whether the enemy may intercept there
 * (`intercepted`) or anywhere on the route (`risk`), and the spaces on the route that must be infiltrated first (`past`),
 * each with the chance of the likeliest interception there, none if another route leads there. See `movingIn`. An enemy post can only be infiltrated on the way (6.64).
 */
export function reach(g: State, args: Json): Json {
  const moving = movingIn(g, args);
  if (!mayGo(g, moving)) return [];
  const search = searchOf(g, moving);
  const overland = explore(search, startOf(moving)).filter((each) => mayEnd(g, moving, each));
  const open = new Set(explore({ ...search, infiltrating: false }, startOf(moving)).map(({ at }) => at));
  const found: Json[] = overland.map((each) => overlandTo(search, each, open));
  eachBySea(g, moving, (to, kind) => found.push(overSea(g, moving, to, kind)));
  return found;
}

/** Whether it may move in its present state: not besieged, and within its leaders' Command. */
const mayGo = (g: State, moving: Moving): boolean => moving.commanded && !isShutIn(g, moving);

const searchOf = (g: State, { side, force }: Moving): Search => searchFor(g, side, force, true);
const startOf = ({ at, way }: Moving): Reached => setOut(at, way);

/** 6.64 An infiltrator may not stop inside an unbesieged enemy fort or fortress. */
const mayEnd = (g: State, { side }: Moving, { infiltrates, at }: Reached): boolean =>
  !(infiltrates && hasFreePost(g, enemyOf(side), at));

/** 6.6 The spaces infiltrated on the way to a reached space, each with the best chance to intercept there. */
const infiltratedBefore = (search: Search, reached: Reached): Json[] =>
  wayOf(reached)
    .slice(0, -1)
    .filter(({ infiltrates }) => infiltrates)
    .map((each) => ({ at: space.nameOf(each.at), chance: bestChance(search, each) }));

/** 6.62, 6.71 The chance of the likeliest interception of an infiltrator; 0 if nobody may try. */
function bestChance({ g, force, movers: { side } }: Search, { at, before }: Reached): number {
  const meeting: Meeting = { side: enemyOf(side), at, from: before?.at ?? NONE, movers: force, infiltrates: true };
  let best = 0;
  const tries = (commander: Piece | None): void => {
    best = Math.max(best, chanceOf(commander));
  };
  if (mayIntercept(g, meeting)) eachInterceptor(g, meeting, tries, () => tries(NONE));
  return best;
}

function kindsOf({ land, boat, infiltrates }: Reached): string[] {
  return [...(land ? ['land'] : []), ...(boat ? ['boat'] : []), ...(infiltrates ? ['infiltration'] : [])];
}

/** `open`: the spaces reached without any infiltration. */
function overlandTo(search: Search, reached: Reached, open: ReadonlySet<Space>): Json {
  return {
    to: space.nameOf(reached.at),
    through: spacesOf(reached).map(space.nameOf),
    cost: reached.way.spent,
    by: kindsOf(reached),
    ends: mustEnd(search, reached),
    enemies: enemiesStop(search.g, search.movers.side, reached.at),
    intercepted: reached.intercepted,
    risk: isRisky(reached),
    past: open.has(reached.at) ? [] : infiltratedBefore(search, reached),
  };
}

/** 6.4 A move by sea is the whole movement of an activation, in fair weather. */
function eachBySea(g: State, moving: Moving, step: (to: Space, kind: 'sea' | 'landing') => void): void {
  const { side, at, value, led, way } = moving;
  if (way.spent > 0 || way.foul) return;
  const { movers } = searchOf(g, moving);
  const sailing = { side, at, value, force: led };
  eachPort(g, sailing, movers, (to) => step(to, 'sea'));
  eachLanding(g, sailing, movers, (to) => step(to, 'landing'));
}

function overSea(g: State, { side, at, force }: Moving, to: Space, kind: string): Json {
  const intercepted = mayIntercept(g, { side: enemyOf(side), at: to, from: at, movers: force, infiltrates: false });
  return {
    to: space.nameOf(to),
    through: [space.nameOf(to)],
    cost: 1,
    by: [kind],
    ends: true,
    enemies: enemiesStop(g, side, to),
    intercepted,
    risk: intercepted,
    past: [],
  };
}
