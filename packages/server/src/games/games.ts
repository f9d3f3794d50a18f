import type { ClientMessage, ServerMessage } from '@carillon/protocol';
import type { Who } from '../who.ts';

/** A page that watches games. */
export interface Watcher {
  readonly who: Who | undefined;
  send(message: ServerMessage): void;
}

/** The parts of the games that a page may use. */
export type GameMessage = Exclude<ClientMessage, { readonly type: 'follow' }>;
