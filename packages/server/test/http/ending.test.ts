import { expect, test } from 'vitest';
import { text } from '../../src/store/codec.ts';
import type { Store } from '../../src/store/store.ts';
import { emptyStore } from '../prepared.ts';
import { startServer } from '../testing.ts';

const LONG = { name: 'long', body: text };

test('a stopping server accepts nothing new while it finishes: 503, and when to ask again', async () => {
  const { server, store, clock, browser } = await startServer();
  let finish = (): void => {};
  server.jobs.handle(LONG, () => new Promise<void>((done) => (finish = done)));
  await server.jobs.add(LONG, '');
  await server.start();
  clock.pass(5000);
  const marie = browser();
  expect((await marie.get('/api/ready')).statusCode).toBe(200);
  const ended = server.drain();
  const late = [
    await marie.get('/api/ready'),
    await marie.get('/api/tables'),
    await marie.post('/api/guests', { name: 'Marie', language: 'fr' }),
  ];
  for (const answer of late) {
    const said = [answer.statusCode, answer.json().code, answer.headers['retry-after']];
    expect(said).toEqual([503, 'going_down', '5']);
  }
  expect((await marie.get('/api/health')).statusCode).toBe(200);
  finish();
  await ended;
  expect(await store.db.selectFrom('account').selectAll().execute()).toEqual([]);
  await store.close();
});

test('health answers, even to users with a cookie, while the store is unavailable (S21)', async () => {
  const { server, store, member } = await startServer();
  const marie = await member('Marie');
  await store.close();
  const health = await marie.get('/api/health');
  expect([health.statusCode, health.json().ok]).toEqual([200, true]);
  expect((await marie.get('/api/ready')).statusCode).toBeGreaterThanOrEqual(500);
  await server.drain();
});

test('ready shows the fault: the store is unavailable, or its disk is full until there is room (N13)', async () => {
  const store = await emptyStore();
  let trouble: Error | undefined;
  const transact: Store['transact'] = (work) => (trouble ? Promise.reject(trouble) : store.transact(work));
  const { server, browser } = await startServer({}, { store: { ...store, transact } });
  const ready = async () => (await browser().get('/api/ready')).json();
  const beat = () => server.heart.beat().catch(() => {});
  await beat();
  expect(await ready()).toEqual({ ok: true });
  trouble = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  await beat();
  expect(await ready()).toEqual({ code: 'storage', fails: ['disk_full'] });
  trouble = undefined;
  await beat();
  expect(await ready()).toEqual({ ok: true });
  await store.close();
  const away = await browser().get('/api/ready');
  expect([away.statusCode, away.json()]).toEqual([503, { code: 'storage', fails: ['store_away'] }]);
  await server.drain();
});
