import { cell, NONE, type None } from '@carillon/flow';
import { at } from '@carillon/kit';
import { CARD_FACTS, type CardFacts } from '../data/cards.ts';
import { type Card, card, DRAW_PILE, handOf, option, type Side, side, UNKNOWN } from '../ids.ts';
import type { EventName } from '../names.ts';
import type { State } from '../state.ts';

const factsOf = (of: Card): CardFacts => at(CARD_FACTS, of);
/** The cards with these events. */
export const cardsOf = (events: readonly EventName[]): readonly Card[] =>
  card.all.filter((each) => events.includes(factsOf(each).eventKey));

/** The side whose event a card is; `NONE` if it is both sides'. */
const owners = Int16Array.from(CARD_FACTS, (facts) => (facts.side === 'both' ? NONE : side.of(facts.side)));
const values = Int16Array.from(CARD_FACTS, (facts) => facts.value);

/** The activation value of a card, 1 to 3 (5.32). */
export const cardValue = (of: Card): number => cell(values, of);

const HANDS = side.all.map(handOf);

/** Whether a card may be in a hand, by public knowledge: neither discarded nor removed nor left out of the game. */
export function isAlive(g: State, of: Card): boolean {
  const where = g.cards.get(of);
  return where === DRAW_PILE || where === UNKNOWN || HANDS.includes(where);
}

const ACADIANS = card.of('acadians-expelled-66');
const ACADIANS_BY_EITHER = option.of('acadiansByEither');

/** Whether a side may play the card's event (5.12); 14.5 Acadians Expelled may be for either. */
export function mayPlayEvent(g: State, of: Card, by: Side): boolean {
  const owner = cell(owners, of);
  if (owner === NONE || owner === by) return true;
  return of === ACADIANS && g.options.has(ACADIANS_BY_EITHER);
}

/** The first card from `from` on in the hand of a side, or `NONE`. */
export const nextInHand = (g: State, by: Side, from: number): Card | None =>
  g.cards.find(handOf(by), from, card.count - 1);

export const isInHand = (g: State, of: Card, by: Side): boolean => g.cards.get(of) === handOf(by);
