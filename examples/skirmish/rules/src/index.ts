/** The public side of the rules: everything that the platform uses of them. */
import { BadValue, between, groupPart, OVER, querying, type Rules, tablePart, valuePart } from '@carillon/flow';
import { piece, side, space, supply } from './names.ts';
import { Game, winnerOf } from './procedures.ts';
import { check, flow, fromJson, type LogEntry, type State, setUp, shape, toJson } from './state.ts';
import { fromView, guess, type View, view } from './view.ts';

export { MAP, PIECES } from './names.ts';
export type { LogEntry, State, View };

const COUNT = between(0, 9);

export const skirmish: Rules<State, View, LogEntry> = {
  title: 'skirmish',
  seats: side.names,
  scenarios: ['meeting'],
  options: [],
  flow,
  blank: shape.blank,
  start(scenario, _options, say) {
    if (scenario !== 'meeting') throw new BadValue(`there is no scenario ${scenario}`);
    const g = setUp(5);
    flow.start(g, Game, {}, say);
    return g;
  },
  period: (g) => `turn ${g.turn}`,
  isPastOpening: (g) => g.turn > 1,
  queries: [],
  query: querying({}),
  result(g) {
    if (flow.who(g) !== OVER) return undefined;
    return { winner: winnerOf(g), rule: g.turn === g.lastTurn ? '4.2' : '4.1' };
  },
  seating: () => side.all,
  toJson,
  fromJson,
  // The notation of positions as text: docs/notation.md.
  positions: [
    valuePart('turn', 'turn', COUNT),
    valuePart('last-turn', 'lastTurn', COUNT),
    valuePart('first', 'first', side),
    tablePart('supply', 'supply', side, supply),
    groupPart('at', 'place', piece, space),
  ],
  view,
  fromView,
  guess,
  logFor: (entry) => entry,
  check,
  tellsAll: () => true,
};
