import type { Route } from '@carillon/board';
import {
  type LogEntry,
  type Route as March,
  routes,
  routeThrough,
  SPACES,
  type SpaceName,
  type State,
  type View,
  wildernessWar,
} from '@carillon/wilderness-war-rules';
import type { Hosted } from './hosted.ts';
import { rulesHash } from './rules-hash.ts';

/** A way through spaces as the choices that go it. */
const marchOf = (route: March): Route => ({ ...route, choices: route.through.map((space) => `move ${space}`) });

const isSpace = (name: string): name is SpaceName => SPACES.some((space) => space === name);

/** Wilderness War as the worker runs it. */
export const hostedWildernessWar: Hosted<State, View, LogEntry> = {
  rules: wildernessWar,
  rulesHash: rulesHash(wildernessWar.title),
  // 5.32 Who is activated on his own; 6.1 who is left behind.
  anyOrder: { 'activation.choose': 'alone', 'march.onward': 'drop' },
  routes: (view) => routes(view).map(marchOf),
  routeThrough: (view, stops) => {
    const spaces = stops.filter(isSpace);
    const route = spaces.length === stops.length ? routeThrough(view, spaces) : undefined;
    return route && marchOf(route);
  },
};
