import { cell, type FrameOf, inLine, NONE, OVER } from '@carillon/flow';
import { at, get } from '@carillon/kit';
import { SCENARIO_FACTS } from '../data/scenarios.ts';
import {
  type Card,
  CHOSEN,
  card,
  cardPlace,
  DECK,
  type Deck,
  DRAWN,
  deck,
  deckOf,
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
import { ActionPhase, ActionRound, Draw, YearStart } from '../procedures/contents-sequence.ts';
import { deckWith, factsOf, isBuildup } from '../query/cards.ts';
import type { State } from '../state.ts';
import { impossible } from './faults.ts';

// 5.3, 7.1, 17.4 The cards of a Year: which belong to it, what each faction holds, whether enough are left to draw.

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

/** Cards of each deck in each place; and those still to draw in this season. */
const counted = new Int16Array(deck.count * cardPlace.count);
const undrawn = new Int16Array(deck.count);
const countAt = (of: Deck, where: number): number => cell(counted, of * cardPlace.count + where);

/** Demands of a whole game that its cards are those of the Year, and that each has been drawn that must have been. */
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
  for (const of of deck.all) checkHand(g, of);
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

function checkHand(g: State, of: Deck): void {
  const name = deck.nameOf(of);
  const line = inLine('cards');
  if (countAt(of, CHOSEN) > 0)
    throw impossible('card-chosen', `a card of ${name} is chosen and not revealed`, inLine('cards', 'chosen'));
  if (countAt(of, UNKNOWN_CARD) > 0) return;
  const reserves = of === INDIAN_DECK || flow.within(g, YearStart) !== undefined ? 0 : 1;
  if (countAt(of, RESERVE) !== reserves)
    throw impossible('reserve-wrong', `${countAt(of, RESERVE)} cards of ${name} are the Reserve`, line);
  checkDrawn(g, of);
  if (cell(undrawn, of) < toDraw(g, of))
    throw impossible('deck-too-small', `the deck ${name} has fewer cards than are drawn in this season`, line);
}

const CAMPAIGN = round.of('ar4');
const isActionRound = round.names.map((name) => name.startsWith('ar'));
/** How many Action Rounds come after a Round: in its season, and in the Year. */
const following = (test: (each: Round, other: Round) => boolean): readonly number[] =>
  round.all.map(
    (each) => round.all.filter((other) => other > each && at(isActionRound, other) && test(each, other)).length,
  );
const inSeason = following((each, other) => other < CAMPAIGN === each < CAMPAIGN);
const inYear = following(() => true);
/** 7.1 Of so many cards each faction keeps one as its Reserve. */
const KEPT_FROM = 2;

/** 7.1 How many cards of a deck are still drawn in this season; the Indian deck has none. */
function toDraw(g: State, of: Deck): number {
  const later = at(of === INDIAN_DECK ? inYear : inSeason, g.round);
  if (flow.within(g, YearStart) !== undefined) return later + 1 + quota(g, of) - countAt(of, DRAWN);
  const isUndealt = countAt(of, DRAWN) === 0 && g.played.get(of) === NONE;
  return later + (isUndealt && isBeforeReveal(g) ? 1 : 0);
}

/** In an Action Round, up to the choice of the cards that are played. */
const isBeforeReveal = (g: State): boolean =>
  flow.within(g, ActionRound) !== undefined &&
  (flow.within(g, Draw) !== undefined || isAsked(g, 'action-round', 'choose'));
function isAsked(g: State, procedure: string, step: string): boolean {
  if (flow.who(g) === OVER) return false;
  const asked = flow.question(g);
  return asked.procedure === procedure && asked.step === step;
}

/** 7.1 How many cards of a deck are drawn at once. */
function quota(g: State, of: Deck): number {
  if (flow.within(g, YearStart) !== undefined) return of === INDIAN_DECK ? 0 : KEPT_FROM;
  return 1;
}

/** 7.1 Cards just drawn: none but while they are, then all. */
function checkDrawn(g: State, of: Deck): void {
  const drawn = countAt(of, DRAWN);
  const draw = flow.within(g, Draw);
  const name = deck.nameOf(of);
  const line = inLine('cards', 'drawn');
  if (draw !== undefined && deckDrawnFrom(draw) === of) {
    if (drawn + draw.cards !== quota(g, of))
      throw impossible('drawn-wrong', `${drawn} cards of ${name} are drawn, and ${draw.cards} more`, line);
    return;
  }
  const isChosenNow = isAsked(g, 'year-start', 'keep') || isAsked(g, 'action-round', 'choose');
  const fits = isChosenNow ? drawn === quota(g, of) : drawn === 0 || (draw !== undefined && drawn === quota(g, of));
  if (!fits) throw impossible('drawn-wrong', `${drawn} cards of ${name} are drawn`, line);
}

const deckDrawnFrom = ({ side: of, indian }: FrameOf<typeof Draw>): Deck => (indian ? INDIAN_DECK : deckOf(of));

/** 7.1 All three decks have a card in play, from the reveal to the end of the Action Round, or none has. */
function checkPlayed(g: State): void {
  const some = deck.all.some((of) => g.played.get(of) !== NONE);
  const all = deck.all.every((of) => g.played.get(of) !== NONE);
  if (some !== all)
    throw impossible('played-in-part', 'some decks have a card in play, and some have none', inLine('played'));
  const acting = [ActionPhase, StartEvents, Battles].some((each) => flow.within(g, each) !== undefined);
  if (acting && !all) throw impossible('nothing-played', 'this needs cards in play', { frame: 2 });
  const mayLie = flow.within(g, ActionRound) !== undefined && (acting || isAsked(g, 'action-round', 'initiative'));
  if (all && !mayLie) throw impossible('played-too-long', 'no cards can be in play now', inLine('played'));
}
