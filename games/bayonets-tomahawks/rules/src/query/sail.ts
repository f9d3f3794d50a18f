import { type IdSet, NONE, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { isCommander, isFleet, isMobile } from '../counters.ts';
import { FRENCH, type Piece, placeOf, SAIL_BOX, type Side, type Space } from '../ids.ts';
import { isAtlantic, isCoastal } from '../map.ts';
import type { State } from '../state.ts';
import { mayAct } from './command.ts';
import { isHeld, mayEnter } from './movement.ts';
import { hasAny, hasFleet, nextIn, unitsIn } from './presence.ts';

// 10.6 Sail Movement

/** 10.6 The number of units that a Fleet carries, besides Commanders. */
const CARGO = 4;

/** Whether a force has enough Fleets for its other units. */
export function isAfloat(force: IdSet<Piece>): boolean {
  let fleets = 0;
  let cargo = 0;
  for (let p = force.first(); p !== NONE; p = force.after(p)) {
    if (isFleet(p)) fleets++;
    else if (!isCommander(p)) cargo++;
  }
  return (fleets > 0 || unmet(CLAUSES.fleetTaken)) && (cargo <= CARGO * fleets || unmet(CLAUSES.cargo));
}

/** 10.6 Whether a unit may join a force: the Fleets taken, and those still available, carry all the cargo. */
export function mayLoad(force: IdSet<Piece>, p: Piece, able: IdSet<Piece>): boolean {
  let fleets = 0;
  let cargo = isFleet(p) || isCommander(p) ? 0 : 1;
  for (let each = force.first(); each !== NONE; each = force.after(each)) {
    if (isFleet(each)) fleets++;
    else if (!isCommander(each)) cargo++;
  }
  for (let each = able.first(); each !== NONE; each = able.after(each)) if (isFleet(each) && !force.has(each)) fleets++;
  return (fleets > 0 && cargo <= CARGO * fleets) || unmet(CLAUSES.cargo);
}

/** Whether a unit may go aboard: not a Fort or Bastion, and not Spent. */
export const maySail = (g: State, p: Piece): boolean => isMobile(p) && mayAct(g, p);

/** 10.6, 10.2.1 Whether any unit may Sail from a space. */
export function maySailFrom(g: State, of: Side, at: Space): boolean {
  if (!isCoastal(at)) return unmet(CLAUSES.coastal);
  if (!hasFleet(g, of, at)) return unmet(CLAUSES.fleetThere);
  return hasAny(g, of, placeOf(at), (p) => isFleet(p) && maySail(g, p)) && (!isHeld(g, of, at) || unmet(CLAUSES.held));
}

/** 10.6.2 Whether a Coastal Space is in a Sea Zone friendly to a faction. */
export const isFriendlyCoast = (g: State, of: Side, at: Space): boolean =>
  isCoastal(at) && (of === FRENCH || g.openSeas || isAtlantic(at));

/** A faction's units in the Sail box. */
export const isAtSea = (g: State, of: Side): boolean =>
  unitsIn(g, of, SAIL_BOX) > 0 || nextIn(g, of, SAIL_BOX, NONE) !== NONE;

/** 10.6.1, 13.8 Calls `offer` for each space where a force may Land. */
export function eachLanding(
  g: State,
  of: Side,
  force: IdSet<Piece>,
  spaces: readonly Space[],
  offer: (at: Space) => void,
): void {
  for (const at of spaces) {
    if (mayLandAt(g, of, at) && mayEnter(g, of, force, at)) offer(at);
  }
}

/** 10.6.1, 10.6.2 */
const mayLandAt = (g: State, of: Side, at: Space): boolean =>
  isFriendlyCoast(g, of, at) || unmet(isCoastal(at) ? CLAUSES.friendlySea : CLAUSES.coastal);
