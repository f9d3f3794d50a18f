/** 1 The turn, and 5 victory. */
import { CHANCE, met, NONE, type Seat } from '@carillon/flow';
import { at } from '@carillon/kit';
import { CLAUSES } from '../clauses.ts';
import { Activation, Draw, Game, March } from '../contents.ts';
import { BLUE, card, ending, homeOf, other, RED, type Side, side, space, titleOf } from '../names.ts';
import { holds, oneOfTitle, strength } from '../query.ts';
import { flow, hand, MOST_SUPPLY, type State, supply } from '../state.ts';

const MOST_CARDS = 3;
const sideOfSeat = (seat: Seat): Side => at(side.all, seat);

Game.define({
  turn(g, f) {
    g.turn++;
    f.say?.({ type: 'turn', turn: g.turn });
    return undefined;
  },

  // 1.1 Each side draws a card.
  blueCard: () => flow.call(Draw, { side: BLUE }),
  redCard: () => flow.call(Draw, { side: RED }),

  // 1.2 Both bid supply for the first move, in secret. Bids are spent.
  bid: Game.askTogether({
    rule: '1.2',
    asks: () => true,
    verbs: { bid: [supply] },
    list(g, _f, seat, offer) {
      for (let n = 0; n <= g.supply.get(sideOfSeat(seat)); n++) offer.bid(n);
    },
    take: {
      bid(g, f, seat, n) {
        const by = sideOfSeat(seat);
        f.bid.set(by, n);
        g.supply.set(by, g.supply.get(by) - n);
      },
    },
    // 1.3 The higher bid moves first; in a tie, the side that moved second last turn.
    afterAll(g, f) {
      const [blue, red] = [f.bid.get(BLUE), f.bid.get(RED)];
      g.first = blue > red ? BLUE : red > blue ? RED : other(g.first);
      f.say?.({ type: 'bids', blue, red, first: side.nameOf(g.first) });
      return undefined;
    },
  }),

  // 1.4 Each side marches or rests.
  first: (g) => flow.call(Activation, { side: g.first }),
  second: (g) => flow.call(Activation, { side: other(g.first) }),

  // 5
  victory(g) {
    decide(g);
    return g.winner === NONE && g.turn < g.lastTurn ? Game.goto('turn') : Game.end();
  },
});

function decide(g: State): void {
  // 5.1 Taking the enemy's home wins at once; if both homes are taken, the side that moved first wins.
  const taker = [g.first, other(g.first)].find((each) => takesHome(g, each));
  if (taker !== undefined) {
    g.winner = taker;
    g.ending = ending.of('5.1');
  } else if (g.turn === g.lastTurn) {
    // 5.2 After the last turn the stronger side wins; equal strength is a draw.
    const [blue, red] = [strength(g, BLUE), strength(g, RED)];
    g.winner = blue > red ? BLUE : red > blue ? RED : NONE;
    g.ending = ending.of('5.2');
  }
}

const takesHome = (g: State, by: Side): boolean => {
  const home = homeOf(other(by));
  return holds(g, by, home) && !holds(g, other(by), home);
};

Draw.define({
  able: (g, f) => (g.deck.isEmpty || g.held.get(f.side) >= MOST_CARDS ? Draw.end() : undefined),

  // Copies of a title are one outcome, weighted by the number of copies left. Only the side that draws learns which.
  card: Draw.ask({
    rule: '1.1',
    who: () => CHANCE,
    seenBy: (_g, f) => f.side,
    verbs: { draw: [card] },
    list(g, _f, offer) {
      const deck = g.deck.toArray();
      for (const each of oneOfTitle(deck)) {
        offer.times(deck.filter((copy) => titleOf(copy) === titleOf(each)).length);
        offer.draw(each);
      }
    },
    take: {
      draw(g, f, drawn) {
        g.deck.delete(drawn);
        hand(g, f.side).add(drawn);
        g.held.set(f.side, g.held.get(f.side) + 1);
        f.say?.({ type: 'draw', side: side.nameOf(f.side), card: card.nameOf(drawn) });
        return Draw.end();
      },
    },
  }),
});

Activation.define({
  order: Activation.ask({
    rule: '1.4',
    who: (_g, f) => f.side,
    verbs: { rest: [], march: [space] },
    list(g, f, offer) {
      offer.rest();
      for (const from of space.all) if (met(CLAUSES.held, holds(g, f.side, from))) offer.march(from);
    },
    take: {
      rest(g, f) {
        g.supply.set(f.side, Math.min(g.supply.get(f.side) + 1, MOST_SUPPLY));
        return Activation.end();
      },
      march: (_g, f, from) => flow.call(March, { side: f.side, at: from }),
    },
  }),
  close: () => Activation.end(),
});
