import { met } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { FRENCH, marker } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import { Recovering } from '../procedures/contents-events.ts';
import { cardsOf } from '../query/cards.ts';
import { placeMarker } from './effects.ts';
import type { EventCard } from './event.ts';
import { gatherDiscarded } from './recovering.ts';

const DIPLOMATIC_REVOLUTION = marker.of('diplomatic-revolution');
const QUIBERON_BAY = marker.of('quiberon-bay');

/** Open reading: which cards may be taken from the discards. One source only. */
const SUPPORT = cardsOf(['french-regulars', 'troop-transports']);

/**
 * Diplomatic Revolution (69): until Quiberon Bay the French hand size is nine, from the next deal on; and a card of
 * troops may be taken from the discards. Confidence: medium.
 */
export const diplomaticRevolution: EventCard = {
  allowed: (g) => met(CLAUSES.beforeQuiberon, !g.inEffect.has(QUIBERON_BAY)),
  play(g, _by, say) {
    placeMarker(g, say, DIPLOMATIC_REVOLUTION);
    return flow.call(Recovering, { side: FRENCH, cards: gatherDiscarded(g, SUPPORT), may: true });
  },
};
