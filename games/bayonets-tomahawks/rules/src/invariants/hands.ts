import { cell, type FrameOf, inLine, NONE, OVER } from '@carillon/flow';
import { at, get } from '@carillon/kit';
import { SCENARIO_FACTS } from '../data/scenarios.ts';
import {
  BRITISH,
  type Card,
  CHOSEN,
  card,
  cardPlace,
  DECK,
  type Deck,
  DRAWN,
  deck,
  deckOf,
  FRENCH,
  INDIAN_DECK,
  REMOVED_CARD,
  RESERVE,
  type Round,
  round,
  UNKNOWN_CARD,
} from '../ids.ts';
import { SIDES } from '../names.ts';
import { flow } from '../procedures/contents.ts';
import { Battles } from '../procedures/contents-battle.ts';
import { StartEvents } from '../procedures/contents-events.ts';
import { ActionPhase, Draw, YearStart } from '../procedures/contents-sequence.ts';
import { deckWith, factsOf, isBuildup } from '../query/cards.ts';
import type { State } from '../state.ts';
import { impossible } from './faults.ts';

// 5.3, 7.1, 17.4 The cards of a Year: those that belong to it, those that each faction holds, and whether enough are
// left to draw.

const CARD_OUT = cardPlace.of('out');

/** The cards of each Year of each scenario. */
const used: readonly ReadonlyMap<number, ReadonlySet<Card>>[] = SCENARIO_FACTS.map(
  ({ years }) =>
    new Map(
      years.map(({ year, decks }) => {
        const named = SIDES.flatMap((of) => [...decks[of].buildup, ...decks[of].campaign]).map(card.of);
        return [year, new Set([...named, ...card.all.filter((each) => deckWith(each) === INDIAN_DECK)])];
      }),
    ),
);

/** Cards of each deck in each place; and those still to be drawn in this season. */
const counted = new Int16Array(deck.count * cardPlace.count);
const undrawn = new Int16Array(deck.count);
const countAt = (of: Deck, where: number): number => cell(counted, of * cardPlace.count + where);

/** Checks that a whole game's cards are those of the Year, and that all due cards have been drawn. */
export function checkHands(g: State): void {
  const ofYear = get(at(used, g.scenario), g.year);
  const buildup = isBuildup(g);
  counted.fill(0);
  undrawn.fill(0);
  for (const each of card.all) {
    const where = g.cards.get(each);
    const of = deckWith(each);
    if ((where === CARD_OUT) === ofYear.has(each) && where !== REMOVED_CARD) throw notOfYear(g, each);
    const index = of * cardPlace.count + where;
    counted[index] = cell(counted, index) + 1;
    if (where === DECK && (of === INDIAN_DECK || factsOf(each).buildup === buildup))
      undrawn[of] = cell(undrawn, of) + 1;
    if (buildup && of !== INDIAN_DECK && !factsOf(each).buildup && where !== CARD_OUT) mustBeUndrawn(each, where);
  }
  const deal = dealIn(g);
  for (const of of deck.all) checkHand(g, of, deal);
  checkPlayed(g);
}

function notOfYear(g: State, each: Card) {
  const name = card.nameOf(each);
  if (g.cards.get(each) === CARD_OUT) return impossible('card-missing', `${name} is nowhere`, inLine('scenario'));
  return impossible('card-of-another-year', `${name} is not used in ${g.year}`, inLine('cards', name));
}

/** 7.1 Campaign cards are drawn from the fourth Action Round on. */
function mustBeUndrawn(each: Card, where: number): void {
  if (where === DECK || where === UNKNOWN_CARD) return;
  const name = card.nameOf(each);
  throw impossible('campaign-card-too-early', `${name} is drawn before ar4`, inLine('cards', name));
}

/** The stage of the deal. */
interface Deal {
  /** The first of the Year. */
  readonly first: boolean;
  readonly draw: FrameOf<typeof Draw> | undefined;
  /** The question is which of the cards to keep or play. */
  readonly asks: boolean;
  /** An Action Round is in progress, and its cards are not revealed. */
  readonly hidden: boolean;
}

function dealIn(g: State): Deal {
  const first = flow.within(g, YearStart) !== undefined;
  const draw = flow.within(g, Draw);
  const asks = isAsked(g, 'year-start', 'keep') || isAsked(g, 'action-round', 'choose');
  return { first, draw, asks, hidden: !first && (draw !== undefined || asks) };
}

