import { explaining, met, unmet } from '@carillon/flow';
import { at } from '@carillon/kit';
import { playCard, sideName } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { CARD_FACTS } from '../data/cards.ts';
import { BRITISH, type Card, card } from '../ids.ts';
import type { EventName } from '../names.ts';
import { flow } from '../procedures/contents.ts';
import { MinisterialCrisis } from '../procedures/contents-events.ts';
import { isInHand } from '../query/cards.ts';
import type { State } from '../state.ts';
import type { EventCard } from './event.ts';

/** The cards of troops from Britain: one of these is lost. Royal Americans are not among them. */
const SUPPORT: readonly EventName[] = [
  'british-regulars',
  'highlanders',
  'light-infantry',
  'troop-transports',
  'victories-in-germany',
];
const CARDS: readonly Card[] = card.all.filter((each) => SUPPORT.includes(at(CARD_FACTS, each).eventKey));

/** Calls `offer` for each such card in the British hand; returns whether there is one. */
function eachInHand(g: State, offer: (each: Card) => void): boolean {
  let some = false;
  for (const each of CARDS) {
    if (!isInHand(g, each, BRITISH)) continue;
    offer(each);
    some = true;
  }
  return some;
}

/** British Ministerial Crisis (37): the British discard a card that brings Regulars, Highlanders or the like, if they hold one. Confidence: high. */
export const britishMinisterialCrisis: EventCard = {
  allowed: (g) => met(CLAUSES.enemyHolds, g.held.get(BRITISH) > 0),
  play: () => flow.call(MinisterialCrisis, {}),
};

/** Explain mode: the cards that bring no support, or are not in the British hand. */
function eachOtherCard(g: State, offer: (each: Card) => void): void {
  for (const each of card.all) if (unmet(isInHand(g, each, BRITISH) ? CLAUSES.support : CLAUSES.inHand)) offer(each);
}

MinisterialCrisis.define({
  // The British are always asked: only they know whether they hold one. 5.23 A card that says REMOVE is only discarded.
  discard: MinisterialCrisis.ask({
    rule: '5.51',
    alone: 'ask',
    who: () => BRITISH,
    verbs: { discard: [card], none: [] },
    list(g, _f, offer) {
      if (met(CLAUSES.mustDiscard, !eachInHand(g, offer.discard))) offer.none();
      if (explaining()) eachOtherCard(g, offer.discard);
    },
    take: {
      discard(g, f, lost) {
        playCard(g, BRITISH, lost, false);
        f.say?.({ type: 'card-lost', side: sideName(BRITISH), card: card.nameOf(lost) });
      },
      none(_g, f) {
        f.say?.({ type: 'card-lost', side: sideName(BRITISH), card: null });
      },
    },
  }),
  close: () => MinisterialCrisis.end(),
});
