import {
  BadValue,
  endOf,
  NotationError,
  type Rules,
  readRecord,
  replayRecord,
  type StateBase,
  writeRecord,
} from '@carillon/flow';
import { type Json, ok, refused } from '@carillon/kit';
import type { Lesson } from '@carillon/lessons';
import type { AnyBrain, JudgeTask } from '@carillon/opponent';
import type { Joined } from '@carillon/protocol';
import { isLevel, isStyleChoice } from '@carillon/seat';
import type { Asks, ComputerSeat, Fault, NewGame, Reply } from '../shared/messages.ts';
import type { TitleEngine } from './engine.ts';
import { faultOf } from './fault.ts';
import type { Game, HeldGame, JoinedGame } from './game.ts';
import { LessonGame } from './lesson-game.ts';
import { LocalGame } from './local/local-game.ts';
import type { SavedGame } from './saved-games.ts';
import { isBudget } from './saved-games.ts';
import { ServerGame } from './server-game.ts';

/** A title with games to open. */
export interface TitleGames {
  /** The hash of its rules; see `Now.rules`. */
  readonly rulesHash: string | null;
  readonly seats: readonly string[];
  open(game: NewGame): HeldGame;
  /** Opens a lesson at a step; `undefined` if there is no such lesson. */
  teach(lesson: string, step: number): Promise<Game | undefined>;
  /** Whether the seat, the level and the style exist. */
  mayPlay(computer: ComputerSeat): boolean;
  /** Joins a table on a server; `undefined` if it uses other rules. */
  join(joined: Joined): JoinedGame | undefined;
  /**
   * Resumes a stored game. If other rules cannot follow it to its end, or would ask something else there, it can only
   * be viewed. Throws a `BadValue` if it is damaged.
   */
  resume(saved: SavedGame): HeldGame;
  /** The complete record of a stored game. */
  record(saved: SavedGame): string;
  /** The game of a record, imported `at` milliseconds since 1970; or the fault why these rules do not allow it. */
  bring(text: string, at: number): SavedGame | Fault;
  /** The rules' answer to a question about a position; on an observer's state, so that it contains nothing hidden. */
  query(ask: Asks['query']): Reply<Json>;
  /** The turns of one of its games, for a judge; `undefined` if they may not be judged. */
  turns(game: Game): Promise<readonly JudgeTask<unknown>[] | undefined>;
}

const gameOf = ({ title, scenario, options, seed, computer }: NewGame): NewGame => ({
  ...{ title, scenario, options, seed },
  ...(computer && { computer: playerOf(computer) }),
});

const playerOf = ({ seat, level, seed, style, budget }: ComputerSeat): ComputerSeat => ({
  ...{ seat, level, seed },
  ...(style !== undefined && { style }),
  ...(budget !== undefined && { budget }),
});

/** The games of a title under the rules of `engine`; `lessonOf` loads a lesson, `brain` the title's brain. */
export function titleGames<G extends StateBase, View, LogEntry>(
  engine: TitleEngine<G, View, LogEntry>,
  lessonOf: (id: string) => Promise<Lesson | undefined> = async () => undefined,
  brain: () => Promise<AnyBrain | undefined> = async () => undefined,
): TitleGames {
  return {
    rulesHash: engine.rulesHash,
    seats: engine.rules.seats,
    mayPlay: ({ seat, level, style = 'balanced', budget = 1 }) =>
      engine.rules.seats.includes(seat) && isLevel(level) && isStyleChoice(style) && isBudget(budget),
    open: (game) => LocalGame.resume(engine, gameOf(game), []),
    teach: async (id, step) => {
      const lesson = await lessonOf(id);
      return lesson && LessonGame.open(engine, lesson, step);
    },
    join: (joined) => (isPlayedBy(engine.rulesHash, joined.rules) ? new ServerGame(engine, joined) : undefined),
    resume: (saved) => resumed(engine, saved),
    record: ({ title, scenario, options, journal, rules = null, end = null }) =>
      writeRecord(engine.rules, { title, scenario, options, journal, rules, end }),
    bring: (text, at) => brought(engine, text, at),
    query: (ask) => answered(engine.rules, ask),
    turns: async (game) => {
      const known = await brain();
      return known && game.judging?.turns(known);
    },
  };
}

/**
 * Whether these rules can play a game whose rules have this hash; without a hash (a page that was not built) all can.
 */
const isPlayedBy = (own: string | null, rules: string): boolean => own === null || own === rules;

function resumed<G extends StateBase, View, LogEntry>(
  engine: TitleEngine<G, View, LogEntry>,
  saved: SavedGame,
): LocalGame<G, View, LogEntry> {
  const { journal } = saved;
  const knownRules = saved.rules !== undefined && saved.rules === engine.rulesHash;
  if (knownRules || engine.rulesHash === null) return LocalGame.resume(engine, gameOf(saved), journal, saved);
  const replayed = replayedOf(engine.rules, saved);
  if (replayed < journal.length) return LocalGame.view(engine, gameOf(saved), journal, replayed);
  const game = LocalGame.resume(engine, gameOf(saved), journal, saved);
  const asksTheSame = saved.asks === undefined || saved.asks === game.asks();
  return asksTheSame ? game : LocalGame.view(engine, gameOf(saved), journal, replayed);
}

/** How many of its entries these rules can follow; throws if they cannot even set it up. */
function replayedOf<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  { title, scenario, options, journal }: SavedGame,
): number {
  rules.start(scenario, options);
  const lines = journal.map((_, number) => number + 1);
  try {
    replayRecord(rules, { title, scenario, options, journal, rules: null, end: null, lines }, { part: true });
    return journal.length;
  } catch (error) {
    if (error instanceof NotationError && error.line > 0) return error.line - 1;
    throw error;
  }
}

function brought<G extends StateBase, View, LogEntry>(
  { rules, rulesHash }: TitleEngine<G, View, LogEntry>,
  text: string,
  at: number,
): SavedGame | Fault {
  try {
    const { title, scenario, options, journal, end, lines } = readRecord(rules, text);
    const { state, replayed } = replayRecord(rules, readRecord(rules, text));
    if (replayed < journal.length) return { code: 'partial', line: lines[replayed] ?? 0 };
    const game = { format: 1, title, scenario, options, seed: null, journal, at } as const;
    return { ...game, rules: rulesHash, period: rules.period(state), end: end ?? endOf(rules, state) };
  } catch (error) {
    return faultOf(error);
  }
}

function answered<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  { view, name, args }: Asks['query'],
): Reply<Json> {
  try {
    return ok(rules.query(rules.fromView(view as View), name, args));
  } catch (error) {
    if (error instanceof BadValue) return refused('bad_query');
    throw error;
  }
}
