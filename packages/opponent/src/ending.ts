import { curve } from './learned.ts';

/** The result of a game for a seat. */
export type Ending = 'won' | 'drawn' | 'lost';

const SCORE: { readonly [E in Ending]: number } = { won: 1, drawn: 0.5, lost: 0 };
/** The share of a game's worth that depends on the margin. */
const MARGIN = 0.01;
/** The victory points of a clear margin. */
const CLEAR = 5;

/**
 * The worth of a finished game to a seat that leads by `lead` victory points, from 0 to 1. The margin counts little,
 * but without it all plans would be equal in a decided game, and a player would throw its points away.
 */
export const worthOfEnding = (ending: Ending, lead: number): number =>
  (1 - MARGIN) * SCORE[ending] + MARGIN * curve(lead / CLEAR);
