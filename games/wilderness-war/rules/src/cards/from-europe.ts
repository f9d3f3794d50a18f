import { met } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { isLightInfantry, isRegular } from '../counters.ts';
import { BRITISH, FRENCH, marker, type Piece, type Side, space } from '../ids.ts';
import { controls } from '../query/control.ts';
import { hasWorn } from '../query/reinforcement.ts';
import type { State } from '../state.ts';

// What Troop Transports & Local Enlistments (47) and Victories in Germany (48) have in common.

const QUEBEC = space.of('quebec');
const QUIBERON_BAY = marker.of('quiberon-bay');

/** 3.11 Regulars, among them Royal Americans, Highlanders and Marine Detachments; and Light Infantry. */
export const isFromEurope = (p: Piece): boolean => isRegular(p) || isLightInfantry(p);

/** The French are cut off by Quiberon Bay, and by the loss of Québec. */
export const isCutOff = (g: State): boolean => g.inEffect.has(QUIBERON_BAY) || controls(g, BRITISH, QUEBEC);

/** Whether a side has an unbesieged unit to restore, and the sea open. */
export const canBeSent = (g: State, by: Side): boolean =>
  met(CLAUSES.seaOpen, !(by === FRENCH && isCutOff(g))) && met(CLAUSES.regularsWorn, hasWorn(g, by, isFromEurope));
