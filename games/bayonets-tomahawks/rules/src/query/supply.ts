import { NONE } from '@carillon/flow';
import { at } from '@carillon/kit';
import { isLight } from '../counters.ts';
import { enemyOf, type Place, placeOf, SAIL_BOX, type Side, type Space, side, space } from '../ids.ts';
import { colonyAt, exitsOf, homeOf, isCoastal, isOutpost, isWilderness } from '../map.ts';
import type { State } from '../state.ts';
import { isRoad } from './movement.ts';
import { hasFleet, hasUnits, isFriendly, isNeutralPath, isOwnHome, nextIn, unitsIn } from './presence.ts';

// 14.1 Supply. It spreads outwards from its sources: first for all stacks, then farther for stacks of Light units.

/** 14.1 Friendly Colony Home Spaces, and spaces with a friendly Fleet; none with a Battle marker. */
export const isSource = (g: State, of: Side, at: Space): boolean =>
  !g.battles.has(at) && ((colonyAt(at) !== NONE && isOwnHome(g, of, at)) || hasFleet(g, of, at));

/**
 * Whether supply passes through a space: friendly, a lost Outpost of the faction or Wilderness, the last two without
 * enemy units.
 */
function letsThrough(g: State, of: Side, at: Space): boolean {
  if (isFriendly(g, of, at)) return true;
  if (hasUnits(g, enemyOf(of), at)) return false;
  return isWilderness(at) || (isOutpost(at) && homeOf(at) === of);
}

/** The stacks that supply reaches: none, only those entirely of Light units, or all. */
const [NOBODY, LIGHTS, ALL] = [0, 1, 2];
/** The stacks that supply reaches in each space: `NOBODY`, `LIGHTS` or `ALL`, as last measured. */
const reached = new Uint8Array(space.count);
const queue: Space[] = [];
/** Spaces that a Path connects to a space where every stack is in supply; only Light units may be in supply there. */
const beyond: Space[] = [];

function reach(at: Space, whom: number): void {
  if (reached[at] !== NOBODY) return;
  reached[at] = whom;
  queue.push(at);
}

/** Spaces where a faction can have a source: homes in its Colonies, and coasts. */
const candidates: readonly (readonly Space[])[] = side.all.map((of) =>
  space.all.filter((at) => isCoastal(at) || (colonyAt(at) !== NONE && homeOf(at) === of)),
);

/** Measures where a faction is in supply: from the sources along Highways and Roads, then along Paths as well. */
export function measureSupply(g: State, of: Side): void {
  reached.fill(NOBODY);
  queue.length = 0;
  beyond.length = 0;
  for (const each of at(candidates, of)) if (isSource(g, of, each)) reach(each, ALL);
  const sources = queue.length;
  for (let i = 0; i < queue.length; i++) {
    const from = at(queue, i);
    if (i < sources || letsThrough(g, of, from)) spreadToAll(g, from);
  }
  const first = queue.length;
  for (const each of beyond) reach(each, LIGHTS);
  for (let i = first; i < queue.length; i++) {
    const from = at(queue, i);
    if (letsThrough(g, of, from)) spreadToLights(g, from);
  }
}

function spreadToAll(g: State, from: Space): void {
  for (const { to, by } of exitsOf(from)) {
    if (isRoad(g, by)) reach(to, ALL);
    else if (!isNeutralPath(g, by)) beyond.push(to);
  }
}

function spreadToLights(g: State, from: Space): void {
  for (const { to, by } of exitsOf(from)) if (isRoad(g, by) || !isNeutralPath(g, by)) reach(to, LIGHTS);
}

/** 14.1 The spaces where a stack of a faction would be in supply: one of Light units alone, or another. */
export function supplied(g: State, of: Side, lights: boolean): Space[] {
  measureSupply(g, of);
  return space.all.filter((each) => comesTo(each, lights));
}

const comesTo = (at: number, lights: boolean): boolean => (reached[at] ?? NOBODY) >= (lights ? LIGHTS : ALL);

/** Whether a stack consists only of Light units: a Commander or a Fort in it rules out Paths. */
export function isAllLight(g: State, of: Side, where: Place): boolean {
  for (let p = nextIn(g, of, where, NONE); p !== NONE; p = nextIn(g, of, where, p)) if (!isLight(p)) return false;
  return true;
}

/** The spaces where a faction has a stack Out of Supply (14.1.1). The Sail box is always in supply, by its Fleets. */
export function starving(g: State, of: Side): Space[] {
  measureSupply(g, of);
  return space.all.filter((each) => isStarving(g, of, placeOf(each)));
}

/** Whether a faction has a stack Out of Supply in a place, as last measured. */
export function isStarving(g: State, of: Side, where: Place): boolean {
  if (where === SAIL_BOX || unitsIn(g, of, where) === 0) return false;
  return !comesTo(where, isAllLight(g, of, where));
}

/** Places where stacks are. */
export const stackPlaces: readonly Place[] = [...space.all.map(placeOf), SAIL_BOX];
