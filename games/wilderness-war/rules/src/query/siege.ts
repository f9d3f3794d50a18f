import { met, NONE, type None, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { commandOf, isDrilled, isLeader } from '../counters.ts';
import { SIEGE_LEVELS, SIEGE_MODIFIERS, SIEGE_TABLE } from '../data/tables.ts';
import { enemyOf, type Piece, placeOf, type Side, type Space, space } from '../ids.ts';
import type { Modifier } from '../log.ts';
import { tacticsModifier } from '../say.ts';
import { besiegedSide } from '../settle.ts';
import type { State } from '../state.ts';
import { bestLeader, type Force, scratchForce } from './command.ts';
import { firstAt, firstOutside, hasFortress, hasUnits, isBesieged, nextAt, nextOutside } from './presence.ts';
import { supplied } from './supply.ts';

// 8.2 Sieges and 9.0 Assaults: the forces that may make them, and the modifiers.

const LOUISBOURG = space.of('louisbourg');

/** 8.23 The siege level: 0, 1 or 2. */
export const siegeLevel = (g: State, where: Space): number =>
  g.siegeTwo.has(where) ? 2 : g.siegeOne.has(where) ? 1 : 0;

/** 8.23 Sets the siege level. */
export function setSiegeLevel(g: State, where: Space, level: number): void {
  g.besieged.add(where);
  if (level === 1) g.siegeOne.add(where);
  else g.siegeOne.delete(where);
  if (level === 2) g.siegeTwo.add(where);
  else g.siegeTwo.delete(where);
}

/** 8.24 The level that an assault needs: 1 on a fort, 2 on a fortress. */
export const levelNeeded = (g: State, where: Space): number =>
  hasFortress(g, besiegedSide(g, where), where) ? SIEGE_LEVELS.assaultOnFortress : SIEGE_LEVELS.assaultOnFort;

/** 8.24 Whether the level that an assault needs has been reached. */
export const isRipe = (g: State, where: Space): boolean => siegeLevel(g, where) >= levelNeeded(g, where);

/** Whether a side besieges the space. */
export const besieges = (g: State, of: Side, where: Space): boolean =>
  isBesieged(g, where) && besiegedSide(g, where) === enemyOf(of);

/** No newcomers in this Action Phase. */
export const NO_NEWCOMERS: Force = scratchForce();

/**
 * 8.231 Whether a leader ranks highest among his side's leaders in the space. `newcomers`, who came with the first half
 * of a Campaign, do not count: they do not spoil the roll of those already there.
 */
function ranksHighest(g: State, leader: Piece, side: Side, where: Space, newcomers: Force): boolean {
  for (let p = firstOutside(g, side, placeOf(where)); p !== NONE; p = nextOutside(g, side, placeOf(where), p)) {
    if (isLeader(p) && commandOf(p) > commandOf(leader) && !newcomers.has(p)) return false;
  }
  return true;
}

/** 8.231, 9.11 Whether a force under this leader is among besiegers. */
function leadsBesiegers(g: State, side: Side, where: Space, leader: Piece | None): leader is Piece {
  if (leader === NONE) return unmet(CLAUSES.siegeLed);
  if (!besieges(g, side, where)) return unmet(CLAUSES.besieges);
  return hasUnits(g, side, where) || unmet(CLAUSES.besiegersThere);
}

/** 8.231 Whether a force may roll on the Siege Table: supplied Drilled Troops and the highest leader. */
export const mayRollSiege = (g: State, side: Side, where: Space, leader: Piece | None, newcomers: Force): boolean =>
  leadsBesiegers(g, side, where, leader) &&
  met(CLAUSES.ranksHighest, ranksHighest(g, leader, side, where, newcomers)) &&
  met(CLAUSES.drilledBesieged, haveDrilledBesieged(g, side, where, newcomers)) &&
  met(CLAUSES.siegeSupply, supplied(g, side, where));

/**
 * 9.11 Whether a force under any leader may assault without a roll: the level was reached in an earlier Action Phase,
 * and not by the first half of this Campaign (`ripened`). Supply is not required.
 */
export const mayAssault = (g: State, side: Side, where: Space, leader: Piece | None, ripened: Space | None): boolean =>
  leadsBesiegers(g, side, where, leader) &&
  met(CLAUSES.ripe, isRipe(g, where)) &&
  met(CLAUSES.ripeBefore, where !== ripened);

/**
 * 8.231 Whether Drilled Troops there began the Action Phase in the siege: not those that came with the other half of a
 * Campaign.
 */
function haveDrilledBesieged(g: State, side: Side, where: Space, newcomers: Force): boolean {
  for (let p = firstOutside(g, side, placeOf(where)); p !== NONE; p = nextOutside(g, side, placeOf(where), p)) {
    if (isDrilled(p) && !newcomers.has(p)) return true;
  }
  return false;
}

/** Collects the pieces of a side inside a fort or fortress. */
export function gatherInside(g: State, of: Side, where: Space, into: Force): void {
  into.clear();
  for (let p = firstAt(g, of, placeOf(where)); p !== NONE; p = nextAt(g, of, placeOf(where), p)) {
    if (g.inside.has(p)) into.add(p);
  }
}

/** Collects the pieces of a side outside. */
export function gatherOutside(g: State, of: Side, where: Space, into: Force): void {
  into.clear();
  for (let p = firstOutside(g, of, placeOf(where)); p !== NONE; p = nextOutside(g, of, placeOf(where), p)) into.add(p);
}

const inside = scratchForce();

/** 8.231 The modifiers of a siege roll. */
export function siegeModifiers(g: State, side: Side, where: Space, commander: Piece): readonly Modifier[] {
  gatherInside(g, enemyOf(side), where, inside);
  const own = g.coehorns.get(side) === where;
  const theirs = g.coehorns.get(enemyOf(side)) === where;
  return [
    ...tacticsModifier(commander),
    ...tacticsModifier(bestLeader(inside)).map((modifier) => ({ ...modifier, by: -modifier.by })),
    ...(own ? [{ why: 'coehorns', rule: '8.231', by: SIEGE_MODIFIERS.besiegerCoehorns } as const] : []),
    ...(theirs ? [{ why: 'coehorns', rule: '8.231', by: SIEGE_MODIFIERS.defenderCoehorns } as const] : []),
    ...(where === LOUISBOURG ? [{ why: 'louisbourg', rule: '8.231', by: SIEGE_MODIFIERS.louisbourg } as const] : []),
  ];
}

/** 8.231 Levels gained on the Siege Table. */
export function levelsGained(modified: number): number {
  let gained = 0;
  for (const row of SIEGE_TABLE) if (row.min === null || modified >= row.min) gained = row.levels;
  return gained;
}

/** 8.23 The highest level. */
export const HIGHEST_LEVEL: number = SIEGE_LEVELS.highest;
