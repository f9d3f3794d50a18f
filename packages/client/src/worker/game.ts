import type { Joined } from '@carillon/protocol';
import type { Answers, Ask, Asks, AskType, Now, Reply } from '../messages.ts';
import type { SavedGame } from './saved-games.ts';

export type AnyNow = Now<unknown, unknown>;
export type AnyReply = Reply<Answers<unknown, unknown>[AskType]>;

/** Questions about a game itself; the worker answers the others without one. */
export type GameAsk = Ask<
  'choose' | 'undo' | 'redo' | 'stand' | 'look' | 'gather' | 'way' | 'past' | 'journal' | 'changed' | 'verify'
>;

/** A game as the worker answers for it, wherever it is held and whatever its title. */
export interface Game {
  /** Answers the page's questions about it, and carries out its requests. A refusal changes nothing. */
  answer(ask: GameAsk): AnyReply;
  /** Everything that the page shows. */
  now(): AnyNow;
  /** The same, told as to a page that knows nothing. */
  again(): AnyNow;
  /** A copy of the game to be tried out, which begins after an entry. */
  branch(ask: Asks['analyse']): Reply<Game>;
  /** The record of the game as text. */
  record(whole: boolean): string;
}

/** A game that this worker holds. */
export interface HeldGame extends Game {
  /** It is only looked at: the rules have changed. */
  readonly isViewed: boolean;
  /** Covers all hands, and sends everything again. */
  greet(): AnyNow;
  /** The game as it is kept; `now` in milliseconds since 1970. */
  saved(now: number): SavedGame;
}

/** A game that a server holds. */
export interface JoinedGame extends Game {
  /** Whether it is the same game of the same seat: then it stands as told. */
  rejoin(joined: Joined): boolean;
}
