import type { ClientMessage, ServerMessage } from '@carillon/protocol';
import type { Who } from '../who.ts';

/** A page that watches games. */
export interface Watcher {
  readonly who: Who | undefined;
  send(message: ServerMessage): void;
}

/** The parts of the games that a page may use. */
export type GameMessage = Exclude<ClientMessage, { readonly type: 'follow' }>;

/** All games: this is where every request of a page arrives, and every message to pages about games comes from here. */
export interface Games {
  /** Performs a page's request; sends the result to it and to all watchers. */
  hear(watcher: Watcher, message: GameMessage): Promise<void>;
  /** Forgets a closed page. */
  gone(watcher: Watcher): void;
  /** Sends a message that is not part of the game, e.g. chat, to those watching it who pass the test. */
  send(game: string, message: ServerMessage, test?: (who: Who | undefined) => boolean): void;
  /** When the players and onlookers of a game who have a page open here last used it, by account. */
  usesAt(game: string): ReadonlyMap<string, number>;
  close(): Promise<void>;
}
