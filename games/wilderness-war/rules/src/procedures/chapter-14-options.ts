import { CHANCE, explaining, NONE } from '@carillon/flow';
import { gatherDiscarded } from '../cards/recovering.ts';
import { loseStep, playCard, sideName } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { BRITISH, card, option, piece } from '../ids.ts';
import { isInHand } from '../query/cards.ts';
import { REGULARS } from '../query/exchange.ts';
import { eachPieceIf, isFirstOfItsLikes } from '../query/offers.ts';
import { firstAt, nextAt } from '../query/presence.ts';
import type { State } from '../state.ts';
import { flow, Season } from './contents.ts';
import { Recovering } from './contents-events.ts';
import { CardExchange, MilitiaFlees } from './contents-options.ts';

// 14.0 Optional rules that are procedures of their own

const FORM = option.of('tournamentForm');

/** The French decide at the end of the season whether the deck is reshuffled for the Surrender! just given up. */
function leaveToFrench(g: State): void {
  g.reshuffle = false;
  flow.enclosing(g, Season).given = true;
}

MilitiaFlees.define({
  // 14.2 The owner chooses the unit.
  lose: MilitiaFlees.ask({
    rule: '14.2',
    who: (_g, f) => f.side,
    verbs: { lose: [piece] },
    list(g, f, offer) {
      for (let p = firstAt(g, f.side, f.box); p !== NONE; p = nextAt(g, f.side, f.box, p)) {
        if (isFirstOfItsLikes(g, p)) offer.lose(p);
      }
      if (explaining()) eachPieceIf(CLAUSES.militiaInBox, offer.lose);
    },
    take: {
      lose(g, f, p) {
        const eliminated = loseStep(g, p);
        f.say?.({
          type: 'loss',
          side: sideName(f.side),
          piece: piece.nameOf(p),
          eliminated,
          why: 'raided',
          rule: '14.2',
        });
      },
    },
  }),
  close: () => MilitiaFlees.end(),
});

CardExchange.define({
  offer: CardExchange.ask({
    rule: '14.6',
    who: () => BRITISH,
    verbs: { exchange: [], keep: [] },
    list(_g, _f, offer) {
      offer.exchange();
      offer.keep();
    },
    take: { exchange: () => undefined, keep: () => CardExchange.goto('close') },
  }),

  // 14.6 First a random card is given up; 5.25 if it is Surrender!, the deck is reshuffled as usual, or in the
  // tournament form if the French call for it.
  lose: CardExchange.ask({
    rule: '14.6',
    who: () => CHANCE,
    verbs: { draw: [card] },
    list(g, _f, offer) {
      for (const each of card.all) if (isInHand(g, each, BRITISH)) offer.draw(each);
    },
    take: {
      draw(g, f, drawn) {
        playCard(g, BRITISH, drawn, false);
        if (g.options.has(FORM) && g.reshuffle) leaveToFrench(g);
        f.lost = drawn;
        f.say?.({ type: 'card-lost', side: sideName(BRITISH), card: card.nameOf(drawn) });
      },
    },
  }),

  // Then one is taken: possibly the one just given up, if it is of the right kind; not in the tournament form.
  recover(g, f) {
    const cards = gatherDiscarded(g, REGULARS);
    if (g.options.has(FORM) && f.lost !== NONE) cards.delete(f.lost);
    return flow.call(Recovering, { side: BRITISH, cards, may: false });
  },
  close: () => CardExchange.end(),
});
