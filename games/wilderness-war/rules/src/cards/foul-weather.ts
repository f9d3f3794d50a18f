import { met } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { ENEMY_SETS_OUT } from '../ids.ts';
import { flow, March } from '../procedures/contents.ts';
import type { ResponseCard } from './card.ts';

/**
 * Foul Weather (14): the enemy force or piece about to move may enter at most two spaces, and may not sail.
 * Open reading: how many spaces, `MOVEMENT.foulWeather` in the tables. One source only.
 */
export const foulWeather: ResponseCard = {
  moments: [ENEMY_SETS_OUT],
  allowed: (g) => met(CLAUSES.onceHere, !flow.enclosing(g, March).foul),
  play(g) {
    flow.enclosing(g, March).foul = true;
    return undefined;
  },
};
