import { met } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { option, SIEGE_ROLL, type Space, space } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import { Capture, Siege } from '../procedures/contents-sieges.ts';
import { siegeLevel } from '../query/siege.ts';
import type { State } from '../state.ts';
import type { ResponseCard } from './card.ts';

const LOUISBOURG = space.of('louisbourg');

/** Open reading: the siege level needed at Louisbourg. One source only. */
const LOUISBOURG_NEEDS = 1;

const BY_EITHER = option.of('surrenderByEither');

const isRipe = (g: State, where: Space): boolean => where !== LOUISBOURG || siegeLevel(g, where) >= LOUISBOURG_NEEDS;

/**
 * Surrender! (6): instead of the siege roll the fort or fortress changes hands; those inside go to their closest
 * fortification. The besieger plays it; with 14.4 the besieged may, too.
 */
export const surrender: ResponseCard = {
  moments: [SIEGE_ROLL],
  allowed(g, by) {
    const siege = flow.enclosing(g, Siege);
    if (!met(CLAUSES.besiegerPlays, by === siege.side || g.options.has(BY_EITHER)) || siege.surrendered) return false;
    return met(CLAUSES.louisbourgLevel, isRipe(g, siege.at));
  },
  play(g) {
    const siege = flow.enclosing(g, Siege);
    siege.surrendered = true;
    return flow.call(Capture, { side: siege.side, at: siege.at, surrender: true });
  },
};
