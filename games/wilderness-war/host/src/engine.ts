import type { Route } from '@carillon/board';
import { type Parting, partings, type TitleWorker } from '@carillon/host';
import { type Route as March, routes, routeThrough, type State, wildernessWar } from '@carillon/wilderness-war-rules';
import {
  CARDS,
  type CardName,
  type LogEntry,
  SIDES,
  SPACES,
  type SpaceName,
  type View,
} from '@carillon/wilderness-war-rules/reference';
import { siegesToPress } from './press-sieges.ts';

/** A route through spaces as its choices. */
const marchOf = (route: March): Route => ({ ...route, choices: route.through.map((space) => `move ${space}`) });

/** 7.91 The defenders may retreat together, or split up. */
const RETREAT: Parting = { one: 'one', all: 'all' };

/** The spaces where a part of the retreating pieces may go together, if the question is about a retreat. */
function retreatsOf(view: View): readonly Route[] {
  const asking = view.stack.at(-1);
  if (asking?.procedure !== 'retreat') return [];
  const seat = SIDES.indexOf(asking.locals.side ?? 'french');
  return partings(wildernessWar, () => wildernessWar.fromView(view), seat, RETREAT);
}

const isSpace = (name: string): name is SpaceName => SPACES.some((space) => space === name);

const isCard = (name: string): name is CardName => CARDS.some((card) => card === name);
const HANDS: readonly string[] = SIDES.map((side) => `${side}-hand`);

/** Wilderness War as the worker runs it. */
export const engine: TitleWorker<State, View, LogEntry> = {
  rules: wildernessWar,
  isOnHand: ({ cards }, choice) => choice.split(' ').some((word) => isCard(word) && HANDS.includes(cards[word] ?? '')),
  routes: (view) => [...routes(view).map(marchOf), ...retreatsOf(view)],
  plans: siegesToPress,
  routeThrough: (view, stops) => {
    const spaces = stops.filter(isSpace);
    const route = spaces.length === stops.length ? routeThrough(view, spaces) : undefined;
    return route && marchOf(route);
  },
};
