/** Who is notified of a table's news, and when: findings S4, P18 and P24 to P27. */
import { createHmac } from 'node:crypto';
import { HOUR, MINUTE, seeded } from '@carillon/kit';
import type { NewTable, ServerMessage } from '@carillon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { localBus } from '../../src/games/keep/bus.ts';
import { GRACE } from '../../src/notices/once.ts';
import { RECENT } from '../../src/notices/page-use.ts';
import { RESULT } from '../../src/store/columns.ts';
import { type Browser, ORIGIN, startServer, type TestServer } from '../testing.ts';
import { Page, playOn, SLOW, TABLE } from '../venue.ts';
import { PushReader } from './push-reader.ts';
import { Sink } from './sink.ts';

const bus = localBus();
let sink: Sink;
let at: TestServer;
let paul: Browser;
let rose: Browser;

beforeEach(async () => {
  sink = new Sink();
  at = await startServer({}, { wayOut: await sink.open(), bus });
  [paul, rose] = [await listener('Paul'), await listener('Rose')];
});
afterEach(async () => {
  sink.close();
  await at.close();
});

async function listener(name: string): Promise<Browser> {
  const browser = await at.member(name);
  expect((await browser.put('/api/account/webhook', { url: `https://chat.example/${name}` })).statusCode).toBe(204);
  return browser;
}

const sentTo = (name: string): string[] =>
  sink.posted.filter(({ path }) => path === `/${name}`).map(({ body }) => JSON.parse(body).content.split('\n')[0]);

async function begun(changes: Partial<NewTable> = {}): Promise<string> {
  const { id } = (await paul.post('/api/tables', { ...TABLE, scenario: 'long-day', ...changes })).json();
  await rose.post(`/api/tables/${id}/join`, { seat: null, value: '' });
  return id;
}

async function whoIs(browser: Browser) {
  const { id: account, name } = (await browser.get('/api/session')).json().account;
  return { account, name, guest: false, admin: false };
}
const pageOf = async (browser: Browser, game: string, { server } = at): Promise<Page> =>
  new Page(await whoIs(browser), server).join(game);

async function later(ms = GRACE): Promise<void> {
  await at.server.background.settled();
  await at.server.events.run();
  at.clock.pass(ms);
  await at.server.pageUse.note();
  await at.work();
}

describe('S4: a notice is withheld only from a player who uses the page', () => {
  /** A game whose first question is for both; Paul's page is open. */
  async function open(): Promise<{ readonly game: string; readonly page: Page }> {
    const game = await begun();
    return { game, page: await pageOf(paul, game) };
  }

  test('a page that is merely open withholds nothing', async () => {
    await open();
    await later();
    expect(sentTo('Paul')).toHaveLength(1);
  });

  test('one used a moment ago does, until two minutes have passed', async () => {
    const { page } = await open();
    at.clock.pass(GRACE - 1000);
    await at.server.games.hear(page, { type: 'used', ago: 0 });
    await later(1000);
    expect(sentTo('Paul')).toEqual([]);
    await later(RECENT - 2000);
    expect(sentTo('Paul')).toEqual([]);
    await later(1000);
    expect(sentTo('Paul')).toEqual(['Rose is at the table: Skirmish: Long Day begins, your turn.']);
  });

  test('one used before its last reconnect does not withhold any longer because of that', async () => {
    const { page } = await open();
    await at.server.games.hear(page, { type: 'used', ago: RECENT });
    await later();
    expect(sentTo('Paul')).toHaveLength(1);
  });

  test('whichever process it is connected to', async () => {
    const second = await startServer({}, { store: { ...at.store, close: async () => undefined }, bus });
    try {
      const game = await begun();
      const page = await pageOf(paul, game, second);
      await second.server.games.hear(page, { type: 'used', ago: 0 });
      await second.server.pageUse.note();
      await later();
      expect(sentTo('Paul')).toEqual([]);
      await later(RECENT);
      expect(sentTo('Paul')).toHaveLength(1);
    } finally {
      await second.close();
    }
  });

  test('a player who answers is not notified of what they have answered', async () => {
    const { page } = await open();
    await at.server.games.hear(page, { type: 'used', ago: 0 });
    await page.choose(page.choices()[0] ?? '');
    await later(RECENT + GRACE);
    expect(sentTo('Paul')).toEqual([]);
  });
});

