import { explaining, NONE, type None } from '@carillon/flow';
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
  type Place,
  piece,
  place,
  placeOf,
  space,
} from '../ids.ts';
import { deckWith, factsOf } from '../query/cards.ts';
import { eachKeptOut } from '../query/offers.ts';
import { eachEnlistmentSpace, isEnlistmentSpace } from '../query/placement.ts';
import { COLONIALS } from '../query/pools.ts';
import { nextIn } from '../query/presence.ts';
import { yearFacts } from '../setup.ts';
import type { State } from '../state.ts';
import { putTokensBack } from './chapter-15-fleets-arrive.ts';
import { flow } from './contents.ts';
import { BagDraw, ColonialsEnlist, Enlistment } from './contents-year.ts';

// 16.0 Colonials Enlist

// 16.1 Its steps.
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

/** The first of the drawn and Disbanded units that has a space to go to; Disbanded Brigades return Full. */
function enlisting(g: State): Piece | None {
  const [drawn, disbanded] = [firstEnlisting(g, ARRIVING), firstEnlisting(g, DISBANDED)];
  if (drawn === NONE || disbanded === NONE) return drawn === NONE ? disbanded : drawn;
  return drawn < disbanded ? drawn : disbanded;
}

function firstEnlisting(g: State, from: Place): Piece | None {
  for (let p = nextIn(g, BRITISH, from, NONE); p !== NONE; p = nextIn(g, BRITISH, from, p)) {
    const unit = p;
    if (space.all.some((at) => isEnlistmentSpace(g, unit, at))) return p;
  }
  return NONE;
}

Enlistment.define({
  next: (g) => (enlisting(g) === NONE ? Enlistment.end() : undefined),
  to: Enlistment.ask({
    rule: '16.3',
    who: () => BRITISH,
    verbs: { place: [piece, space] },
    list(g, _f, offer) {
      const p = enlisting(g);
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
