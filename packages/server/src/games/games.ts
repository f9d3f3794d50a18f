import type { ClientMessage, ServerMessage } from '@carillon/protocol';
import type { Who } from '../who.ts';

/** A page that looks at games. */
export interface Watcher {
  readonly who: Who | undefined;
  send(message: ServerMessage): void;
}

/** What happens in games: everything that a page asks goes through here, and everything that it is told comes from here. */
export interface Games {
  /** Does what a page asks; what comes of it is sent to it, and to all who look on. */
  hear(watcher: Watcher, message: ClientMessage): Promise<void>;
  /** Forgets a page that has gone. */
  gone(watcher: Watcher): void;
  /** Sends something that is no part of the game, e.g. chat, to those who look at it and pass the test. */
  tell(game: string, message: ServerMessage, test?: (who: Who | undefined) => boolean): void;
  /** The accounts that have a page open on a game. */
  lookingAt(game: string): ReadonlySet<string>;
  /** Called after each change of a game that is stored: the accounts that are to choose now. */
  onChange(hear: (change: GameChange) => void): () => void;
  close(): Promise<void>;
}

/** A change that this server has stored. */
export interface GameChange {
  readonly game: string;
  readonly title: string;
  readonly status: 'running' | 'over';
  readonly seq: number;
  /** The accounts that are to choose, and were not before. */
  readonly nowAwaited: readonly string[];
}
