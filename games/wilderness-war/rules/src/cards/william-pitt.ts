import { BRITISH, marker } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import { Recovering } from '../procedures/contents-events.ts';
import { cardsOf } from '../query/cards.ts';
import { placeMarker } from './effects.ts';
import { always, type EventCard } from './event.ts';
import { joinPool } from './late-leaders.ts';
import { gatherDiscarded } from './recovering.ts';

const WILLIAM_PITT = marker.of('william-pitt');

/** Open reading: which cards may be taken from the discards. One source only. */
const SUPPORT = cardsOf(['highlanders', 'british-regulars', 'light-infantry', 'troop-transports']);

/**
 * William Pitt (67): from the next deal on the British hand size is nine; Amherst, Forbes and Wolfe join the pool;
 * Highlanders may come; and a card of troops may be taken from the discards. Confidence: medium.
 */
export const williamPitt: EventCard = {
  allowed: always,
  play(g, _by, say) {
    placeMarker(g, say, WILLIAM_PITT);
    joinPool(g, say, ({ event }) => event === 'william-pitt');
    return flow.call(Recovering, { side: BRITISH, cards: gatherDiscarded(g, SUPPORT), may: true });
  },
};
