import { card, type Piece } from '../ids.ts';
import { isFresh } from '../query/cards.ts';
import type { State } from '../state.ts';
import { isFrenchIndian } from './effects.ts';
import type { Say } from './event.ts';

const PURSUIT = card.of('pursuit-of-elevated-status-49');

/**
 * Pursuit of Elevated Status (49): in one Raid of an Indian unit, one Interception die and the Raid die may be rerolled.
 *
 * Open reading (49): which dice. Taken as one of each kind, both in the same Raid.
 */
export const mayRollAgain = (g: State, raider: Piece): boolean => isFresh(g, PURSUIT) && isFrenchIndian(g, raider);
export const rolledAgain = (g: State): void => g.used.add(PURSUIT);

/** Logs the first die that is rolled again. */
export const sayAgain = (say: Say): void => say?.({ type: 'event', card: card.nameOf(PURSUIT), side: 'french' });
