/** Rating that is not won by playing: second accounts, games of a few seconds (N8). */
import { DAY, MINUTE, range, seeded } from '@carillon/kit';
import type { NewTable, Table } from '@carillon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Sign } from '../../src/social/signs.ts';
import { type Browser, startServer, type TestServer } from '../testing.ts';
import { Page, playOn, SLOW, TABLE } from '../venue.ts';

let at: TestServer;
let paul: Browser;
beforeEach(async () => {
  at = await startServer();
  paul = await memberFrom('Paul');
});
afterEach(() => at.close());

const memberFrom = async (name: string): Promise<Browser> => at.browserOf(await at.account(name));
const BY_DAYS: NewTable = { ...TABLE, scenario: 'long-day', rated: true, pace: SLOW };

async function pageOf(browser: Browser, game: string): Promise<Page> {
  const { account } = (await browser.get('/api/session')).json();
  return new Page(
    { account: account.id, name: account.name, guest: false, admin: false, from: browser.from },
    at.server,
  ).join(game);
}

const idOf = async (name: string): Promise<string> =>
  (await at.store.db.selectFrom('account').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
const ratingOf = async (name: string): Promise<number | undefined> =>
  (await paul.get(`/api/people/${name}`)).json().ratings[0]?.rating;

/**
 * A correspondence game that a second account plays at random for this many minutes and then resigns. Returns its id.
 */
async function lostBy(
  other: Browser,
  minutes: number,
  until: RegExp = /turn [45]/,
  winner = paul,
  wanted = BY_DAYS,
): Promise<string> {
  const { id } = (await winner.post('/api/tables', wanted)).json();
  await other.post(`/api/tables/${id}/join`, { seat: null, value: 'v' });
  const pages = [await pageOf(winner, id), await pageOf(other, id)];
  const random = seeded(5);
  const table = async (): Promise<Table> => (await winner.get(`/api/tables/${id}`)).json();
  while (!until.test((await table()).period ?? '')) await playOn(pages, random, 1);
  at.clock.pass(minutes * MINUTE);
  await pages[1]?.ask({ type: 'resign', game: id });
  await at.server.background.settled();
  await at.work();
  return id;
}

describe('a farm of rating (N8)', () => {
  test('of games that last seconds wins nothing', async () => {
    for (const name of ['Anna', 'Bert', 'Carl', 'Dora']) await lostBy(await memberFrom(name), 4 / 60);
    expect(await ratingOf('Paul')).toBeUndefined();
  });

  test('of games in which the other side hardly plays wins nothing', async () => {
    for (const name of ['Anna', 'Bert']) await lostBy(await memberFrom(name), 60, /turn 2/);
    expect(await ratingOf('Paul')).toBeUndefined();
  });

  test('of four new accounts that play long enough, or of one, stays below 1570', async () => {
    for (const name of ['Anna', 'Bert', 'Carl', 'Dora']) await lostBy(await memberFrom(name), 15);
    const [four = 0] = [await ratingOf('Paul')];
    expect(four).toBeGreaterThan(1500);
    expect(four).toBeLessThan(1570);
    const rose = await memberFrom('Rose');
    const same = await memberFrom('Same');
    for (let i = 0; i < 4; i++) await lostBy(same, 15, /turn [45]/, rose);
    expect(await ratingOf('Rose')).toBeLessThan(1570);
    // Losing to a player who has met others costs the full amount.
    expect(await ratingOf('Dora')).toBeLessThan(1430);
  });
});

describe('signs of traded rating (N8)', () => {
  const signs = async (): Promise<readonly Sign[]> => at.server.signs.list();

  test('are three short games between the same two, all won by one', async () => {
    const anna = await memberFrom('Anna');
    const first = await lostBy(anna, 1);
    const began = at.clock.now();
    const second = await lostBy(anna, 20);
    expect(await signs()).toEqual([]);
    const third = await lostBy(anna, 1);
    expect(await signs()).toEqual([
      {
        ...{ kind: 'traded-rating', account: await idOf('Paul'), other: await idOf('Anna') },
        ...{ games: [third, second, first], first: began, last: at.clock.now() },
      },
    ]);
  });

  test('are short games won against three new accounts', async () => {
    for (const name of ['Anna', 'Bert']) await lostBy(await memberFrom(name), 1);
    expect(await signs()).toEqual([]);
    await lostBy(await memberFrom('Carl'), 1);
    const others = await Promise.all(['Carl', 'Bert', 'Anna'].map(idOf));
    expect((await signs()).map(({ other }) => other)).toEqual(others);
  });

  test('are not games of the usual length, nor games won by both in turn', async () => {
    const anna = await memberFrom('Anna');
    for (let i = 0; i < 3; i++) await lostBy(anna, 31);
    expect(await signs()).toEqual([]);
    for (let i = 0; i < 3; i++) await lostBy(anna, 1);
    expect(await signs()).toHaveLength(1);
    await lostBy(paul, 1, undefined, anna);
    expect(await signs()).toEqual([]);
  });

  /** Results of rated games that these accounts have played against each other. */
  async function metEachOther(names: readonly string[]): Promise<void> {
    const ids = await Promise.all(names.map(idOf));
    const pairs = ids.flatMap((one, i) => ids.slice(i + 1).map((other) => [one, other] as const));
    const row = { title: 'skirmish', side: 'blue', rated: 1, left: 0, at: at.clock.now() } as const;
    for (const [game, [one, other]] of pairs.entries()) {
      const of = { ...row, game_id: `of ${names.join()} ${game}` };
      const rows = [
        { ...of, account_id: one, outcome: 'won' } as const,
        { ...of, account_id: other, outcome: 'lost' } as const,
      ];
      await at.store.db.insertInto('outcome').values(rows).execute();
    }
  }
  const FARM = ['Anna', 'Bert', 'Carl', 'Dora', 'Emil'];
  const membersFrom = async (names: readonly string[]): Promise<Browser[]> => {
    const members: Browser[] = [];
    for (const name of names) members.push(await memberFrom(name));
    return members;
  };

  test('are games won against five accounts that have met each other before, so as not to look new', async () => {
    const farm = await membersFrom(FARM);
    await metEachOther(FARM);
    for (const other of farm.slice(0, 4)) await lostBy(other, 60);
    expect(await signs()).toEqual([]);
    await lostBy(farm[4] ?? paul, 60);
    const paulsId = await idOf('Paul');
    expect((await signs()).map(({ kind, account, other }) => [kind, account === paulsId, other]).sort()).toEqual(
      (await Promise.all(FARM.map(idOf))).map((id) => ['circle', true, id]).sort(),
    );
  });

  test('are such games even if one of the five has met a stranger', async () => {
    const farm = await membersFrom(FARM);
    await membersFrom(['Rose']);
    await metEachOther(FARM);
    await metEachOther(['Anna', 'Rose']);
    for (const other of farm) await lostBy(other, 60);
    expect(await signs()).toHaveLength(FARM.length);
  });

  test('are not games won against five new players who have met nobody else', async () => {
    for (const other of await membersFrom(FARM)) await lostBy(other, 60);
    expect(await signs()).toEqual([]);
  });

  test.each([
    ['of 90 days ago', (now: number) => ({ at: now - 90 * DAY })],
    ['that is not rated', () => ({ rated: 0 as const })],
    ['that was drawn', () => ({ outcome: 'drawn' as const })],
  ] as const)('are not four such games and one %s', async (_which, changed) => {
    const farm = await membersFrom(FARM);
    await metEachOther(FARM);
    const game = await lostBy(farm[0] ?? paul, 60);
    const change = changed(at.clock.now());
    await at.store.db.updateTable('outcome').set(change).where('game_id', '=', game).execute();
    for (const other of farm.slice(1)) await lostBy(other, 60);
    expect(await signs()).toEqual([]);
  });

  test('are not games won against five accounts that have met each other only in unrated games', async () => {
    const farm = await membersFrom(FARM);
    await metEachOther(FARM);
    await at.store.db.updateTable('outcome').set({ rated: 0 }).execute();
    for (const other of farm) await lostBy(other, 60);
    expect(await signs()).toEqual([]);
  });

  test('are not games won against accounts that have met others as well', async () => {
    const farm = await membersFrom(FARM);
    await membersFrom(['Rose', 'Same']);
    await metEachOther(FARM);
    for (const stranger of ['Rose', 'Same']) for (const name of FARM) await metEachOther([name, stranger]);
    for (const other of farm) await lostBy(other, 60);
    expect(await signs()).toEqual([]);
  });

  test('are not games of five who play among themselves and now and then win', async () => {
    const farm = await membersFrom(FARM);
    await metEachOther(FARM);
    await lostBy(paul, 60, undefined, farm[0]);
    for (const other of farm) await lostBy(other, 60);
    expect(await signs()).toEqual([]);
  });

  test('are gone after 30 days, and when one of the two leaves', async () => {
    const anna = await memberFrom('Anna');
    for (let i = 0; i < 3; i++) await lostBy(anna, 1);
    expect(await signs()).toHaveLength(1);
    at.clock.pass(30 * DAY);
    expect(await signs()).toEqual([]);
    await at.server.signs.sweep();
    expect(await at.store.db.selectFrom('sign').selectAll().execute()).toEqual([]);
  });

  test('show moderators the five newest games of a pair', async () => {
    const anna = await memberFrom('Anna');
    const [account_id, other_id] = [await idOf('Paul'), await idOf('Anna')];
    const row = { kind: 'second-account', account_id, other_id, newcomer: 0 } as const;
    const rows = range(6).map((n) => ({ ...row, game_id: `game ${n}`, at: at.clock.now() - DAY + n }));
    await at.store.db.insertInto('sign').values(rows).execute();
    await at.store.db.updateTable('account').set({ moderator: 1 }).where('id', '=', other_id).execute();
    const [sign] = (await anna.get('/api/moderation/signs')).json().signs;
    expect(sign).toMatchObject({ account: { name: 'Paul' }, other: { name: 'Anna' } });
    expect(sign.games).toEqual(['game 5', 'game 4', 'game 3', 'game 2', 'game 1']);
  });

  test('show no player anything: neither page nor export has a word of them', async () => {
    const anna = await memberFrom('Anna');
    for (let i = 0; i < 3; i++) await lostBy(anna, 1);
    const bodies = [await paul.get('/api/account/export'), await paul.get('/api/people/Paul')].map(({ body }) => body);
    expect(bodies.join()).not.toMatch(/sign|traded/);
    await anna.delete('/api/account', { password: 'correct horse' });
    expect(await signs()).toEqual([]);
  });
});

test('a rated game from one network is a sign of a second account, an unrated one is none (N8)', async () => {
  const twin = await memberFrom('Twin');
  twin.from = paul.from;
  await lostBy(twin, 60, undefined, paul, { ...BY_DAYS, rated: false });
  expect(await at.server.signs.list()).toEqual([]);
  const game = await lostBy(twin, 60);
  expect(await ratingOf('Paul')).toBeUndefined();
  expect(await at.server.signs.list()).toMatchObject([
    { kind: 'second-account', account: await idOf('Paul'), other: await idOf('Twin'), games: [game] },
  ]);
});
