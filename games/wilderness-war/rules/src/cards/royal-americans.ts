import { met } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { NORTHERN, SOUTHERN, type Space } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import { Expedition } from '../procedures/contents-events.ts';
import { isIn } from '../query/assemblies.ts';
import { gatherAvailable, gatherSites, hasSite, isBritishFortress } from '../query/reinforcement.ts';
import type { State } from '../state.ts';
import { scratch } from './effects.ts';
import type { EventCard } from './event.ts';

/** Open reading: how many units come. One source only; the counters fit exactly. */
const UNITS = 4;
/**
 * Open reading: whether the fortress must be in the Northern or Southern Department, which excludes Halifax. One source
 * only; taken as yes.
 */
const IN_THE_COLONIES = true;

const isDepot = (g: State, where: Space): boolean =>
  isBritishFortress(g, where) && (!IN_THE_COLONIES || isIn(NORTHERN, where) || isIn(SOUTHERN, where));

/** Royal Americans (65): a leader from the pool and four units, at British-controlled fortresses in the colonies. Confidence: medium. */
export const royalAmericans: EventCard = {
  site: CLAUSES.atColonialFortress,
  allowed: (g) =>
    met(
      CLAUSES.colonialFortress,
      hasSite((where) => isDepot(g, where)),
    ),
  play(g) {
    const { units, sites } = scratch;
    gatherAvailable(g, 'royal-american', UNITS, units);
    gatherSites((where) => isDepot(g, where), sites);
    return flow.call(Expedition, { leaders: 1, units, sites });
  },
};
