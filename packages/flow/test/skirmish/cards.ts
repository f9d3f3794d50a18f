/** The cards: when each may be played and what it does; and the response windows in which they are offered. */
import { type Exit, met, responseWindow, unmet } from '@carillon/flow';
import { CLAUSES } from './clauses.ts';
import { Battle, Interception, Reserves } from './contents.ts';
import {
  BATTLE,
  BLUE,
  type Card,
  card,
  INTERCEPTION,
  type Moment,
  moment,
  piece,
  type Side,
  side,
  titleOf,
} from './names.ts';
import { neighboursHeld, oneOfTitle, piecesAt, unlike } from './query.ts';
import { flow, hand, type State } from './state.ts';

interface CardRule {
  readonly moment: Moment;
  /** Its bonus to the roll of its moment. */
  readonly adds: number;
  /** Its other conditions, besides its moment. */
  allowed?(g: State, by: Side): boolean;
  /** Its immediate effect. */
  play?(g: State, by: Side): Exit<'window'>;
}

const RULES: Readonly<Record<string, CardRule>> = {
  ambush: { moment: BATTLE, adds: 2 },
  earthworks: {
    moment: BATTLE,
    adds: 3,
    allowed: (g, by) => met(CLAUSES.defends, flow.enclosing(g, Battle).attacker !== by),
  },
  reserves: {
    moment: BATTLE,
    adds: 0,
    allowed: (g, by) => met(CLAUSES.hasReserves, neighboursHeld(g, by, flow.enclosing(g, Battle).at).length > 0),
    play: (g, by) => flow.call(Reserves, { side: by, at: flow.enclosing(g, Battle).at }),
  },
  guides: { moment: INTERCEPTION, adds: 2 },
};

export function ruleOf(of: Card): CardRule {
  const rule = RULES[titleOf(of)];
  if (rule === undefined) throw new Error(`the card ${card.nameOf(of)} has no rule`);
  return rule;
}

/** Whether anybody could still hold a card for this moment, by public knowledge. */
const mayExist = (g: State, when: Moment): boolean =>
  card.all.some((each) => ruleOf(each).moment === when && !g.spent.has(each));

/** Whether a card may be played now. Its further condition refers to its moment, so elsewhere it is not evaluated. */
const mayPlay = (g: State, when: Moment, by: Side, rule: CardRule): boolean =>
  rule.moment === when ? (rule.allowed?.(g, by) ?? true) : unmet(CLAUSES.moment);

/** The set, in the frame of the battle or interception, of the cards that a side has played in it. */
const playedIn = (g: State, when: Moment, by: Side) => {
  if (when === INTERCEPTION) return flow.enclosing(g, Interception).played;
  const frame = flow.enclosing(g, Battle);
  return by === BLUE ? frame.blueCards : frame.redCards;
};

// 3.2, 4.1 Response windows.
export const Window = responseWindow(flow, {
  name: 'window',
  rule: (when) => (when === INTERCEPTION ? '3.2' : '4.1'),
  moment,
  seat: side,
  card,
  opens: (g, when, by) => g.held.get(by) > 0 && mayExist(g, when),
  list(g, when, by, offer) {
    const cards = unmet(CLAUSES.inHand) ? card.all : hand(g, by).toArray();
    for (const each of oneOfTitle(cards)) {
      if (mayPlay(g, when, by, ruleOf(each))) offer(each);
    }
  },
  play(g, when, by, each, say) {
    hand(g, by).delete(each);
    g.held.set(by, g.held.get(by) - 1);
    g.spent.add(each);
    playedIn(g, when, by).add(each);
    say?.({ type: 'card', side: side.nameOf(by), card: card.nameOf(each) });
    return ruleOf(each).play?.(g, by);
  },
});

Reserves.define({
  // The reserve comes from a space next to the battle.
  piece: Reserves.ask({
    rule: '4.1',
    who: (_g, f) => f.side,
    verbs: { bring: [piece] },
    list(g, f, offer) {
      for (const from of neighboursHeld(g, f.side, f.at)) {
        for (const each of unlike(piecesAt(g, f.side, from))) offer.bring(each);
      }
      if (unmet(CLAUSES.reserve)) for (const each of piece.all) offer.bring(each);
    },
    take: {
      bring(g, f, each) {
        g.place.set(each, f.at);
        return Reserves.end();
      },
    },
  }),
});
