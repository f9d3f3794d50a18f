import { NONE } from '@carillon/flow';
import { isUnit } from '../counters.ts';
import type { Piece } from '../ids.ts';
import type { LossReason } from '../log.ts';
import type { State } from '../state.ts';
import { stepsOf } from './battle.ts';
import type { Force } from './command.ts';
import { isFirstOfItsLikes } from './offers.ts';
import { isOnLastStep } from './steps.ts';

/** Why a step falls on the unit that loses it, for the log. */
export interface Loss {
  readonly why: LossReason | null;
  readonly rule: string;
}

/** The units that may lose a step now, by the rules that protect the others. */
export interface LossOrder {
  /** 7.62 Whether a unit is kept from losses by Drilled Troops. */
  readonly afterDrilled: (p: Piece) => boolean;
  /** 7.63 Whether a unit at full strength comes first. */
  readonly fullFirst: boolean;
}

/**
 * Why the owner of units that lose `due` steps has no choice: all steps are lost, or only one kind is left. `null` if
 * there is a choice.
 */
export function withoutChoice(g: State, units: Force, due: number): 'all' | 'only' | null {
  if (due >= stepsOf(g, units)) return 'all';
  let kinds = 0;
  for (let p = units.first(); p !== NONE; p = units.after(p)) if (isUnit(p) && isFirstOfItsLikes(g, p, units)) kinds++;
  return kinds > 1 ? null : 'only';
}

/** Why the next of the steps that a force loses falls on the only kind of unit that may lose it. */
export function lossIn(g: State, units: Force, due: number, { afterDrilled, fullFirst }: LossOrder): Loss {
  if (due >= stepsOf(g, units)) return { why: 'all', rule: '7.6' };
  let [kinds, kept, reduced] = [0, false, false];
  for (let p = units.first(); p !== NONE; p = units.after(p)) {
    if (!isUnit(p)) continue;
    if (afterDrilled(p)) kept = true;
    else if (isOnLastStep(g, p) === fullFirst) reduced = true;
    else if (isFirstOfItsLikes(g, p, units)) kinds++;
  }
  if (kinds > 1) return { why: null, rule: '7.61' };
  if (kept) return { why: 'drilled', rule: '7.62' };
  return reduced ? { why: 'full', rule: '7.63' } : { why: 'only', rule: '7.61' };
}
