/** Computer games that wait for a person who has gone: they cost nothing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR, range } from '@carillon/kit';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { computerOf } from '../../src/computers/accounts.ts';
import type { Database } from '../../src/store/database.ts';
import { MIGRATIONS } from '../../src/store/migrations.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { gameRow } from '../notices/game-row.ts';
import { emptyStore } from '../prepared.ts';
import { coded } from '../store/coded.ts';
import { makeEarlier } from '../store/earlier.ts';
import { STORES } from '../stores.ts';
import { BLUE, type Page, RED, SLOW, type Venue } from '../venue.ts';
import { openHall, thinkersOf } from './hall.ts';

const COMPUTER = computerOf('recruit')?.account ?? '';
const AGAINST = { computer: 'lieutenant' } as const;

const SEATED = {
  ...{ seed: 1, brain: 'feed', level: 'recruit', seq: 0 },
  ...{ plan_json: coded<number[]>('[]'), thoughts_json: coded<[]>('[]') },
};
const STEPS_BEFORE = MIGRATIONS.findIndex(({ name }) => name === '0017-computers-due');

let folder: string | undefined;
afterAll(() => {
  if (folder !== undefined) rmSync(folder, { recursive: true });
});

const open: Venue[] = [];
afterEach(async () => {
  for (const venue of open.splice(0)) await venue.games.close();
});

const hall = async (store?: Store) => {
  const opened = await openHall(thinkersOf(), store);
  open.push(opened.venue);
  return opened;
};

/** The games that computer players will look at, at any time. */
async function dueIn({ db }: Store): Promise<string[]> {
  const due = db.selectFrom('game').select('id').where('computers_due', 'is not', null).orderBy('id');
  return (await due.execute()).map(({ id }) => id);
}

/** A hall whose function lists the games that are due, once the events are read. */
async function reading() {
  const opened = await hall();
  const due = async (): Promise<string[]> => {
    await opened.read();
    return dueIn(opened.venue.store);
  };
  return { ...opened, due };
}

/** Lets the computer play until only the person is asked. */
async function untilBlue(page: Page, computers: { look: (game: string) => Promise<void> }, id: string): Promise<void> {
  for (let i = 0; i < 50 && page.known.awaited.join() !== 'blue'; i++) {
    if (page.known.awaited.includes('blue')) await page.choose(page.choices().at(-1) ?? '');
    else await computers.look(id);
  }
  expect(page.known.awaited).toEqual(['blue']);
}

/** The statements that a store executes meanwhile, and the number of rows they return. */
async function readBy(store: Store, work: () => Promise<void>): Promise<{ statements: number; rows: number }> {
  const read = { statements: 0, rows: 0 };
  const executor = store.db.getExecutor();
  const { executeQuery } = executor;
  executor.executeQuery = async (...given) => {
    const result = await executeQuery.apply(executor, given);
    read.statements++;
    read.rows += result.rows.length;
    return result as never;
  };
  await work();
  executor.executeQuery = executeQuery;
  return read;
}

async function leaveLying(store: Store, count: number): Promise<void> {
  const rows = range(count).map(() => gameRow({ awaitedBy: [BLUE.account], since: 1 }));
  for (let i = 0; i < rows.length; i += 500) {
    const some = rows.slice(i, i + 500);
    await store.db.insertInto('game').values(some).execute();
    const computers = some.map(({ id }) => ({ ...SEATED, game_id: id, account_id: COMPUTER }));
    await store.db.insertInto('computer').values(computers).execute();
  }
}

