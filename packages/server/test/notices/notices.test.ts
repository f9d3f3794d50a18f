import { DAY, HOUR, MINUTE } from '@carillon/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GRACE } from '../../src/notices/once.ts';
import { ids } from '../../src/store/codec.ts';
import { writeChange } from '../events/writing.ts';
import { AGAIN, type Browser, ORIGIN, startServer, type TestServer } from '../testing.ts';
import { gameRow } from './game-row.ts';
import { PushReader, senderOf } from './push-reader.ts';
import { Sink } from './sink.ts';

/** A browser's push subscription. */
const subscription = (path: string) => new PushReader(`https://push.example${path}`).subscription;

let at: TestServer;

let sink: Sink;

beforeEach(async () => {
  sink = new Sink();
  at = await startServer({}, { wayOut: await sink.open() });
});

afterEach(async () => {
  sink.close();
  await at.close();
});

/** The account of a logged-in user. */
const idOf = async (browser: Browser): Promise<string> => (await browser.get('/api/session')).json().account.id;

/** A game in which these players must choose, from now on. */
async function awaiting(...accounts: string[]): Promise<string> {
  const game = gameRow({ awaitedBy: accounts, since: at.clock.now() });
  await at.store.db.insertInto('game').values(game).execute();
  return game.id;
}

/** The game goes on: now these players must choose. */
async function moves(game: string, ...accounts: string[]): Promise<void> {
  const awaited_by = ids.write(accounts);
  await at.store.db.updateTable('game').set({ awaited_by, since: at.clock.now() }).where('id', '=', game).execute();
  await changed(game);
}

/** The event of a committed change of a game. */
async function changed(game: string): Promise<void> {
  await writeChange(at.store, game);
  await at.server.events.run();
}

async function afterGrace(): Promise<void> {
  at.clock.pass(GRACE);
  await at.work();
}

async function withWebhook(name: string): Promise<string> {
  const browser = await at.member(name);
  expect((await browser.put('/api/account/webhook', { url: 'https://chat.example/hook' })).statusCode).toBe(204);
  return idOf(browser);
}

/** Paul's notice of his turn: nobody sits opposite. */
const LINE = 'Your opponent has played: your turn in Wilderness War: Annus Mirabilis';

