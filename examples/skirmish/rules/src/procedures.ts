/** The game as procedures: what happens in which order, each step headed by the number of its rule. */
import { between, CHANCE, each, type FrameOf, NONE, number, optional, type Seat } from '@carillon/flow';
import { at } from '@carillon/kit';
import { BLUE, exits, homeOf, other, piece, RED, type Side, side, space, supply } from './names.ts';
import { flow, holds, piecesOf, type State, strength } from './state.ts';

const die = between(1, 6);
const DICE = [1, 2, 3, 4, 5, 6];
const sideAt = (seat: Seat): Side => at(side.all, seat);

export const Game = flow.procedure('game', {
  own: { bid: each(side, supply) },
  together: true,
  steps: ['turn', 'bid', 'first', 'second', 'victory'],
});
const Orders = flow.procedure('orders', {
  locals: { side },
  own: { from: space, at: space },
  steps: ['order', 'to', 'battle', 'close'],
});
const Battle = flow.procedure('battle', {
  locals: { at: space, attacker: side },
  own: { hits: each(side, number), loser: optional(side) },
  steps: ['fire', 'blueLosses', 'redLosses', 'outcome', 'retreat', 'close'],
});
const Losses = flow.procedure('losses', {
  locals: { side, at: space, due: number },
  steps: ['able', 'piece'],
});

Game.define({
  turn(g, f) {
    g.turn++;
    f.say?.({ type: 'turn', turn: g.turn });
    return undefined;
  },
  // 1.1 In secret: neither side sees the other's bid before it has made its own.
  bid: Game.askTogether({
    rule: '1.1',
    asks: () => true,
    verbs: { bid: [supply] },
    list(g, _f, seat, offer) {
      for (let bid = 0; bid <= g.supply.get(sideAt(seat)); bid++) offer.bid(bid);
    },
    take: {
      bid(g, f, seat, bid) {
        f.bid.set(sideAt(seat), bid);
        g.supply.set(sideAt(seat), g.supply.get(sideAt(seat)) - bid);
      },
    },
    afterAll(g, f) {
      const [blue, red] = [f.bid.get(BLUE), f.bid.get(RED)];
      g.first = blue > red ? BLUE : red > blue ? RED : other(g.first);
      f.say?.({ type: 'bids', blue, red, first: side.nameOf(g.first) });
      return undefined;
    },
  }),
  first: (g) => flow.call(Orders, { side: g.first }),
  second: (g) => flow.call(Orders, { side: other(g.first) }),
  // 4
  victory: (g) => (winnerOf(g) === undefined && g.turn < g.lastTurn ? Game.goto('turn') : Game.end()),
});

const takesHome = (g: State, by: Side): boolean => {
  const home = homeOf(other(by));
  return holds(g, by, home) && !holds(g, other(by), home);
};

/** 4.1, 4.2 The winner at the end of a turn, if any. If both take the other's home, the first side wins. */
export function winnerOf(g: State): Side | undefined {
  const taker = [g.first, other(g.first)].find((by) => takesHome(g, by));
  if (taker !== undefined || g.turn < g.lastTurn) return taker;
  const lead = strength(g, BLUE) - strength(g, RED);
  return lead > 0 ? BLUE : lead < 0 ? RED : undefined;
}

Orders.define({
  // 1.2
  order: Orders.ask({
    rule: '1.2',
    who: (_g, f) => f.side,
    verbs: { rest: [], march: [space] },
    list(g, f, offer) {
      offer.rest();
      for (const from of space.all) if (holds(g, f.side, from)) offer.march(from);
    },
    take: {
      rest(g, f) {
        g.supply.set(f.side, Math.min(9, g.supply.get(f.side) + 1));
        return Orders.end();
      },
      march(_g, f, from) {
        f.from = from;
        return undefined;
      },
    },
  }),
  // 2.1
  to: Orders.ask({
    rule: '2.1',
    who: (_g, f) => f.side,
    verbs: { move: [space] },
    list(_g, f, offer) {
      for (const to of exits(f.from)) offer.move(to);
    },
    take: {
      move(g, f, to) {
        for (const one of piecesOf(g, f.side, f.from)) g.place.set(one, to);
        f.at = to;
        f.say?.({ type: 'march', side: side.nameOf(f.side), to: space.nameOf(to) });
      },
    },
  }),
  // 2.2
  battle: (g, f) => (holds(g, other(f.side), f.at) ? flow.call(Battle, { at: f.at, attacker: f.side }) : undefined),
  close: () => Orders.end(),
});