function checkHand(g: State, of: Deck, deal: Deal): void {
  if (countAt(of, CHOSEN) > 0)
    throw impossible(
      'card-chosen',
      `a card of ${deck.nameOf(of)} is chosen and not revealed`,
      inLine('cards', 'chosen'),
    );
  if (countAt(of, UNKNOWN_CARD) > 0) return;
  const reserves = countAt(of, RESERVE);
  if (reserves !== (of === INDIAN_DECK || deal.first ? 0 : 1))
    throw impossible('reserve-wrong', `${reserves} cards of ${deck.nameOf(of)} are the Reserve`, inLine('cards'));
  checkDrawn(of, deal);
  if (cell(undrawn, of) >= toDraw(g, of, deal)) return;
  const what = `the deck ${deck.nameOf(of)} has fewer cards than are drawn in this season`;
  throw impossible('deck-too-small', what, inLine('cards'));
}

const CAMPAIGN = round.of('ar4');
const isActionRound = round.names.map((name) => name.startsWith('ar'));
/** The number of Action Rounds that follow a Round: in its season, and in the Year. */
const following = (test: (each: Round, other: Round) => boolean): readonly number[] =>
  round.all.map(
    (each) => round.all.filter((other) => other > each && at(isActionRound, other) && test(each, other)).length,
  );
const inSeason = following((each, other) => other < CAMPAIGN === each < CAMPAIGN);
const inYear = following(() => true);
/** 7.1 Each faction keeps one of this many cards as its Reserve. */
const KEPT_FROM = 2;

/** 7.1 The number of cards of a deck still to be drawn in this season; the Indian deck has none. */
function toDraw(g: State, of: Deck, deal: Deal): number {
  const later = at(of === INDIAN_DECK ? inYear : inSeason, g.round);
  if (deal.first) return later + 1 + quota(of, deal) - countAt(of, DRAWN);
  return later + (deal.hidden && countAt(of, DRAWN) === 0 ? 1 : 0);
}

function isAsked(g: State, procedure: string, step: string): boolean {
  if (flow.who(g) === OVER) return false;
  const asked = flow.question(g);
  return asked.procedure === procedure && asked.step === step;
}

/** 7.1 The number of cards of a deck that are drawn at once. */
function quota(of: Deck, { first }: Deal): number {
  if (!first) return 1;
  return of === INDIAN_DECK ? 0 : KEPT_FROM;
}

/** 7.1 Cards just drawn: only during the draw; those of one deck after those of another. */
function checkDrawn(of: Deck, deal: Deal): void {
  const drawn = countAt(of, DRAWN);
  if (drawn !== dealt(of, deal))
    throw impossible(
      'drawn-wrong',
      `${drawn} cards of ${deck.nameOf(of)} are drawn`,
      inLine('cards', 'drawn'),
      inLine('cards'),
    );
}

/** The number of drawn cards of a deck that have been neither played nor kept yet. */
function dealt(of: Deck, deal: Deal): number {
  const { draw, asks } = deal;
  const all = quota(of, deal);
  if (draw === undefined) return asks ? all : 0;
  const now = deckDrawnFrom(draw);
  if (now === of) return all - draw.cards;
  return ORDER.indexOf(of) < ORDER.indexOf(now) ? all : 0;
}

const ORDER: readonly Deck[] = [deckOf(FRENCH), INDIAN_DECK, deckOf(BRITISH)];

const deckDrawnFrom = ({ side: of, indian }: FrameOf<typeof Draw>): Deck => (indian ? INDIAN_DECK : deckOf(of));

/** 7.1 All three decks have a card in play, from the reveal to the end of the Action Round; otherwise none has. */
function checkPlayed(g: State): void {
  let inPlay = 0;
  for (const of of deck.all) if (g.played.get(of) !== NONE) inPlay++;
  if (inPlay > 0 && inPlay < deck.count)
    throw impossible('played-in-part', 'some decks have a card in play, and some have none', inLine('played'));
  const acting = ACTING.some((each) => flow.within(g, each) !== undefined);
  if (acting && inPlay === 0) throw impossible('nothing-played', 'this needs cards in play', { frame: 2 });
  const mayHold = flow.within(g, ActionPhase) !== undefined || flow.within(g, Battles) !== undefined;
  if (g.reaction !== NONE && !mayHold)
    throw impossible('reaction-not-held', 'no point can be held for Reaction now', inLine('reaction'));
  if (inPlay > 0 && !acting && !isAsked(g, 'action-round', 'initiative'))
    throw impossible('played-too-long', 'no cards can be in play now', inLine('played'));
}

const ACTING = [ActionPhase, StartEvents, Battles];