describe('a player whose turn it is', () => {
  test('is notified once each by mail, push and webhook', async () => {
    const paul = await at.member('Paul');
    const id = await idOf(paul);
    await paul.put('/api/account/email', { again: AGAIN, address: 'paul@example.org' });
    await at.work();
    await paul.post('/api/email/verify', { token: at.mailer.lastSecret });
    const browser = new PushReader('https://push.example/browser');
    expect((await paul.put('/api/account/push', browser.subscription)).statusCode).toBe(204);
    await paul.put('/api/account/webhook', { url: 'https://chat.example/hook' });
    const game = await awaiting(id);
    await changed(game);
    await changed(game);
    await afterGrace();
    await changed(game);
    await afterGrace();
    const link = `${ORIGIN}/#/game/${game}`;
    expect(at.mailer.sent.slice(1)).toMatchObject([
      { to: 'paul@example.org', subject: `Carillon: ${LINE}`, text: `${LINE}.\n${link}\n` },
    ]);
    expect(sink.posted.map(({ path }) => path).sort()).toEqual(['/browser', '/hook']);
    const [hook] = sink.posted.filter(({ path }) => path === '/hook');
    expect(JSON.parse(hook?.body ?? '')).toEqual({
      content: `${LINE}.\n${link}`,
      text: `${LINE}.\n${link}`,
      url: link,
    });
    const [push] = sink.posted.filter(({ path }) => path === '/browser');
    const sealed = push?.bytes ?? Buffer.alloc(0);
    expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(senderOf(push?.headers.authorization ?? '')).toMatchObject({
      aud: 'https://push.example',
      sub: 'mailto:keeper@carillon.test',
    });
    // The browser can read it; the push service and other browsers cannot.
    expect(JSON.parse(browser.open(sealed))).toEqual({ title: 'Carillon', body: `${LINE}.`, url: link });
    expect(push?.body).not.toContain('Wilderness');
    expect(() => new PushReader('').open(sealed)).toThrow();
  });

  test('is notified again when it is their turn again, and not in between', async () => {
    const id = await withWebhook('Paul');
    const game = await awaiting(id);
    await changed(game);
    await afterGrace();
    expect(sink.posted).toHaveLength(1);
    await moves(game);
    await afterGrace();
    expect(sink.posted).toHaveLength(1);
    await moves(game, id);
    await afterGrace();
    expect(sink.posted).toHaveLength(2);
  });

  test('is not notified of a window that is passed for them, but of the question after it (S10)', async () => {
    const id = await withWebhook('Paul');
    const game = await awaiting(id);
    const hold = (passes_at: number | null) =>
      at.store.db.updateTable('game').set({ passes_at }).where('id', '=', game).execute();
    await hold(at.clock.now() + DAY);
    await changed(game);
    await changed(game);
    await afterGrace();
    expect(sink.posted).toEqual([]);
    await hold(null);
    await moves(game, id);
    await afterGrace();
    expect(sink.posted).toHaveLength(1);
  });

  test('is not notified after choosing within the grace period', async () => {
    const id = await withWebhook('Paul');
    const game = await awaiting(id);
    await changed(game);
    at.clock.pass(GRACE - 1);
    await at.work();
    await moves(game);
    await afterGrace();
    expect(sink.posted).toEqual([]);
  });

  test('is not notified after changing the setting, nor when locked', async () => {
    const paul = await at.member('Paul');
    const id = await idOf(paul);
    await paul.put('/api/account/webhook', { url: 'https://chat.example/hook' });
    await paul.ask('PATCH', '/api/account', { notices: { mail: true, push: true, webhook: false } });
    await changed(await awaiting(id));
    await afterGrace();
    await paul.ask('PATCH', '/api/account', { notices: { mail: true, push: true, webhook: true } });
    await at.store.db.updateTable('account').set({ locked: 1 }).where('id', '=', id).execute();
    await changed(await awaiting(id));
    await afterGrace();
    expect(sink.posted).toEqual([]);
  });

  test('is notified again until the other server accepts the notice; a browser that is gone is forgotten', async () => {
    const paul = await at.member('Paul');
    const id = await idOf(paul);
    await paul.put('/api/account/webhook', { url: 'https://chat.example/hook' });
    await paul.put('/api/account/push', subscription('/browser'));
    sink.status = 410;
    await changed(await awaiting(id));
    await afterGrace();
    expect(sink.posted.map(({ path }) => path).sort()).toEqual(['/browser', '/hook']);
    sink.status = 204;
    at.clock.pass(DAY);
    await at.work();
    at.clock.pass(DAY);
    await at.work();
    expect(sink.posted.map(({ path }) => path).sort()).toEqual(['/browser', '/hook', '/hook']);
    expect(await at.store.db.selectFrom('push_subscription').selectAll().execute()).toEqual([]);
  });
});