describe('S4: presence', () => {
  const present = (page: Page): readonly string[] => {
    const last = page.heard.findLast(
      (message): message is ServerMessage & { type: 'presence' } => message.type === 'presence',
    );
    return last?.seats ?? [];
  };

  test('is counted over all processes, and expires if a process dies', async () => {
    const second = await startServer({}, { store: { ...at.store, close: async () => undefined }, bus });
    const game = await begun();
    const [blue, red] = [await pageOf(paul, game), await pageOf(rose, game, second)];
    expect([present(blue), present(red)]).toEqual([
      ['blue', 'red'],
      ['blue', 'red'],
    ]);
    second.server.games.gone(red);
    expect(present(blue)).toEqual(['blue']);
    await red.join(game);
    expect(present(blue)).toEqual(['blue', 'red']);
    at.clock.pass(2 * MINUTE);
    at.server.games.audiences.repeatPresence();
    expect(present(blue)).toEqual(['blue']);
    await second.close();
  });

  test('ends when a page has not been used for ten minutes, and begins again when it is', async () => {
    const game = await begun();
    const [blue, red] = [await pageOf(paul, game), await pageOf(rose, game)];
    at.clock.pass(9 * MINUTE);
    await at.server.games.hear(blue, { type: 'used', ago: 0 });
    at.clock.pass(2 * MINUTE);
    at.server.games.audiences.repeatPresence();
    expect(present(red)).toEqual(['blue']);
    await at.server.games.hear(red, { type: 'used', ago: 0 });
    at.server.games.audiences.repeatPresence();
    expect([...present(red)].sort()).toEqual(['blue', 'red']);
  });
});

describe('P26, P27: players are notified, with opponent and scenario,', () => {
  test('that somebody has joined and the game begins', async () => {
    await begun();
    await later();
    expect(sentTo('Paul')).toEqual(['Rose is at the table: Skirmish: Long Day begins, your turn.']);
  });

  test('that the other side has played', async () => {
    const game = await begun();
    const pages = [await pageOf(paul, game), await pageOf(rose, game)];
    const random = seeded(1);
    at.clock.pass(1000);
    while (pages[0]?.known.awaited.join() !== 'blue') await playOn(pages, random, 1);
    await later(RECENT + GRACE);
    expect(sentTo('Paul').at(-1)).toBe('Rose has played: your turn in Skirmish: Long Day.');
  });

  test('how the game has ended, but not who ended it', async () => {
    const game = await begun();
    await (await pageOf(rose, game)).ask({ type: 'resign', game });
    await later(RECENT + GRACE);
    expect(sentTo('Paul')).toEqual(['Skirmish: Long Day against Rose is over: you have won (resignation).']);
    expect(sentTo('Rose')).toEqual([]);
  });

  test('of a proposal, unless it has been answered', async () => {
    const game = await begun();
    const [blue, red] = [await pageOf(paul, game), await pageOf(rose, game)];
    await blue.ask({ type: 'propose', game, kind: 'draw', seen: blue.known.seq });
    await later(RECENT + GRACE);
    expect(sentTo('Rose')).toContain('Paul offers a draw in Skirmish: Long Day.');
    await red.ask({ type: 'answer', game, kind: 'draw', agree: false });
    await red.ask({ type: 'propose', game, kind: 'draw', seen: blue.known.seq });
    await blue.ask({ type: 'answer', game, kind: 'draw', agree: false });
    await later(RECENT + GRACE);
    expect(sentTo('Paul').join()).not.toContain('draw');
  });

  test('that their seat is offered to others, and to the other side that somebody has taken it', async () => {
    const game = await begun({ pace: SLOW });
    const pages = [await pageOf(paul, game), await pageOf(rose, game)];
    while (pages[0]?.known.awaited.join() !== 'blue') await playOn(pages, seeded(1), 1);
    for (let i = 0; i < 40; i++) {
      at.clock.pass(120 * MINUTE);
      await at.store.db.updateTable('pulse').set({ at: at.clock.now() }).execute();
    }
    await at.server.sweep.round();
    expect(await pages[1]?.ask({ type: 'claim', game, how: 'replace' })).toMatchObject({ type: 'done' });
    const third = await listener('Third');
    await third.post(`/api/tables/${game}/join`, { seat: null, value: '' });
    await later(RECENT + GRACE);
    expect(sentTo('Paul')).toEqual([
      'Your time in Skirmish: Long Day was up: your seat against Rose is offered to others.',
    ]);
    expect(sentTo('Rose')).toEqual(['Third has taken the empty seat in Skirmish: Long Day.']);
  });
});