describe('abandoned computer games (N1)', () => {
  test('are not read by the sweep, however many they are: one statement, no rows', async () => {
    const store = await emptyStore();
    const { computers, venue } = await hall(store);
    await leaveLying(store, 2000);
    expect(await readBy(store, () => computers.sweep())).toEqual({ statements: 1, rows: 0 });
    expect(venue.troubles).toEqual([]);
  });

  test('are looked after again once the computer is asked', async () => {
    const { venue, computers, asked, due, read } = await reading();
    const { id } = await venue.opened(AGAINST);
    const page = await venue.page(BLUE).join(id);
    await untilBlue(page, computers, id);
    expect(await due()).toEqual([]);
    const before = asked.length;
    while (page.known.awaited.includes('blue')) await page.choose(page.choices().at(-1) ?? '');
    await read();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });

  test('are looked after while a proposal waits for the computer, and not after its answer', async () => {
    const { venue, computers, read } = await reading();
    const { id } = await venue.opened(AGAINST);
    const page = await venue.page(BLUE).join(id);
    await untilBlue(page, computers, id);
    await page.ask({ type: 'propose', game: id, kind: 'draw', seen: page.known.seq });
    await read();
    await expect.poll(() => page.known.proposals).toEqual([]);
    await expect.poll(() => dueIn(venue.store)).toEqual([]);
  });

  test('are no longer due once they are over', async () => {
    const { venue, due } = await reading();
    const { id } = await venue.opened(AGAINST);
    const page = await venue.page(BLUE).join(id);
    await page.ask({ type: 'resign', game: id });
    expect(await due()).toEqual([]);
  });

  test('are looked after while they ask a player for whom a computer may stand in', async () => {
    const { venue, due } = await reading();
    const id = await venue.begin({ pace: SLOW });
    const { blue, red } = await venue.seated(id);
    const standIn = { seat: 'red', level: 'lieutenant', after: HOUR };
    await blue.ask({ type: 'propose', game: id, kind: 'standin', seen: blue.known.seq, standIn });
    expect(await due()).toEqual([]);
    await red.ask({ type: 'answer', game: id, kind: 'standin', agree: true });
    const isAsked = () => red.known.awaited.includes('red');
    expect(await due()).toEqual(isAsked() ? [id] : []);
    while (blue.known.awaited.includes('blue')) await blue.choose(blue.choices().at(-1) ?? '');
    expect([isAsked(), await due()]).toEqual([true, [id]]);
    while (red.known.awaited.includes('red')) await red.choose(red.choices().at(-1) ?? '');
    expect([isAsked(), await due()]).toEqual([false, []]);
    await venue.page(RED).ask({ type: 'standin', game: id, seat: 'red', how: 'end' });
    expect(await due()).toEqual([]);
  });

  test('of a process that died are taken by another after half a minute, and by one of several', async () => {
    const { venue, computers, asked } = await reading();
    const { id } = await venue.opened(AGAINST);
    const page = await venue.page(BLUE).join(id);
    while (page.known.awaited.includes('blue')) await page.choose(page.choices().at(-1) ?? '');
    const held = { computers_due: venue.clock.now() + 30_000, computers_by: 'another process' };
    await venue.store.db.updateTable('game').set(held).where('id', '=', id).execute();
    await computers.sweep();
    venue.clock.pass(29_999);
    await computers.sweep();
    expect(asked).toEqual([]);
    venue.clock.pass(1);
    await computers.sweep();
    await computers.sweep();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect.poll(() => page.known.awaited).toContain('blue');
  });

  test('of a living process stay with it when they change', async () => {
    const { venue, read, asked } = await reading();
    const { id } = await venue.opened(AGAINST);
    const held = { computers_due: venue.clock.now() + 30_000, computers_by: 'another process' };
    await venue.store.db.updateTable('game').set(held).where('id', '=', id).execute();
    const page = await venue.page(BLUE).join(id);
    while (page.known.awaited.includes('blue')) await page.choose(page.choices().at(-1) ?? '');
    await read();
    const rows = venue.store.db.selectFrom('game').select('computers_by').where('id', '=', id);
    expect(await rows.executeTakeFirst()).toEqual({ computers_by: 'another process' });
    expect(asked).toEqual([]);
  });

  test('do not keep the sweep from others when they fail', async () => {
    const { venue, computers } = await hall();
    const row = gameRow({ awaitedBy: [COMPUTER], since: 1, computers_due: 1 });
    await venue.store.db.insertInto('game').values(row).execute();
    await venue.store.db
      .insertInto('computer')
      .values({ ...SEATED, game_id: row.id, account_id: COMPUTER })
      .execute();
    await venue.store.db
      .insertInto('seat')
      .values({
        game_id: row.id,
        place: 0,
        account_id: COMPUTER,
        wish: null,
        value: '',
        side: 'blue',
        clock_left: null,
      })
      .execute();
    await computers.sweep();
    await expect.poll(() => venue.troubles.length).toBe(1);
    expect(await readBy(venue.store, () => computers.sweep())).toEqual({ statements: 1, rows: 0 });
    expect(venue.troubles.length).toBe(1);
  });
});

describe.each(STORES)('in $name (N1)', ({ name, prepare: prepareEmpty }) => {
  const empty = prepareEmpty();
  const address = async (): Promise<string> => {
    if (name !== 'SQLite') return empty();
    folder ??= mkdtempSync(join(tmpdir(), 'carillon-left-'));
    return `sqlite:${join(folder, 'store.sqlite')}`;
  };

  test('of the games of an earlier release, only those that wait for the computer are looked after', async () => {
    const url = await address();
    const row = { title: 't', rules: 'r' };
    const { computers_due: _, computers_by: _by, ...lying } = gameRow({ ...row, awaitedBy: [BLUE.account] });
    const { computers_due: __, computers_by: __by, ...asked } = gameRow({ ...row, awaitedBy: [COMPUTER] });
    const waiting = gameRow({ ...row, awaitedBy: [BLUE.account], seq: 4 });
    const { computers_due: ___, computers_by: ___by, ...offered } = waiting;
    const later = gameRow({ ...row, awaitedBy: [BLUE.account], seq: 5 });
    const { computers_due: ____, computers_by: ____by, ...lapsed } = later;
    const draw = { kind: 'draw', by_seat: 'blue', to_seq: null, seq: 4, at: 1, terms_json: null };
    await makeEarlier<Database>(url, STEPS_BEFORE, async (early) => {
      const games = [lying, asked, offered, lapsed];
      await early
        .insertInto('game')
        .values(games as never)
        .execute();
      await early
        .insertInto('computer')
        .values(games.map(({ id }) => ({ ...SEATED, game_id: id, account_id: COMPUTER })))
        .execute();
      for (const { id } of [offered, lapsed])
        await early
          .insertInto('proposal')
          .values({ ...draw, game_id: id })
          .execute();
    });
    const store = await openStore({ url });
    expect(await dueIn(store)).toEqual([asked.id, offered.id].sort());
    await store.close();
  });
});
