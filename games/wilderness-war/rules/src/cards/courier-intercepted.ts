import { CHANCE, met } from '@carillon/flow';
import { sideName, takeCard } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { card, enemyOf } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import { CourierIntercepted, Event, EventRoll } from '../procedures/contents-events.ts';
import { isInHand } from '../query/cards.ts';
import type { EventCard } from './event.ts';

/** Open reading: on which rolls the courier is caught. One source; another shows only that a 4 catches him. */
const CAUGHT_FROM = 3;

/**
 * Courier Intercepted! (35): on a high roll a random card goes from the enemy's hand to the player's. Confidence:
 * medium.
 */
export const courierIntercepted: EventCard = {
  allowed: (g, by) => met(CLAUSES.enemyHolds, g.held.get(enemyOf(by)) > 0),
  play: (_g, by) => flow.call(CourierIntercepted, { side: by }),
};

CourierIntercepted.define({
  roll: () => CourierIntercepted.callFor('rolled', EventRoll, {}),
  outcome(g, f) {
    if (f.rolled >= CAUGHT_FROM) return undefined;
    const { card: played } = flow.enclosing(g, Event);
    f.say?.({ type: 'event-without-effect', side: sideName(f.side), card: card.nameOf(played), rule: '5.51' });
    return CourierIntercepted.end();
  },

  // From then on both sides know the card.
  take: CourierIntercepted.ask({
    rule: '5.51',
    who: () => CHANCE,
    verbs: { draw: [card] },
    list(g, f, offer) {
      for (const each of card.all) if (isInHand(g, each, enemyOf(f.side))) offer.draw(each);
    },
    take: {
      draw(g, f, drawn) {
        takeCard(g, enemyOf(f.side), f.side, drawn);
        f.say?.({ type: 'card-taken', side: sideName(f.side), card: card.nameOf(drawn) });
      },
    },
  }),
  close: () => CourierIntercepted.end(),
});
