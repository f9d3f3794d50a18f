import { type Clause, explaining, NONE, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { colonyOf, isColonialBrigade } from '../counters.ts';
import {
  BRITISH,
  FRENCH,
  type Piece,
  type Place,
  place,
  placeOf,
  SAIL_BOX,
  type Side,
  type Space,
  space,
} from '../ids.ts';
import { colonyAt, homeOf, isBase, isCoastal, isWilderness } from '../map.ts';
import type { State } from '../state.ts';
import { eachKeptOut } from './offers.ts';
import { controls, hasEnemies, isFriendly, isOwnHome } from './presence.ts';
import { isFriendlyCoast } from './sail.ts';

// 15.3, 16.3 The places where units come into play

const mayHold = (of: Side, at: Space): boolean => !(of === FRENCH && isBase(at));

/** 13.9.2 The spaces of the first Fleet Retreat Priority that has any; the Sail box if none has. */
export function fleetRefuge(g: State, of: Side): Place[] {
  const open = space.all.filter((at) => isCoastal(at) && mayHold(of, at) && !hasEnemies(g, of, at));
  const tests: readonly ((at: Space) => boolean)[] = [
    (at) => isOwnHome(g, of, at),
    (at) => isFriendlyCoast(g, of, at) && controls(g, of, at),
    (at) => isFriendlyCoast(g, of, at) && isWilderness(at),
  ];
  for (const test of tests) {
    const found = open.filter(test);
    if (found.length > 0) return found.map(placeOf);
  }
  return [SAIL_BOX];
}

/** Calls `offer` for each place of a list; in explain mode a clause excludes the others. */
export function eachPlace(places: readonly Place[], otherwise: Clause, offer: (to: Place) => void): void {
  for (const each of places) offer(each);
  if (explaining())
    eachKeptOut(
      place.all,
      (to) => places.includes(to),
      () => otherwise,
      offer,
    );
}

/** 17.2 #3 Friendly Coastal Home Spaces, besieged or not. */
export const winterHarbours = (g: State, of: Side): Space[] =>
  space.all.filter((at) => isCoastal(at) && isOwnHome(g, of, at));

/**
 * 15.3 Friendly Coastal Home Spaces, and captured ones of a friendly Sea Zone; if there are none, the Fleet Retreat
 * Priorities.
 */
export function landfalls(g: State, of: Side): Place[] {
  const found = space.all.filter((at) => {
    if (!isCoastal(at) || !controls(g, of, at) || homeOf(at) === NONE) return false;
    return homeOf(at) === of || isFriendlyCoast(g, of, at);
  });
  return found.length > 0 ? found.map(placeOf) : fleetRefuge(g, of);
}

/** 16.3 A Colonial Brigade in its Colony, a Colonial Light unit in any friendly Colony Home Space. */
export function eachEnlistmentSpace(g: State, p: Piece, offer: (at: Space) => void): void {
  for (const at of space.all) {
    if (isEnlistmentSpace(g, p, at) || unmet(CLAUSES.enlistsIn)) offer(at);
  }
}

export function isEnlistmentSpace(g: State, p: Piece, at: Space): boolean {
  const colony = colonyAt(at);
  if (colony === NONE) return false;
  return isColonialBrigade(p) ? colony === colonyOf(p) && isFriendly(g, BRITISH, at) : isOwnHome(g, BRITISH, at);
}
