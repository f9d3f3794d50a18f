import { expect, test } from 'vitest';
import { forgetMessages, readAnswer } from '../../src/store/games.ts';
import { openStore } from '../../src/store/store.ts';

test('a store is opened, holds rows, and says that a key is taken', async () => {
  const store = await openStore({ url: 'sqlite::memory:' });
  const add = () => store.transact((trx) => trx.insertInto('pulse').values({ name: 'server', at: 5 }).execute());
  await add();
  expect(await store.db.selectFrom('pulse').selectAll().execute()).toEqual([{ name: 'server', at: 5 }]);
  await expect(add()).rejects.toMatchObject({ name: 'Duplicate' });
  await store.close();
});

test('answers to messages are known for as long as they may be sent again, and then forgotten', async () => {
  const store = await openStore({ url: 'sqlite::memory:' });
  const sent = { game_id: 'g', account_id: 'a', answer_json: '{"made":1}' };
  const messages = [
    { ...sent, id: 'old', at: 99 },
    { ...sent, id: 'new', at: 100 },
  ];
  await store.db.insertInto('message').values(messages).execute();
  await forgetMessages(store, 100);
  expect(await readAnswer(store.db, 'g', 'a', 'old')).toBeUndefined();
  expect(await readAnswer(store.db, 'g', 'a', 'new')).toEqual({ made: 1 });
  await store.close();
});
