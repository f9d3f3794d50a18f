import { met, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { isDrilled } from '../counters.ts';
import { AS_ATTACKER, AS_DEFENDER } from '../ids.ts';
import { Battle, flow } from '../procedures/contents.ts';
import { someIn } from '../query/command.ts';
import type { ResponseCard } from './card.ts';

/**
 * Fieldworks (9, 10): defenders with Drilled Troops entrench (7.55); attackers with Drilled Troops level enemy
 * fieldworks. Open reading: whether a side may level fieldworks in its own space during its Action Phase. One source
 * only; taken as no.
 */
export const fieldworks: ResponseCard = {
  moments: [AS_ATTACKER, AS_DEFENDER],

  allowed(g, by) {
    const battle = flow.enclosing(g, Battle);
    const attacks = by === battle.attacker;
    const own = attacks ? battle.attackers : battle.defenders;
    if (!met(CLAUSES.diggers, someIn(own, isDrilled))) return false;
    return g.fieldworks.has(battle.at) === attacks || unmet(attacks ? CLAUSES.worksToLevel : CLAUSES.worksStand);
  },

  play(g, by) {
    const battle = flow.enclosing(g, Battle);
    if (by === battle.attacker) g.fieldworks.delete(battle.at);
    else g.fieldworks.add(battle.at);
    return undefined;
  },
};
