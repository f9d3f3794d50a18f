import {
  BadValue,
  type GameRecord,
  OVER,
  querying,
  type ReadRecord,
  type Result,
  type Rules,
  readPosition as reads,
  readRecord as readsRecord,
  type Seat,
  type Sink,
  writePosition as writes,
  writeRecord as writesRecord,
} from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { BRITISH, FRENCH, season } from './ids.ts';
import { check } from './invariants/index.ts';
import type { LogEntry } from './log.ts';
import { SCENARIOS, SIDES } from './names.ts';
import './procedures/chapter-04-sequence.ts';
import './procedures/chapter-05-action-phase.ts';
import './procedures/chapter-05-activation.ts';
import './procedures/chapter-05-campaign.ts';
import './procedures/chapter-05-events.ts';
import './procedures/chapter-05-construction.ts';
import './procedures/chapter-05-muster.ts';
import './procedures/chapter-06-interception.ts';
import './procedures/chapter-06-movement.ts';
import './procedures/chapter-07-battle.ts';
import './procedures/chapter-07-losses.ts';
import './procedures/chapter-08-sieges.ts';
import './procedures/chapter-09-assault.ts';
import './procedures/chapter-10-going-home.ts';
import './procedures/chapter-10-raids.ts';
import './procedures/chapter-11-year-end.ts';
import './procedures/chapter-13-bidding.ts';
import './procedures/chapter-14-options.ts';
import { guess } from './guess.ts';
import { FORMAT } from './notation.ts';
import { optionsOf } from './options.ts';
import { flow, Game, Phase } from './procedures/contents.ts';
import { QUERIES } from './queries/index.ts';
import { isPastOpening } from './query/opening.ts';
import { resultOf } from './query/victory.ts';
import { fromJson, toJson } from './save.ts';
import { setUp } from './setup.ts';
import { type State, shape } from './state.ts';
import { TABLE_OPTIONS } from './table-options.ts';
import { fromView, logFor, tellsAll, type View, view } from './view.ts';

function start(scenario: string, options: Json, say?: Sink<LogEntry>): State {
  const name = SCENARIOS.find((each) => each === scenario);
  if (name === undefined) throw new BadValue(`there is no scenario ${scenario}`);
  const agreed = optionsOf(options, name);
  const g = setUp(name, agreed);
  say?.({ type: 'begin', scenario: name });
  if (agreed.rules.length > 0) say?.({ type: 'optional-rules', rules: agreed.rules });
  flow.start(g, Game, {}, say);
  return g;
}

function result(g: State): Result | undefined {
  return flow.who(g) === OVER ? resultOf(g) : undefined;
}

/** Wilderness War, as the platform sees it. */
export const wildernessWar: Rules<State, View, LogEntry> = {
  title: 'wilderness-war',
  seats: SIDES,
  scenarios: SCENARIOS,
  options: TABLE_OPTIONS,
  flow,
  blank: shape.blank,
  start,
  period: (g) => `${g.year} ${season.nameOf(g.season)}`,
  isPastOpening,
  turnOf: (g) => flow.within(g, Phase)?.side,
  telltales: ['season.draw', 'phase.card', 'phase.last', 'window.offer'],
  queries: Object.keys(QUERIES),
  query: querying(QUERIES),
  result,
  seating: (g) => (g.exchanged ? [BRITISH, FRENCH] : [FRENCH, BRITISH]),
  toJson,
  fromJson,
  positions: FORMAT,
  view: (g: State, seat: Seat | undefined) => view(g, seat),
  fromView,
  logFor,
  check,
  tellsAll,
  guess,
};

/** A position as text; see docs/notation.md. For an observer's state, only what it knows. */
export const writePosition = (g: State): string => writes(wildernessWar, g);
/** The position in a text; throws a `NotationError` if there is none. */
export const readPosition = (text: string): State => reads(wildernessWar, text);
/** A game as text, one line per entry. */
export const writeRecord = (record: GameRecord): string => writesRecord(wildernessWar, record);
/** The game in a text, not checked against the rules: see `replayRecord`. Throws a `NotationError`. */
export const readRecord = (text: string): ReadRecord => readsRecord(wildernessWar, text);

export { CLAUSES } from './clauses.ts';
export { type Route, routes, routeThrough } from './routes.ts';
export { setUp } from './setup.ts';
export type { State } from './state.ts';
