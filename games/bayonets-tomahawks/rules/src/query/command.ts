import { type IdSet, NONE } from '@carillon/flow';
import { isCommander, isFleet, isIndian, isLight, isMobile, nationOf } from '../counters.ts';
import { type Piece, type Place, placeOf, type Side, type Space } from '../ids.ts';
import { ARMY_MARCH, INDIAN_MARCH, type MarchKind } from '../kinds.ts';
import type { State } from '../state.ts';
import { areSeasRough, isBarredToIndians } from './effects.ts';
import { nextIn } from './presence.ts';

// 7.3, 10.4, 10.5 Who may be activated together

/** Whether a unit has still to act in this Action Round, and can move at all (7.2.1, 3.4, 3.5) under the cards in play (7.4). */
export const mayAct = (g: State, p: Piece): boolean =>
  isMobile(p) && !g.spent.has(p) && !(isIndian(p) && isBarredToIndians(g)) && !(isFleet(p) && areSeasRough(g));

/** 7.3.2 An Indian point activates a single unit, or units of one Nation. */
function joinsIndians(force: IdSet<Piece>, p: Piece): boolean {
  const first = force.first();
  return isIndian(p) && (first === NONE || (nationOf(p) !== NONE && nationOf(p) === nationOf(first)));
}

/** 10.5 A Light point activates Light units, and one Commander with them. */
function joinsLights(force: IdSet<Piece>, p: Piece): boolean {
  if (isLight(p)) return true;
  if (!isCommander(p)) return false;
  for (let each = force.first(); each !== NONE; each = force.after(each)) if (isCommander(each)) return false;
  return true;
}

/** Whether a unit may be activated with a force that is being put together. */
export function joins(g: State, kind: MarchKind, force: IdSet<Piece>, p: Piece): boolean {
  if (!mayAct(g, p) || force.has(p)) return false;
  if (kind === ARMY_MARCH) return true;
  return kind === INDIAN_MARCH ? joinsIndians(force, p) : joinsLights(force, p);
}

/** 7.3.1 Whether a force may be activated: with a Light point not a Commander alone. */
export function isActivable(kind: MarchKind, force: IdSet<Piece>): boolean {
  if (force.isEmpty) return false;
  if (kind === ARMY_MARCH) return true;
  for (let p = force.first(); p !== NONE; p = force.after(p)) if (isLight(p)) return true;
  return false;
}

/** Calls `offer` for each unit of a faction in a place that may join a force. */
export function eachJoining(
  g: State,
  of: Side,
  where: Place,
  kind: MarchKind,
  force: IdSet<Piece>,
  offer: (p: Piece) => void,
): void {
  for (let p = nextIn(g, of, where, NONE); p !== NONE; p = nextIn(g, of, where, p)) {
    if (joins(g, kind, force, p)) offer(p);
  }
}

/** Whether somebody in a space may be activated in this way. */
export function someMayMarch(g: State, of: Side, at: Space, kind: MarchKind): boolean {
  for (let p = nextIn(g, of, placeOf(at), NONE); p !== NONE; p = nextIn(g, of, placeOf(at), p)) {
    if (mayAct(g, p) && (kind === ARMY_MARCH || (kind === INDIAN_MARCH ? isIndian(p) : isLight(p)))) return true;
  }
  return false;
}
