import { met } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { isDrilled } from '../counters.ts';
import { SETTING_OUT } from '../ids.ts';
import { flow, March } from '../procedures/contents.ts';
import { someIn } from '../query/command.ts';
import type { ResponseCard } from './card.ts';

/** George Croghan (16): on this march British Drilled Troops need not stop because of wilderness (6.2). */
export const georgeCroghan: ResponseCard = {
  moments: [SETTING_OUT],
  allowed(g) {
    const march = flow.enclosing(g, March);
    return met(CLAUSES.onceHere, !march.guided) && met(CLAUSES.guidesDrilled, someIn(march.force, isDrilled));
  },
  play(g) {
    flow.enclosing(g, March).guided = true;
    return undefined;
  },
};
