import { met } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { ENEMY_ON_LAKESHORE } from '../ids.ts';
import { flow, March } from '../procedures/contents.ts';
import { hasFortification, hasFreeFortification } from '../query/presence.ts';
import type { ResponseCard } from './card.ts';

/** Open reading: whether a besieged fortification is enough. One source only; taken as yes. */
const BESIEGED_IS_ENOUGH = true;

/**
 * Lake Schooner (15): enemies that came along a lake shore to a space with one of the player's fortifications go back
 * and stop.
 */
export const lakeSchooner: ResponseCard = {
  moments: [ENEMY_ON_LAKESHORE],
  allowed(g, by) {
    const { shore, at, driven } = flow.enclosing(g, March);
    const guarded = (BESIEGED_IS_ENOUGH ? hasFortification : hasFreeFortification)(g, by, at);
    return met(CLAUSES.lakeShore, shore) && met(CLAUSES.onceHere, !driven) && met(CLAUSES.lakeGuard, guarded);
  },
  play(g) {
    flow.enclosing(g, March).driven = true;
    return undefined;
  },
};
