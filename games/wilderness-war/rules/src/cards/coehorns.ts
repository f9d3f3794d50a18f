import { met, NONE, type None } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { isRegular } from '../counters.ts';
import { AS_BESIEGED, AS_BESIEGER, placeOf, type Side, type Space, STORMED, STORMING } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import { Assault, Siege } from '../procedures/contents-sieges.ts';
import { firstAt, nextAt } from '../query/presence.ts';
import type { State } from '../state.ts';
import type { ResponseCard } from './card.ts';

/** Open reading: whether the player needs a Regular in the siege. One source only; taken as yes. */
const NEEDS_REGULAR = true;

function hasRegular(g: State, of: Side, where: Space): boolean {
  for (let p = firstAt(g, of, placeOf(where)); p !== NONE; p = nextAt(g, of, placeOf(where), p)) {
    if (isRegular(p)) return true;
  }
  return false;
}

const siegeSpace = (g: State): Space | None => (flow.within(g, Siege) ?? flow.within(g, Assault))?.at ?? NONE;

/**
 * Coehorns & Howitzers (8): two on the siege roll for either side (8.231), and on the die of a following assault
 * (9.13).
 */
export const coehorns: ResponseCard = {
  moments: [AS_BESIEGER, AS_BESIEGED, STORMING, STORMED],
  allowed(g, by) {
    const where = siegeSpace(g);
    if (where === NONE || !met(CLAUSES.onceHere, g.coehorns.get(by) !== where)) return false;
    return met(CLAUSES.gunners, !NEEDS_REGULAR || hasRegular(g, by, where));
  },
  play(g, by) {
    const where = siegeSpace(g);
    if (where !== NONE) g.coehorns.set(by, where);
    return undefined;
  },
};
