import { met } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { BRITISH, card } from '../ids.ts';
import { hasFort } from '../query/presence.ts';
import type { BattleEvent } from './battle-event.ts';

/** Coup de Main (37): against a British Fort, whose B&T counts as a Miss. */
export const coupDeMain: BattleEvent = {
  card: card.of('coup-de-main-37'),
  allowed: (g, at) => met(CLAUSES.coupFort, hasFort(g, BRITISH, at)),
  effect: () => ({ french: 1, british: 0, coup: true }),
};
