import { met, NONE } from '@carillon/flow';
import { award, eliminate, sideName } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { isIndian } from '../counters.ts';
import { VP_COSTS } from '../data/tables.ts';
import { CAPTURED, enemyOf, placeOf, type Side, type Space } from '../ids.ts';
import { Capture, flow } from '../procedures/contents.ts';
import { scratchForce } from '../query/command.ts';
import { firstOutside, hasDrilled, nextOutside } from '../query/presence.ts';
import { at, named } from '../say.ts';
import { settle } from '../settle.ts';
import type { State } from '../state.ts';
import type { ResponseCard } from './card.ts';

const guilty = scratchForce();

/** The Indian units of the captor in the space. */
function indiansAt(g: State, of: Side, where: Space): boolean {
  guilty.clear();
  for (let p = firstOutside(g, of, placeOf(where)); p !== NONE; p = nextOutside(g, of, placeOf(where), p)) {
    if (isIndian(p)) guilty.add(p);
  }
  return !guilty.isEmpty;
}

/**
 * Massacre! (7): a captor with Drilled Troops and Indians in the space loses the Indians there, and a point.
 * Open reading: whether it also answers a stockade destroyed after a battle. Taken as no: only what is captured counts.
 */
export const massacre: ResponseCard = {
  moments: [CAPTURED],
  allowed(g, by) {
    const { side, at: where } = flow.enclosing(g, Capture);
    if (by !== enemyOf(side) || !met(CLAUSES.captorsDrilled, hasDrilled(g, side, where))) return false;
    return met(CLAUSES.captorsIndians, indiansAt(g, side, where));
  },
  play(g, by, say) {
    const { side, at: where } = flow.enclosing(g, Capture);
    indiansAt(g, side, where);
    say?.({ type: 'eliminated', side: sideName(side), pieces: named(guilty), at: at(where), rule: 'massacre' });
    for (let p = guilty.first(); p !== NONE; p = guilty.after(p)) eliminate(g, p);
    award(g, say, by, -VP_COSTS.massacre, 'massacre', '13.2');
    settle(g, say);
    return undefined;
  },
};
