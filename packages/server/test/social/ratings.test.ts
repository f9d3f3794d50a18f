/** Which games are rated, and for whom (S6, S7, N8). */
import { DAY, MINUTE, seeded } from '@carillon/kit';
import type { NewTable, Table } from '@carillon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { write } from '../events/writing.ts';
import { type Browser, startServer, type TestServer } from '../testing.ts';
import { Page, playOn, SKIRMISH, SLOW, TABLE, titlesOf } from '../venue.ts';

let at: TestServer;
let paul: Browser;
let rose: Browser;
beforeEach(async () => {
  at = await startServer();
  [paul, rose] = [await memberFrom('Paul'), await memberFrom('Rose')];
});
afterEach(() => at.close());

const memberFrom = async (name: string): Promise<Browser> => at.browserOf(await at.account(name));
const RATED: NewTable = { ...TABLE, scenario: 'long-day', rated: true };

async function guest(name: string): Promise<Browser> {
  const made = at.browser();
  await made.post('/api/guests', { name, language: 'en' });
  return made;
}

/** A user's page of a game. */
async function pageOf(browser: Browser, game: string): Promise<Page> {
  const { account } = (await browser.get('/api/session')).json();
  const who = { account: account.id, name: account.name, guest: account.kind === 'guest', admin: false };
  return new Page({ ...who, from: browser.from }, at.server).join(game);
}

const join = (browser: Browser, game: string, link?: string) =>
  browser.post(`/api/tables/${game}/join`, { seat: null, value: 'v', ...(link !== undefined && { link }) });

/** A game between two users; `paul` has opened the table and plays Blue. */
async function begun(changes: Partial<NewTable> = {}, [one, other] = [paul, rose]): Promise<string> {
  const { id, link } = (await one.post('/api/tables', { ...RATED, ...changes })).json();
  expect((await join(other, id, link)).json()).toMatchObject({ status: 'running' });
  return id;
}

/** Plays, over this many minutes, until the third turn is over. */
async function pastOpening(game: string, browsers = [paul, rose], minutes = 30): Promise<readonly Page[]> {
  const pages = [await pageOf(browsers[0] as Browser, game), await pageOf(browsers[1] as Browser, game)];
  const random = seeded(5);
  while (['turn 1', 'turn 2', 'turn 3'].includes((await tableOf(game)).period ?? '')) await playOn(pages, random, 1);
  at.clock.pass(minutes * MINUTE);
  expect((await tableOf(game)).status).toBe('running');
  return pages;
}

/** Players who have met four others in rated games. */
async function known(...names: readonly string[]): Promise<void> {
  const row = { title: 'other', side: 'blue', outcome: 'drawn', at: 0, rated: 1, left: 0 } as const;
  for (const name of names) {
    const { id } = await at.store.db
      .selectFrom('account')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    for (const other of ['a', 'b', 'c', 'd']) {
      const pair = [id, `${other} of ${name}`].map((account_id) => ({
        ...row,
        account_id,
        game_id: `${name} ${other}`,
      }));
      await at.store.db.insertInto('outcome').values(pair).execute();
    }
  }
}

const tableOf = async (game: string): Promise<Table> => (await paul.get(`/api/tables/${game}`)).json();

async function resigns(browser: Browser, game: string): Promise<void> {
  await (await pageOf(browser, game)).ask({ type: 'resign', game });
  await counted();
}

/** All results have been counted. */
async function counted(): Promise<void> {
  await at.server.background.settled();
  await at.work();
}

const ratingOf = async (name: string): Promise<number | undefined> =>
  (await paul.get(`/api/people/${name}`)).json().ratings[0]?.rating;
const recordOf = async (name: string) => (await paul.get(`/api/people/${name}`)).json().record;

