import { type IdSet, NONE } from '@carillon/flow';
import { isAuxiliary, isDrilled, isUnit, movementOf } from '../counters.ts';
import { enemyOf, NO_WORK, type Piece, type Side, type Space } from '../ids.ts';
import { type Exit, exitsOf, isCultivated, isMountain, isWilderness, originallyOf } from '../map.ts';
import type { State } from '../state.ts';
import { fortOf, hasFortification, hasFortress, hasUnits } from './presence.ts';

/** 6.3 Spaces that boat movement may enter in one activation. */
export const BOAT_SPACES = 9;
/** 6.21 Movement allowance of leaders without units. */
const LEADERS_ALONE = 6;

/** What a moving force or piece is made of, as far as movement asks. */
export interface Movers {
  readonly side: Side;
  readonly drilled: boolean;
  readonly auxiliaries: boolean;
  readonly units: number;
  /** 6.22 The rate of its slowest unit. */
  readonly allowance: number;
}

/** Takes stock of a force. */
export function moversOf(side: Side, force: IdSet<Piece>): Movers {
  let drilled = false;
  let auxiliaries = false;
  let units = 0;
  let allowance = 99;
  for (let p = force.first(); p !== NONE; p = force.after(p)) {
    if (!isUnit(p)) continue;
    units++;
    drilled ||= isDrilled(p);
    auxiliaries ||= isAuxiliary(p);
    allowance = Math.min(allowance, movementOf(p));
  }
  return { side, drilled, auxiliaries, units, allowance: units === 0 ? LEADERS_ALONE : allowance };
}

/**
 * How far a march has come. `land` and `boat` tell whether it may go on in that way: a way is legal if all of it is legal
 * by land, or all of it by boat, and the player need not say which.
 */
export interface Way {
  /** Spaces entered. */
  readonly spent: number;
  readonly land: boolean;
  readonly boat: boolean;
  /** 6.3 The one land connection that boats may be carried over has been used. */
  readonly carried: boolean;
}

export const SETTING_OUT: Way = { spent: 0, land: true, boat: true, carried: false };

/** 6.2 Whether the next space may be entered by land. */
export const byLand = (movers: Movers, way: Way): boolean => way.land && way.spent < movers.allowance;

/** 6.3 Whether the next space may be entered by boat: over water, or once over land between friendly ends. */
export function byBoat(g: State, movers: Movers, way: Way, from: Space, exit: Exit): boolean {
  if (!way.boat || way.spent >= BOAT_SPACES) return false;
  return exit.water || (!way.carried && endsCarry(g, movers.side, from) && endsCarry(g, movers.side, exit.to));
}

/** 6.3 Where a carry may end: an originally friendly cultivated space or a friendly fortification. */
const endsCarry = (g: State, side: Side, at: Space): boolean =>
  (isCultivated(at) && originallyOf(at) === side) || hasFortification(g, side, at);

/** 6.2 Whether a march by land must stop on entering `to` from `from`. The starting space limits nothing. */
export function mustStopByLand(g: State, movers: Movers, way: Way, from: Space, to: Space): boolean {
  const { side, drilled, auxiliaries } = movers;
  if (isMountain(to) && !hasFortification(g, side, to)) return true;
  if (way.spent === 0 || hasFortification(g, side, from)) return false;
  if (isWilderness(from)) return drilled && !auxiliaries;
  return auxiliaries && !drilled && isCultivated(from) && originallyOf(from) === enemyOf(side);
}

/** The way after a step. */
export function stepOn(g: State, movers: Movers, way: Way, from: Space, exit: Exit): Way {
  const boat = byBoat(g, movers, way, from, exit);
  return {
    spent: way.spent + 1,
    land: byLand(movers, way) && !mustStopByLand(g, movers, way, from, exit.to),
    boat,
    carried: way.carried || (boat && !exit.water),
  };
}

/**
 * 6.5 Whether the movers may enter a space at all. Leaders alone may not enter where enemies are (6.53).
 * Enemy forts and fortresses are entered in the chapter on sieges.
 */
export function mayEnter(g: State, movers: Movers, to: Space): boolean {
  const enemy = enemyOf(movers.side);
  const works = g.works.get(to);
  if ((works !== NO_WORK && works === fortOf(enemy)) || hasFortress(g, enemy, to)) return false;
  return movers.units > 0 || !(hasUnits(g, enemy, to) || hasFortification(g, enemy, to));
}

/** 6.51 Whether the movers must stop where they are: enemy units or an enemy fortification are in the space. */
export const enemiesStop = (g: State, side: Side, at: Space): boolean =>
  hasUnits(g, enemyOf(side), at) || hasFortification(g, enemyOf(side), at);

/** Calls `step` for each space that may be entered next, once. */
export function eachStep(g: State, movers: Movers, way: Way, from: Space, step: (exit: Exit) => void): void {
  const land = byLand(movers, way);
  for (const exit of exitsOf(from)) {
    if (!land && !byBoat(g, movers, way, from, exit)) continue;
    if (mayEnter(g, movers, exit.to)) step(exit);
  }
}
