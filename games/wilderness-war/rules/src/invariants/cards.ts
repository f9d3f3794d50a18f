import { cell, inLine, NONE } from '@carillon/flow';
import { at } from '@carillon/kit';
import { SCENARIO_FACTS } from '../data/scenarios.ts';
import {
  BRITISH,
  type Card,
  card,
  cardPlace,
  DRAW_PILE,
  FRENCH,
  handOf,
  OUT,
  REMOVED_CARD,
  type Side,
  side,
  UNKNOWN,
} from '../ids.ts';
import { isInHand } from '../query/cards.ts';
import { largestHand } from '../query/hands.ts';
import type { State } from '../state.ts';
import { impossible } from './faults.ts';

const cardsIn = new Int16Array(cardPlace.count);

/** Checks that each card of the deck is in one place, and that hands and draw pile have their stated sizes. */
export function checkCards(g: State): void {
  cardsIn.fill(0);
  const { from, to } = at(SCENARIO_FACTS, g.scenario).cards;
  for (const each of card.all) {
    const where = g.cards.get(each);
    cardsIn[where] = cell(cardsIn, where) + 1;
    const inDeck = each + 1 >= from && each + 1 <= to;
    if (inDeck ? where === OUT : where !== OUT && where !== REMOVED_CARD) throw misplaced(each, inDeck);
  }
  for (let each = g.shown.first(); each !== NONE; each = g.shown.after(each)) mustBeHeld(g, each);
  for (const of of side.all) checkHand(g, of);
  checkPile(g);
}

function misplaced(each: Card, inDeck: boolean) {
  const name = card.nameOf(each);
  return inDeck
    ? impossible('card-missing', `the card ${name} is nowhere`, inLine('cards'), inLine('scenario'))
    : impossible('card-not-in-deck', `this scenario is played without ${name}`, inLine('cards', name));
}

function mustBeHeld(g: State, each: Card): void {
  if (isInHand(g, each, FRENCH) || isInHand(g, each, BRITISH)) return;
  const name = card.nameOf(each);
  throw impossible('shown-not-held', `${name} is known to both and in no hand`, inLine('shown'));
}

/** 5.24 A hand has its stated size; an observer knows only some of its cards. */
function checkHand(g: State, of: Side): void {
  const known = cell(cardsIn, handOf(of));
  const held = g.held.get(of);
  const name = side.nameOf(of);
  if (held > largestHand(g, of)) {
    throw impossible(
      'hand-too-large',
      `${name} holds ${held} cards`,
      inLine('hand', name),
      inLine('cards', `${name}-hand`),
    );
  }
  if (known === held || (known < held && cell(cardsIn, UNKNOWN) > 0)) return;
  throw impossible(
    'hand-miscounted',
    `${name} holds ${known} cards and not ${held}`,
    inLine('hand', name),
    inLine('cards', cardPlace.nameOf(handOf(of))),
  );
}

/** 5.24 The draw pile has its stated size, too; the cards that an observer does not know are in it or in a hand. */
function checkPile(g: State): void {
  const pile = cell(cardsIn, DRAW_PILE);
  const hidden = side.all.reduce((sum, of) => sum + g.held.get(of) - cell(cardsIn, handOf(of)), 0);
  if (g.undealt >= pile && pile + cell(cardsIn, UNKNOWN) === g.undealt + hidden) return;
  throw impossible(
    'pile-miscounted',
    `the draw pile does not hold ${g.undealt} cards`,
    inLine('undealt'),
    inLine('cards', 'draw-pile'),
  );
}
