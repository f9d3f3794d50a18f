/** The finished games of a user, and who may see which. */
import type { NewTable, PersonGames } from '@carillon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Browser, PASSWORD, startServer, type TestServer } from '../testing.ts';
import { Page, TABLE } from '../venue.ts';

let at: TestServer;
let paul: Browser;
let rose: Browser;
beforeEach(async () => {
  at = await startServer();
  [paul, rose] = [await memberFrom('Paul'), await memberFrom('Rose')];
});
afterEach(() => at.close());

const memberFrom = async (name: string): Promise<Browser> => at.browserOf(await at.account(name));

/** A game that Paul has opened and the other resigns. */
async function wonBy(changes: Partial<NewTable> = {}, other = rose): Promise<string> {
  const { id, link } = (await paul.post('/api/tables', { ...TABLE, ...changes })).json();
  const joined = await other.post(`/api/tables/${id}/join`, { seat: null, value: 'v', ...(link && { link }) });
  expect(joined.json()).toMatchObject({ status: 'running' });
  const { account } = (await other.get('/api/session')).json();
  const who = { account: account.id, name: account.name, guest: false, admin: false };
  await (await new Page({ ...who, from: other.from }, at.server).join(id)).ask({ type: 'resign', game: id });
  at.clock.pass(1000);
  await at.server.background.settled();
  await at.work();
  return id;
}

const gamesOf = async (name: string, reader: Browser, query = ''): Promise<PersonGames> =>
  (await reader.get(`/api/people/${name}/games${query}`)).json();
const idsOf = ({ games }: PersonGames): string[] => games.map(({ id }) => id);

describe('the games of a user', () => {
  test('name opponent, side, result and how far they have come, the newest first', async () => {
    const first = await wonBy();
    const second = await wonBy();
    const { games, more } = await gamesOf('Rose', at.browser());
    expect(games).toMatchObject([
      { id: second, title: 'skirmish', side: 'red', outcome: 'lost', opponent: 'Paul', rated: false, left: false },
      { id: first, opponent: 'Paul' },
    ]);
    expect(games[0]?.period).toBe('turn 1');
    expect(more).toBe(false);
    expect((await gamesOf('Paul', rose)).games[0]).toMatchObject({ side: 'blue', outcome: 'won', opponent: 'Rose' });
  });

  test.each(['private', 'link'] as const)('at a %s table are shown only to those who sat there', async (access) => {
    const hidden = await wonBy({ access });
    const seen = await wonBy();
    const stranger = await memberFrom('Stranger');
    for (const reader of [stranger, at.browser()]) {
      expect(idsOf(await gamesOf('Paul', reader))).toEqual([seen]);
      const both = await gamesOf('Paul', reader, '?against=Rose');
      expect(idsOf(both)).toEqual([seen]);
      expect(both.record).toMatchObject([{ won: 1 }]);
      // Its id gets the same answer as the id of no game.
      const unknown = await gamesOf('Paul', reader, `?before=${'0'.repeat(26)}`);
      expect(await gamesOf('Paul', reader, `?before=${hidden}`)).toEqual(unknown);
    }
    for (const reader of [paul, rose]) expect(idsOf(await gamesOf('Paul', reader))).toEqual([seen, hidden]);
  });

  test('against one opponent are counted, without games against others', async () => {
    const other = await memberFrom('Other');
    await wonBy({}, other);
    const met = await wonBy();
    const both = await gamesOf('Paul', rose, '?against=Rose');
    expect(idsOf(both)).toEqual([met]);
    expect(both.record).toEqual([{ title: 'skirmish', side: 'blue', won: 1, lost: 0, drawn: 0 }]);
    expect((await gamesOf('Paul', rose)).record).toEqual([]);
  });

  test('come in slices of twenty', async () => {
    const game = await wonBy();
    const { db } = at.store;
    const played = await db.selectFrom('game').selectAll().where('id', '=', game).executeTakeFirstOrThrow();
    const outcome = await db.selectFrom('outcome').selectAll().where('game_id', '=', game).execute();
    for (let i = 0; i < 24; i++) {
      const id = `0${String(i).padStart(25, '0')}`;
      await db
        .insertInto('game')
        .values({ ...played, id, link: id })
        .execute();
      // Twelve pairs of games that ended at the same time.
      const rows = outcome.map((row) => ({ ...row, game_id: id, at: Math.floor(i / 2) }));
      await db.insertInto('outcome').values(rows).execute();
    }
    const first = await gamesOf('Rose', paul);
    const second = await gamesOf('Rose', paul, `?before=${first.games.at(-1)?.id}`);
    expect([first.games.length, first.more, second.games.length, second.more]).toEqual([20, true, 5, false]);
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(25);
  });

  test('keep no name of an opponent who has left for good', async () => {
    await wonBy();
    expect((await rose.delete('/api/account', { password: PASSWORD })).statusCode).toBe(204);
    expect((await gamesOf('Paul', paul)).games).toMatchObject([{ opponent: '' }]);
  });

  test('of nobody are not found', async () => {
    expect((await paul.get('/api/people/Nobody/games')).statusCode).toBe(404);
    expect((await paul.get('/api/people/Paul/games?against=Nobody')).statusCode).toBe(404);
    expect((await paul.get('/api/people/Paul/games?before=x')).statusCode).toBe(400);
  });
});
