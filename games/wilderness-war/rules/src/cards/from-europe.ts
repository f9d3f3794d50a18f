import { met } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { isLightInfantry, isRegular } from '../counters.ts';
import { BRITISH, FRENCH, marker, type Piece, type Side, space } from '../ids.ts';
import { controls } from '../query/control.ts';
import { gatherRestorable, hasWorn } from '../query/reinforcement.ts';
import type { State } from '../state.ts';
import { scratch } from './effects.ts';

// The common rules of Troop Transports & Local Enlistments (47) and Victories in Germany (48).

const QUEBEC = space.of('quebec');
const QUIBERON_BAY = marker.of('quiberon-bay');

/** 3.11 Regulars, including Royal Americans, Highlanders and Marine Detachments; and Light Infantry. */
export const isFromEurope = (p: Piece): boolean => isRegular(p) || isLightInfantry(p);

/** Quiberon Bay, or the loss of Québec, cuts off the French. */
export const isCutOff = (g: State): boolean => g.inEffect.has(QUIBERON_BAY) || controls(g, BRITISH, QUEBEC);

/** Whether none of a side's reduced units can be restored, as when all are out of supply (5.523). */
export function restoresNone(g: State, by: Side): boolean {
  gatherRestorable(g, by, isFromEurope, scratch.worn);
  return scratch.worn.isEmpty;
}

/** Whether a side has an unbesieged unit to restore and is not cut off. */
export const canBeSent = (g: State, by: Side): boolean =>
  met(CLAUSES.seaOpen, !(by === FRENCH && isCutOff(g))) && met(CLAUSES.regularsWorn, hasWorn(g, by, isFromEurope));