Battle.define({
  // 3.1 The two dice are one roll, Blue's first.
  fire: Battle.ask({
    rule: '3.1',
    who: () => CHANCE,
    verbs: { roll: [die, die] },
    list(_g, _f, offer) {
      for (const blue of DICE) for (const red of DICE) offer.roll(blue, red);
    },
    take: {
      roll(g, f, blue, red) {
        fire(g, f, BLUE, blue);
        fire(g, f, RED, red);
      },
    },
  }),
  blueLosses: (_g, f) => flow.call(Losses, { side: BLUE, at: f.at, due: f.hits.get(BLUE) }),
  redLosses: (_g, f) => flow.call(Losses, { side: RED, at: f.at, due: f.hits.get(RED) }),

  // 3.3 The loser retreats if it is still there and can; otherwise it is lost.
  outcome(g, f) {
    f.loser = f.hits.get(other(f.attacker)) > f.hits.get(f.attacker) ? other(f.attacker) : f.attacker;
    const left = piecesOf(g, f.loser, f.at);
    const mayRetreat = left.length > 0 && retreatsFrom(g, f).length > 0;
    if (!mayRetreat) for (const one of left) g.place.set(one, NONE);
    return mayRetreat ? undefined : Battle.goto('close');
  },
  retreat: Battle.ask({
    rule: '3.3',
    who: (_g, f) => loserOf(f),
    verbs: { retreat: [space] },
    list(g, f, offer) {
      for (const to of retreatsFrom(g, f)) offer.retreat(to);
    },
    take: {
      retreat(g, f, to) {
        for (const one of piecesOf(g, loserOf(f), f.at)) g.place.set(one, to);
      },
    },
  }),
  close(_g, f) {
    f.say?.({ type: 'won', side: side.nameOf(other(loserOf(f))), at: space.nameOf(f.at) });
    return Battle.end();
  },
});

type BattleFrame = FrameOf<typeof Battle>;

const loserOf = ({ loser, attacker }: BattleFrame): Side => (loser === NONE ? attacker : loser);
const retreatsFrom = (g: State, f: BattleFrame) => exits(f.at).filter((to) => !holds(g, other(loserOf(f)), to));

/** 3.1 One hit for a sum of five or more, two for nine or more; the sum is the die plus the strength there. */
function fire(g: State, f: BattleFrame, by: Side, roll: number): void {
  const adds = strength(g, by, f.at);
  const hits = roll + adds >= 9 ? 2 : roll + adds >= 5 ? 1 : 0;
  f.hits.set(other(by), hits);
  f.say?.({ type: 'fire', side: side.nameOf(by), die: roll, adds, hits });
}

Losses.define({
  able: (g, f) => (f.due > 0 && holds(g, f.side, f.at) ? undefined : Losses.end()),
  // 3.2 A piece for each hit.
  piece: Losses.ask({
    rule: '3.2',
    who: (_g, f) => f.side,
    verbs: { lose: [piece] },
    anyOrder: ['lose'],
    list(g, f, offer) {
      for (const one of piecesOf(g, f.side, f.at)) offer.lose(one);
    },
    take: {
      lose(g, f, lost) {
        g.place.set(lost, NONE);
        f.due--;
        f.say?.({ type: 'lost', piece: piece.nameOf(lost) });
        return Losses.goto('able');
      },
    },
  }),
});
