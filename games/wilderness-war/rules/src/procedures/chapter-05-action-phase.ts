import { explaining, type FrameOf, met, NONE, unmet } from '@carillon/flow';
import { eventAllowed } from '../cards/events.ts';
import { playCard, sideName } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { type Card, card, known, type Side, side } from '../ids.ts';
import { cardValue, isInHand, nextInHand } from '../query/cards.ts';
import { gatherManned, hasDemolishable } from '../query/construction.ts';
import type { State } from '../state.ts';
import { DEMOLITION } from './chapter-05-construction.ts';
import { Activation, Construction, flow, Phase } from './contents.ts';
import { Event } from './contents-events.ts';

// 5.26 The card of an Action Phase, and its use

/** 5.4 No construction with two card plays in a row, even across a season. */
const mayBuild = (g: State, of: Side): boolean => met(CLAUSES.notTwice, !g.built.has(of));

/** 4.0 The last card may be held, unless one was carried into this season. */
const mayHold = (g: State, of: Side): boolean =>
  met(CLAUSES.lastCard, g.held.get(of) === 1) && met(CLAUSES.notCarried, !g.carried.has(of));

/** 5.26 A card is played for one use, which limits the next play (5.4). */
function lay(g: State, f: FrameOf<typeof Phase>, played: Card, use: 'activate' | 'stockades' | 'forts' | 'pass'): void {
  f.say?.({ type: 'card', side: sideName(f.side), card: card.nameOf(played), use });
  playCard(g, f.side, played, false);
  f.card = played;
  if (use === 'stockades' || use === 'forts') g.built.add(f.side);
  else g.built.delete(f.side);
}

/** The uses of a card (5.26), each with a function for the card. */
interface Uses {
  event(played: Card): void;
  activate(played: Card): void;
  stockades(played: Card): void;
  forts(played: Card): void;
  discard(played: Card): void;
}

/** 5.26 Offers the uses of a card in a side's hand during its Action Phase; 5.11 any card activates or builds for either side. */
export function offerUses(g: State, of: Side, each: Card, offer: Uses): void {
  if (eventAllowed(g, of, each)) offer.event(each);
  offer.activate(each);
  if (mayBuild(g, of)) {
    offer.stockades(each);
    offer.forts(each);
  }
  offer.discard(each);
}

/** Explain mode: every use of the cards not in the hand. */
function eachAbsent(g: State, of: Side, offer: Uses): void {
  if (!unmet(CLAUSES.inHand)) return;
  for (const each of card.all) {
    if (isInHand(g, each, of)) continue;
    offer.event(each);
    offer.activate(each);
    offer.stockades(each);
    offer.forts(each);
    offer.discard(each);
  }
}

Phase.define({
  open(g) {
    g.acted.clear();
    for (const each of side.all) g.coehorns.set(each, NONE);
  },

  // 5.26 Play a card for one use. 4.0 With one card left it may be held instead, unless a card was carried into this season.
  card: Phase.ask({
    rule: (g, f) => (mayHold(g, f.side) ? '4.0' : '5.26'),
    alone: 'ask',
    aside: DEMOLITION,
    who: (_g, f) => f.side,
    verbs: {
      event: [card],
      activate: [card],
      stockades: [card],
      forts: [card],
      discard: [card],
      hold: [],
    },
    list(g, f, offer) {
      for (let c = nextInHand(g, f.side, 0); c !== NONE; c = nextInHand(g, f.side, c + 1))
        offerUses(g, f.side, c, offer);
      if (explaining()) eachAbsent(g, f.side, offer);
      if (mayHold(g, f.side)) offer.hold();
    },
    take: {
      event(_g, f, played) {
        f.card = played;
        return Phase.goto('event');
      },
      activate(g, f, played) {
        lay(g, f, played, 'activate');
      },
      // 5.4 Stockades or forts, not both.
      stockades(g, f, played) {
        lay(g, f, played, 'stockades');
        f.forts = false;
        return Phase.goto('build');
      },
      forts(g, f, played) {
        lay(g, f, played, 'forts');
        f.forts = true;
        return Phase.goto('build');
      },
      discard(g, f, played) {
        lay(g, f, played, 'pass');
        return Phase.goto('over');
      },
      hold(g, f) {
        f.say?.({ type: 'hold', side: sideName(f.side) });
        g.holding.add(f.side);
        return Phase.goto('over');
      },
    },
  }),

  // 5.3 Activate leaders or units.
  activate(g, f) {
    gatherManned(g, f.side, f.manned);
    return flow.call(Activation, { side: f.side, value: cardValue(known(f.card)) });
  },
  activated: () => Phase.goto('over'),

  // 5.4 Build stockades or forts.
  build(g, f) {
    gatherManned(g, f.side, f.manned);
    return flow.call(Construction, { side: f.side, points: cardValue(known(f.card)), forts: f.forts });
  },

  built: () => Phase.goto('over'),

  // 5.5 The card's event.
  event(g, f) {
    gatherManned(g, f.side, f.manned);
    return flow.call(Event, { side: f.side, card: known(f.card) });
  },

  // 5.46 A side with a work to demolish may do so until the phase ends.
  over: (g, f) => (hasDemolishable(g, f.side) ? undefined : Phase.goto('close')),
  last: Phase.ask({
    rule: '5.46',
    closes: true,
    aside: DEMOLITION,
    who: (_g, f) => f.side,
    verbs: { end: [] },
    list: (_g, _f, offer) => offer.end(),
    take: { end: () => undefined },
    afterAside: () => Phase.goto('over'),
  }),

  close: () => Phase.end(),
});
