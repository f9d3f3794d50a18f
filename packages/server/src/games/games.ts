import type { ClientMessage, ServerMessage } from '@carillon/protocol';
import type { Who } from '../who.ts';

/** A page that watches games. */
export interface Watcher {
  readonly who: Who | undefined;
  send(message: ServerMessage): void;
}

/** What a page may say of games. */
export type GameMessage = Exclude<ClientMessage, { readonly type: 'follow' }>;

/** All games: every request of a page goes through here, and every message to pages about games comes from here. */
export interface Games {
  /** Performs a page's request; sends the result to it and to all watchers. */
  hear(watcher: Watcher, message: GameMessage): Promise<void>;
  /** Forgets a closed page. */
  gone(watcher: Watcher): void;
  /** Sends something that is not part of the game, e.g. chat, to those watching it who pass the test. */
  tell(game: string, message: ServerMessage, test?: (who: Who | undefined) => boolean): void;
  /** When the players and onlookers of a game who have a page open here last used it, by account. */
  usesAt(game: string): ReadonlyMap<string, number>;
  /** Called after each stored change of a game, with the accounts that are now to choose. */
  onChange(hear: (change: GameChange) => void): () => void;
  close(): Promise<void>;
}

/** What happened at a table besides a turn. */
export type NewsKind = 'begun' | 'joined' | 'over' | 'takeback' | 'draw' | 'standin' | 'left';

/** Something that some players are to be told. */
export interface News {
  readonly kind: NewsKind;
  /** Accounts. */
  readonly to: readonly string[];
}

/** A change stored by this server. */
export interface GameChange {
  readonly game: string;
  readonly title: string;
  readonly status: 'running' | 'over';
  readonly seq: number;
  /** The accounts that are to choose now and were not before. */
  readonly nowAwaited: readonly string[];
  /** What players are to be told besides that it is their turn. */
  readonly news: readonly News[];
}