describe('a player whose days run out', () => {
  const DUE = 3 * DAY;

  /** A correspondence game in which these players have three days, from now on. */
  async function slowly(...accounts: string[]): Promise<string> {
    const now = at.clock.now();
    const game = gameRow({ awaitedBy: accounts, since: now, due: now + DUE, pace: { kind: 'slow', days: 3 } });
    await at.store.db.insertInto('game').values(game).execute();
    return game.id;
  }

  /** Lets time pass in steps of an hour, doing what is due after each. */
  async function pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= HOUR) {
      at.clock.pass(Math.min(left, HOUR));
      await at.server.reminders.sweep();
      await at.work();
    }
  }

  const words = (): string[] => sink.posted.map(({ body }) => JSON.parse(body).content);

  test('is reminded once, when a quarter of them is left, in their own language and time zone', async () => {
    const paul = await at.member('Paul');
    await paul.put('/api/account/email', { again: AGAIN, address: 'paul@example.org' });
    await at.work();
    await paul.post('/api/email/verify', { token: at.mailer.lastSecret });
    await paul.ask('PATCH', '/api/account', { language: 'fr' });
    await paul.put('/api/rest', { zone: 'Europe/Paris', sleepFrom: 0, sleepTo: 0, away: [] });
    await slowly(await idOf(paul));
    await pass(0.75 * DUE - HOUR);
    expect(at.mailer.sent).toHaveLength(1);
    await pass(DUE);
    expect(at.mailer.sent.slice(1)).toMatchObject([
      {
        subject: expect.stringMatching(
          /^Carillon: Votre temps pour répondre à .* dans Wilderness War: Annus Mirabilis/,
        ),
        text: expect.stringContaining('lundi 4 janvier à 01:00 UTC+1'),
      },
    ]);
  });

  test('is not reminded after answering, nor while watching the game, nor in a game without days', async () => {
    const [paul, marie, jean] = [await withWebhook('Paul'), await withWebhook('Marie'), await withWebhook('Jean')];
    const answered = await slowly(paul);
    const looked = await slowly(marie);
    await awaiting(jean);
    await pass(0.75 * DUE - HOUR);
    at.clock.pass(61 * MINUTE);
    await at.server.reminders.sweep();
    await moves(answered);
    // Marie uses the page again and again; the notice waits, and her time runs out.
    const uses = async (): Promise<void> => {
      await at.store.db.deleteFrom('page_use').execute();
      const use = { game_id: looked, account_id: marie, used_at: at.clock.now() };
      await at.store.db.insertInto('page_use').values(use).execute();
    };
    for (let left = DUE; left > 0; left -= 30 * MINUTE) {
      at.clock.pass(30 * MINUTE);
      await uses();
      await at.server.reminders.sweep();
      await at.work();
    }
    expect(words()).toEqual([]);
  });

  test('is also reminded of the next turn', async () => {
    const id = await withWebhook('Paul');
    const game = await slowly(id);
    await pass(0.8 * DUE);
    const since = at.clock.now();
    await at.store.db
      .updateTable('game')
      .set({ since, due: since + DUE })
      .where('id', '=', game)
      .execute();
    await pass(0.8 * DUE);
    expect(words()).toEqual(Array(2).fill(expect.stringMatching(/^Your time to answer your opponent in .* ends on/)));
  });

  test('and is not notified twice because the server was down', async () => {
    await at.server.heart.beat();
    const id = await withWebhook('Paul');
    const game = await slowly(id);
    await changed(game);
    await afterGrace();
    await pass(0.8 * DUE);
    expect(sink.posted).toHaveLength(2);
    at.clock.pass(DAY);
    await at.server.heart.beat();
    await changed(game);
    await pass(2 * HOUR);
    await afterGrace();
    expect(sink.posted).toHaveLength(2);
  });
});

describe('the channels for notices', () => {
  test.each([
    'https://127.0.0.1/hook',
    'https://localhost/hook',
    'https://[::1]/hook',
    'https://10.0.0.1/hook',
    'https://169.254.169.254/latest/meta-data',
  ])('exclude %s: no webhook, and no push, to a private address', async (url) => {
    const strict = await startServer();
    const paul = await strict.member('Paul');
    const hook = await paul.put('/api/account/webhook', { url });
    const push = await paul.put('/api/account/push', { ...subscription(''), endpoint: url });
    expect([hook.json().code, push.json().code]).toEqual(['address_forbidden', 'address_forbidden']);
    await strict.close();
  });

  test.each(['http://chat.example/', 'file:///etc/passwd', 'javascript:alert(1)', '//chat.example'])(
    'P35: exclude %s, and say why: https only',
    async (url) => {
      const paul = await at.member('Paul');
      const answer = await paul.put('/api/account/webhook', { url });
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'not_https']);
    },
  );

  test('include at most ten browsers, the most recent ones', async () => {
    const paul = await at.member('Paul');
    for (let i = 0; i < 12; i++) await paul.put('/api/account/push', subscription(`/${i}`));
    const kept = await at.store.db.selectFrom('push_subscription').select('endpoint').orderBy('id').execute();
    expect(kept.map(({ endpoint }) => endpoint.split('/').at(-1))).toEqual(
      Array.from({ length: 10 }, (_, i) => String(i + 2)),
    );
  });
});

test('a player has one webhook: a new address replaces the old one, and it can be removed', async () => {
  await withWebhook('Paul');
  const marie = await at.member('Marie');
  const hook = async () => (await marie.get('/api/account/notices')).json().webhook;
  for (const host of ['one.example', 'two.example']) {
    expect((await marie.put('/api/account/webhook', { url: `https://${host}/hook` })).statusCode).toBe(204);
    expect(await hook()).toMatchObject({ host });
  }
  expect((await marie.delete('/api/account/webhook')).statusCode).toBe(204);
  expect(await hook()).toBeNull();
  expect(await at.store.db.selectFrom('webhook').select('url').execute()).toEqual([
    { url: 'https://chat.example/hook' },
  ]);
});
