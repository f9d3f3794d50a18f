import { met } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { ENEMY_RAIDS, marker } from '../ids.ts';
import { blockhousesOf } from '../query/raid.ts';
import type { ResponseCard } from './card.ts';

/**
 * Blockhouses (13): until the end of the year every enemy raid, including this one, uses the column for stockades and
 * settlements. Open reading: whether leaders are in danger on a natural 6 in a plain cultivated space, too; see
 * `SIX_NEEDS_TARGET`.
 */
export const blockhouses: ResponseCard = {
  moments: [ENEMY_RAIDS],

  allowed: (g, by) => met(CLAUSES.inForceAlready, !g.inEffect.has(blockhousesOf(by))),

  play(g, by, say) {
    g.inEffect.add(blockhousesOf(by));
    say?.({ type: 'marker', marker: marker.nameOf(blockhousesOf(by)), placed: true });
    return undefined;
  },
};
