import { refused } from '@carillon/kit';
import type { AnyBrain, JudgeTask } from '@carillon/opponent';
import type { Changed, Joined } from '@carillon/protocol';
import type { GuestThought } from '@carillon/seat';
import type { ComputerAdviceTask, ComputerTask } from '../shared/computer.ts';
import type { Answers, Ask, Asks, AskType, Decision, Now, Reply, TableAskType } from '../shared/messages.ts';
import type { SavedGame } from './saved-games.ts';

export type AnyNow = Now<unknown, unknown>;
export type AnyReply = Reply<Answers<unknown, unknown>[AskType]>;

/** Answers one question of the page. A refusal changes nothing. */
export type Handler<T extends AskType> = (ask: Asks[T]) => Reply<Answers<unknown, unknown>[T]>;

/** The questions that this kind of game answers; it refuses all others. */
export type GameAnswers = { readonly [T in TableAskType]?: Handler<T> };

/** Asks a game. */
export function askGame(game: Game, ask: Ask<TableAskType>): AnyReply {
  // The compiler cannot see that a question and its handler still belong together.
  const handler = game.answers[ask.type] as ((ask: Ask<TableAskType>) => AnyReply) | undefined;
  return handler === undefined ? refused('no_game') : handler(ask);
}

/** A game in the worker, local or on a server, of any title. */
export interface Game {
  readonly answers: GameAnswers;
  /** Everything that the page shows. */
  now(): AnyNow;
  /** The same, complete, for a page that knows nothing yet. */
  again(): AnyNow;
  /** A copy of the game for an analysis, starting after an entry. */
  branch(ask: Asks['analyse']): Reply<Game>;
  /** The record of the game as text. */
  record(whole: boolean): string;
  /** Absent if turns of this kind of game are never judged. */
  readonly judging?: Judgeable;
}

/** The played turns of a game, for a judge. */
export interface Judgeable {
  /** See `Now.mayJudge`. */
  readonly allowed: boolean;
  /** The game's title and rules, and the present length of its journal. */
  readonly about: { readonly title: string; readonly rules: string | null; readonly length: number };
  /** The turns; `undefined` if they may not be judged. */
  turns(brain: Turning): readonly JudgeTask<unknown>[] | undefined;
  /** The number that the log gives to an entry of the journal. */
  numberOf(entry: number): number;
}

/** The parts of a title's brain that find its turns. */
export type Turning = Pick<AnyBrain, 'beginsTurn' | 'turnOf'>;

/** The questions about plans; each is `undefined` if it may not be asked now. */
export interface AdviceTasks {
  /** Plans for the seat that is asked at this screen. */
  hint(): ComputerAdviceTask | undefined;
  /** Asks why the computer player made its last considered choice. */
  why(): ComputerAdviceTask | undefined;
  /** That choice as the page may know it; `null` while it is secret. */
  decision(): Decision<unknown, unknown> | null;
}

/** The computer player of a game at this screen. */
export interface GuestHere {
  /** Its task now; `undefined` if it is not its turn. */
  task(): ComputerTask | undefined;
  /** The first choice in its list. */
  first(): string;
}

/** A game that this worker holds. */
export interface HeldGame extends Game {
  /** It can only be viewed: the rules have changed. */
  readonly isViewed: boolean;
  /** Its computer player; `undefined` if it has none, or can only be viewed. */
  readonly guest: GuestHere | undefined;
  /** The questions about plans. */
  readonly advice: AdviceTasks;
  /** Makes the computer player's choice; nothing happens if the game has gone on since it was asked. */
  reply(task: ComputerTask, thought: GuestThought): Reply<AnyNow>;
  /** Covers all hands, and sends everything again. */
  greet(): AnyNow;
  /** The game in its stored form; `now` in milliseconds since 1970. */
  saved(now: number): SavedGame;
}

/** A game that a server holds. */
export interface JoinedGame extends Game {
  /** Whether the message is about the same game and seat: then it replaces the state. */
  rejoin(joined: Joined): boolean;
  /** Applies new events; `gap` if some are missing: then the table must be joined again. */
  follow(changed: Changed): Reply<AnyNow>;
}
