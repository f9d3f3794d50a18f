import { expect, test } from 'vitest';
import { ANSWER } from '../../src/store/columns.ts';
import { isOfStore } from '../../src/store/errors.ts';
import { forgetMessages, readAnswer } from '../../src/store/games.ts';
import { openStore } from '../../src/store/store.ts';

test('a store opens, holds rows, and reports that a key is taken', async () => {
  const store = await openStore({ url: 'sqlite::memory:' });
  const add = () => store.transact((trx) => trx.insertInto('pulse').values({ name: 'server', at: 5 }).execute());
  await add();
  expect(await store.db.selectFrom('pulse').selectAll().execute()).toEqual([{ name: 'server', at: 5 }]);
  await expect(add()).rejects.toMatchObject({ name: 'Duplicate' });
  await store.close();
});

test('answers to messages are remembered as long as the messages may be resent, then forgotten', async () => {
  const store = await openStore({ url: 'sqlite::memory:' });
  const sent = { game_id: 'g', account_id: 'a', answer_json: ANSWER.write({ made: 1, seq: 3 }) };
  const messages = [
    { ...sent, id: 'old', at: 99 },
    { ...sent, id: 'new', at: 100 },
  ];
  await store.db.insertInto('message').values(messages).execute();
  await forgetMessages(store, 100);
  expect(await readAnswer(store.db, 'g', 'a', 'old')).toBeUndefined();
  expect(await readAnswer(store.db, 'g', 'a', 'new')).toEqual({ made: 1, seq: 3 });
  await store.close();
});

test.each([
  ['the disk is full', { code: 'SQLITE_FULL' }, true],
  ['the disk cannot be written', { code: 'SQLITE_IOERR_WRITE' }, true],
  ['PostgreSQL’s disk is full', { code: '53100' }, true],
  ['PostgreSQL is told to end', { code: '57P01' }, true],
  ['PostgreSQL is not there', { code: 'ECONNREFUSED' }, true],
  ['the line to PostgreSQL breaks', new Error('Connection terminated unexpectedly'), true],
  ['a row does not fit its table', { code: '23502' }, false],
  ['a rules file is missing', { code: 'ENOENT' }, false],
  ['a rule is broken', new Error('no such piece'), false],
])('the store is to blame, or not, if %s', (_what, error, is) => {
  expect(isOfStore(error)).toBe(is);
});
