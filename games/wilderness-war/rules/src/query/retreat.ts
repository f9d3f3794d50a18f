import { explaining, met, NONE, type None, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { isDrilled, isLeader } from '../counters.ts';
import { STACKING } from '../data/tables.ts';
import { BRITISH, type Piece, placeOf, type Side, type Space, space } from '../ids.ts';
import { adjacentTo, areAdjacent, isArrow, isCultivated, PORTS } from '../map.ts';
import type { State } from '../state.ts';
import type { Force } from './command.ts';
import { isOpenTo, isPortFrom } from './interception.ts';
import { firstUnitAt, hasFortification, hasFortress, hasPost, nextAt } from './presence.ts';

// 7.9 Retreat

/**
 * The limits of a retreat. Attackers go back `only` where they came from; defenders anywhere except the `barred` space.
 */
export interface Retreating {
  readonly side: Side;
  readonly at: Space;
  readonly barred: Space | None;
  readonly only: Space | None;
}

/**
 * 7.92 Whether one piece may retreat to a space. 2.0 Not against an arrow. Drilled Troops need a cultivated space or a
 * friendly fortification.
 */
export function mayRetreat(g: State, retreat: Retreating, p: Piece, to: Space): boolean {
  if (!met(CLAUSES.wayBack, retreat.only === NONE || to === retreat.only)) return false;
  if (!met(CLAUSES.retreatNear, retreat.only === NONE || !isArrow(retreat.only, retreat.at))) return false;
  if (!met(CLAUSES.notWayIn, retreat.only !== NONE || to !== retreat.barred)) return false;
  if (!met(CLAUSES.openRetreat, isOpenTo(g, retreat.side, to))) return false;
  return !isDrilled(p) || isCultivated(to) || met(CLAUSES.drilledRetreat, hasFortification(g, retreat.side, to));
}

/**
 * 7.91 Calls `offer` for each possible destination: adjacent spaces, the space attackers came from, and 6.432 ports
 * from an Amphib marker.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: 7.91 as the rulebook lists it, and what is offered only to say why not
export function eachRetreatSpace(g: State, retreat: Retreating, offer: (to: Space) => void): void {
  if (retreat.only !== NONE) {
    offer(retreat.only);
    if (explaining()) for (const to of space.all) if (to !== retreat.only) offer(to);
    return;
  }
  for (const { to } of adjacentTo(retreat.at)) offer(to);
  if (explaining()) eachFarAway(retreat.at, offer);
  if (retreat.side !== BRITISH || !g.amphib.has(retreat.at)) return;
  for (const to of PORTS) if (isPortFrom(g, retreat.at, to)) offer(to);
}

/** Explain mode: the spaces that are not adjacent. */
function eachFarAway(at: Space, offer: (to: Space) => void): void {
  if (!unmet(CLAUSES.retreatNear)) return;
  for (const to of space.all) if (!areAdjacent(at, to)) offer(to);
}

/**
 * 8.11, 8.13 The number of units that still fit inside the side's own fort or fortress; leaders always do. Only
 * defenders may go in (8.252).
 */
export function roomInside(g: State, retreat: Retreating): number {
  if (retreat.only !== NONE || !hasPost(g, retreat.side, retreat.at)) return 0;
  return hasFortress(g, retreat.side, retreat.at)
    ? Number.POSITIVE_INFINITY
    : FORT_HOLDS - unitsInside(g, retreat.side, retreat.at);
}

/** 8.11 The number of units that fit in a fort. */
export const FORT_HOLDS: number = STACKING.insideFort;

/** Units inside a fort or fortress. */
export function unitsInside(g: State, of: Side, where: Space): number {
  let units = 0;
  for (let p = firstUnitAt(g, of, placeOf(where)); p !== NONE; p = nextAt(g, of, placeOf(where), p)) {
    if (g.inside.has(p)) units++;
  }
  return units;
}

/** 7.92 Whether a piece has anywhere to go. */
export function canRetreat(g: State, retreat: Retreating, p: Piece): boolean {
  let can = isLeader(p) ? retreat.only === NONE && hasPost(g, retreat.side, retreat.at) : roomInside(g, retreat) > 0;
  eachRetreatSpace(g, retreat, (to) => {
    can ||= mayRetreat(g, retreat, p, to);
  });
  return can;
}

/** Whether all of a group may go to a space. */
export function mayAllRetreat(g: State, retreat: Retreating, group: Force, to: Space): boolean {
  for (let p = group.first(); p !== NONE; p = group.after(p)) if (!mayRetreat(g, retreat, p, to)) return false;
  return true;
}
