import { askAgain, type Clause, explaining, type IdSet, inPlay, NONE, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { isArtillery, isBastion, isCommander, isFleet, isFort, isLight, movementOf } from '../counters.ts';
import { MOST_ARTILLERY_ON_ROAD, MOST_UNITS } from '../data/connections.ts';
import {
  BRITISH,
  type Connection,
  enemyOf,
  FRENCH,
  option,
  type Piece,
  placeOf,
  type Side,
  type Space,
  space,
} from '../ids.ts';
import {
  type Adjacency,
  exitsOf,
  homeOf,
  isBase,
  isCoastalConnection,
  isFortress,
  isHighway,
  nationAt,
} from '../map.ts';
import type { State } from '../state.ts';
import { BEYOND, distancesFrom } from './distance.ts';
import { eachKeptOut } from './offers.ts';
import {
  controls,
  hasAny,
  hasBastion,
  hasUnits,
  isFriendly,
  isNeutralNation,
  militiaFor,
  outnumber,
  prevails,
  strengthAt,
  unitsAt,
} from './presence.ts';

// 10.0 Movement along connections

/** The point that activates a march, and the march's progress. */
export interface MarchProgress {
  readonly side: Side;
  /** Movement Points used so far (10.2). */
  readonly spent: number;
  readonly double: boolean;
  /** Movement Points that an event adds to non-Light units. */
  readonly extra: number;
}

/** 10.2 The number of connections that a unit may cross. 7.3.4 A doubled point doubles it. */
export const allowance = (p: Piece, way: MarchProgress): number =>
  movementOf(p) * (way.double ? 2 : 1) + (isLight(p) ? 0 : way.extra);

/** 2.2.1, 2.2.3 Whether a connection is a Highway or carries a Road. */
export const isRoad = (g: State, by: Connection): boolean => isHighway(by) || g.roads.has(by);

/** 2.2.1, 10.2 Whether a unit may use a connection of this kind. */
export function mayUse(g: State, p: Piece, by: Connection): boolean {
  if (isFleet(p)) return isCoastalConnection(by) || unmet(CLAUSES.coastline);
  return isLight(p) || isRoad(g, by) || unmet(CLAUSES.road);
}

const movedAlong = (g: State, of: Side, by: Connection): number =>
  (of === FRENCH ? g.frenchMoved : g.britishMoved).get(by);
const gunsAlong = (g: State, of: Side) => (of === FRENCH ? g.frenchGuns : g.britishGuns);

/** 10.1 The number of a faction's units that may still cross a connection in this Action Round. */
export function roomOn(g: State, of: Side, by: Connection): number {
  const most = isHighway(by) ? MOST_UNITS.highway : g.roads.has(by) ? MOST_UNITS.road : MOST_UNITS.path;
  return most - movedAlong(g, of, by);
}

/** 10.1 Whether this many units with this much Artillery fit on a connection. Commanders do not count. */
function fits(g: State, of: Side, by: Connection, units: number, artillery: number): boolean {
  if (units > roomOn(g, of, by) && !unmet(CLAUSES.room)) return false;
  if (isHighway(by) || artillery === 0) return true;
  return (artillery <= MOST_ARTILLERY_ON_ROAD && mayTakeGun(g, of, by)) || unmet(CLAUSES.guns);
}

/** 10.1 Whether Artillery of a faction may still use a connection: a Road takes one. */
export const mayTakeGun = (g: State, of: Side, by: Connection): boolean =>
  isRoad(g, by) && (isHighway(by) || !gunsAlong(g, of).has(by));

/** 10.1, 10.2 Whether a whole force may cross a connection now, wherever it leads. */
export function mayCross(g: State, way: MarchProgress, force: IdSet<Piece>, by: Connection): boolean {
  let units = 0;
  let artillery = 0;
  for (let p = force.first(); p !== NONE; p = force.after(p)) {
    if (!mayGoAlong(g, way, p, by)) return false;
    if (!isCommander(p)) units++;
    if (isArtillery(p)) artillery++;
  }
  return isOpenTo(g, way.side, by) && fits(g, way.side, by, units, artillery);
}

/** The same of a single unit. */
export const mayCrossAlone = (g: State, way: MarchProgress, p: Piece, by: Connection): boolean =>
  mayGoAlong(g, way, p, by) &&
  isOpenTo(g, way.side, by) &&
  fits(g, way.side, by, isCommander(p) ? 0 : 1, isArtillery(p) ? 1 : 0);

const mayGoAlong = (g: State, way: MarchProgress, p: Piece, by: Connection): boolean =>
  mayUse(g, p, by) && (allowance(p, way) > way.spent || unmet(CLAUSES.allowance));
const isOpenTo = (g: State, of: Side, by: Connection): boolean => by !== closedTo(g, of) || unmet(CLAUSES.warships);

/**
 * French Lake Warships close a connection to the British. Open reading (39): also to retreats and supply. Taken as no.
 */
const closedTo = (g: State, of: Side) => (of === BRITISH ? g.closed : NONE);

/** The connections by which a faction has entered spaces in this Action Round. */
export const enteredBy = (g: State, of: Side) => (of === FRENCH ? g.frenchEntered : g.britishEntered);

/** 10.2.1 Whether enemies keep a stack in place: unless it Outnumbers them, or is British on an enemy Fortress. */
export function isHeld(g: State, of: Side, at: Space): boolean {
  if (prevails(g, of, at)) return false;
  return !(of === BRITISH && isFortress(at) && hasBastion(g, at));
}

/** 10.2.1 The first step may not be along a connection by which enemies have come: the direction opposite to theirs. */
export function isBarred(g: State, way: MarchProgress, from: Space, exit: Adjacency): boolean {
  if (way.spent > 0 || !hasUnits(g, enemyOf(way.side), from)) return false;
  return enteredBy(g, enemyOf(way.side)).has((exit.way ^ 1) as typeof exit.way);
}

/**
 * 10.7 The enemies that a stack would meet in a space: units and Militia. Militia alone ignore units of the side that
 * held the space when the Action Round began.
 */
export function enemiesMet(g: State, of: Side, at: Space): number {
  const units = unitsAt(g, enemyOf(of), at);
  if (units === 0 && g.controlBefore.get(at) === of) return 0;
  return units + militiaFor(g, enemyOf(of), at);
}

/** 10.3.2 Whether units of a faction in a space, including those about to enter, would Overwhelm the enemies there. */
export function wouldOverwhelm(g: State, of: Side, at: Space, entering: number): boolean {
  return outnumber(strengthAt(g, of, at) + entering, enemiesMet(g, of, at)) && !isFortified(g, enemyOf(of), at);
}

/** 10.3.2 Whether a Bastion or Fort of a faction prevents Overwhelm in a space. */
export const isFortified = (g: State, of: Side, at: Space): boolean =>
  hasUnits(g, of, at) && hasAny(g, of, placeOf(at), (p) => isBastion(p) || isFort(p));

/** Whether a force is made of Commanders only (10.4). */
export function isCommandersOnly(force: IdSet<Piece>): boolean {
  for (let p = force.first(); p !== NONE; p = force.after(p)) if (!isCommander(p)) return false;
  return true;
}

/** The number of units in a force, without Commanders. */
export function unitsOf(force: IdSet<Piece>): number {
  let count = 0;
  for (let p = force.first(); p !== NONE; p = force.after(p)) if (!isCommander(p)) count++;
  return count;
}

/** 13.8 Whether a force is Routed; a Commander who has joined it may be without the marker. */
export function isRouted(g: State, force: IdSet<Piece>): boolean {
  for (let p = force.first(); p !== NONE; p = force.after(p)) if (g.routed.has(p)) return true;
  return false;
}

/** 13.8 A Routed stack may not attack, and may enter only enemy Home Spaces that it controls. */
function routedMayEnter(g: State, of: Side, at: Space, entering: number): boolean {
  if (homeOf(at) === enemyOf(of) && !controls(g, of, at) && !unmet(CLAUSES.routedHome)) return false;
  return enemiesMet(g, of, at) === 0 || wouldOverwhelm(g, of, at, entering) || unmet(CLAUSES.routedAttack);
}

/** 2.1.7, 10.4, 13.8 Whether a force may enter a space, however it comes. */
export function mayEnter(g: State, of: Side, force: IdSet<Piece>, at: Space): boolean {
  if (of === FRENCH && isBase(at) && !unmet(CLAUSES.base)) return false;
  if (isCommandersOnly(force))
    return (isFriendly(g, of, at) && !hasUnits(g, enemyOf(of), at)) || unmet(CLAUSES.commandersFriendly);
  return !isRouted(g, force) || routedMayEnter(g, of, at, unitsOf(force));
}

/** 10.4 Whether Commanders alone, one step further on, are with a friendly stack or can still reach one. */
function leadsToStack(g: State, way: MarchProgress, force: IdSet<Piece>, to: Space): boolean {
  if (hasUnits(g, way.side, to)) return true;
  const onward: MarchProgress = { ...way, spent: way.spent + 1 };
  return exitsOf(to).some(
    (exit) =>
      mayCross(g, onward, force, exit.by) &&
      mayEnter(g, way.side, force, exit.to) &&
      leadsToStack(g, onward, force, exit.to),
  );
}

/** Calls `step` for each space to which a whole force may go next along a connection (10.1–10.2.1). */
export function eachStep(
  g: State,
  way: MarchProgress,
  force: IdSet<Piece>,
  from: Space,
  step: (to: Space) => void,
): void {
  if (way.spent === 0 && isHeld(g, way.side, from) && !unmet(CLAUSES.held)) return;
  const alone = isCommandersOnly(force);
  for (const exit of exitsOf(from)) {
    if (!mayCross(g, way, force, exit.by) || (isBarred(g, way, from, exit) && !unmet(CLAUSES.theirWay))) continue;
    if (!mayEnter(g, way.side, force, exit.to)) continue;
    if (!alone || comesToStack(g, way, force, exit.to)) step(exit.to);
  }
  if (explaining()) eachFar(from, whyFar(g, way, force, from), step);
}

/** 10.4 Whether the route onwards leads to a friendly stack in the present position. */
function comesToStack(g: State, way: MarchProgress, force: IdSet<Piece>, to: Space): boolean {
  const asked = inPlay();
  const comes = leadsToStack(g, way, force, to);
  askAgain(asked);
  return comes || unmet(CLAUSES.commandersStack);
}

/** Explain mode: the spaces without a connection, by the clause that excludes them. */
export const eachNotNext = (from: Space, far: Clause, offer: (to: Space) => void): void =>
  eachFar(from, () => far, offer);

/** Explain mode: the same, each space by a clause of its own. */
export function eachFar(from: Space, why: (to: Space) => Clause, offer: (to: Space) => void): void {
  const isNext = (to: Space): boolean => exitsOf(from).some((exit) => exit.to === to);
  eachKeptOut(space.all, isNext, (to) => (to === from ? CLAUSES.here : why(to)), offer);
}

/** How far it is to each space, and how far a force may still go. */
export interface Range {
  /** Along connections of a kind that the whole force may use. */
  readonly usable: Uint8Array;
  readonly left: number;
}

/** 10.2 How far a force may still go, and how far it is to each space. */
export function rangeOf(g: State, way: MarchProgress, force: IdSet<Piece>, from: Space): Range {
  const asked = inPlay();
  const all = force.toArray();
  const usable = distancesFrom(from, ({ by }) => all.every((p) => mayUse(g, p, by)));
  askAgain(asked);
  const left = Math.min(...all.map((p) => allowance(p, way) - way.spent));
  return { usable, left: Math.max(0, left) };
}

/**
 * Why one step does not lead to a space: the force may go there over the spaces between; or the first of these reasons:
 * no connections of its kind lead there; it is too far; every way there is closed.
 */
function whyFar(g: State, way: MarchProgress, force: IdSet<Piece>, from: Space): (to: Space) => Clause {
  const { usable, left } = rangeOf(g, way, force, from);
  const asked = inPlay();
  const open = distancesFrom(from, (exit, at) => {
    if (at === from && isBarred(g, way, from, exit)) return false;
    if (at !== from && stopsMarch(g, way.side, force, at)) return false;
    return mayCross(g, way, force, exit.by) && mayEnter(g, way.side, force, exit.to);
  });
  askAgain(asked);
  return (to) => {
    const distance = usable[to] ?? BEYOND;
    if ((open[to] ?? BEYOND) <= left) return CLAUSES.notNext;
    if (distance === BEYOND) return CLAUSES.unusable;
    return distance > left ? CLAUSES.tooFar : CLAUSES.wayClosed;
  };
}

/** Counts a force that crosses a connection (10.1), and records its route (10.2.1). */
export function noteCrossing(g: State, of: Side, force: IdSet<Piece>, exit: Adjacency): void {
  const moved = of === FRENCH ? g.frenchMoved : g.britishMoved;
  moved.set(exit.by, moved.get(exit.by) + unitsOf(force));
  for (let p = force.first(); p !== NONE; p = force.after(p)) if (isArtillery(p)) gunsAlong(g, of).add(exit.by);
  if (!isCommandersOnly(force)) enteredBy(g, of).add(exit.way);
}

const GOES_ON = option.of('neutralVillage');

/**
 * 8.0 Whether a stack that enters a neutral Village stops even if nobody is left to fight. Open: 10.3.2 lets a stack
 * that Overwhelms go on.
 */
export const stopsInVillages = (g: State): boolean => !g.options.has(GOES_ON);

/** 8.0 Whether a space is a Village of a neutral Nation. */
export function isNeutralVillage(g: State, at: Space): boolean {
  const nation = nationAt(at);
  return nation !== NONE && isNeutralNation(g, nation);
}

/**
 * 10.7, 8.0 Whether a march must end in a space: at enemies who are not Overwhelmed, or in a Village whose Nation joins
 * the enemy.
 */
export function stopsMarch(g: State, of: Side, force: IdSet<Piece>, to: Space): boolean {
  if (isNeutralVillage(g, to)) return stopsInVillages(g) || !outnumber(unitsOf(force), 1);
  return enemiesMet(g, of, to) > 0 && !wouldOverwhelm(g, of, to, unitsOf(force));
}
