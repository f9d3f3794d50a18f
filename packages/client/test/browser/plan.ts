import type { Option } from '@carillon/board';
import type { Entry } from '@carillon/flow';
import { type Random, seeded } from '@carillon/kit';
import type { StandingBySeat } from '@carillon/seat';
import { type LogEntry, PIECE_FACTS, PIECES, type View } from '@carillon/wilderness-war-rules/reference';
import type { Now } from '../../src/shared/messages.ts';
import { wildernessWarEngine } from '../engines.ts';
import type { Move, Stop } from '../in-node.ts';
import * as inNode from '../in-node.ts';

// Finds an eventful short game of Wilderness War for the browser tests: it is played here first, on the same table and with the
// same dice.

type Seen = Now<View, LogEntry>;
export type PlannedGame = inNode.PlannedGame<LogEntry>;

const SIDE_OF = new Map<string, string>(PIECE_FACTS.map(({ side }, piece) => [PIECES[piece] ?? '', side]));

/** The scenario. */
const SCENARIO = 'annus-mirabilis';

/** A new game of it in Node, as the page's worker would open it. */
export const openTable = (
  seed: number,
  journal: readonly Entry[] = [],
  standing: StandingBySeat = {},
  asksLast: readonly string[] = [],
) => inNode.openGame(wildernessWarEngine, { scenario: SCENARIO, seed }, journal, standing, asksLast);
export type NodeTable = ReturnType<typeof openTable>;

const enemiesAt = ({ view, asked }: Seen, space: string): boolean =>
  Object.entries(view.place).some(([piece, place]) => place === space && SIDE_OF.get(piece) !== asked.seat);

const verbs = (now: Seen, ...wanted: readonly string[]): Option[] =>
  now.options.filter(({ verb }) => wanted.includes(verb));

const oneOf = <T>(random: Random, list: readonly T[]): T | undefined => list[random.below(Math.max(1, list.length))];

/**
 * An aggressive player: marches towards the enemy or past him, intercepts whenever possible, and never avoids battle.
 */
function warlike(table: NodeTable, now: Seen, random: Random): Move {
  const { procedure, step } = now.asked;
  const first = (options: readonly Option[]): Move | undefined => options[0] && [options[0].text];
  const any = (options: readonly Option[]): Move | undefined => {
    const option = oneOf(random, options);
    return option && [option.text];
  };
  const fallback = first(verbs(now, 'stand', 'pass', 'done', 'stop')) ?? any(now.options) ?? [];
  if (step === 'card') return any(verbs(now, 'activate')) ?? fallback;
  if (procedure === 'muster') return wholeForce(table, now);
  if (procedure === 'activation') return any(verbs(now, 'lead', 'start')) ?? fallback;
  if (procedure === 'interception') return first(verbs(now, 'lead', 'send')) ?? fallback;
  if (step === 'onward') return fight(now, random) ?? fallback;
  return fallback;
}

/** Takes as many units as the leader can command. */
function wholeForce(table: NodeTable, now: Seen): Move {
  const wish = Object.keys(now.view.place);
  return table.gather({ verb: 'take', done: 'done', wish }).plan;
}

function fight(now: Seen, random: Random): Move | undefined {
  const meeting = now.routes.filter(({ to }) => enemiesAt(now, to));
  const risky = now.routes.filter(({ risks }) => risks.length > 0);
  return oneOf(random, meeting.length > 0 ? meeting : risky)?.choices;
}

/** Whether a log contains all events that the browser tests need. */
const eventful = (log: readonly LogEntry[]): boolean =>
  new Set(log.flatMap((entry) => (entry.type === 'march' ? [entry.pieces.join()] : []))).size >= 3 &&
  log.some((entry) => entry.type === 'intercept' && entry.success) &&
  log.some((entry) => entry.type === 'fire') &&
  log.some((entry) => entry.type === 'retreat');

/** Plays one game until it is eventful; `undefined` if it is not within this many moves. */
function playUntilEventful(seed: number, most: number): PlannedGame | undefined {
  const table = openTable(seed);
  const random = seeded(seed + 1);
  const moves: Move[] = [];
  let log: LogEntry[] = [];
  let now = inNode.uncovered(table, table.greet());
  while (moves.length < most && now.asked.seat !== null) {
    const move = warlike(table, now, random);
    now = inNode.play(table, now, move);
    log = [...log.slice(0, now.log.keep), ...now.log.add.map(({ entry }) => entry)];
    moves.push(move);
    if (eventful(log)) return { scenario: SCENARIO, seed, moves, log, journal: table.journal() };
  }
  return undefined;
}

let found: PlannedGame | undefined;

/** The first eventful game, from seed 1 on; found once. */
export function findGame(): PlannedGame {
  found ??= firstEventful(60);
  return found;
}

function firstEventful(most: number): PlannedGame {
  for (let seed = 1; seed < 500; seed++) {
    const game = playUntilEventful(seed, most);
    if (game) return game;
  }
  throw new Error('no eventful game was found');
}

/** The game after these moves with these dice. */
export const played = (seed: number, moves: readonly Move[]): PlannedGame =>
  inNode.played(wildernessWarEngine, { scenario: SCENARIO, seed }, moves);

/**
 * The planned game at the first question of this kind, such as `march.onward`; with `within`, while that procedure
 * runs.
 */
export const stopAt = (game: PlannedGame, question: string, within?: string): Stop =>
  stopWhere(game, ({ asked, view }) => {
    const isAsked = `${asked.procedure}.${asked.step}` === question;
    return isAsked && (within === undefined || view.stack.some(({ procedure }) => procedure === within));
  });

/** The planned game as soon as this condition holds for the position and the move that led there. */
export const stopWhere = (game: PlannedGame, isHere: (now: Seen, before: Move) => boolean): Stop =>
  inNode.stopWhere(wildernessWarEngine, game, isHere);
