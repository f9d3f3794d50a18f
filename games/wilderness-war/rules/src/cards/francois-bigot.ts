import { CHANCE, met } from '@carillon/flow';
import { playCard, sideName } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { card, FRENCH } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import { FrancoisBigot } from '../procedures/contents-events.ts';
import { isInHand } from '../query/cards.ts';
import type { EventCard } from './event.ts';

/** François Bigot (36): the French discard a random card; its event does not happen. Confidence: medium. */
export const francoisBigot: EventCard = {
  allowed: (g) => met(CLAUSES.enemyHolds, g.held.get(FRENCH) > 0),
  play: () => flow.call(FrancoisBigot, {}),
};

FrancoisBigot.define({
  // 5.23 A card that says REMOVE is only discarded; 5.25 Surrender! still causes a reshuffle.
  discard: FrancoisBigot.ask({
    rule: '5.51',
    who: () => CHANCE,
    verbs: { draw: [card] },
    list(g, _f, offer) {
      for (const each of card.all) if (isInHand(g, each, FRENCH)) offer.draw(each);
    },
    take: {
      draw(g, f, drawn) {
        playCard(g, FRENCH, drawn, false);
        f.say?.({ type: 'card-lost', side: sideName(FRENCH), card: card.nameOf(drawn) });
      },
    },
  }),
  close: () => FrancoisBigot.end(),
});
