/** Opening a store of any earlier schema, with data in it, brings it up to date. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../../src/store/migrations.ts';
import { connect, openStore, type Store } from '../../src/store/store.ts';
import { BEGUN } from '../../src/store/store-file.ts';
import { STORES } from '../stores.ts';
import { makeEarlier } from './earlier.ts';

const folder = mkdtempSync(join(tmpdir(), 'carillon-migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

type Row = Record<string, unknown>;

/** What a store of this schema holds in each table: a row that no other step wrote. */
async function fillAll(db: ReturnType<typeof connect>): Promise<ReadonlyMap<string, Row>> {
  const rows = new Map<string, Row>();
  for (const { name, columns } of await db.introspection.getTables()) {
    if (name === 'migration') continue;
    const row = Object.fromEntries(
      columns.map(({ name: column, dataType }) => [column, /text|char/i.test(dataType) ? `${column} of old` : 7]),
    );
    await db
      .insertInto(name as 'secret')
      .values(row as never)
      .execute();
    rows.set(name, row);
  }
  return rows;
}

interface Early {
  account: Record<string, unknown>;
  game: Record<string, unknown>;
  seat: Record<string, unknown>;
  outcome: Record<string, unknown>;
  webhook: Record<string, unknown>;
  migration: { name: string };
}

const account = (id: string, name: string, key: string, created: number) => ({
  ...{ id, name, name_key: key, password: null, kind: 'guest', administrator: 0, locked: 0, language: 'en' },
  ...{ notices: '{}', created_at: created, deleted_at: null },
});

/** A game as the first schema had it. */
const game = (id: string, changes: Record<string, unknown>) => ({
  ...{ id, title: 'skirmish', rules: '0123456789abcdef', scenario: 'dusk', options_json: '{}', status: 'running' },
  ...{ seq: 0, host: 'a', access: 'link', link: 'l', sides: 'chosen', pace_json: '{"kind":"none"}', solo: 0 },
  ...{ rated: 1, takebacks: 0, always_ask: 0, commitment: 'c', secret: 's', result_json: null, awaited_json: '[]' },
  ...{ awaited_by: ',', period: null, since: null, due: null, overdue: 0, passes_at: null, rematch: null },
  ...{ created: 1, started: null, ended: null, updated: 1 },
  ...changes,
});
const GAMES = [
  game('full', {}),
  game('left', {}),
  game('solo', { solo: 1, rated: 0, access: 'private' }),
  game('done', { status: 'over', result_json: '{"winner":"blue","rule":"4.1"}' }),
  game('friendly', { status: 'over', rated: 0, result_json: '{"winner":"blue","rule":"4.1"}' }),
];
const PLAYERS: Readonly<Record<string, string | null>> = {
  full: 'c',
  left: null,
  solo: null,
  done: 'c',
  friendly: 'c',
};

async function addGames(early: Transaction<Early>): Promise<void> {
  await early.insertInto('game').values(GAMES).execute();
  for (const [game_id, other] of Object.entries(PLAYERS)) {
    const row = { game_id, wish: null, value: '', clock_left: null };
    await early
      .insertInto('seat')
      .values([
        { ...row, place: 0, account_id: 'a' },
        { ...row, place: 1, account_id: other },
      ])
      .execute();
  }
}

const outcome = (game_id: string) => ({
  game_id,
  account_id: 'a',
  title: 'skirmish',
  side: 'blue',
  outcome: 'won',
  at: 1,
});

/** A store after the first `count` steps, with accounts if the schema has them. */
const storeAfter = (count: number, url: string): Promise<void> =>
  makeEarlier<Early>(url, count, async (early) => {
    if (MIGRATIONS.slice(0, count).some(({ name }) => name === '0002-people')) {
      const rows = [
        account('b', 'Al1ce', 'allce', 2),
        account('a', 'Alice', 'alice', 1),
        account('c', 'Paul', 'paul', 3),
      ];
      await early.insertInto('account').values(rows).execute();
      await early.insertInto('webhook').values({ account_id: 'a', url: 'https://chat.example/' }).execute();
      await early
        .insertInto('outcome')
        .values([outcome('done'), outcome('friendly')])
        .execute();
    }
    if (count > 0) await addGames(early);
  });

/** How many steps a store had. */
const STEPS = MIGRATIONS.map((_, count) => count);
const SITTERS = MIGRATIONS.findIndex(({ name }) => name === '0008-sitters');
const NOTICES = MIGRATIONS.findIndex(({ name }) => name === '0009-notices');