describe('P24, P25: a rematch', () => {
  test('is announced to the other side, at the old table and by notice, once', async () => {
    const game = await begun();
    const [blue, red] = [await pageOf(paul, game), await pageOf(rose, game)];
    await red.ask({ type: 'resign', game });
    let offered = (await rose.post(`/api/tables/${game}/rematch`, { value: 'v' })).json();
    expect(blue.known.rematch).toBe(offered.id);
    // Withdrawn, it is gone from the old table, and can be offered again.
    await rose.post(`/api/tables/${offered.id}/leave`);
    expect((await rose.get(`/api/tables/${game}`)).json().rematch).toBeNull();
    offered = (await rose.post(`/api/tables/${game}/rematch`, { value: 'v' })).json();
    await later(RECENT + GRACE);
    expect(sentTo('Paul')).toContain('Rose offers a rematch of Skirmish: Long Day.');
    expect(offered.sitting).toMatchObject([{ seat: 'blue', name: 'Rose' }]);
    await paul.post(`/api/tables/${game}/rematch`, { value: 'another' });
    const { tables } = (await paul.get('/api/games/mine')).json();
    expect(tables.find(({ id }: { id: string }) => id === offered.id).status).toBe('running');
  });

  test('exchanges the sides that were played at the end', async () => {
    const game = await begun();
    // As after an exchange by bids: Paul, who opened as Blue, ends as Red.
    for (const [place, side] of [
      [0, 'red'],
      [1, 'blue'],
    ] as const) {
      await at.store.db
        .updateTable('seat')
        .set({ side })
        .where('game_id', '=', game)
        .where('place', '=', place)
        .execute();
    }
    const result_json = RESULT.write({ winner: 'red', rule: '4.1' });
    await at.store.db.updateTable('game').set({ status: 'over', result_json }).where('id', '=', game).execute();
    const reported = (await paul.get(`/api/tables/${game}`)).json();
    expect(reported.sitting).toMatchObject([
      { seat: 'red', name: 'Paul' },
      { seat: 'blue', name: 'Rose' },
    ]);
    const offered = (await paul.post(`/api/tables/${game}/rematch`, { value: 'v' })).json();
    expect(offered.sitting).toMatchObject([{ seat: 'blue', name: 'Paul' }]);
  });

  test('the side of each player is kept with every change', async () => {
    const game = await begun();
    const rows = await at.store.db
      .selectFrom('seat')
      .select(['place', 'side'])
      .where('game_id', '=', game)
      .orderBy('place')
      .execute();
    expect(rows).toEqual([
      { place: 0, side: 'blue' },
      { place: 1, side: 'red' },
    ]);
  });
});

describe('a webhook', () => {
  const signatureOf = (secret: string, time: string, body: string): string =>
    `sha256=${createHmac('sha256', Buffer.from(secret, 'hex')).update(`${time}.${body}`).digest('hex')}`;

  test('P26: is signed, and its text holds the link', async () => {
    const game = await begun();
    await later();
    const { secret } = (await paul.get('/api/account/notices')).json().webhook;
    const [hook] = sink.posted.filter(({ path }) => path === '/Paul');
    const { content, url } = JSON.parse(hook?.body ?? '');
    expect(url).toBe(`${ORIGIN}/#/game/${game}`);
    expect(content).toContain(url);
    expect(content.length).toBeLessThan(200);
    const time = String(hook?.headers['x-carillon-time']);
    expect(hook?.headers['x-carillon-signature']).toBe(signatureOf(secret, time, hook?.body ?? ''));
    expect((await rose.get('/api/account/notices')).json().webhook.secret).not.toBe(secret);
  });

  test('is tried again three times, then given up', async () => {
    sink.status = 500;
    await begun();
    await later();
    for (let i = 0; i < 40; i++) await later(HOUR);
    expect(sentTo('Paul')).toHaveLength(4);
  });
});

describe('P18: the account page', () => {
  const channels = async (browser: Browser) => (await browser.get('/api/account/notices')).json();

  test('shows which browsers and which webhook are really on', async () => {
    const marie = await at.member('Marie');
    expect(await channels(marie)).toEqual({ push: [], webhook: null });
    const { subscription } = new PushReader('https://push.example/one');
    await marie.ask('PUT', '/api/account/push', subscription, { headers: { 'user-agent': 'Firefox, Linux' } });
    await marie.put('/api/account/push', new PushReader('https://push.example/two').subscription);
    await marie.put('/api/account/webhook', { url: 'https://chat.example/a/secret/path' });
    const all = await channels(marie);
    expect(all.push).toMatchObject([{ endpoint: subscription.endpoint, device: 'Firefox, Linux' }, {}]);
    expect(all.webhook).toMatchObject({ host: 'chat.example', secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
    // Switched off on one device, it stays on on the other.
    await marie.delete('/api/account/push', { endpoint: subscription.endpoint });
    expect((await channels(marie)).push).toMatchObject([{ endpoint: 'https://push.example/two' }]);
    expect((await channels(paul)).push).toEqual([]);
  });

  test('sends a test at once, and shows what went wrong', async () => {
    const test = (way: string) => paul.post('/api/account/notices/test', { way });
    expect((await test('webhook')).statusCode).toBe(204);
    expect(sentTo('Paul')).toEqual(['This is a test: notices arrive here.']);
    for (const way of ['push', 'mail']) expect((await test(way)).json().code).toBe('no_channel');
    sink.status = 500;
    for (let i = 0; i < 2; i++) expect((await test('webhook')).json().code).toBe('not_taken');
    expect((await test('webhook')).json().code).toBe('too_fast');
  });
});
