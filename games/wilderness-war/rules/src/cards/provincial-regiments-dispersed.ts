import { met } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { BRITISH, FRENCH, NORTHERN, SOUTHERN } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import { ProvincialsLost } from '../procedures/contents-events.ts';
import { COLONIES, frenchRaidsIn, isProvincialOf } from '../query/assemblies.ts';
import { hasRemovable } from '../query/reinforcement.ts';
import type { EventCard } from './event.ts';

/** Open reading: whether the French choose the units. One source says so; unconfirmed, so their owner chooses. */
const FRENCH_CHOOSE = false;

/**
 * Provincial Regiments Dispersed for Frontier Duty (38): each Department loses a Provincial unit for each French Raided
 * marker in it, except besieged units (8.22). Confidence: low.
 */
export const provincialRegimentsDispersed: EventCard = {
  allowed: (g) =>
    met(
      CLAUSES.raidedProvincials,
      COLONIES.some((each) => frenchRaidsIn(g, each) > 0 && hasRemovable(g, BRITISH, (p) => isProvincialOf(each, p))),
    ),
  play: (g) =>
    flow.call(ProvincialsLost, {
      side: FRENCH_CHOOSE ? FRENCH : BRITISH,
      northern: frenchRaidsIn(g, NORTHERN),
      southern: frenchRaidsIn(g, SOUTHERN),
    }),
};
