import { askAgain, explaining, type FrameOf, inPlay, NONE } from '@carillon/flow';
import { joinStack, put } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import {
  ARRIVING,
  BRITISH,
  BURIED,
  card,
  DECK,
  DISBANDED,
  INDIAN_DECK,
  type Piece,
  piece,
  place,
  placeOf,
  space,
} from '../ids.ts';
import { deckWith, factsOf } from '../query/cards.ts';
import { scratchForce } from '../query/force.ts';
import { eachKeptOut } from '../query/offers.ts';
import { eachEnlistmentSpace } from '../query/placement.ts';
import { COLONIALS } from '../query/pools.ts';
import { eachIn } from '../query/presence.ts';
import { yearFacts } from '../setup.ts';
import type { State } from '../state.ts';
import { putTokensBack } from './chapter-15-fleets-arrive.ts';
import { flow } from './contents.ts';
import { BagDraw, ColonialsEnlist, Enlistment } from './contents-year.ts';

// 16.0 Colonials Enlist

ColonialsEnlist.define({
  // 16.2
  draw: (g) => flow.call(BagDraw, { pool: COLONIALS, draws: yearFacts(g).draws.colonial }),
  back: (g) => putTokensBack(g),
  // 16.3
  place: () => flow.call(Enlistment, {}),

  // 16.4 The last Buildup card of each faction is discarded unseen.
  decks(g) {
    for (const each of card.all) {
      if (g.cards.get(each) === DECK && deckWith(each) !== INDIAN_DECK && factsOf(each).buildup)
        g.cards.set(each, BURIED);
    }
  },
  close: () => ColonialsEnlist.end(),
});

const waiting = scratchForce();

/** Those drawn and the Disbanded, who have a space to come to; Disbanded Brigades come back Full. */
function enlisting(g: State): typeof waiting {
  waiting.clear();
  const asked = inPlay();
  for (const from of [ARRIVING, DISBANDED]) {
    eachIn(g, BRITISH, from, (p) => {
      let able = false;
      eachEnlistmentSpace(g, p, () => {
        able = true;
      });
      if (able) waiting.add(p);
    });
  }
  askAgain(asked);
  return waiting;
}

const hasMore = (g: State, _f: FrameOf<typeof Enlistment>): boolean => !enlisting(g).isEmpty;

Enlistment.define({
  next: (g, f) => (hasMore(g, f) ? undefined : Enlistment.end()),
  to: Enlistment.ask({
    who: () => BRITISH,
    verbs: { place: [piece, space] },
    list(g, _f, offer) {
      const p = enlisting(g).first();
      if (p === NONE) return;
      eachEnlistmentSpace(g, p, (at) => offer.place(p, at));
      if (!explaining()) return;
      const enlist = (each: Piece): void => eachEnlistmentSpace(g, p, (at) => offer.place(each, at));
      eachKeptOut(
        piece.all,
        (each) => each === p,
        () => CLAUSES.enlistsNow,
        enlist,
      );
    },
    take: {
      place(g, f, p, at) {
        put(g, p, placeOf(at));
        g.reduced.delete(p);
        joinStack(g, f.say, BRITISH, placeOf(at));
        f.say?.({ type: 'placed', piece: piece.nameOf(p), at: place.nameOf(placeOf(at)), rule: '16.3' });
        return Enlistment.goto('next');
      },
    },
  }),
});
