import { met } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { isLightInfantry, isRegular } from '../counters.ts';
import { BRITISH, FRENCH, marker, type Piece, type Side, space } from '../ids.ts';
import { controls } from '../query/control.ts';
import { hasWorn } from '../query/reinforcement.ts';
import type { State } from '../state.ts';

// The common rules of Troop Transports & Local Enlistments (47) and Victories in Germany (48).

const QUEBEC = space.of('quebec');
const QUIBERON_BAY = marker.of('quiberon-bay');

/** 3.11 Regulars, including Royal Americans, Highlanders and Marine Detachments; and Light Infantry. */
export const isFromEurope = (p: Piece): boolean => isRegular(p) || isLightInfantry(p);

/** Quiberon Bay, or the loss of Québec, cuts off the French. */
export const isCutOff = (g: State): boolean => g.inEffect.has(QUIBERON_BAY) || controls(g, BRITISH, QUEBEC);

/** Whether a side has an unbesieged unit to restore and is not cut off. */
export const canBeSent = (g: State, by: Side): boolean =>
  met(CLAUSES.seaOpen, !(by === FRENCH && isCutOff(g))) && met(CLAUSES.regularsWorn, hasWorn(g, by, isFromEurope));
