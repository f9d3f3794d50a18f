import { isMarines } from '../counters.ts';
import { option, type Piece } from '../ids.ts';
import type { State } from '../state.ts';

const FORM = option.of('tournamentForm');

/** 7.61 Whether a unit has only one step left: it is reduced, or a Marine Detachment in the tournament form. */
export const isOnLastStep = (g: State, p: Piece): boolean => g.reduced.has(p) || (isMarines(p) && g.options.has(FORM));
