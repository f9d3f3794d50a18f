import { askAgain, explaining, inPlay, met, NONE, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { isBrigade, isFort } from '../counters.ts';
import {
  BRITISH,
  type Connection,
  connection,
  known,
  option,
  type Piece,
  POOL,
  placeOf,
  type Side,
  type Space,
  side,
  spaceOf,
} from '../ids.ts';
import { exitsOf, isHighway, isWilderness } from '../map.ts';
import type { State } from '../state.ts';
import { isUnspent } from './command.ts';
import { scratchForce } from './force.ts';
import { isBarred, type MarchProgress, mayCross, mayEnter } from './movement.ts';
import { eachKeptOut } from './offers.ts';
import { hasBastion, hasFort, isFriendly, nextIn, prevails, sideOf } from './presence.ts';

// 12.0 Construction

/**
 * Whether a Brigade may be activated for Construction: in supply, not Routed, undisturbed, in a space that is not the
 * enemy's.
 */
export function mayConstruct(g: State, of: Side, by: Piece, again: boolean): boolean {
  if (sideOf(g, by) !== of) return unmet(CLAUSES.own);
  const at = spaceOf(g.place.get(by));
  if (at === NONE) return unmet(CLAUSES.onMap);
  if (!isBrigade(by)) return unmet(CLAUSES.brigade);
  return (
    (again || isUnspent(g, by)) &&
    (!g.routed.has(by) || unmet(CLAUSES.routedActs)) &&
    (!g.outOfSupply.has(by) || unmet(CLAUSES.builderSupplied)) &&
    isSite(g, of, at) &&
    (hasSomethingToBuild(g, of, by, at, again) || unmet(CLAUSES.somethingToBuild))
  );
}

const isSite = (g: State, of: Side, at: Space): boolean =>
  (isFriendly(g, of, at) || isWilderness(at) || unmet(CLAUSES.buildingSite)) &&
  (prevails(g, of, at) || unmet(CLAUSES.undisturbed));

const isFortAt = (g: State, at: Space): boolean => side.all.some((of) => hasFort(g, of, at));

/** A Fort Construction marker: in a space without a Fort or marker; on a Fortress only when its Bastions are gone. */
export const mayBeginFort = (g: State, at: Space): boolean =>
  (!isFortAt(g, at) || unmet(CLAUSES.noFort)) &&
  (!g.fortsBegun.has(at) || unmet(CLAUSES.noFortMarker)) &&
  (!hasBastion(g, at) || unmet(CLAUSES.bastionsGone));

/** A Fort of the faction in its pool, or `NONE`: they differ only in name. */
export function fortInPool(g: State, of: Side): Piece | typeof NONE {
  for (let p = nextIn(g, of, POOL, NONE); p !== NONE; p = nextIn(g, of, POOL, p)) if (isFort(p)) return p;
  return NONE;
}

const OWN_ONLY = option.of('constructionMarkers');
/**
 * Whether a faction may continue with a marker. Open: either may with any, because 12.0 gives them no owner, or each
 * with its own.
 */
const isOwn = (g: State, of: Side, british: boolean): boolean =>
  !g.options.has(OWN_ONLY) || (of === BRITISH) === british;

/** A marker from an earlier Action Round becomes a Fort; one from this Action Round only by an event. */
export const mayBuildFort = (g: State, of: Side, at: Space, again: boolean): boolean =>
  met(CLAUSES.fortMarker, g.fortsBegun.has(at)) &&
  met(CLAUSES.fortMarkerOld, again || !g.fortsNew.has(at)) &&
  met(CLAUSES.markerOwn, isOwn(g, of, g.britishFortsBegun.has(at))) &&
  (fortInPool(g, of) !== NONE || unmet(CLAUSES.fortLeft));

/** The faction's Fort in a space, or `NONE`. */
export function fortAt(g: State, of: Side, at: Space): Piece | typeof NONE {
  for (let p = nextIn(g, of, placeOf(at), NONE); p !== NONE; p = nextIn(g, of, placeOf(at), p)) if (isFort(p)) return p;
  return NONE;
}

export function mayRepairFort(g: State, of: Side, at: Space): boolean {
  const fort = fortAt(g, of, at);
  return fort === NONE ? unmet(CLAUSES.ownFort) : g.reduced.has(fort) || unmet(CLAUSES.fortReduced);
}

/** A marker or a friendly Fort may be removed. */
export const mayRemoveFort = (g: State, of: Side, at: Space): boolean =>
  g.fortsBegun.has(at) || fortAt(g, of, at) !== NONE || unmet(CLAUSES.fortOrMarker);

/** Calls `offer` for each Path of a space where a Road may be begun. */
export function eachRoadToBegin(g: State, at: Space, offer: (by: Connection) => void): void {
  for (const { by } of exitsOf(at)) if (mayBeginRoad(g, by)) offer(by);
  if (explaining()) eachElsewhere(at, offer);
}

const mayBeginRoad = (g: State, by: Connection): boolean =>
  (!isHighway(by) || unmet(CLAUSES.notHighway)) &&
  (!g.roads.has(by) || unmet(CLAUSES.noRoad)) &&
  (!g.roadsBegun.has(by) || unmet(CLAUSES.noRoadMarker));

/** Explain mode: the connections of other spaces. */
const eachElsewhere = (at: Space, offer: (by: Connection) => void): void =>
  eachKeptOut(
    connection.all,
    (by) => exitsOf(at).some((exit) => exit.by === by),
    () => CLAUSES.roadFromHere,
    offer,
  );

const crosser = scratchForce();

/** 12.0 Crossing a finished Road is a movement of one step. */
const stepOf = (of: Side): MarchProgress => ({ side: of, spent: 0, double: false, extra: 0 });

/**
 * Calls `offer` for each Road that a Brigade may finish: it must be able to cross it at once (10.1), and no enemy may
 * have come that way (10.2.1).
 */
export function eachRoadToBuild(
  g: State,
  of: Side,
  by: Piece,
  at: Space,
  again: boolean,
  offer: (road: Connection) => void,
): void {
  for (const exit of exitsOf(at)) {
    if (!mayFinishRoad(g, of, exit.by, again)) continue;
    crosser.clear();
    crosser.add(by);
    if (!mayCrossNew(g, of, crosser, exit.by) || !mayEnter(g, of, crosser, exit.to)) continue;
    if (!isBarred(g, stepOf(of), at, exit) || unmet(CLAUSES.theirWay)) offer(exit.by);
  }
  if (explaining()) eachElsewhere(at, offer);
}

const mayFinishRoad = (g: State, of: Side, by: Connection, again: boolean): boolean =>
  met(CLAUSES.roadMarker, g.roadsBegun.has(by)) &&
  met(CLAUSES.roadMarkerOld, !g.roadsNew.has(by) || again) &&
  met(CLAUSES.markerOwn, isOwn(g, of, g.britishRoadsBegun.has(by)));

/** 10.1 Whether a force may cross a Road that is being finished. */
export function mayCrossNew(g: State, of: Side, force: typeof crosser, road: Connection): boolean {
  const isNew = !g.roads.has(road);
  if (isNew) g.roads.add(road);
  const may = mayCross(g, stepOf(of), force, road);
  if (isNew) g.roads.delete(road);
  return may;
}

function hasSomethingToBuild(g: State, of: Side, by: Piece, at: Space, again: boolean): boolean {
  const asked = inPlay();
  const has = isBuildable(g, of, by, at, again);
  askAgain(asked);
  return has;
}

function isBuildable(g: State, of: Side, by: Piece, at: Space, again: boolean): boolean {
  if (mayBeginFort(g, at) || mayBuildFort(g, of, at, again) || mayRemoveFort(g, of, at)) return true;
  if (exitsOf(at).some((exit) => mayBeginRoad(g, exit.by))) return true;
  let some = false;
  eachRoadToBuild(g, of, by, at, again, () => {
    some = true;
  });
  return some;
}

/** The space of a Brigade. */
export const siteOf = (g: State, by: Piece): Space => known(spaceOf(g.place.get(by)));
