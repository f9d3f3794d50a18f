/** A user's export: everything that the server knows about the user (S21). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gameRow } from '../notices/game-row.ts';
import { startServer, type TestServer } from '../testing.ts';

let at: TestServer;
beforeEach(async () => {
  at = await startServer();
});
afterEach(() => at.close());

/** Columns that name the account a row belongs to. */
const OWNER = ['account_id', 'by_id', 'by_account'];

/** Tables with an account that are not in the export, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  token: 'links and codes not yet used: they are secrets',
  act: 'what they did as moderators: it is about others; acts about them are told',
  entry: 'choices: the record of each game has them',
  message: 'answers to messages that may be resent: the same choices',
  sitter: 'networks by hash, for as long as a game lasts: the seats are told',
  notice: 'which turns were told: nothing of the user’s own',
  reminder: 'which reminders were told: nothing of the user’s own',
  computer: 'computer players of games: none is a user',
  sign: 'signs of second accounts and traded rating: whoever reads them could evade them; gone after a month',
  page_use: 'when a page was used last, for minutes',
};

test('a row of every table that knows them is in it, unless there is a reason', async () => {
  const paul = await at.member('Paul');
  const { id } = await at.store.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  const tables = await at.store.db.introspection.getTables();
  const owned = tables.filter(({ columns }) => columns.some(({ name }) => OWNER.includes(name)));
  const game = gameRow({ id: 'game of seat' });
  await at.store.db.insertInto('game').values(game).execute();
  for (const { name: table, columns } of owned) {
    const row = columns.map(({ name, dataType }) => {
      if (OWNER.includes(name)) return [name, id];
      if (name === 'game_id') return [name, `game of ${table}`];
      return [name, /text|char/i.test(dataType) ? `${name} of ${table}` : 7];
    });
    await at.store.db
      .insertInto(table as 'secret')
      .values(Object.fromEntries(row))
      .execute();
  }
  const { body } = await paul.get('/api/account/export');
  const missing = owned.map(({ name }) => name).filter((table) => !body.includes(` of ${table}"`));
  expect(missing.sort()).toEqual(Object.keys(LEFT_OUT).sort());
});
