import { explaining, type IdSet, met, NONE, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { enemyOf, placeOf, type Side, type Space, space } from '../ids.ts';
import { exitsOf, isCultivated, isFortress, originallyOf } from '../map.ts';
import type { State } from '../state.ts';
import {
  builtBy,
  firstUnitAt,
  hasDrilled,
  hasFort,
  hasFortification,
  hasFortStarted,
  hasUnits,
  isBesieged,
} from './presence.ts';

// 5.4 Construction

/** 5.41 Originally friendly cultivated spaces: stockades can be built there without troops. */
const isSettled = (of: Side, where: Space): boolean => isCultivated(where) && originallyOf(where) === of;

/** Whether there are pieces to build with, which excludes most spaces at once. Explain mode: everywhere. */
export const mightBuild = (g: State, of: Side, where: Space): boolean =>
  hasDrilled(g, of, where) || isSettled(of, where) || explaining();

/** 5.43 Not in fortress spaces, under siege, or where enemies are (5.41). */
const isSite = (g: State, of: Side, where: Space): boolean =>
  (!isFortress(where) || unmet(CLAUSES.notFortress)) &&
  (!isBesieged(g, where) || unmet(CLAUSES.noSiegeHere)) &&
  (!hasUnits(g, enemyOf(of), where) || unmet(CLAUSES.noEnemyUnits)) &&
  (!hasFortification(g, enemyOf(of), where) || unmet(CLAUSES.noEnemyWorks));

/** The spaces in supply, computed once per list. */
type Supply = IdSet<Space>;

/** 5.42 Friendly supplied Drilled Troops (12.1). */
const hasBuilders = (g: State, of: Side, where: Space, supply: Supply): boolean =>
  (hasDrilled(g, of, where) || unmet(CLAUSES.fortBuilders)) && (supply.has(where) || unmet(CLAUSES.fortSupply));

/** 5.41 Such troops; in originally friendly cultivated spaces none are needed. */
const hasSettlers = (g: State, of: Side, where: Space, supply: Supply): boolean =>
  isSettled(of, where) ||
  ((hasDrilled(g, of, where) || unmet(CLAUSES.builders)) && (supply.has(where) || unmet(CLAUSES.stockadeSupply)));

/**
 * 5.41 Whether a stockade may be placed in a space: with supplied Drilled Troops, or in originally friendly cultivated
 * spaces. 5.43 One fortification per space.
 */
export function mayBuildStockade(g: State, of: Side, where: Space, supply: Supply): boolean {
  if (!isSite(g, of, where) || !met(CLAUSES.noFortification, !hasFortification(g, of, where))) return false;
  return hasSettlers(g, of, where, supply);
}

/**
 * 5.42 Whether a fort may be begun in a space: with supplied Drilled Troops; a stockade may stand there until it is
 * finished (5.43).
 */
export function mayBeginFort(g: State, of: Side, where: Space, supply: Supply): boolean {
  if (!isSite(g, of, where) || hasFortStarted(g, of, where) || !met(CLAUSES.noFort, !hasFort(g, of, where)))
    return false;
  return hasBuilders(g, of, where, supply);
}

/** 5.42 Whether a fort begun earlier may be completed. */
export const mayFinishFort = (g: State, of: Side, where: Space, supply: Supply): boolean =>
  isSite(g, of, where) && hasFortStarted(g, of, where) && hasBuilders(g, of, where, supply);

/** 5.46 Whether a space has a fort, stockade or fort under construction that a side may demolish. */
const mayDemolish = (g: State, of: Side, where: Space): boolean =>
  builtBy(g, where) === of && met(CLAUSES.unbesiegedWork, !isBesieged(g, where));

/** 5.46 Calls `offer` for each space whose fort, stockade or fort under construction a side may demolish. */
export function eachDemolishable(g: State, of: Side, offer: (where: Space) => void): void {
  for (let s = g.builtOn.first(); s !== NONE; s = g.builtOn.after(s)) {
    if (mayDemolish(g, of, s)) offer(s);
  }
  if (explaining() && unmet(CLAUSES.ownWork)) for (const each of space.all) if (builtBy(g, each) !== of) offer(each);
}

/** Whether a side has anything that it may demolish. */
export function hasDemolishable(g: State, of: Side): boolean {
  for (let s = g.builtOn.first(); s !== NONE; s = g.builtOn.after(s)) {
    if (mayDemolish(g, of, s)) return true;
  }
  return false;
}

/** Collects the spaces in which a side has a work and a unit. */
export function gatherManned(g: State, of: Side, into: IdSet<Space>): void {
  into.clear();
  for (let s = g.builtOn.first(); s !== NONE; s = g.builtOn.after(s)) {
    if (builtBy(g, s) === of && firstUnitAt(g, of, placeOf(s)) !== NONE) into.add(s);
  }
}

/** Whether one of these works no longer has a unit, may be demolished, and is next to enemy Drilled Troops. */
export function isExposed(g: State, of: Side, manned: IdSet<Space>): boolean {
  for (let s = manned.first(); s !== NONE; s = manned.after(s)) {
    const left = mayDemolish(g, of, s) && firstUnitAt(g, of, placeOf(s)) === NONE;
    if (left && exitsOf(s).some(({ to }) => hasDrilled(g, enemyOf(of), to))) return true;
  }
  return false;
}
