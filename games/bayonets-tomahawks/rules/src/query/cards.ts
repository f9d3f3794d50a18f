import { type Clause, explaining, NONE, type None, namesOne, unmet } from '@carillon/flow';
import { at } from '@carillon/kit';
import { CLAUSES } from '../clauses.ts';
import { type ApFacts, CARD_FACTS, type CardFacts } from '../data/cards.ts';
import {
  BRITISH,
  type Card,
  DECK,
  type Deck,
  DRAWN,
  deck,
  deckOf,
  FRENCH,
  INDIAN_DECK,
  option,
  type Point,
  point,
  RESERVE,
  round,
  type Side,
} from '../ids.ts';
import type { ApType } from '../names.ts';
import type { State } from '../state.ts';

// 6.0 Cards, 7.3 Action Points

export const factsOf = (of: Card): CardFacts => at(CARD_FACTS, of);
const decks: readonly Deck[] = CARD_FACTS.map((facts) => deck.of(facts.deck));
/** The deck that a card belongs to. */
export const deckWith = (of: Card): Deck => at(decks, of);
const buildups = CARD_FACTS.map(({ buildup }) => buildup);

const FIRST_CAMPAIGN_ROUND = round.of('ar4');
/** 4.2 Whether cards are drawn from the Buildup decks. */
export const isBuildup = (g: State): boolean => g.round < FIRST_CAMPAIGN_ROUND;

/** 7.1 Whether a card may be drawn now: from the Indian deck, or from the faction's deck of the season. */
export const isDrawable = (g: State, each: Card, from: Deck): boolean =>
  g.cards.get(each) === DECK &&
  deckWith(each) === from &&
  (from === INDIAN_DECK || at(buildups, each) === isBuildup(g));

/** 7.1 Whether a faction may choose a card to play: its Reserve, or the one just drawn. */
export const isChoosable = (g: State, each: Card, by: Side): boolean =>
  deckWith(each) === deckOf(by)
    ? g.cards.get(each) === RESERVE || g.cards.get(each) === DRAWN || unmet(CLAUSES.inHand)
    : unmet(CLAUSES.cardOfDeck);

/** 7.1 Whether it is the card drawn in this Action Round, or at the start of the Year, and not yet chosen or kept. */
export const isDrawn = (g: State, each: Card): boolean => g.cards.get(each) === DRAWN;

/** Whether a card is in play in this Action Round. */
export const isInPlay = (g: State, each: Card): boolean => g.played.get(deckWith(each)) === each;
/** Whether a card is in play and its event has not been used yet. */
export const isFresh = (g: State, each: Card): boolean => isInPlay(g, each) && !g.used.has(each);

const pointDecks: readonly Deck[] = point.names.map((name) => deck.of(name.slice(0, name.indexOf('-'))));
const pointIndexes: readonly number[] = point.names.map((name) => Number(name.slice(name.indexOf('-') + 1)) - 1);

/** The card of this deck carries a point. */
export const deckOfPoint = (of: Point): Deck => at(pointDecks, of);
const pointsOf: readonly (readonly Point[])[] = deck.all.map((of) => point.all.filter((p) => deckOfPoint(p) === of));

const EXTRA_LIGHT: ApFacts = { type: 'light', double: false };

/** 7.3 The Action Point at an index of the cards in play; `undefined` if the card has no such point. */
export function pointFacts(g: State, of: Point): ApFacts | undefined {
  const from = deckOfPoint(of);
  const played = g.played.get(from);
  if (played === NONE) return undefined;
  const { actionPoints } = factsOf(played);
  const index = at(pointIndexes, of);
  if (index === actionPoints.length && g.extraLight && from === FRENCH_DECK) return EXTRA_LIGHT;
  return actionPoints[index];
}
const FRENCH_DECK: Deck = deck.of('french');

/** Whether a point can still be used in this Action Round. */
export const isLeft = (g: State, of: Point): boolean => !g.pointsGone.has(of) && pointFacts(g, of) !== undefined;

const isLike = (a: ApFacts | undefined, b: ApFacts): boolean => a?.type === b.type && a.double === b.double;

/** The uses and the kind of a point; explain mode may name one that the cards in play do not have. */
export type OfferPoint = (of: Point, facts: ApFacts | undefined) => void;

