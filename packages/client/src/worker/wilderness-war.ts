import type { Route } from '@carillon/board';
import type { Json } from '@carillon/kit';
import {
  CARDS,
  type CardName,
  type LogEntry,
  type Route as March,
  routes,
  routeThrough,
  SIDES,
  SPACES,
  type SpaceName,
  type State,
  type View,
  wildernessWar,
} from '@carillon/wilderness-war-rules';
import type { TitleEngine } from './engine.ts';
import { type Below, dealOut, lyingIn, times } from './guess.ts';
import { rulesHash } from './rules-hash.ts';

/** A way through spaces as the choices that go it. */
const marchOf = (route: March): Route => ({ ...route, choices: route.through.map((space) => `move ${space}`) });

const isSpace = (name: string): name is SpaceName => SPACES.some((space) => space === name);

/** How many cards are in each hand everybody knows: cards that the view hides are dealt to make these up, the rest is to be drawn. */
function guess(view: View, below: Below): State {
  const { seat: _seat, cards, ...position } = view;
  const hands = SIDES.flatMap((side) => {
    const hand = `${side}-hand` as const;
    return times((view.held[side] ?? 0) - lyingIn(cards, hand).length, hand);
  });
  const dealt = dealOut(lyingIn(cards, 'unknown'), hands, 'draw-pile', below);
  return wildernessWar.fromJson({ ...position, cards: { ...cards, ...dealt } } as unknown as Json);
}

const isCard = (name: string): name is CardName => CARDS.some((card) => card === name);
const HANDS: readonly string[] = SIDES.map((side) => `${side}-hand`);

/** Wilderness War as the worker runs it. */
export const wildernessWarEngine: TitleEngine<State, View, LogEntry> = {
  rules: wildernessWar,
  rulesHash: rulesHash(wildernessWar.title),
  guess,
  isOnHand: ({ cards }, choice) => choice.split(' ').some((word) => isCard(word) && HANDS.includes(cards[word] ?? '')),
  routes: (view) => routes(view).map(marchOf),
  routeThrough: (view, stops) => {
    const spaces = stops.filter(isSpace);
    const route = spaces.length === stops.length ? routeThrough(view, spaces) : undefined;
    return route && marchOf(route);
  },
};
