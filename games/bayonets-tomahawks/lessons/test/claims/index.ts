import { BATTLE, FORTS, NATIONS, VICTORY, YEAR } from './battles.ts';
import { CARDS, FIRST_GAME, MAP, MOVEMENT, RAIDS, SAILING } from './rounds.ts';
import type { Claims } from './values.ts';

/** What the numbers in each lesson are computed from. */
export const CLAIMS: Readonly<Record<string, Claims>> = {
  'first-game': FIRST_GAME,
  map: MAP,
  sailing: SAILING,
  raids: RAIDS,
  cards: CARDS,
  movement: MOVEMENT,
  battle: BATTLE,
  forts: FORTS,
  nations: NATIONS,
  year: YEAR,
  victory: VICTORY,
};
