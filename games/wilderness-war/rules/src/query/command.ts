import { IdSet, met, NONE, type None } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { commandOf, isDrilled, isJohnsons, isLeader, isUnit, JOHNSON, sideOf, tacticsOf } from '../counters.ts';
import { type Piece, piece, placeOf, type Space } from '../ids.ts';
import type { State } from '../state.ts';
import { firstAt, nextAt } from './presence.ts';

// 5.34 Command. A force is a set of pieces that includes its commander.

export type Force = IdSet<Piece>;

/** A scratch set of pieces outside the state. */
export function scratchForce(): Force {
  const width = Math.ceil(piece.count / 16);
  return new IdSet<Piece>(new Int16Array(width), 0, width);
}

/** 5.34 The sum of the Command ratings in a force: the number of units it may hold. */
export function commandLimit(force: Force): number {
  let limit = 0;
  for (let p = force.first(); p !== NONE; p = force.after(p)) limit += commandOf(p);
  return limit;
}

/** 5.34, 5.534 Units that count against the limit: all except Mohawk and Iroquois with Johnson. */
export function commandedUnits(force: Force): number {
  let units = 0;
  for (let p = force.first(); p !== NONE; p = force.after(p)) if (isUnit(p) && !isJohnsons(p)) units++;
  return units;
}

export function unitsIn(force: Force): number {
  let units = 0;
  for (let p = force.first(); p !== NONE; p = force.after(p)) if (isUnit(p)) units++;
  return units;
}

/** Whether any piece of the force fits a test. */
export function someIn(force: Force, sort: (p: Piece) => boolean): boolean {
  for (let p = force.first(); p !== NONE; p = force.after(p)) if (sort(p)) return true;
  return false;
}

/** 5.34, 5.534 Whether a force is within its Command, and includes Johnson if it has his Indians. */
export function withinCommand(force: Force): boolean {
  if (commandedUnits(force) > commandLimit(force)) return false;
  return force.has(JOHNSON) || !someIn(force, isJohnsons);
}

/**
 * 5.534 Whether a leader in `where` could command the unit: Johnson's Indians need Johnson there, as the leader or
 * under him.
 */
export function couldCommand(g: State, leader: Piece, unit: Piece, where: Space): boolean {
  if (!isJohnsons(unit)) return true;
  if (leader === JOHNSON) return true;
  return g.place.get(JOHNSON) === placeOf(where) && commandOf(JOHNSON) <= commandOf(leader);
}

/**
 * 7.51 The leader whose Tactics count for pieces that did not move: one with the highest Command; in a tie, the better
 * one.
 */
export function bestLeader(among: Force): Piece | None {
  let best: Piece | None = NONE;
  for (let p = among.first(); p !== NONE; p = among.after(p)) {
    if (isLeader(p) && (best === NONE || outranks(p, best))) best = p;
  }
  return best;
}

const outranks = (a: Piece, b: Piece): boolean =>
  commandOf(a) > commandOf(b) || (commandOf(a) === commandOf(b) && tacticsOf(a) > tacticsOf(b));

/** 5.34 The pieces that may go with a leader: subordinates of equal or lower Command, and units he could command. */
export function followers(g: State, leader: Piece, where: Space, into: Force, auxiliariesOnly = false): void {
  const side = sideOf(leader);
  into.clear();
  for (let p = firstAt(g, side, placeOf(where)); p !== NONE; p = nextAt(g, side, placeOf(where), p)) {
    if (p !== leader && mayFollow(g, leader, p, where) && !(auxiliariesOnly && isDrilled(p))) into.add(p);
  }
}

/** 5.34 Whether a piece in a leader's space may go with him; 8.25 not across the walls of a besieged post. */
export const mayFollow = (g: State, leader: Piece, p: Piece, where: Space): boolean =>
  met(CLAUSES.sameSideOfWalls, g.inside.has(p) === g.inside.has(leader)) &&
  (isLeader(p)
    ? met(CLAUSES.subordinate, commandOf(p) <= commandOf(leader))
    : met(CLAUSES.johnson, couldCommand(g, leader, p, where)));

/** 7.51 The Tactics that a leader adds to a roll; nothing without one. */
export const tacticsOfLeader = (leader: Piece | None): number => (leader === NONE ? 0 : tacticsOf(leader));

/** Keeps only the pieces of a force that are still in a space. */
export function keepThoseAt(g: State, force: Force, where: Space): void {
  for (let p = force.first(); p !== NONE; p = force.after(p)) if (g.place.get(p) !== placeOf(where)) force.delete(p);
}
