import { NONE } from '@carillon/flow';
import { isBrigade, isFort } from '../counters.ts';
import {
  type Connection,
  known,
  type Piece,
  POOL,
  piece,
  placeOf,
  type Side,
  type Space,
  side,
  spaceOf,
} from '../ids.ts';
import { exitsOf, isHighway, isWilderness } from '../map.ts';
import type { State } from '../state.ts';
import { scratchForce } from './force.ts';
import { mayCross, mayEnter, type Way } from './movement.ts';
import { hasBastion, hasFort, isFriendly, nextIn, prevails, sideOf } from './presence.ts';

// 12.0 Construction

/** Whether a Brigade may be activated for Construction: in supply, not Routed, undisturbed, in a space that is no enemy's. */
export function mayConstruct(g: State, of: Side, by: Piece, again: boolean): boolean {
  const at = spaceOf(g.place.get(by));
  if (at === NONE || !isBrigade(by) || sideOf(g, by) !== of) return false;
  if ((g.spent.has(by) && !again) || g.routed.has(by) || g.outOfSupply.has(by)) return false;
  return (
    (isFriendly(g, of, at) || isWilderness(at)) && prevails(g, of, at) && hasSomethingToBuild(g, of, by, at, again)
  );
}

const isFortAt = (g: State, at: Space): boolean => side.all.some((of) => hasFort(g, of, at));

/** A Fort Construction marker: where there is no Fort nor marker; on a Fortress only when its Bastions are gone. */
export const mayBeginFort = (g: State, at: Space): boolean =>
  !isFortAt(g, at) && !g.fortsBegun.has(at) && !hasBastion(g, at);

/** A Fort of the faction in its pool, or `NONE`: they differ in name only. */
export function fortInPool(g: State, of: Side): Piece | typeof NONE {
  return piece.all.find((p) => isFort(p) && g.place.get(p) === POOL && sideOf(g, p) === of) ?? NONE;
}

/** A marker of an earlier Action Round becomes a Fort; one of this Action Round only by an event. */
export const mayBuildFort = (g: State, of: Side, at: Space, again: boolean): boolean =>
  g.fortsBegun.has(at) && (again || !g.fortsNew.has(at)) && fortInPool(g, of) !== NONE;

/** The faction's Fort in a space, or `NONE`. */
export function fortAt(g: State, of: Side, at: Space): Piece | typeof NONE {
  for (let p = nextIn(g, of, placeOf(at), NONE); p !== NONE; p = nextIn(g, of, placeOf(at), p)) if (isFort(p)) return p;
  return NONE;
}

export function mayRepairFort(g: State, of: Side, at: Space): boolean {
  const fort = fortAt(g, of, at);
  return fort !== NONE && g.reduced.has(fort);
}

/** A marker or a friendly Fort may be removed. */
export const mayRemoveFort = (g: State, of: Side, at: Space): boolean =>
  g.fortsBegun.has(at) || fortAt(g, of, at) !== NONE;

/** Calls `offer` for each Path of a space where a Road may be begun. */
export function eachRoadToBegin(g: State, at: Space, offer: (by: Connection) => void): void {
  for (const { by } of exitsOf(at)) if (!isHighway(by) && !g.roads.has(by) && !g.roadsBegun.has(by)) offer(by);
}

const crosser = scratchForce();

/** Calls `offer` for each Road that a Brigade may finish: it must be able to cross it at once (10.1). */
export function eachRoadToBuild(
  g: State,
  of: Side,
  by: Piece,
  at: Space,
  again: boolean,
  offer: (road: Connection) => void,
): void {
  for (const exit of exitsOf(at)) {
    if (!g.roadsBegun.has(exit.by) || (g.roadsNew.has(exit.by) && !again)) continue;
    crosser.clear();
    crosser.add(by);
    if (mayCrossNew(g, of, crosser, exit.by) && mayEnter(g, of, crosser, exit.to)) offer(exit.by);
  }
}

/** 10.1 Whether a force may cross a Road that is being finished. */
export function mayCrossNew(g: State, of: Side, force: typeof crosser, road: Connection): boolean {
  const way: Way = { side: of, spent: 0, double: false, extra: 0 };
  const isNew = !g.roads.has(road);
  if (isNew) g.roads.add(road);
  const may = mayCross(g, way, force, road);
  if (isNew) g.roads.delete(road);
  return may;
}

function hasSomethingToBuild(g: State, of: Side, by: Piece, at: Space, again: boolean): boolean {
  if (mayBeginFort(g, at) || mayBuildFort(g, of, at, again) || mayRemoveFort(g, of, at)) return true;
  let some = false;
  const note = (): void => {
    some = true;
  };
  eachRoadToBegin(g, at, note);
  eachRoadToBuild(g, of, by, at, again, note);
  return some;
}

/** The space of a Brigade. */
export const siteOf = (g: State, by: Piece): Space => known(spaceOf(g.place.get(by)));
