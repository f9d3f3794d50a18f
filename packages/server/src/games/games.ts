import type { ClientMessage, ServerMessage } from '@carillon/protocol';
import type { Who } from '../who.ts';

/** A page that watches games. */
export interface Watcher {
  readonly who: Who | undefined;
  send(message: ServerMessage): void;
}

/** All games: every request of a page goes through here, and every message to pages about games comes from here. */
export interface Games {
  /** Performs a page's request; sends the result to it and to all watchers. */
  hear(watcher: Watcher, message: ClientMessage): Promise<void>;
  /** Forgets a closed page. */
  gone(watcher: Watcher): void;
  /** Sends something that is not part of the game, e.g. chat, to those watching it who pass the test. */
  tell(game: string, message: ServerMessage, test?: (who: Who | undefined) => boolean): void;
  /** The accounts that have a page open on a game. */
  lookingAt(game: string): ReadonlySet<string>;
  /** Called after each stored change of a game, with the accounts that are now to choose. */
  onChange(hear: (change: GameChange) => void): () => void;
  close(): Promise<void>;
}

/** A change stored by this server. */
export interface GameChange {
  readonly game: string;
  readonly title: string;
  readonly status: 'running' | 'over';
  readonly seq: number;
  /** The accounts that are to choose now and were not before. */
  readonly nowAwaited: readonly string[];
  /** Whether a player has left a seat, which is now offered to others. */
  readonly departed: boolean;
}
