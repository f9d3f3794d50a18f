/** The game's interface to the platform. */
import { BadValue, NONE, OVER, querying, type Rules, taking } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { Game } from './contents.ts';
import { BLUE, ending, homeOf, RED, side, space } from './names.ts';
import { FORMAT } from './notation.ts';
import './procedures/battle.ts';
import './procedures/march.ts';
import './procedures/turn.ts';
import { forcesOf } from './query.ts';
import { fromJson, toJson } from './save.ts';
import { check, flow, type LogEntry, type Scenario, type State, setUp, shape, tellsAll } from './state.ts';
import { fromView, guess, logFor, type View, view } from './view.ts';

export type { LogEntry, State, View };

const SCENARIOS = new Map<string, Scenario>([
  ['dusk', { turns: 2, stand: [space.of('mill'), space.of('farm')] }],
  ['long-day', { turns: 5, stand: [homeOf(BLUE), homeOf(RED)] }],
]);
const SUPPLIES = [2, 0, 1, 3, 4, 5];
const SUPPLY = 2;

/**
 * The options: `{ supply: 3 }` gives each side this much at the start; without it, or with `null`, the default applies.
 */
function supplyOf(options: Json): number {
  if (options === null || typeof options !== 'object') return SUPPLY;
  const asked = 'supply' in options ? options.supply : SUPPLY;
  if (typeof asked !== 'number' || !SUPPLIES.includes(asked)) throw new BadValue('no option of skirmish');
  return asked;
}

/** `{ side: 'red' }`: the forces of a side. */
function forces(g: State, args: Json): Json {
  const name = args !== null && typeof args === 'object' && 'side' in args ? args.side : undefined;
  const of = side.all.find((each) => side.nameOf(each) === name);
  if (of === undefined) throw new BadValue('forces of which side?');
  return forcesOf(g, of);
}

export const skirmish: Rules<State, View, LogEntry> = {
  title: 'skirmish',
  seats: side.names,
  scenarios: [...SCENARIOS.keys()],
  options: [{ name: 'supply', values: SUPPLIES }],
  flow,
  blank: shape.blank,
  start(scenario, options, say) {
    const found = SCENARIOS.get(scenario);
    if (found === undefined) throw new BadValue(`no scenario is called ${scenario}`);
    const g = setUp(found, supplyOf(options));
    flow.start(g, Game, {}, say);
    return g;
  },
  period: (g) => `turn ${g.turn}`,
  isPastOpening: (g) => g.turn > 1,
  telltales: ['game.bid'],
  queries: ['forces'],
  query: querying({ forces: taking(forces, 'side') }),
  result(g) {
    if (flow.who(g) !== OVER) return undefined;
    return { winner: g.winner === NONE ? undefined : g.winner, rule: ending.nameOf(g.ending) };
  },
  seating: () => side.all,
  toJson,
  fromJson,
  positions: FORMAT,
  view,
  fromView,
  logFor,
  check,
  tellsAll,
  guess,
};