describe('S6: a game is rated', () => {
  test('if its opening is over when it ends', async () => {
    await known('Paul', 'Rose');
    const game = await begun();
    await pastOpening(game);
    await resigns(rose, game);
    await write(at.store, game, { kind: 'over' });
    await at.work();
    const [won, lost] = [(await ratingOf('Paul')) ?? 0, (await ratingOf('Rose')) ?? 0];
    expect(won).toBeGreaterThan(1600);
    expect(won + lost).toBeCloseTo(3000, 6);
    const { ratings, curves } = (await paul.get('/api/people/Rose')).json();
    expect(ratings).toMatchObject([{ title: 'skirmish', games: 1 }]);
    const { rating, deviation } = ratings[0];
    expect(curves).toEqual([{ title: 'skirmish', points: [{ at: at.clock.now(), rating, deviation }] }]);
    const { results } = (await rose.get('/api/account/export')).json();
    expect(results.filter(({ title }: { title: string }) => title === 'skirmish')).toMatchObject([
      { game_id: game, side: 'red', outcome: 'lost', rated: 1 },
    ]);
  });

  test('not if it is resigned in its opening: the result is on record, the ratings stay', async () => {
    await resigns(rose, await begun());
    expect(await recordOf('Rose')).toMatchObject([{ lost: 1 }]);
    expect([await ratingOf('Paul'), await ratingOf('Rose')]).toEqual([undefined, undefined]);
    expect((await paul.get('/api/people/Rose')).json().curves).toEqual([]);
  });

  test('not if the sides agree on a draw', async () => {
    const game = await begun();
    const [blue, red] = await pastOpening(game);
    await blue?.ask({ type: 'propose', game, kind: 'draw', seen: blue.known.seq });
    await red?.ask({ type: 'answer', game, kind: 'draw', agree: true });
    await counted();
    expect(await recordOf('Rose')).toMatchObject([{ drawn: 1 }]);
    expect(await ratingOf('Rose')).toBeUndefined();
  });

  test('only between members: a guest can neither open nor join a rated table', async () => {
    const visitor = await guest('Visitor');
    const opened = await visitor.post('/api/tables', RATED);
    expect([opened.statusCode, opened.json().code]).toEqual([403, 'members_only']);
    const { id } = (await paul.post('/api/tables', RATED)).json();
    expect((await join(visitor, id)).json().code).toBe('members_only');
    expect((await visitor.post('/api/tables', { ...RATED, rated: false })).statusCode).toBe(200);
  });

  test('not if a guest began it before this rule existed', async () => {
    const game = await begun();
    await at.store.db.updateTable('account').set({ kind: 'guest' }).where('name', '=', 'Rose').execute();
    await pastOpening(game);
    await resigns(rose, game);
    expect(await ratingOf('Paul')).toBeUndefined();
  });

  test('half as much for each earlier one between the same two players within 90 days', async () => {
    await known('Paul', 'Rose');
    const gains: number[] = [];
    for (let i = 0; i < 4; i++) {
      const before = (await ratingOf('Paul')) ?? 1500;
      const game = await begun();
      await pastOpening(game);
      await resigns(rose, game);
      gains.push(((await ratingOf('Paul')) ?? 0) - before);
    }
    const [first = 0, second = 0, third = 0, fourth = 0] = gains;
    expect(first).toBeGreaterThan(100);
    expect(second).toBeLessThan(first * 0.5);
    expect(third).toBeLessThan(second * 0.6);
    expect(fourth).toBeLessThan(third * 0.6);
    expect(first + second + third + fourth).toBeLessThan(2 * first);
  });

  test('in full again after 90 days', async () => {
    await known('Paul', 'Rose');
    const game = await begun();
    await pastOpening(game);
    await resigns(rose, game);
    const once = (await ratingOf('Rose')) ?? 0;
    at.clock.pass(91 * DAY);
    await at.store.db
      .updateTable('session')
      .set({ expires_at: at.clock.now() + DAY })
      .execute();
    const again = await begun();
    await pastOpening(again);
    await resigns(rose, again);
    expect(once - ((await ratingOf('Rose')) ?? 0)).toBeGreaterThan(50);
  });

  test('not if both sides were played from one network', async () => {
    const { id } = (await paul.post('/api/tables', RATED)).json();
    const twin = await memberFrom('Twin');
    twin.from = paul.from;
    await join(twin, id);
    await pastOpening(id, [paul, twin]);
    await resigns(twin, id);
    expect(await recordOf('Twin')).toMatchObject([{ lost: 1 }]);
    expect(await ratingOf('Twin')).toBeUndefined();
  });
});

/** Blue or Red has let the days run out in a game past its opening; the other claims. */
async function abandoned(changes: Partial<NewTable> = {}, isPast = true) {
  const game = await begun({ pace: SLOW, ...changes });
  const pages = isPast ? await pastOpening(game) : [await pageOf(paul, game), await pageOf(rose, game)];
  const random = seeded(1);
  while ((await tableOf(game)).awaited.length !== 1) await playOn(pages, random, 1);
  const late = pages.findIndex((page) => page.known.awaited.includes(page.known.seat ?? ''));
  for (let i = 0; i < 40; i++) {
    at.clock.pass(DAY / 12);
    await at.store.db.updateTable('pulse').set({ at: at.clock.now() }).execute();
  }
  await at.server.sweep.round();
  const [claimer, leaver] = late === 0 ? ([rose, paul] as const) : ([paul, rose] as const);
  const page = pages[1 - late] as Page;
  const names = late === 0 ? ['Rose', 'Paul'] : ['Paul', 'Rose'];
  return { game, claimer, leaver, page, stays: names[0] ?? '', left: names[1] ?? '' };
}

