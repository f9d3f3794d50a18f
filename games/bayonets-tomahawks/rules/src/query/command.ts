import { type Clause, type IdSet, NONE, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { isCommander, isFleet, isIndian, isLight, isMobile, nationOf } from '../counters.ts';
import { type Piece, type Place, placeOf, type Side, type Space } from '../ids.ts';
import { ARMY_MARCH, INDIAN_MARCH, type MarchKind } from '../kinds.ts';
import type { State } from '../state.ts';
import { areSeasRough, isBarredToIndians } from './effects.ts';
import { nextIn } from './presence.ts';

// 7.3, 10.4, 10.5 Units that may be activated together

/**
 * Whether a unit has not yet acted in this Action Round, and can move at all (7.2.1, 3.4, 3.5) under the cards in play
 * (7.4).
 */
export const mayAct = (g: State, p: Piece): boolean =>
  (isMobile(p) || unmet(CLAUSES.mobile)) && isUnspent(g, p) && mayUnderCards(g, p);

/** 7.2.1 */
export const isUnspent = (g: State, p: Piece): boolean => !g.spent.has(p) || unmet(CLAUSES.notSpent);

/** 7.4 Whether Let's See How the French Fight and Rough Seas allow a unit to act. */
const mayUnderCards = (g: State, p: Piece): boolean =>
  (!(isIndian(p) && isBarredToIndians(g)) || unmet(CLAUSES.indiansBarred)) && mayLeavePort(g, p);
/** Rough Seas: no Fleet acts. */
export const mayLeavePort = (g: State, p: Piece): boolean =>
  !(isFleet(p) && areSeasRough(g)) || unmet(CLAUSES.roughSeas);

/** 7.3.2 An Indian point activates a single unit, or units of one Nation. */
function joinsIndians(force: IdSet<Piece>, p: Piece): boolean {
  const first = force.first();
  if (!isIndian(p)) return unmet(CLAUSES.indianPoint);
  return first === NONE || (nationOf(p) !== NONE && nationOf(p) === nationOf(first)) || unmet(CLAUSES.oneNation);
}

/** 10.5 A Light point activates Light units, and one Commander with them. */
function joinsLights(force: IdSet<Piece>, p: Piece): boolean {
  if (isLight(p)) return true;
  if (!isCommander(p)) return unmet(CLAUSES.lightPoint);
  for (let each = force.first(); each !== NONE; each = force.after(each))
    if (isCommander(each)) return unmet(CLAUSES.oneCommander);
  return true;
}

/** Whether a unit may be activated with a force being assembled. */
export function joins(g: State, kind: MarchKind, force: IdSet<Piece>, p: Piece): boolean {
  if (force.has(p)) return unmet(CLAUSES.takenAlready);
  if (!mayAct(g, p)) return false;
  if (kind === ARMY_MARCH) return true;
  return kind === INDIAN_MARCH ? joinsIndians(force, p) : joinsLights(force, p);
}

/** 7.3.1 Whether a force may be activated: with a Light point not a Commander alone. */
export function isActivable(kind: MarchKind, force: IdSet<Piece>): boolean {
  if (force.isEmpty) return unmet(CLAUSES.someoneTaken);
  if (kind === ARMY_MARCH) return true;
  for (let p = force.first(); p !== NONE; p = force.after(p)) if (isLight(p)) return true;
  return unmet(CLAUSES.lightTaken);
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

/** Whether any unit in a space may be activated in this way. */
export function someMayMarch(g: State, of: Side, at: Space, kind: MarchKind): boolean {
  let some = false;
  for (let p = nextIn(g, of, placeOf(at), NONE); p !== NONE; p = nextIn(g, of, placeOf(at), p)) {
    if (kind !== ARMY_MARCH && !(kind === INDIAN_MARCH ? isIndian(p) : isLight(p))) continue;
    some = true;
    if (mayAct(g, p)) return true;
  }
  return !some && unmet(nobodyFor(kind));
}

/** The clause that excludes a space without units that a point activates. */
function nobodyFor(kind: MarchKind): Clause {
  if (kind === ARMY_MARCH) return CLAUSES.unitsThere;
  return kind === INDIAN_MARCH ? CLAUSES.indiansThere : CLAUSES.lightsThere;
}
