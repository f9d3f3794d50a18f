/** Every event reaches every consumer once, whichever process reads it and in whatever order transactions end. */
import { range } from '@carillon/kit';
import { afterEach, describe, expect, test } from 'vitest';
import { type Consumer, Consuming } from '../../src/events/consuming.ts';
import { localBus } from '../../src/games/keep/bus.ts';
import { addEvents, forgetEvents, type GameEvent } from '../../src/store/events.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { TestClock } from '../clock.ts';
import { coded } from '../store/coded.ts';
import { STORES } from '../stores.ts';
import { write, writeChange } from './writing.ts';

/** A consumer, the events it has handled, and its errors. */
interface Seen {
  readonly games: string[];
  readonly troubles: string[];
}

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface Fake extends Partial<Pick<Consumer, 'kinds' | 'isPrompt'>> {
  readonly seen?: Seen;
  readonly fails?: (event: GameEvent) => unknown;
  readonly keyOf?: (event: GameEvent) => string;
}

const oneEach = ({ game, number }: GameEvent): string => `${game} ${number}`;

/** A process that reads for one consumer: it stores each event it handles as a job of its game. */
function reader(store: Store, { seen = { games: [], troubles: [] }, fails, keyOf = oneEach, ...changes }: Fake = {}) {
  const bus = localBus();
  const consumer: Consumer = {
    ...{ name: 'test', kinds: ['changed'], isPrompt: false, ...changes },
    handle: async (events, trx) => {
      for (const event of events) {
        const failure = fails?.(event);
        if (failure !== undefined) throw failure;
        const row = { kind: 'test', body: coded(''), due_at: 0, lease_until: 0, attempts: 0 };
        // The key would exist already if an event were handled twice.
        await trx
          .insertInto('job')
          .values({ ...row, id: keyOf(event) })
          .execute();
      }
      return () => void seen.games.push(...events.map(({ game }) => game));
    },
  };
  const onTrouble = (_error: unknown, game: string): void => void seen.troubles.push(game);
  const consuming = new Consuming({ store, clock: new TestClock(), onTrouble }, [consumer], bus);
  closing.push(() => consuming.close());
  return { ...seen, bus, run: () => consuming.run() };
}

