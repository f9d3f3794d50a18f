import type { Transaction } from 'kysely';
import type { Bus } from '../games/keep/bus.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/database.ts';
import { isOfStore } from '../store/errors.ts';
import type { EventKind } from '../store/event-tables.ts';
import { claimPlace, eventsAfter, type GameEvent, makePlaces, movePlace } from '../store/events.ts';

/** A consumer of events, in their order: see docs/decisions/0006-commits-write-events.md. */
export interface Consumer {
  /** The name under which its position is stored; never changed. */
  readonly name: string;
  readonly kinds: readonly EventKind[];
  /** Whether it is woken by each change; otherwise it reads every few seconds. */
  readonly isPrompt: boolean;
  /**
   * Handles the events in the transaction that moves its position, and changes nothing but the store. Resolves to a
   * function to call once the transaction is committed, if there is something to do then.
   */
  readonly handle: (events: readonly GameEvent[], trx: Transaction<Database>) => Promise<(() => void) | undefined>;
}

/** How often all consumers read, in milliseconds. */
export const READ_EVERY = 3000;
/** When to look again while an earlier transaction is open, in milliseconds. */
const SOON = 50;
/** The maximum number of events handled in one transaction. */
const AT_ONCE = 200;

type ConsumingParts = Pick<Services, 'store' | 'clock' | 'onTrouble'>;

/** Reads events for consumers. Several processes may read for the same consumer: one at a time holds its position. */
export class Consuming {
  private readonly readers: readonly Reader[];
  private readonly deaf: () => void;
  private places: Promise<void> | undefined;

  constructor(
    private readonly parts: ConsumingParts,
    consumers: readonly Consumer[],
    bus: Bus,
  ) {
    this.readers = consumers.map((consumer) => new Reader(parts, consumer));
    const prompt = this.readers.filter(({ consumer }) => consumer.isPrompt);
    this.deaf = bus.listen(({ presence }) => {
      if (presence === undefined) this.read(prompt).catch((error) => parts.onTrouble(error, ''));
    });
  }

  /** Handles all that has been stored. */
  run(): Promise<void> {
    return this.read(this.readers);
  }

  /** Stops listening, and waits for current work. */
  async close(): Promise<void> {
    this.deaf();
    await Promise.all(this.readers.map((reader) => reader.close()));
  }

  private async read(readers: readonly Reader[]): Promise<void> {
    this.places ??= makePlaces(
      this.parts.store.db,
      this.readers.map(({ consumer }) => consumer.name),
    );
    await this.places.catch((error) => {
      this.places = undefined;
      throw error;
    });
    await Promise.all(readers.map((reader) => reader.run()));
  }
}

/** Reads for one consumer. */
class Reader {
  private isClosed = false;
  private last: Promise<unknown> = Promise.resolve();
  /** A read that has not begun. */
  private next: Promise<void> | undefined;

  constructor(
    private readonly parts: ConsumingParts,
    readonly consumer: Consumer,
  ) {}

  /** Reads to the end once the current read is done; callers who ask meanwhile share the next read. */
  run(): Promise<void> {
    this.next ??= this.last.then(() => {
      this.next = undefined;
      const read = this.toTheEnd();
      this.last = read.catch(() => undefined);
      return read;
    });
    return this.next;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.next?.catch(() => undefined);
    await this.last;
  }

  private async toTheEnd(): Promise<void> {
    while (!this.isClosed && (await this.isAny()) && (await this.take(AT_ONCE)));
  }

  private async isAny(): Promise<boolean> {
    const { store, clock, onTrouble } = this.parts;
    const { name: consumer, kinds } = this.consumer;
    const { events, waits } = await eventsAfter(store.db, store.kind, { consumer, kinds, most: 1 });
    if (waits) clock.after(SOON, () => void this.run().catch((error) => onTrouble(error, '')));
    return events.length > 0;
  }

  /** Handles the next events; `false` if another process does. If a single event fails, it is reported and skipped. */
  private async take(most: number): Promise<boolean> {
    try {
      return await this.within(most, this.consumer.handle);
    } catch (error) {
      if (isOfStore(error)) throw error;
      if (most > 1) return this.take(1);
      const skip: Consumer['handle'] =
        async ([event]) =>
        () =>
          this.parts.onTrouble(error, event?.game ?? '');
      return this.within(1, skip);
    }
  }

  private async within(most: number, handle: Consumer['handle']): Promise<boolean> {
    const { store } = this.parts;
    const { name: consumer, kinds } = this.consumer;
    const after = await store.transact(async (trx) => {
      const place = await claimPlace(trx, store.kind, consumer);
      if (place === undefined) return undefined;
      const { events } = await eventsAfter(trx, store.kind, { consumer, place, kinds, most });
      const last = events.at(-1);
      if (last === undefined) return undefined;
      const after = await handle(events, trx);
      await movePlace(trx, consumer, last.position);
      return after ?? NOTHING;
    });
    after?.();
    return after !== undefined;
  }
}

const NOTHING = (): void => {};
