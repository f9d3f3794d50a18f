import { answerAnew, type Seat } from '@carillon/flow';
import { at, type Below, WeightedSubset } from '@carillon/kit';
import { type Card, card, DRAW_PILE, enemyOf, handOf, type Side, side, UNKNOWN } from './ids.ts';
import { flow } from './procedures/contents.ts';
import type { State } from './state.ts';
import { fromView, type View } from './view.ts';

/** A scratch list of the cards that an observer does not know. */
const unknown = new Int16Array(card.count);

/** The number of cards in a side's hand that an observer's state does not name. */
function unnamed(g: State, of: Side): number {
  const hand = handOf(of);
  let count = g.held.get(of);
  for (let c = g.cards.find(hand, 0, card.count - 1); c >= 0; c = g.cards.find(hand, c + 1, card.count - 1)) count--;
  return count;
}

/**
 * Deals at random everything that an observer's state does not show. The number of cards in each hand is public:
 * unknown cards fill the hands, the rest go to the draw pile. Secret answers of others are drawn again.
 */
function dealAnew(g: State, seat: Seat | undefined, below: Below): void {
  let left = 0;
  for (let c = 0; c < card.count; c++) if (g.cards.get(c as Card) === UNKNOWN) unknown[left++] = c;
  for (const of of side.all) {
    const hand = handOf(of);
    for (let due = unnamed(g, of); due > 0; due--) {
      const picked = below(left);
      g.cards.set(at(unknown, picked) as Card, hand);
      unknown[picked] = at(unknown, --left);
    }
  }
  for (let i = 0; i < left; i++) g.cards.set(at(unknown, i) as Card, DRAW_PILE);
  answerAnew(flow, g, seat, below);
}

/** How likely a card is to be in the enemy's hand, relative to others: 1 is as likely as most. */
export type Likely = (of: Card) => number;

/**
 * Returns a function that deals at random everything that a view hides, into an observer's state with the contents of
 * this view. With `likely`, a hand of the enemy is as likely as the product of its cards' weights.
 */
export function dealer(view: View, likely?: Likely): (g: State, below: Below) => void {
  const from = view.seat === null ? undefined : side.of(view.seat);
  if (from === undefined || likely === undefined) return (g, below) => dealAnew(g, from, below);
  const hand = handOf(enemyOf(from));
  const seen = fromView(view);
  const hidden = card.all.filter((each) => seen.cards.get(each) === UNKNOWN);
  const hands = new WeightedSubset(hidden.map(likely), unnamed(seen, enemyOf(from)));
  return (g, below) => {
    for (const each of hidden) g.cards.set(each, DRAW_PILE);
    const held = hands.draw(below);
    for (let i = 0; i < held.length; i++) g.cards.set(at(hidden, at(held, i)), hand);
    answerAnew(flow, g, from, below);
  };
}

/** A random position that fits a view. */
export function guess(view: View, below: Below): State {
  const g = fromView(view);
  dealer(view)(g, below);
  return g;
}
