import { inLine, NONE } from '@carillon/flow';
import { leavesTheGame } from '../cards/smallpox-epidemic.ts';
import {
  BURIED,
  type Card,
  type CardPlace,
  CHOSEN,
  card,
  cardPlace,
  deck,
  deckOf,
  INDIAN_DECK,
  PLAYED,
  type Point,
  point,
  REMOVED_CARD,
  RESERVE,
} from '../ids.ts';
import { deckOfPoint, deckWith, isInPlay, pointFacts } from '../query/cards.ts';
import { isBarredToIndians } from '../query/effects.ts';
import type { State } from '../state.ts';
import { impossible } from './faults.ts';

// 6.0, 7.0 Checks each card, and the points and events of those in play.

export function checkCards(g: State): void {
  const { cards, played } = g;
  for (const each of card.all) {
    const where = cards.get(each);
    if ((where === PLAYED) !== (played.get(deckWith(each)) === each)) throw misplayed(each, where);
    if (where !== RESERVE && where !== CHOSEN && where !== BURIED && where !== REMOVED_CARD) continue;
    mustBeAllowed(each, where);
    if (where === RESERVE) mustBeOnlyReserve(g, each);
  }
  for (let each = g.used.first(); each !== NONE; each = g.used.after(each)) {
    if (isInPlay(g, each)) continue;
    const name = card.nameOf(each);
    throw impossible('used-not-in-play', `${name} is used and not in play`, inLine('used', name));
  }
  checkPoints(g);
}

/** 7.1 Cards in play are with their deck, and Indian cards are played when drawn; 7.4 one card leaves the game. */
function mustBeAllowed(each: Card, where: CardPlace): void {
  const isKept = where === RESERVE || where === CHOSEN || where === BURIED;
  const name = card.nameOf(each);
  const line = inLine('cards', name);
  if (isKept && deckWith(each) === INDIAN_DECK)
    throw impossible('indian-card-kept', `the Indian card ${name} is ${cardPlace.nameOf(where)}`, line);
  if (where === REMOVED_CARD && !leavesTheGame(each))
    throw impossible('card-not-removed', `${name} never leaves the game`, line);
}

function misplayed(each: Card, where: CardPlace) {
  const name = card.nameOf(each);
  const what = where === PLAYED ? 'played, and not the card of its deck in play' : 'in play, and not played';
  return impossible('misplayed', `${name} is ${what}`, inLine(where === PLAYED ? 'cards' : 'played', name));
}

/** 6.0.1 */
function mustBeOnlyReserve(g: State, each: Card): void {
  const of = deckWith(each);
  for (const other of card.all) {
    if (other >= each) return;
    if (g.cards.get(other) !== RESERVE || deckWith(other) !== of) continue;
    const name = card.nameOf(each);
    const what = `there is a second Reserve card of ${deck.nameOf(of)}, ${name}`;
    throw impossible('two-reserves', what, inLine('cards', name));
  }
}

/** 7.3 Used or held points are on a card in play. */
function checkPoints(g: State): void {
  for (let each = g.pointsGone.first(); each !== NONE; each = g.pointsGone.after(each)) {
    if (pointFacts(g, each) === undefined) throw notOnCard('points-gone', each);
  }
  if (g.extraLight && !isBarredToIndians(g))
    throw impossible('no-extra-point', 'no card in play brings the French a Light point', inLine('extra-light'));
  const { reaction } = g;
  if (reaction === NONE) return;
  if (pointFacts(g, reaction) === undefined) throw notOnCard('reaction', reaction);
  const isHeld = deckOfPoint(reaction) === deckOf(g.first) && !g.pointsGone.has(reaction);
  const name = point.nameOf(reaction);
  if (!isHeld) throw impossible('reaction-not-held', `${name} cannot be held for Reaction`, inLine('reaction', name));
}

const notOnCard = (part: string, each: Point) =>
  impossible('no-such-point', `no card in play has the point ${point.nameOf(each)}`, inLine(part, point.nameOf(each)));
