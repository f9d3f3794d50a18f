import { curve } from './learned.ts';

/** How a game ended for a seat. */
export type Ending = 'won' | 'drawn' | 'lost';

const SCORE: { readonly [E in Ending]: number } = { won: 1, drawn: 0.5, lost: 0 };
/** The share of a game's worth that depends on the margin. */
const MARGIN = 0.01;
/** Victory points that make a clear margin. */
const CLEAR = 5;

/**
 * The worth of a finished game to a seat that leads by so many victory points, from 0 to 1. The margin weighs little,
 * but without it a player to whom the game is decided would throw away what it holds, as all plans would be equal.
 */
export const worthOfEnding = (ending: Ending, lead: number): number =>
  (1 - MARGIN) * SCORE[ending] + MARGIN * curve(lead / CLEAR);
