/** Opening a store of any earlier schema, with data in it, brings it up to date. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../../src/store/migrations.ts';
import { connect, openStore } from '../../src/store/store.ts';
import { STORES } from '../stores.ts';

const folder = mkdtempSync(join(tmpdir(), 'carillon-migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

interface Early {
  account: Record<string, unknown>;
  migration: { name: string };
}

const account = (id: string, name: string, key: string, created: number) => ({
  ...{ id, name, name_key: key, password: null, kind: 'guest', administrator: 0, locked: 0, language: 'en' },
  ...{ notices: '{}', created_at: created, deleted_at: null },
});

/** A store after the first `count` steps, with accounts if the schema has them. */
async function storeAfter(count: number, url: string): Promise<void> {
  const db = connect({ url });
  const early = db as unknown as Transaction<Early>;
  await early.schema
    .createTable('migration')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .execute();
  for (const { name, up } of MIGRATIONS.slice(0, count)) {
    await up(db);
    await early.insertInto('migration').values({ name }).execute();
  }
  if (MIGRATIONS.slice(0, count).some(({ name }) => name === '0002-people')) {
    const rows = [
      account('b', 'Al1ce', 'allce', 2),
      account('a', 'Alice', 'alice', 1),
      account('c', 'Paul', 'paul', 3),
    ];
    await early.insertInto('account').values(rows).execute();
  }
  await db.destroy();
}

describe.each(STORES)('on $name', ({ name, prepare }) => {
  const address = prepare();
  const fresh = async (): Promise<string> =>
    name === 'SQLite' ? `sqlite:${join(folder, `${files++}.sqlite`)}` : address();

  test.each(MIGRATIONS.map((_, count) => count))('a store after %i steps keeps its users', async (count) => {
    const url = await fresh();
    await storeAfter(count, url);
    const store = await openStore({ url });
    const people = await store.db.selectFrom('account').select(['name', 'skeleton']).orderBy('id').execute();
    const had = count >= 2;
    const names = people.map((each) => each.name);
    expect(names).toEqual(had ? ['Alice', 'Al1ce', 'Paul'] : []);
    // Of two similar names, the older one keeps the skeleton, and nobody new may take it.
    if (had && count < 4) expect(people.map(({ skeleton }) => skeleton)).toEqual(['allce', null, 'paul']);
    await store.close();
    const again = await openStore({ url });
    expect(await again.db.selectFrom('account').select('name').orderBy('id').execute()).toHaveLength(names.length);
    await again.close();
  });

  // A store file has one server.
  if (name !== 'SQLite') {
    test('two servers that start at once both open a store of an earlier schema', async () => {
      const url = await fresh();
      await storeAfter(2, url);
      const stores = await Promise.all([openStore({ url }), openStore({ url })]);
      for (const store of stores) {
        expect(await store.db.selectFrom('account').select('skeleton').execute()).toHaveLength(3);
        await store.close();
      }
    });
  }
});
