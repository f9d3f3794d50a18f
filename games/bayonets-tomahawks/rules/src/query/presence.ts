import { explaining, NONE, type None } from '@carillon/flow';
import { isBastion, isFleet, isFort, nationOf, printedSide } from '../counters.ts';
import {
  type Connection,
  enemyOf,
  FRENCH,
  type Nation,
  option,
  type Piece,
  type Place,
  placeOf,
  type Side,
  type Space,
  space,
} from '../ids.ts';
import { homeOf, isFortress, militiaSideOf, nationAt, nationOfPath, printedMilitia } from '../map.ts';
import type { State } from '../state.ts';

// 1.1.1, 3.0.3 The counters in each place. A faction's stack is all its units in one space.

/** The faction that a counter belongs to; `NONE` for a Nation that has not joined (8.0). */
export function sideOf(g: State, p: Piece): Side | None {
  const nation = nationOf(p);
  return nation === NONE ? printedSide(p) : g.joined.get(nation);
}

/** Units of a faction there, Commanders not counted. */
export const unitsIn = (g: State, of: Side, where: Place): number =>
  (of === FRENCH ? g.frenchUnits : g.britishUnits).get(where);
export const unitsAt = (g: State, of: Side, at: Space): number => unitsIn(g, of, placeOf(at));
export const hasUnits = (g: State, of: Side, at: Space): boolean => unitsAt(g, of, at) > 0;
export const hasEnemies = (g: State, of: Side, at: Space): boolean => hasUnits(g, enemyOf(of), at);

/** The next counter of a faction there after `after`, or `NONE`: to iterate over a stack, including Commanders. */
export function nextIn(g: State, of: Side, where: Place, after: Piece | None): Piece | None {
  let p = after === NONE ? g.firstHere.get(where) : g.nextHere.get(after);
  while (p !== NONE && sideOf(g, p) !== of) p = g.nextHere.get(p);
  return p;
}

/** Whether any counter is in a space: to skip empty ones. */
export const isOccupied = (g: State, at: Space): boolean => g.firstHere.get(placeOf(at)) !== NONE;

/** The spaces where a faction has counters; in explain mode, all spaces. */
export const stacksOf = (g: State, of: Side): readonly Space[] =>
  explaining() ? space.all : space.all.filter((at) => isOccupied(g, at) && nextIn(g, of, placeOf(at), NONE) !== NONE);

/** Calls `each` for every counter of a faction there, including Commanders; it may remove the counter. */
export function eachIn(g: State, of: Side, where: Place, each: (p: Piece) => void): void {
  let p = nextIn(g, of, where, NONE);
  while (p !== NONE) {
    const next = nextIn(g, of, where, p);
    each(p);
    p = next;
  }
}

/** Whether a faction has a counter there that passes `test`. */
export function hasAny(g: State, of: Side, where: Place, test: (p: Piece) => boolean): boolean {
  for (let p = nextIn(g, of, where, NONE); p !== NONE; p = nextIn(g, of, where, p)) if (test(p)) return true;
  return false;
}

/** The number of a faction's counters there that pass `test`. */
export function countIn(g: State, of: Side, where: Place, test: (p: Piece) => boolean): number {
  let count = 0;
  for (let p = nextIn(g, of, where, NONE); p !== NONE; p = nextIn(g, of, where, p)) if (test(p)) count++;
  return count;
}

export const hasFort = (g: State, of: Side, at: Space): boolean =>
  hasUnits(g, of, at) && hasAny(g, of, placeOf(at), isFort);
export const hasFleet = (g: State, of: Side, at: Space): boolean =>
  hasUnits(g, of, at) && hasAny(g, of, placeOf(at), isFleet);
/** 2.1.10 Whether a Fortress still has a Bastion: only then is it more than a Settled Space. */
export const hasBastion = (g: State, at: Space): boolean => isFortress(at) && hasAny(g, FRENCH, placeOf(at), isBastion);

/** 2.1.2 */
export const controls = (g: State, of: Side, at: Space): boolean => g.control.get(at) === of;

/** 13.2.1 The Militia that would fight for a faction in a space: one less under an enemy control marker. */
export function militiaFor(g: State, of: Side, at: Space): number {
  if (militiaSideOf(at) !== of) return 0;
  return Math.max(0, printedMilitia(at) - (controls(g, enemyOf(of), at) ? 1 : 0));
}

/** 10.3.1 Whether this many units outnumber this many enemies, counting Militia: by more than three to one. */
export const outnumber = (units: number, enemies: number): boolean => units > 3 * enemies;

/** 10.3.1 A faction's strength in a space when units are compared: its units, with each Militia as one. */
export const strengthAt = (g: State, of: Side, at: Space): number => unitsAt(g, of, at) + militiaFor(g, of, at);

/** 10.3.1 Whether a faction Outnumbers the enemy in a space; without enemy units there is nobody to outnumber. */
export const prevails = (g: State, of: Side, at: Space): boolean =>
  !hasEnemies(g, of, at) || outnumber(strengthAt(g, of, at), strengthAt(g, enemyOf(of), at));

/** 8.0 An Indian Nation that has joined neither side. */
export const isNeutralNation = (g: State, of: Nation): boolean => g.joined.get(of) === NONE;

/** 8.0, 14.1 Whether a connection is a Path of a neutral Nation. */
export function isNeutralPath(g: State, by: Connection): boolean {
  const nation = nationOfPath(by);
  return nation !== NONE && isNeutralNation(g, nation);
}

const SUPPLY_ONLY = option.of('neutralPaths');
/**
 * 8.0 Whether a connection is closed to Raids and the Return to Colonies. Open: neutral Paths may be closed to supply
 * only.
 */
export const isShut = (g: State, by: Connection): boolean => isNeutralPath(g, by) && !g.options.has(SUPPLY_ONLY);

/**
 * 2.1.2, 8.1 Whether a space is friendly: controlled by the faction, or a Village of a Nation that has joined it and
 * not in enemy hands.
 */
export function isFriendly(g: State, of: Side, at: Space): boolean {
  if (controls(g, of, at)) return true;
  const nation = nationAt(at);
  return nation !== NONE && g.joined.get(nation) === of && !controls(g, enemyOf(of), at);
}

/** 2.4 A Home Space of the faction in one of its Colonies, under its control. */
export const isOwnHome = (g: State, of: Side, at: Space): boolean => homeOf(at) === of && controls(g, of, at);
