import { CHANCE, NONE } from '@carillon/flow';
import { joinPool } from '../cards/late-leaders.ts';
import { deal, recoverCard, sideName } from '../change.ts';
import { BRITISH, card, DISCARD, DRAW_PILE, enemyOf, FRENCH, marker, option, type Side, season, side } from '../ids.ts';
import { awaitsDeal, DECLARATIONS } from '../query/declarations.ts';
import { mayExchange } from '../query/exchange.ts';
import { firstToAct, handSize } from '../query/hands.ts';
import { isLastYear, resultOf } from '../query/victory.ts';
import type { State } from '../state.ts';
import { flow, Game, Phase, Season } from './contents.ts';
import { CardExchange, OpenBids, SealedBids } from './contents-options.ts';
import { YearEnd } from './contents-year.ts';

// 4.0 Sequence of play

const EARLY = season.of('early');
const LATE = season.of('late');

const SEALED = option.of('sealedBids');
const OPEN = option.of('openBids');

Game.define({
  // 13.3, 14.7 If the players want it, they bid for sides first.
  sides(g) {
    if (g.options.has(SEALED)) return flow.call(SealedBids, {});
    return g.options.has(OPEN) ? flow.call(OpenBids, {}) : undefined;
  },

  // 4.0 Two hands make a year: Early Season and Late Season.
  season(g, f) {
    f.say?.({ type: 'season', year: g.year, season: season.nameOf(g.season) });
    return flow.call(Season, {});
  },

  // B.3–B.5 After the Late Season the year ends.
  next(g) {
    if (g.season === LATE) return flow.call(YearEnd, {});
    g.season = LATE;
    return Game.goto('season');
  },

  // B.6, 13.11 Sudden death, or the last year of the scenario has been played. Otherwise another year begins. 5.55
  // Leaders due that year come with it, unless Pitt has brought them before.
  check(g, f) {
    if (isLastYear(g)) return;
    g.season = EARLY;
    g.year += 1;
    joinPool(g, f.say, ({ year }) => year === g.year);
    return Game.goto('season');
  },

  // 13.1
  result(g, f) {
    const { winner, rule } = resultOf(g);
    f.say?.({ type: 'result', winner: winner === undefined ? null : side.nameOf(winner), rule });
    return Game.end();
  },
});

/** Clears the records that last only until the end of a season. */
const SEASONAL = [marker.of('french-regulars-this-season'), marker.of('british-regulars-this-season')];

/** 4.0 A.1 Cards that a side still gets this deal. */
const missing = (g: State, of: Side): number => handSize(g, of) - g.held.get(of);

/**
 * 5.25 The discard pile, with the remaining cards, becomes the draw pile; except a card that is to be dealt to its side
 * (14.1).
 */
function reshuffle(g: State): void {
  for (const each of card.all) {
    if (g.cards.get(each) !== DISCARD || awaitsDeal(g, each)) continue;
    g.cards.set(each, DRAW_PILE);
    g.undealt += 1;
  }
  g.reshuffle = false;
}

/** Whether a side takes Action Phases: it has a card and has not passed to hold its last one (4.0). */
const mayPlay = (g: State, of: Side): boolean => g.held.get(of) > 0 && !g.holding.has(of);

Season.define({
  // 14.1 The side that could play the other declaration receives it as part of the deal.
  declarations(g, f) {
    for (const { card: each, of } of DECLARATIONS) {
      if (!awaitsDeal(g, each) || missing(g, of) <= 0) continue;
      recoverCard(g, of, each);
      f.say?.({ type: 'card-recovered', side: sideName(of), card: card.nameOf(each), rule: '14.1' });
    }
  },

  // A.1 Deal cards in turn, one to each side, the French first, until both hands are full.
  deal(g, f) {
    if (missing(g, f.side) <= 0) f.side = enemyOf(f.side);
    if (missing(g, f.side) <= 0) return Season.goto('dealt');
    if (g.undealt > 0) return;
    // 5.25 The draw pile has run out: the discards are shuffled into a new one.
    f.say?.({ type: 'reshuffle', rule: '5.25' });
    reshuffle(g);
    return g.undealt === 0 ? Season.goto('dealt') : undefined;
  },

  // 5.21 One card from the draw pile.
  draw: Season.ask({
    rule: '5.21',
    who: () => CHANCE,
    seenBy: (_g, f) => f.side,
    verbs: { draw: [card] },
    list(g, _f, offer) {
      const last = card.count - 1;
      for (let c = g.cards.find(DRAW_PILE, 0, last); c !== NONE; c = g.cards.find(DRAW_PILE, c + 1, last))
        offer.draw(c);
    },
    take: {
      draw(g, f, dealt) {
        deal(g, f.side, dealt);
        f.side = enemyOf(f.side);
        return Season.goto('deal');
      },
    },
  }),

  dealt(g, f) {
    for (const each of side.all) f.say?.({ type: 'dealt', side: sideName(each), count: g.held.get(each) });
    f.side = firstToAct(g);
  },

  // 14.6 Then the British may exchange a card.
  exchange: (g) => (mayExchange(g) ? flow.call(CardExchange, {}) : undefined),

  // A.2 The sides alternate; when one has no card or has passed, the other plays on alone.
  phase(g, f) {
    if (!mayPlay(g, f.side)) f.side = enemyOf(f.side);
    return mayPlay(g, f.side) ? flow.call(Phase, { side: f.side }) : Season.goto('given');
  },
  turn(_g, f) {
    f.side = enemyOf(f.side);
    return Season.goto('phase');
  },

  // 14.6 In the tournament form the French alone may call the reshuffle if Surrender! has been given up for a card.
  given: (_g, f) => (f.given ? undefined : Season.goto('close')),
  call: Season.ask({
    rule: '14.6',
    who: () => FRENCH,
    verbs: { reshuffle: [], decline: [] },
    list(_g, _f, offer) {
      offer.reshuffle();
      offer.decline();
    },
    take: {
      reshuffle(g) {
        g.reshuffle = true;
      },
      decline: () => undefined,
    },
  }),

  // 5.25 After a season in which Surrender! left a hand, the deck is reshuffled. 4.0 Held cards are carried over.
  close(g, f) {
    if (g.reshuffle) {
      f.say?.({ type: 'reshuffle', rule: '5.25' });
      reshuffle(g);
    }
    for (const each of SEASONAL) g.inEffect.delete(each);
    g.holding.clear();
    for (const each of [FRENCH, BRITISH]) {
      if (g.held.get(each) > 0) g.carried.add(each);
      else g.carried.delete(each);
    }
    return Season.end();
  },
});
