import { answerAnew } from '@carillon/flow';
import { type Below, dealOut, type Json, lyingIn, times } from '@carillon/kit';
import { CARD_FACTS } from './data/cards.ts';
import { type CardName, ROUNDS, SIDES, type SideName } from './names.ts';
import type { Position } from './position.ts';
import { flow } from './procedures/contents.ts';
import { fromJson } from './save.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

// A position of Bayonets & Tomahawks as it might be: how many cards of which deck are held, drawn or discarded unseen follows
// from the sequence of play (4.2, 7.1, 16.4), which cards these are does not.

type Place = NonNullable<Position['cards'][CardName]>;
type Chit = 'pool' | 'drawn' | 'held' | 'unknown';
/** A deck of the Year: of a faction, that of the season, or the Indian one. */
type Deck = { readonly of: SideName | 'indian'; readonly buildup: boolean };

const DRAWS: Readonly<Record<'year-start' | 'action-round', readonly string[]>> = {
  'year-start': ['french', 'british'],
  'action-round': ['french', 'indian', 'british'],
};
/** Buildup cards that come to a faction's hand in a Year and do not stay its Reserve: one fewer where its Reserve still is one. */
const BUILDUPS_PLAYED = 4;

const isYearStart = ({ stack }: View): boolean => stack.some(({ procedure }) => procedure === 'year-start');
const inBuildup = ({ round }: View): boolean => ROUNDS.indexOf(round) < ROUNDS.indexOf('ar4');

/** How many cards have been drawn from a deck and not been chosen or kept yet (7.1). */
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

/** Whether a faction's Reserve is a Buildup card: so it is until it has played all others that came to its hand. */
function reservesBuildup({ cards }: View, of: SideName): boolean {
  const seen = [...lyingIn(cards, 'played'), ...lyingIn(cards, 'discard')];
  return seen.filter((name) => isOf({ of, buildup: true }, name)).length < BUILDUPS_PLAYED;
}

/** How many of a deck's cards a faction has hidden from its enemy, by place. */
function hiddenPlaces(view: View, { of, buildup }: Deck, unknown: number): Place[] {
  const ofSeason = of === 'indian' || buildup === inBuildup(view);
  const drawnNow = times(ofSeason ? drawn(view, of) : 0, 'drawn');
  if (of === 'indian') return drawnNow;
  const hasReserve = !isYearStart(view) && reservesBuildup(view, of) === buildup;
  const held = [...times(hasReserve ? 1 : 0, 'reserve'), ...drawnNow];
  return [...held, ...times(buildup ? buried(view, unknown - held.length) : 0, 'buried')];
}

/** 7.1, 16.4 Of the Buildup cards in nobody's hand: one is discarded unseen at the start of the Year, and all that are left later. */
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

function guessCards(view: View, below: Below): Record<string, Place> {
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
  return Object.assign(
    {},
    ...dealt.map(({ cards, places }) => dealOut<Place>(cards, places.slice(0, cards.length), 'deck', below)),
  );
}

/** 18.3.1 Everybody sees a chit on the placeholder, and a second one while its owner chooses between them. */
function guessChits(view: View, below: Below): Record<string, Chit> {
  const chits = view.stack.find((each) => each.procedure === 'chits');
  const chooses = chits?.step === 'keep' ? chits.locals.side : undefined;
  const dealt = SIDES.filter((of) => of !== view.seat).map((of) => {
    const unknown = lyingIn(view.chits, 'unknown').filter((name) => name.startsWith(of));
    const held = times(view.holdsChit.includes(of) ? 1 : 0, 'held');
    return dealOut<Chit>(unknown, of === chooses ? [...held, 'drawn'] : held, 'pool', below);
  });
  return Object.assign({}, ...dealt);
}

/** A position as it might be for all that a view tells. */
export function guess(view: View, below: Below): State {
  const { seat, ...position } = view;
  const hidden = {
    cards: { ...view.cards, ...guessCards(view, below) },
    chits: { ...view.chits, ...guessChits(view, below) },
  };
  const g = fromJson({ ...position, ...hidden } as unknown as Json);
  answerAnew(flow, g, seat === null ? undefined : SIDES.indexOf(seat), below);
  return g;
}