describe.each(STORES)('events in $name', ({ name, open, prepare }) => {
  const fresh = open();
  const address = prepare();
  const store = async (): Promise<Store> => {
    const opened = await fresh();
    closing.push(() => opened.close());
    return opened;
  };

  test('are handled once each, in order, from the first one on, even if they are read again', async () => {
    const at = await store();
    for (const game of ['a', 'b', 'c']) await writeChange(at, game);
    const { games, run } = reader(at);
    await Promise.all([run(), run()]);
    await writeChange(at, 'd');
    await run();
    const again = reader(at);
    await again.run();
    expect([games, again.games]).toEqual([['a', 'b', 'c', 'd'], []]);
  });

  test('are those of the kinds that a consumer reads', async () => {
    const at = await store();
    await write(at, 'a', { kind: 'changed' }, { kind: 'over', to: ['x'] }, { kind: 'left', to: ['y'] });
    const read: string[] = [];
    const { run } = reader(at, {
      kinds: ['over', 'left'],
      fails: ({ kind, to }) => void read.push(`${kind} ${to}`),
      keyOf: ({ game, kind }) => `${game} ${kind}`,
    });
    await run();
    expect(read).toEqual(['over x', 'left y']);
  });

  test('of a failed transaction do not exist', async () => {
    const at = await store();
    const failing = at.transact(async (trx) => {
      await addEvents(trx, at.kind, { game: 'a', number: 1, at: 0 }, [{ kind: 'changed' }]);
      throw new Error('in the end');
    });
    await expect(failing).rejects.toThrow('in the end');
    await writeChange(at, 'b');
    const { games, run } = reader(at);
    await run();
    expect(games).toEqual(['b']);
  });

  test('are handled again if the process dies before they are stored as handled', async () => {
    const at = await store();
    await writeChange(at, 'a');
    const away = Object.assign(new Error('the line is broken'), { code: 'ECONNRESET' });
    await expect(reader(at, { fails: () => away }).run()).rejects.toThrow('the line is broken');
    const next = reader(at);
    await next.run();
    expect(next.games).toEqual(['a']);
  });

  test('that cannot be handled are reported, and do not stop the others', async () => {
    const at = await store();
    for (const game of ['a', 'damaged', 'c', 'd']) await writeChange(at, game);
    const { games, troubles, run } = reader(at, {
      fails: ({ game }) => (game === 'damaged' ? new Error('damaged') : undefined),
    });
    await run();
    expect([games, troubles]).toEqual([['a', 'c', 'd'], ['damaged']]);
  });

  test('wake a prompt consumer through the bus', async () => {
    const at = await store();
    const [prompt, patient] = [reader(at, { isPrompt: true }), reader(at)];
    // Who is at a table wakes nobody: it is announced before there is anything to read.
    const presence = { process: 'p', seats: [], spectators: 0 };
    for (const { bus } of [prompt, patient]) bus.announce({ game: 'a', version: 0, presence });
    await writeChange(at, 'a');
    patient.bus.announce({ game: 'a', version: 1 });
    prompt.bus.announce({ game: 'a', version: 1 });
    await expect.poll(() => prompt.games).toEqual(['a']);
    expect(patient.games).toEqual([]);
  });

  test('are deleted after a week, and later ones are still read', async () => {
    const at = await store();
    const { games, run } = reader(at);
    await writeChange(at, 'a');
    await run();
    await forgetEvents(at, 1);
    expect(await at.db.selectFrom('event').selectAll().execute()).toEqual([]);
    await writeChange(at, 'b');
    await run();
    expect(games).toEqual(['a', 'b']);
  });

  test('are each handled by one of several processes', async () => {
    const url = await address();
    const one = await openStore({ url });
    const two = name === 'SQLite' ? one : await openStore({ url });
    for (const at of new Set([one, two])) closing.push(() => at.close());
    const readers = [reader(one), reader(two)];
    await Promise.all(
      range(60).map(async (i) => {
        await writeChange(i % 2 === 0 ? one : two, `game-${i}`);
        await readers[i % 3 === 0 ? 0 : 1]?.run();
      }),
    );
    for (const { run } of readers) await run();
    const handled = readers.flatMap(({ games }) => games);
    expect(handled.sort()).toEqual(
      range(60)
        .map((i) => `game-${i}`)
        .sort(),
    );
    expect(readers.flatMap(({ troubles }) => troubles)).toEqual([]);
  });

  if (name === 'SQLite') return;

  /** A transaction that has written a change of a game; the test decides when it ends. */
  async function begun(at: Store, game: string) {
    let end = (): void => {};
    const reported = new Promise<void>((done) => {
      end = done;
    });
    let wrote = (): void => {};
    const written = new Promise<void>((done) => {
      wrote = done;
    });
    const ended = at.transact(async (trx) => {
      await addEvents(trx, at.kind, { game, number: 1, at: 0 }, [{ kind: 'changed' }]);
      wrote();
      await reported;
    });
    await written;
    closing.push(async () => end());
    return async (): Promise<void> => {
      end();
      await ended;
    };
  }

  test('of a transaction that ends after a later one are not skipped', async () => {
    const at = await store();
    const { games, run } = reader(at);
    const end = await begun(at, 'slow');
    await writeChange(at, 'quick');
    await run();
    // The later one waits for the earlier one.
    expect(games).toEqual([]);
    await end();
    await run();
    expect(games).toEqual(['slow', 'quick']);
  });

  test('are never skipped, however transactions overlap', async () => {
    const at = await store();
    const { games, run } = reader(at);
    const open: (() => Promise<void>)[] = [];
    const order = [2, 0, 1, 3, 1, 0, 2, 0, 3, 1, 0, 0, 2, 1, 0];
    for (const [i, which] of order.entries()) {
      open.push(await begun(at, `game-${i}`));
      await run();
      if (open.length > 4) await open.splice(which, 1)[0]?.();
      await run();
    }
    for (const end of open) {
      await end();
      await run();
    }
    expect(games).toEqual(order.map((_, i) => `game-${i}`));
  });

  test('go on in another cluster, whose transactions have lower numbers', async () => {
    const url = await address();
    const first = await openStore({ url });
    await writeChange(first, 'before');
    await reader(first).run();
    // As a dump restores it from a cluster that has had more transactions.
    const far = 1e12;
    await first.db
      .updateTable('event')
      .set((row) => ({ position: row('position', '+', far) }))
      .execute();
    await first.db
      .updateTable('place')
      .set((row) => ({ position: row('position', '+', far) }))
      .where('consumer', '=', 'test')
      .execute();
    await first.close();
    const restored = await openStore({ url });
    closing.push(() => restored.close());
    await writeChange(restored, 'after');
    const { games, run } = reader(restored);
    await run();
    expect(games).toEqual(['after']);
    const base = () => restored.db.selectFrom('place').selectAll().where('consumer', '=', 'base').execute();
    const before = await base();
    await (await openStore({ url })).close();
    expect(await base()).toEqual(before);
  });
});
