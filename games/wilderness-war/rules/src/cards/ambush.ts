import { met, NONE } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { isAuxiliary, isLightInfantry } from '../counters.ts';
import { AS_ATTACKER, AS_DEFENDER, enemyOf } from '../ids.ts';
import { isCultivated } from '../map.ts';
import { Battle, flow } from '../procedures/contents.ts';
import { type Force, someIn } from '../query/command.ts';
import { hasFort } from '../query/presence.ts';
import type { ResponseCard } from './card.ts';

/** Open reading: whether an enemy fort in the space forbids the ambush. One source only; taken as yes. */
const FORT_FORBIDS = true;

function auxiliariesIn(force: Force): number {
  let count = 0;
  for (let p = force.first(); p !== NONE; p = force.after(p)) if (isAuxiliary(p)) count++;
  return count;
}

/**
 * Ambush! (11, 12): in wilderness or mountain, with at least as many Auxiliaries as the enemy, who must have no Light
 * Infantry.
 */
export const ambush: ResponseCard = {
  moments: [AS_ATTACKER, AS_DEFENDER],

  allowed(g, by) {
    const battle = flow.enclosing(g, Battle);
    if (!met(CLAUSES.ambushWoods, !isCultivated(battle.at))) return false;
    if (!met(CLAUSES.onceHere, !battle.ambush.has(by))) return false;
    const [own, other] =
      by === battle.attacker ? [battle.attackers, battle.defenders] : [battle.defenders, battle.attackers];
    const auxiliaries = auxiliariesIn(own);
    return (
      met(CLAUSES.ambushers, auxiliaries > 0 && auxiliariesIn(other) <= auxiliaries) &&
      met(CLAUSES.ambushLight, !someIn(other, isLightInfantry)) &&
      met(CLAUSES.ambushFort, !(FORT_FORBIDS && hasFort(g, enemyOf(by), battle.at)))
    );
  },

  play(g, by) {
    flow.enclosing(g, Battle).ambush.add(by);
    return undefined;
  },
};
