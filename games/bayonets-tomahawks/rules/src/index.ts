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
import { guess } from './guess.ts';
import { check } from './invariants/index.ts';
import type { LogEntry } from './log.ts';
import { SCENARIOS, SIDES } from './names.ts';
import { FORMAT } from './notation.ts';
import { optionsOf, TABLE_OPTIONS } from './options.ts';
import './procedures/chapter-04-sequence.ts';
import './procedures/chapter-07-action-phase.ts';
import './procedures/chapter-07-action-rounds.ts';
import './procedures/chapter-07-events.ts';
import './procedures/chapter-09-raids.ts';
import './procedures/chapter-10-arrival.ts';
import './procedures/chapter-10-movement.ts';
import './procedures/chapter-10-sail.ts';
import './procedures/chapter-11-marshal.ts';
import './procedures/chapter-12-construction.ts';
import './procedures/chapter-13-battle.ts';
import './procedures/chapter-13-hits.ts';
import './procedures/chapter-13-order.ts';
import './procedures/chapter-13-preparation.ts';
import './procedures/chapter-13-retreat.ts';
import './procedures/chapter-13-volley.ts';
import './procedures/chapter-14-end-of-round.ts';
import './procedures/chapter-15-draws.ts';
import './procedures/chapter-15-fleets-arrive.ts';
import './procedures/chapter-15-placement.ts';
import './procedures/chapter-16-colonials-enlist.ts';
import './procedures/chapter-17-combining.ts';
import './procedures/chapter-17-commanders.ts';
import './procedures/chapter-17-losses.ts';
import './procedures/chapter-17-return.ts';
import './procedures/chapter-17-winter-quarters.ts';
import './procedures/chapter-18-chits.ts';
import { flow } from './procedures/contents.ts';
import { ActionPhase, Game } from './procedures/contents-sequence.ts';
import { QUERIES } from './queries/index.ts';
import { isPastOpening } from './query/opening.ts';
import { resultOf } from './query/victory.ts';
import { fromJson, toJson } from './save.ts';
import { setUp } from './setup.ts';
import { type State, shape } from './state.ts';
import { fromView, logFor, tellsAll, type View, view } from './view.ts';

/** Nobody changes sides. */
const SEATS = [0, 1];

function start(scenario: string, options: Json, say?: Sink<LogEntry>): State {
  const name = SCENARIOS.find((each) => each === scenario);
  if (name === undefined) throw new BadValue(`there is no scenario ${scenario}`);
  const agreed = optionsOf(options);
  const g = setUp(name, agreed);
  say?.({ type: 'begin', scenario: name });
  if (agreed.length > 0) say?.({ type: 'agreed', options: agreed });
  flow.start(g, Game, {}, say);
  return g;
}

function result(g: State): Result | undefined {
  return flow.who(g) === OVER ? resultOf(g) : undefined;
}

/** Bayonets & Tomahawks, as the platform sees it. */
export const bayonetsTomahawks: Rules<State, View, LogEntry> = {
  title: 'bayonets-tomahawks',
  seats: SIDES,
  scenarios: SCENARIOS,
  options: TABLE_OPTIONS,
  flow,
  blank: shape.blank,
  start,
  period: (g) => `${g.year} ${g.round}`,
  isPastOpening,
  turnOf: (g) => flow.within(g, ActionPhase)?.side,
  telltales: ['year-start.keep', 'action-round.choose'],
  queries: Object.keys(QUERIES).sort(),
  query: querying(QUERIES),
  result,
  seating: () => SEATS,
  positions: FORMAT,
  toJson,
  fromJson,
  view: (g: State, seat: Seat | undefined) => view(g, seat),
  fromView,
  logFor,
  check,
  tellsAll,
  guess,
};

/** A position as text; see docs/notation.md. For an observer's state, only what it knows. */
export const writePosition = (g: State): string => writes(bayonetsTomahawks, g);
/** The position in a text; throws a `NotationError` if there is none. */
export const readPosition = (text: string): State => reads(bayonetsTomahawks, text);
/** A game as text, one line per entry. */
export const writeRecord = (record: GameRecord): string => writesRecord(bayonetsTomahawks, record);
/** The game in a text, not checked against the rules: see `replayRecord`. Throws a `NotationError`. */
export const readRecord = (text: string): ReadRecord => readsRecord(bayonetsTomahawks, text);

export { CLAUSES } from './clauses.ts';
export type { State } from './state.ts';
