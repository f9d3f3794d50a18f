import { NONE } from '@carillon/flow';
import { at } from '@carillon/kit';
import { isLight } from '../counters.ts';
import { type Connection, enemyOf, type Place, placeOf, SAIL_BOX, type Side, type Space, space } from '../ids.ts';
import { colonyAt, exitsOf, homeOf, isOutpost, isWilderness } from '../map.ts';
import type { State } from '../state.ts';
import { isRoad } from './movement.ts';
import { hasFleet, hasUnits, isFriendly, isNeutralPath, isOwnHome, nextIn, unitsIn } from './presence.ts';

// 14.1 Supply. It spreads from its sources outwards, once for stacks of Light units and once for all others.

/** 14.1 Own Colony Home Spaces, and spaces with a friendly Fleet; none with a Battle marker. */
export const isSource = (g: State, of: Side, at: Space): boolean =>
  !g.battles.has(at) && ((colonyAt(at) !== NONE && isOwnHome(g, of, at)) || hasFleet(g, of, at));

/** Whether supply passes through a space: friendly, a lost Outpost of one's own or Wilderness, both without enemy units. */
function letsThrough(g: State, of: Side, at: Space): boolean {
  if (isFriendly(g, of, at)) return true;
  if (hasUnits(g, enemyOf(of), at)) return false;
  return isWilderness(at) || (isOutpost(at) && homeOf(at) === of);
}

/** Highways and Roads; for Light units Paths too, but none of a neutral Nation. */
function carries(g: State, by: Connection, lights: boolean): boolean {
  if (isRoad(g, by)) return true;
  return lights && !isNeutralPath(g, by);
}

/** Spaces in supply for stacks of Light units, and for all others, as last measured. */
const forLights = new Uint8Array(space.count);
const forOthers = new Uint8Array(space.count);
const queue: Space[] = [];
/** The sources of the faction that is looked at. */
const sources: Space[] = [];

function findSources(g: State, of: Side): void {
  sources.length = 0;
  for (const each of space.all) if (isSource(g, of, each)) sources.push(each);
}

function reach(reached: Uint8Array, at: Space): void {
  if (reached[at] === 1) return;
  reached[at] = 1;
  queue.push(at);
}

/** From the sources outwards. */
function spread(g: State, of: Side, lights: boolean): Uint8Array {
  const reached = lights ? forLights : forOthers;
  reached.fill(0);
  queue.length = 0;
  for (const each of sources) reach(reached, each);
  for (let i = 0; i < queue.length; i++) {
    const from = at(queue, i);
    if (i >= sources.length && !letsThrough(g, of, from)) continue;
    for (const { to, by } of exitsOf(from)) if (reached[to] !== 1 && carries(g, by, lights)) reach(reached, to);
  }
  return reached;
}

/** 14.1 The spaces where a stack of a faction would be in supply: one of Light units alone, or another. */
export function supplied(g: State, of: Side, lights: boolean): Space[] {
  findSources(g, of);
  const reached = spread(g, of, lights);
  return space.all.filter((each) => reached[each] === 1);
}

/** Whether a stack is entirely composed of Light units: a Commander or a Fort among them rules Paths out. */
export function isAllLight(g: State, of: Side, where: Place): boolean {
  for (let p = nextIn(g, of, where, NONE); p !== NONE; p = nextIn(g, of, where, p)) if (!isLight(p)) return false;
  return true;
}

/** The spaces where a faction has a stack Out of Supply (14.1.1). The Sail box is always in supply, by its Fleets. */
export function starving(g: State, of: Side): Space[] {
  measureSupply(g, of);
  return space.all.filter((each) => isStarving(g, of, placeOf(each)));
}

/** Finds out where a faction is in supply. */
export function measureSupply(g: State, of: Side): void {
  findSources(g, of);
  spread(g, of, false);
  spread(g, of, true);
}

/** Whether a faction has a stack Out of Supply in a place, as last measured. */
export function isStarving(g: State, of: Side, where: Place): boolean {
  if (where === SAIL_BOX || unitsIn(g, of, where) === 0) return false;
  return (isAllLight(g, of, where) ? forLights : forOthers)[where] === 0;
}

/** Places where stacks are. */
export const stackPlaces: readonly Place[] = [...space.all.map(placeOf), SAIL_BOX];
