import { IdSet, met, NONE, unmet } from '@carillon/flow';
import { recoverCard, sideName } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { type Card, card, DISCARD } from '../ids.ts';
import { DEMOLITION } from '../procedures/chapter-05-construction.ts';
import { Recovering } from '../procedures/contents-events.ts';
import type { State } from '../state.ts';

// 5.22 Cards that return from the discard pile to a hand.

const width = Math.ceil(card.count / 16);
/** Scratch set for the arguments of `Recovering`. */
export const found: IdSet<Card> = new IdSet<Card>(new Int16Array(width), 0, width);

/** Collects the given cards that are in the discard pile. */
export function gatherDiscarded(g: State, among: readonly Card[]): typeof found {
  found.clear();
  for (const each of among) if (g.cards.get(each) === DISCARD) found.add(each);
  return found;
}

Recovering.define({
  ready: (_g, f) => (f.cards.isEmpty ? Recovering.end() : undefined),

  // 5.22 Both sides see the card. 14.6 A side that has given a card for it must take one.
  recover: Recovering.ask({
    rule: '5.22',
    aside: DEMOLITION,
    who: (_g, f) => f.side,
    verbs: { recover: [card], done: [] },
    list(_g, f, offer) {
      for (let each = f.cards.first(); each !== NONE; each = f.cards.after(each)) offer.recover(each);
      if (unmet(CLAUSES.recoverable)) for (const each of card.all) offer.recover(each);
      if (met(CLAUSES.mustRecover, f.may)) offer.done();
    },
    take: {
      recover(g, f, taken) {
        recoverCard(g, f.side, taken);
        f.say?.({
          type: 'card-recovered',
          side: sideName(f.side),
          card: card.nameOf(taken),
          rule: f.may ? '5.22' : '14.6',
        });
      },
      done: () => undefined,
    },
  }),
  close: () => Recovering.end(),
});
