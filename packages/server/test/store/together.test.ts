import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isDuplicate } from '../../src/store/errors.ts';
import { openStore, type Store } from '../../src/store/store.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'carillon-together-'));
  store = await openStore({ url: `sqlite:${join(folder, 'store.sqlite')}` });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const add = (...names: readonly string[]): Promise<string> =>
  store.transact(async (trx) => {
    for (const name of names) await trx.insertInto('pulse').values({ name, at: 1 }).execute();
    return names.join();
  });
const names = async (): Promise<string[]> =>
  (await store.db.selectFrom('pulse').select('name').orderBy('name').execute()).map(({ name }) => name);

test('each of many simultaneous transactions is all or nothing, and gets its own answer', async () => {
  const outcomes = await Promise.allSettled([add('a', 'b'), add('c', 'a'), add('d'), add('e', 'f')]);
  expect(outcomes.map((each) => (each.status === 'fulfilled' ? each.value : isDuplicate(each.reason)))).toEqual([
    'a,b',
    true,
    'd',
    'e,f',
  ]);
  expect(await names()).toEqual(['a', 'b', 'd', 'e', 'f']);
});

test('what was answered is kept, even if another transaction throws', async () => {
  const broken = store.transact(async (trx) => {
    await trx.insertInto('pulse').values({ name: 'broken', at: 1 }).execute();
    throw new RangeError('not this one');
  });
  await expect(Promise.all([add('a'), broken])).rejects.toThrow('not this one');
  const other = await openStore({ url: `sqlite:${join(folder, 'store.sqlite')}` });
  expect(await other.db.selectFrom('pulse').select('name').execute()).toEqual([{ name: 'a' }]);
  await other.close();
});
