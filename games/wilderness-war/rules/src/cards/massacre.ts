import { met, NONE, type Sink } from '@carillon/flow';
import { award, eliminate, sideName } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { isIndian } from '../counters.ts';
import { VP_COSTS } from '../data/tables.ts';
import { CAPTURED, enemyOf, placeOf, type Side, type Space } from '../ids.ts';
import type { LogEntry } from '../log.ts';
import { flow } from '../procedures/contents.ts';
import { Capture } from '../procedures/contents-sieges.ts';
import { type Force, scratchForce } from '../query/command.ts';
import { firstOutside, hasDrilled, nextOutside } from '../query/presence.ts';
import { gatherInside } from '../query/siege.ts';
import { at, named } from '../say.ts';
import { settle } from '../settle.ts';
import type { State } from '../state.ts';
import type { ResponseCard } from './card.ts';

/**
 * Open reading: whether the garrison's Indians, who are still in the space after Surrender!, are eliminated too. Taken
 * as no: the card is about the captor's.
 */
const GARRISON_TOO: boolean = false;

const guilty = scratchForce();
const garrison = scratchForce();

/** The Indian units of the captor in the space. */
function indiansAt(g: State, of: Side, where: Space): boolean {
  guilty.clear();
  for (let p = firstOutside(g, of, placeOf(where)); p !== NONE; p = nextOutside(g, of, placeOf(where), p)) {
    if (isIndian(p)) guilty.add(p);
  }
  return !guilty.isEmpty;
}

/** Eliminates the Indians of a side. */
function eliminateAll(g: State, say: Sink<LogEntry> | undefined, of: Side, where: Space, indians: Force): void {
  if (indians.isEmpty) return;
  say?.({ type: 'eliminated', side: sideName(of), pieces: named(indians), at: at(where), rule: 'massacre' });
  for (let p = indians.first(); p !== NONE; p = indians.after(p)) eliminate(g, p);
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
    eliminateAll(g, say, side, where, guilty);
    if (GARRISON_TOO) {
      gatherInside(g, by, where, garrison);
      for (let p = garrison.first(); p !== NONE; p = garrison.after(p)) if (!isIndian(p)) garrison.delete(p);
      eliminateAll(g, say, by, where, garrison);
    }
    award(g, say, by, -VP_COSTS.massacre, 'massacre', '13.2');
    settle(g, say);
    return undefined;
  },
};
