import { NONE } from '@carillon/flow';
import { isDrilled } from '../counters.ts';
import { ATTRITION } from '../data/tables.ts';
import { placeOf, type Side, type Space } from '../ids.ts';
import { isFortress, originallyOf } from '../map.ts';
import type { State } from '../state.ts';
import { firstUnitAt, hasFortification, isBesieged, nextAt } from './presence.ts';
import { isOnLastStep } from './steps.ts';

// 11.0 Winter Attrition: the stacks that suffer, and their losses.

/** The pieces of a side in a space, inside and out. */
export interface Stack {
  /** Units of any kind. */
  readonly units: number;
  /** Drilled Troops with two steps, and with one. */
  readonly full: number;
  readonly reduced: number;
}

/** Counts the units of a side in a space. */
export function stackAt(g: State, of: Side, where: Space): Stack {
  let units = 0;
  let full = 0;
  let reduced = 0;
  for (let p = firstUnitAt(g, of, placeOf(where)); p !== NONE; p = nextAt(g, of, placeOf(where), p)) {
    units++;
    if (!isDrilled(p)) continue;
    if (isOnLastStep(g, p)) reduced++;
    else full++;
  }
  return { units, full, reduced };
}

/** 11.1 Whether a stack with Drilled Troops has no shelter in winter. */
function isExposed(g: State, of: Side, where: Space, { units }: Stack, besieged: boolean): boolean {
  const fortified = hasFortification(g, of, where);
  if (fortified && besieged) return true;
  if (originallyOf(where) === of) return false;
  if (!fortified) return true;
  return !isFortress(where) && units > ATTRITION.shelteredUnits;
}

/**
 * 11.1 Whether the Drilled Troops of a side in a space suffer Winter Attrition, given whether the space is then
 * `besieged`.
 */
export function suffersAttrition(g: State, of: Side, where: Space, besieged: boolean = isBesieged(g, where)): boolean {
  const stack = stackAt(g, of, where);
  return stack.full + stack.reduced > 0 && isExposed(g, of, where, stack, besieged);
}

/** 11.2 The number of reduced Drilled units eliminated: half, rounded up, but never the last step in a space. */
export const unitsLost = ({ units, reduced }: Stack): number => (units === 1 ? 0 : Math.ceil(reduced / 2));
