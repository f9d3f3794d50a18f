import { expect, test } from 'vitest';
import { openStore } from '../../src/store/store.ts';

test('a store is opened, holds rows, and says that a key is taken', async () => {
  const store = await openStore({ url: 'sqlite::memory:' });
  const add = () => store.transact((trx) => trx.insertInto('pulse').values({ name: 'server', at: 5 }).execute());
  await add();
  expect(await store.db.selectFrom('pulse').selectAll().execute()).toEqual([{ name: 'server', at: 5 }]);
  await expect(add()).rejects.toMatchObject({ name: 'Duplicate' });
  await store.close();
});