describe('S7: a seat that was left', () => {
  test('counts as a defeat of the player who left, and rates nobody else', async () => {
    const { game, page, stays, left } = await abandoned();
    expect(await page.ask({ type: 'claim', game, how: 'replace' })).toMatchObject({ type: 'done' });
    await counted();
    expect(await recordOf(left)).toMatchObject([{ lost: 1 }]);
    expect(await ratingOf(left)).toBeLessThan(1400);
    expect(await ratingOf(stays)).toBeUndefined();
    expect((await tableOf(game)).rated).toBe(false);
  });

  test('counts once, even if it is read again', async () => {
    const { game, page, left } = await abandoned();
    expect(await page.ask({ type: 'claim', game, how: 'replace' })).toMatchObject({ type: 'done' });
    await at.work();
    const once = await ratingOf(left);
    expect(once).toBeLessThan(1400);
    await write(at.store, game, { kind: 'left' });
    await at.work();
    expect(await ratingOf(left)).toBe(once);
  });

  test('in the opening is on record, and rates nobody', async () => {
    const { game, page, left } = await abandoned({}, false);
    expect(await page.ask({ type: 'claim', game, how: 'replace' })).toMatchObject({ type: 'done' });
    await counted();
    expect(await recordOf(left)).toMatchObject([{ lost: 1 }]);
    expect(await ratingOf(left)).toBeUndefined();
  });

  test('by a guest, or to a guest, is on record, and rates nobody', async () => {
    for (const who of ['left', 'stays'] as const) {
      const { game, page, ...names } = await abandoned();
      await at.store.db.updateTable('account').set({ kind: 'guest' }).where('name', '=', names[who]).execute();
      expect(await page.ask({ type: 'claim', game, how: 'replace' })).toMatchObject({ type: 'done' });
      await counted();
      expect((await recordOf(names.left))[0].lost).toBeGreaterThan(0);
      expect([await ratingOf(names.left), await ratingOf(names.stays)]).toEqual([undefined, undefined]);
      await at.store.db.updateTable('account').set({ kind: 'member' }).execute();
    }
  });

  test('is offered in the lobby to everybody, even if the table needed a link', async () => {
    const { game, page } = await abandoned({ access: 'link' });
    const { tables: before } = (await paul.get('/api/tables?status=running')).json();
    expect(before).toEqual([]);
    expect(await page.ask({ type: 'claim', game, how: 'replace' })).toMatchObject({ type: 'done' });
    const friend = await memberFrom('Friend');
    const { tables } = (await friend.get('/api/tables?status=running')).json();
    expect(tables).toMatchObject([{ id: game, rated: false }]);
    expect((await join(friend, game)).json().sitting).toHaveLength(2);
  });

  test('cannot be taken from the network of the other side, nor by its player', async () => {
    const { game, claimer, page } = await abandoned();
    expect(await page.ask({ type: 'claim', game, how: 'replace' })).toMatchObject({ type: 'done' });
    const second = await memberFrom('Second Account');
    second.from = claimer.from;
    expect((await join(second, game)).json().code).toBe('same_person');
    second.from = '198.51.100.9';
    expect((await join(second, game)).json()).toMatchObject({ status: 'running' });
  });

  test('can be taken again by the player who left it, and stays one defeat', async () => {
    const { game, leaver, page, left } = await abandoned();
    expect(await page.ask({ type: 'claim', game, how: 'replace' })).toMatchObject({ type: 'done' });
    expect((await join(leaver, game)).json()).toMatchObject({ status: 'running' });
    await counted();
    await resigns(leaver, game);
    expect(await recordOf(left)).toMatchObject([{ lost: 1 }]);
  });

  test('cannot be taken by a player who has played the other side of this game', async () => {
    const { game, claimer, leaver, page } = await abandoned();
    expect(await page.ask({ type: 'claim', game, how: 'replace' })).toMatchObject({ type: 'done' });
    const third = await memberFrom('Third');
    expect((await join(third, game)).json()).toMatchObject({ status: 'running' });
    // Now the other side is left, too.
    const { account } = (await claimer.get('/api/session')).json();
    await at.store.db.updateTable('seat').set({ account_id: null }).where('account_id', '=', account.id).execute();
    await at.store.db
      .updateTable('game')
      .set({ updated: at.clock.now() + 1 })
      .where('id', '=', game)
      .execute();
    leaver.from = '198.51.100.77';
    expect((await join(leaver, game)).json().code).toBe('same_person');
  });

  test('an address is kept only as long as the game, and never as it is', async () => {
    const game = await begun();
    await pastOpening(game);
    const kept = await at.store.db.selectFrom('sitter').selectAll().where('game_id', '=', game).execute();
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toContain('203.0.113');
    expect(new Set(kept.map(({ address }) => address)).size).toBe(2);
    await resigns(rose, game);
    expect(await at.store.db.selectFrom('sitter').selectAll().where('game_id', '=', game).execute()).toEqual([]);
    const row = await at.store.db.selectFrom('game').select('address_key').where('id', '=', game).executeTakeFirst();
    expect(row?.address_key).toBeNull();
  });
});

describe('a game begun with rules that do not report the end of the opening', () => {
  const { isPastOpening: _, ...rules } = SKIRMISH.rules;
  beforeEach(async () => {
    await at.close();
    at = await startServer({}, { titles: titlesOf({ ...SKIRMISH, rules: rules as typeof SKIRMISH.rules }) });
    [paul, rose] = [await memberFrom('Paul'), await memberFrom('Rose')];
  });

  test('S6: is rated once its period differs from the one at the start', async () => {
    await resigns(rose, await begun());
    expect(await ratingOf('Paul')).toBeUndefined();
    await known('Paul', 'Rose');
    const game = await begun();
    await pastOpening(game);
    await resigns(rose, game);
    expect(await ratingOf('Paul')).toBeGreaterThan(1600);
  });
});
