import { CHANCE, type Sink } from '@carillon/flow';
import { at } from '@carillon/kit';
import { sideName } from '../change.ts';
import { type Bid, BRITISH, bid, die, enemyOf, FRENCH, MOST_BID, option, type Side, side } from '../ids.ts';
import type { LogEntry } from '../log.ts';
import { eachDie } from '../query/dice.ts';
import type { State } from '../state.ts';
import { OpenBids, SealedBids } from './contents-options.ts';

// 13.3, 14.7 Bidding for sides. Until it is over, a seat stands for the player who took it, not yet for its side.

type Say = Sink<LogEntry> | undefined;

const BRITISH_FAVOURED = option.of('britishFavoured');

/** 13.3 The side that both want to play. */
const favoured = (g: State): Side => (g.options.has(BRITISH_FAVOURED) ? BRITISH : FRENCH);

/** The bidder, the side and the amount. */
interface Won {
  /** The seat of the player whose bid stands. */
  readonly bidder: Side;
  readonly plays: Side;
  readonly vp: number;
}

/**
 * 13.3, 14.7 The bidder plays the side, the other begins with the VP bid; if they sit differently, they exchange seats.
 */
function settleSides(g: State, say: Say, { bidder, plays, vp }: Won, rule: string): void {
  g.exchanged = bidder !== plays;
  g.vp += plays === BRITISH ? vp : -vp;
  say?.({ type: 'sides', side: sideName(plays), bid: vp, exchanged: g.exchanged, total: g.vp, rule });
}

/** Offers each bid from `least` on. */
function eachBid(least: number, offer: (vp: Bid) => void): void {
  for (let vp = least; vp <= MOST_BID; vp++) offer(vp as Bid);
}

/** 13.3 The seat that wins a tied bid: the French with a low roll. */
const byDie = (rolled: number): Side => (rolled <= 3 ? FRENCH : BRITISH);

SealedBids.define({
  // 13.3 Each writes down a bid of at least 0 VP.
  bid: SealedBids.askTogether({
    rule: '13.3',
    asks: () => true,
    verbs: { bid: [bid] },
    list: (_g, _f, _seat, offer) => eachBid(0, offer.bid),
    take: {
      bid(_g, f, seat, vp) {
        f.bids.set(at(side.all, seat), vp);
        return undefined;
      },
    },
  }),

  // The higher bidder plays the favoured side.
  compare(g, f) {
    const [french, british] = [f.bids.get(FRENCH), f.bids.get(BRITISH)];
    f.say?.({ type: 'bids', french, british, favoured: sideName(favoured(g)), rule: '13.3' });
    if (french === british) return;
    f.bidder = french > british ? FRENCH : BRITISH;
    return SealedBids.goto('settle');
  },

  // Tied bids are decided by a die.
  tie: SealedBids.ask({
    rule: '13.3',
    who: () => CHANCE,
    verbs: { roll: [die] },
    list: (_g, _f, offer) => eachDie(offer.roll),
    take: {
      roll(_g, f, rolled) {
        f.bidder = byDie(rolled);
        f.say?.({ type: 'bids-even', die: rolled, winner: sideName(f.bidder), rule: '13.3' });
      },
    },
  }),

  settle(g, f) {
    settleSides(g, f.say, { bidder: f.bidder, plays: favoured(g), vp: f.bids.get(f.bidder) }, '13.3');
    return SealedBids.end();
  },
});

OpenBids.define({
  // 14.7 Each rolls a die; the higher begins. Ties are rolled again.
  roll: OpenBids.ask({
    rule: '14.7',
    who: () => CHANCE,
    verbs: { roll: [die, die] },
    list(_g, _f, offer) {
      eachDie((french) => eachDie((british) => offer.roll(french, british)));
    },
    take: {
      roll(_g, f, french, british) {
        f.say?.({ type: 'bid-roll', french, british, rule: '14.7' });
        if (french === british) return OpenBids.goto('roll');
        f.bidder = french > british ? FRENCH : BRITISH;
        return undefined;
      },
    },
  }),

  // 14.7 He must bid: the side he wants to play, and the VP he gives up for it.
  side: OpenBids.ask({
    rule: '14.7',
    who: (_g, f) => f.bidder,
    verbs: { favour: [side] },
    list(_g, _f, offer) {
      for (const each of side.all) offer.favour(each);
    },
    take: {
      favour(_g, f, wanted) {
        f.plays = wanted;
      },
    },
  }),
  open: OpenBids.ask({
    rule: '14.7',
    who: (_g, f) => f.bidder,
    verbs: { bid: [bid] },
    list: (_g, _f, offer) => eachBid(0, offer.bid),
    take: {
      bid(_g, f, vp) {
        f.vp = vp;
        f.say?.({ type: 'bid', by: sideName(f.bidder), bid: vp, side: sideName(f.plays), rule: '14.7' });
      },
    },
  }),

  // 14.7 The other raises the bid to play that side, or accepts it; in turn until one is accepted.
  answer: OpenBids.ask({
    rule: '14.7',
    who: (_g, f) => enemyOf(f.bidder),
    verbs: { raise: [bid], accept: [] },
    list(_g, f, offer) {
      eachBid(f.vp + 1, offer.raise);
      offer.accept();
    },
    take: {
      raise(_g, f, vp) {
        f.bidder = enemyOf(f.bidder);
        f.vp = vp;
        f.say?.({ type: 'bid', by: sideName(f.bidder), bid: vp, side: sideName(f.plays), rule: '14.7' });
        return OpenBids.goto('answer');
      },
      accept: () => undefined,
    },
  }),

  settle(g, f) {
    settleSides(g, f.say, f, '14.7');
    return OpenBids.end();
  },
});