/** Calls `offer` for each point on a deck's card that is left and not held for Reaction, identical ones once. */
export function eachPoint(g: State, from: Deck, offer: OfferPoint): void {
  for (const each of at(pointsOf, from)) {
    const facts = pointFacts(g, each);
    if (facts === undefined || !mayBeUsed(g, each)) continue;
    if (!hasLikeBefore(g, each, facts) || unmet(CLAUSES.once)) offer(each, facts);
  }
  if (explaining()) eachNoPoint(g, from, offer);
}

/** 7.3, 7.3.6 Whether a point is neither used up nor held for Reaction. */
const mayBeUsed = (g: State, of: Point): boolean =>
  (of !== g.reaction || unmet(CLAUSES.pointHeld)) && (!g.pointsGone.has(of) || unmet(CLAUSES.pointLeft));

/**
 * Explain mode: points of another deck, and those that the card in play does not have; one point of each if no question
 * names a point, because all allow the same.
 */
function eachNoPoint(g: State, from: Deck, offer: OfferPoint): void {
  const met = new Set<Clause>();
  for (const each of point.all) {
    const clause = keepsOut(g, from, each);
    if (clause === undefined || (met.has(clause) && !namesOne(point))) continue;
    met.add(clause);
    if (unmet(clause)) offer(each, undefined);
  }
}

/** Why a point is not one of a deck's card in play. */
function keepsOut(g: State, from: Deck, of: Point): Clause | undefined {
  if (deckOfPoint(of) !== from) return CLAUSES.pointOfDeck;
  return pointFacts(g, of) === undefined ? CLAUSES.pointOnCard : undefined;
}

/** 7.3.6 Calls `offer` for the point that is held for Reaction. */
export function eachReactionPoint(g: State, offer: OfferPoint): void {
  if (g.reaction !== NONE) offer(g.reaction, pointFacts(g, g.reaction));
  if (!explaining()) return;
  const others = point.all.filter((each) => each !== g.reaction);
  for (const each of namesOne(point) ? others : others.slice(0, 1))
    if (unmet(CLAUSES.reactionPoint)) offer(each, undefined);
}

function hasLikeBefore(g: State, of: Point, facts: ApFacts): boolean {
  for (let before = of - 1; before >= 0 && deckOfPoint(before as Point) === deckOfPoint(of); before--) {
    const other = before as Point;
    if (other !== g.reaction && !g.pointsGone.has(other) && isLike(pointFacts(g, other), facts)) return true;
  }
  return false;
}

/** 7.3.7 Whether a point allows the Actions of Light units, those of armies (7.3.5 one French point both), and Sail Movement. */
export const isForLight = (type: ApType): boolean =>
  type === 'light' || type === 'indian' || type === 'french-light-army';
export const isForArmy = (type: ApType): boolean =>
  type === 'army' || type === 'sail-army' || type === 'french-light-army';
/** 7.3.3 */
export const isForSail = (type: ApType): boolean => type === 'sail-army';
/** 7.3.2 Whether it is an Indian point, which activates Indian units only. */
export const isForIndians = (type: ApType): boolean => type === 'indian';

/** 7.3.7 Whether a point allows an Action. */
export const allows = (facts: ApFacts | undefined, test: (type: ApType) => boolean): boolean =>
  facts === undefined || test(facts.type) || unmet(CLAUSES.pointAllows);

/** The initiative value of the card that a deck has in play (7.1). */
export const initiativeOf = (of: Card | None): number => (of === NONE ? 0 : (factsOf(of).initiative ?? 0));

const FRENCH_FIRST = option.of('startEvents');
const FRENCH_DECKS: readonly Deck[] = [deckOf(FRENCH), INDIAN_DECK];
const INDIAN_FIRST: readonly Deck[] = FRENCH_DECKS.toReversed();
const BRITISH_DECKS: readonly Deck[] = [deckOf(BRITISH)];

/** 7.1 #5 The decks of a faction in the order of their events. Open: which of the two French ones comes first. */
export function eventDecks(g: State, of: Side): readonly Deck[] {
  if (of === BRITISH) return BRITISH_DECKS;
  return g.options.has(FRENCH_FIRST) ? FRENCH_DECKS : INDIAN_FIRST;
}
