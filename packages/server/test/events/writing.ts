/** Events as commits write them. */
import { addEvents, type NewEvent } from '../../src/store/events.ts';
import type { Store } from '../../src/store/store.ts';

let number = 0;

/** Writes events of a game in a separate transaction. */
export const write = (store: Store, game: string, ...events: readonly NewEvent[]): Promise<void> =>
  store.transact((trx) => addEvents(trx, store.kind, { game, number: ++number, at: 0 }, events));

/** Writes that a game has changed. */
export const writeChange = (store: Store, game: string): Promise<void> => write(store, game, { kind: 'changed' });
