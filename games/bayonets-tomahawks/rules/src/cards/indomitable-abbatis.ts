import { met } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { BRITISH, card } from '../ids.ts';
import type { BattleEvent } from './battle-event.ts';

/** Indomitable Abbatis (41): the British attack from two steps back. */
export const indomitableAbbatis: BattleEvent = {
  card: card.of('indomitable-abbatis-41'),
  allowed: (_g, _at, attacker) => met(CLAUSES.abbatis, attacker === BRITISH),
  effect: () => ({ french: 0, british: -2, coup: false }),
};