describe.each(STORES)('on $name', ({ copies }) => {
  const copy = copies?.();
  /** The address of a new store after the first `count` steps. */
  async function early(count: number): Promise<string> {
    if (copy !== undefined) return copy(`after ${count}`, (url) => storeAfter(count, url));
    const url = `sqlite:${join(folder, `${files++}.sqlite`)}`;
    await storeAfter(count, url);
    return url;
  }

  /** Stores after the first `count` steps, brought up to date; tests that only read share them. */
  const opened = new Map<number, { readonly url: string; readonly store: Store }>();
  async function openedAfter(count: number): Promise<{ readonly url: string; readonly store: Store }> {
    const url = opened.get(count)?.url ?? (await early(count));
    const made = opened.get(count) ?? { url, store: await openStore({ url }) };
    opened.set(count, made);
    return made;
  }
  afterAll(async () => {
    for (const { store } of opened.values()) await store.close();
  });

  test.each(MIGRATIONS.map((_, count) => count))('a store after %i steps keeps its users', async (count) => {
    const { url, store } = await openedAfter(count);
    const people = await store.db.selectFrom('account').select(['name', 'skeleton']).orderBy('id').execute();
    const had = count >= 2;
    const names = people.map((each) => each.name);
    expect(names).toEqual(had ? ['Alice', 'Al1ce', 'Paul'] : []);
    // Of two similar names, the older one keeps the skeleton, and nobody new may take it.
    if (had && count < 4) expect(people.map(({ skeleton }) => skeleton)).toEqual(['allce', null, 'paul']);
    await store.close();
    opened.set(count, { url, store: await openStore({ url }) });
    const { db } = (await openedAfter(count)).store;
    expect(await db.selectFrom('account').select('name').orderBy('id').execute()).toHaveLength(names.length);
  });

  test.each(STEPS.slice(1, SITTERS + 1))('a store after %i steps keeps its games (S6, S7)', async (count) => {
    const { db } = (await openedAfter(count)).store;
    const games = await db.selectFrom('game').select(['id', 'access', 'rated', 'address_key']).orderBy('id').execute();
    const shown = games.map(({ address_key, ...each }) => ({ ...each, keyed: address_key?.length === 64 }));
    // A game that looks for a player is in the lobby and unrated; games that are not over have a key for addresses.
    expect(shown).toEqual([
      { id: 'done', access: 'link', rated: 1, keyed: false },
      { id: 'friendly', access: 'link', rated: 0, keyed: false },
      { id: 'full', access: 'link', rated: 1, keyed: true },
      { id: 'left', access: 'open', rated: 0, keyed: true },
      { id: 'solo', access: 'private', rated: 0, keyed: true },
    ]);
    const counted = await db.selectFrom('outcome').select(['game_id', 'rated']).orderBy('game_id').execute();
    const old = [
      { game_id: 'done', rated: 1 },
      { game_id: 'friendly', rated: 0 },
    ];
    expect(counted).toEqual(count >= 2 ? old : []);
  });

  test.each(STEPS.slice(2, NOTICES + 1))(
    'a store after %i steps keeps its webhooks, and signs for them',
    async (count) => {
      const { db } = (await openedAfter(count)).store;
      const [hook] = await db.selectFrom('webhook').selectAll().execute();
      expect(hook).toMatchObject({
        account_id: 'a',
        url: 'https://chat.example/',
        secret: expect.stringMatching(/^\w{64}$/),
      });
    },
  );

  test.each(MIGRATIONS.map((_, count) => count))(
    'a store after %i steps keeps a row of every table (S21)',
    async (count) => {
      const url = await early(count);
      const db = connect({ url });
      const rows = await fillAll(db);
      await db.destroy();
      const store = await openStore({ url });
      for (const [table, row] of rows) {
        const kept = await store.db
          .selectFrom(table as 'secret')
          .selectAll()
          .execute();
        expect(kept, table).toContainEqual(expect.objectContaining(row));
      }
      expect(count === 0 || rows.size > 5).toBe(true);
      await store.close();
    },
  );

  // A store file has one server.
  if (copy !== undefined) {
    test.each(MIGRATIONS.map((_, count) => count))(
      'two servers that start at once both open a store after %i steps (S21)',
      async (count) => {
        const url = await early(count);
        const stores = await Promise.all([openStore({ url }), openStore({ url })]);
        for (const store of stores) {
          expect(await store.db.selectFrom('account').select('skeleton').execute()).toHaveLength(count < 2 ? 0 : 3);
          const rows = await (store.db as unknown as Kysely<Early>).selectFrom('migration').selectAll().execute();
          const made = rows.map((row) => row.name).filter((step) => step !== BEGUN);
          expect(made.toSorted()).toEqual(MIGRATIONS.map((step) => step.name));
          await store.close();
        }
      },
    );
  }
});
