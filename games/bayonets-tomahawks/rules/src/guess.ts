import { answerAnew, type Column } from '@carillon/flow';
import { at, type Below, lyingIn, times, WeightedSubset } from '@carillon/kit';
import { CARD_FACTS } from './data/cards.ts';
import {
  type Card,
  type CardPlace,
  CHIT_DRAWN,
  CHIT_HELD,
  CHIT_POOL,
  type Chit,
  type ChitPlace,
  card,
  cardPlace,
  chit,
  DECK,
  RESERVE,
} from './ids.ts';
import { type CardName, ROUNDS, SIDES, type SideName } from './names.ts';
import type { Position } from './position.ts';
import { flow } from './procedures/contents.ts';
import type { State } from './state.ts';
import { fromView, type View } from './view.ts';

// Guesses a position of Bayonets & Tomahawks from a view. The sequence of play (4.2, 7.1, 16.4) determines how many
// cards of each deck are held, drawn or discarded unseen, but not which cards these are.

type Place = NonNullable<Position['cards'][CardName]>;
/** A deck of the Year: a faction's deck of a season, or the Indian deck. */
type Deck = { readonly of: SideName | 'indian'; readonly buildup: boolean };

const DRAWS: Readonly<Record<'year-start' | 'action-round', readonly string[]>> = {
  'year-start': ['french', 'british'],
  'action-round': ['french', 'indian', 'british'],
};
/**
 * The Buildup cards that come to a faction's hand in a Year and do not stay its Reserve. One fewer has been seen while
 * its Reserve still is one.
 */
const BUILDUPS_PLAYED = 4;

const isYearStart = ({ stack }: View): boolean => stack.some(({ procedure }) => procedure === 'year-start');
const inBuildup = ({ round }: View): boolean => ROUNDS.indexOf(round) < ROUNDS.indexOf('ar4');

/** The number of cards that have been drawn from a deck and not been chosen or kept yet (7.1). */
function drawn(view: View, of: Deck['of']): number {
  const frame = view.stack.find((each) => each.procedure === 'year-start' || each.procedure === 'action-round');
  if (frame === undefined) return 0;
  const order = DRAWS[frame.procedure];
  if (![...order, 'keep', 'choose'].includes(frame.step)) return 0;
  const each = frame.procedure === 'year-start' ? 2 : 1;
  const [own, now] = [order.indexOf(of), order.indexOf(frame.step)];
  if (own < 0 || (now >= 0 && own > now)) return 0;
  return own === now ? each - (view.stack.find((each) => each.procedure === 'draw')?.locals.cards ?? 0) : each;
}

/**
 * Whether a faction's Reserve is a Buildup card: it is one as long as no other card is drawn, and then until the
 * faction has played all others that came to its hand.
 */
function reservesBuildup(view: View, of: SideName): boolean {
  if (inBuildup(view)) return true;
  const { cards } = view;
  const seen = [...lyingIn(cards, 'played'), ...lyingIn(cards, 'discard')];
  return seen.filter((name) => isOf({ of, buildup: true }, name)).length < BUILDUPS_PLAYED;
}

/** The places of the cards that a faction has hidden from its enemy in a deck, one for each card. */
function hiddenPlaces(view: View, { of, buildup }: Deck, unknown: number): Place[] {
  const ofSeason = of === 'indian' || buildup === inBuildup(view);
  const drawnNow = times(ofSeason ? drawn(view, of) : 0, 'drawn');
  if (of === 'indian') return drawnNow;
  const hasReserve = !isYearStart(view) && reservesBuildup(view, of) === buildup;
  const held = [...times(hasReserve ? 1 : 0, 'reserve'), ...drawnNow];
  return [...held, ...times(buildup ? buried(view, unknown - held.length) : 0, 'buried')];
}

/**
 * 7.1, 16.4 Buildup cards that nobody holds: one is discarded unseen at the start of the Year, and later all that are
 * left.
 */
function buried(view: View, left: number): number {
  if (!inBuildup(view)) return left;
  return !isYearStart(view) ? 1 : 0;
}

const factsByName = new Map(CARD_FACTS.map((facts) => [facts.id as string, facts]));

function isOf({ of, buildup }: Deck, name: string): boolean {
  const facts = factsByName.get(name);
  return facts?.deck === of && (of === 'indian' || facts.buildup === buildup);
}

