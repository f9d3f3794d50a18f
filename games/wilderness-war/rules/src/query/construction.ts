import type { IdSet } from '@carillon/flow';
import { enemyOf, NO_WORK, type Side, type Space, space } from '../ids.ts';
import { isCultivated, isFortress, originallyOf } from '../map.ts';
import type { State } from '../state.ts';
import {
  hasDrilled,
  hasFort,
  hasFortification,
  hasFortStarted,
  hasStockade,
  hasUnits,
  isBesieged,
} from './presence.ts';

// 5.4 Construction

/** 5.43 Neither in fortress spaces, nor under siege, nor where enemies are (5.41). */
const isSite = (g: State, of: Side, where: Space): boolean =>
  !isFortress(where) &&
  !isBesieged(g, where) &&
  !hasUnits(g, enemyOf(of), where) &&
  !hasFortification(g, enemyOf(of), where);

/** The spaces in supply, worked out once for a list. */
type Supply = IdSet<Space>;

/** Friendly supplied Drilled Troops (12.1). */
const hasBuilders = (g: State, of: Side, where: Space, supply: Supply): boolean =>
  hasDrilled(g, of, where) && supply.has(where);

/** 5.41 Where a stockade may be placed: with supplied Drilled Troops, or in originally friendly cultivated spaces. 5.43 One fortification a space. */
export function mayBuildStockade(g: State, of: Side, where: Space, supply: Supply): boolean {
  if (!isSite(g, of, where) || hasFortification(g, of, where)) return false;
  return (isCultivated(where) && originallyOf(where) === of) || hasBuilders(g, of, where, supply);
}

/** 5.42 Where a fort may be begun: with supplied Drilled Troops; a stockade may stand there until it is finished (5.43). */
export function mayBeginFort(g: State, of: Side, where: Space, supply: Supply): boolean {
  if (!isSite(g, of, where) || hasFort(g, of, where) || hasFortStarted(g, of, where)) return false;
  return hasBuilders(g, of, where, supply);
}

/** 5.42 Where a fort begun earlier may be completed. */
export const mayFinishFort = (g: State, of: Side, where: Space, supply: Supply): boolean =>
  isSite(g, of, where) && hasFortStarted(g, of, where) && hasBuilders(g, of, where, supply);

/** 5.46 Calls `offer` for each space whose fort, stockade or fort under construction a side may demolish. */
export function eachDemolishable(g: State, of: Side, offer: (where: Space) => void): void {
  for (const each of space.all) {
    if (g.works.get(each) === NO_WORK || isBesieged(g, each)) continue;
    if (hasStockade(g, of, each) || hasFort(g, of, each) || hasFortStarted(g, of, each)) offer(each);
  }
}