const DECKS: readonly Deck[] = [
  ...SIDES.flatMap((of) => [true, false].map((buildup) => ({ of, buildup }))),
  { of: 'indian', buildup: false },
];
/** The French hold the Indian cards. */
const holderOf = ({ of }: Deck): SideName => (of === 'indian' ? 'french' : of);

/** Things whose places a view hides: in a random order, the first ones lie in `places`, all others in `rest`. */
interface Hidden<Thing, Place> {
  readonly things: readonly Thing[];
  readonly places: readonly Place[];
  readonly rest: Place;
}

function hiddenCards(view: View): readonly Hidden<Card, CardPlace>[] {
  const unknown = lyingIn(view.cards, 'unknown');
  const dealt = DECKS.map((deck) => {
    const cards = unknown.filter((name) => isOf(deck, name));
    return { deck, cards, places: holderOf(deck) === view.seat ? [] : hiddenPlaces(view, deck, cards.length) };
  });
  // In a position that no game has led to, a faction may hold cards of its other deck of the Year.
  for (const { deck, cards, places } of dealt) {
    const surplus = places.splice(cards.length);
    dealt.find((each) => each.deck !== deck && each.deck.of === deck.of)?.places.push(...surplus);
  }
  return dealt.map(({ cards, places }) => ({
    things: cards.map((name) => card.of(name)),
    places: places.slice(0, cards.length).map((name) => cardPlace.of(name)),
    rest: DECK,
  }));
}

/** 18.3.1 Everybody sees a chit on the placeholder, and a second one while its owner chooses between them. */
function hiddenChits(view: View): readonly Hidden<Chit, ChitPlace>[] {
  const chits = view.stack.find((each) => each.procedure === 'chits');
  const chooses = chits?.step === 'keep' ? chits.locals.side : undefined;
  return SIDES.filter((of) => of !== view.seat).map((of) => {
    const held = view.holdsChit.includes(of) ? [CHIT_HELD] : [];
    return {
      things: lyingIn(view.chits, 'unknown')
        .filter((name) => name.startsWith(of))
        .map((name) => chit.of(name)),
      places: of === chooses ? [...held, CHIT_DRAWN] : held,
      rest: CHIT_POOL,
    };
  });
}

/** Deals hidden things: `order` is a scratch list that contains them. Its first `chosen` things keep their places. */
function dealOne<Thing extends number, Place extends number>(
  into: Column<Thing, Place>,
  { places, rest }: Hidden<Thing, Place>,
  order: Thing[],
  below: Below,
  chosen = 0,
): void {
  for (let i = 0; i < order.length; i++) {
    const place = places[i];
    if (place !== undefined && i >= chosen) swap(order, i, i + below(order.length - i));
    into.set(at(order, i), place ?? rest);
  }
}

function swap<Thing>(order: Thing[], i: number, j: number): void {
  const thing = at(order, j);
  order[j] = at(order, i);
  order[i] = thing;
}

/** How likely a card is to be the enemy's Reserve, relative to others: 1 is as likely as most. */
export type Likely = (of: Card) => number;

/**
 * Returns a function that deals at random everything that a view hides, into an observer's state with the contents of
 * this view. It reads the view only once, so that a search can deal thousands of times. With `likely`, the enemy's
 * Reserve is drawn by these weights.
 */
export function dealer(view: View, likely?: Likely): (g: State, below: Below) => void {
  const cards = hiddenCards(view).map((hidden) => {
    const isWeighted = likely !== undefined && hidden.places[0] === RESERVE;
    const reserve = isWeighted ? new WeightedSubset(hidden.things.map(likely), 1) : undefined;
    return { hidden, reserve, order: [...hidden.things] };
  });
  const chits = hiddenChits(view).map((hidden) => ({ hidden, order: [...hidden.things] }));
  const seat = view.seat === null ? undefined : SIDES.indexOf(view.seat);
  return (g, below) => {
    for (const { hidden, reserve, order } of cards) {
      if (reserve !== undefined) swap(order, 0, order.indexOf(at(hidden.things, at(reserve.draw(below), 0))));
      dealOne(g.cards, hidden, order, below, reserve === undefined ? 0 : 1);
    }
    for (const { hidden, order } of chits) dealOne(g.chits, hidden, order, below);
    answerAnew(flow, g, seat, below);
  };
}

/** A random position that fits a view. */
export function guess(view: View, below: Below): State {
  const g = fromView(view);
  dealer(view)(g, below);
  return g;
}
