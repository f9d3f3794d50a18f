import { expect, test } from 'vitest';
import { startServer } from '../testing.ts';

test('a stopping server accepts nothing new while it finishes: 503, and when to ask again', async () => {
  const { server, store, clock, browser } = await startServer();
  let finish = (): void => {};
  server.jobs.handle('long', () => new Promise<void>((done) => (finish = done)));
  await server.jobs.add('long', '');
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

test('health says that the process answers, to those with a cookie, too, while the store is away (S21)', async () => {
  const { server, store, member } = await startServer();
  const marie = await member('Marie');
  await store.close();
  const health = await marie.get('/api/health');
  expect([health.statusCode, health.json().ok]).toEqual([200, true]);
  expect((await marie.get('/api/ready')).statusCode).toBeGreaterThanOrEqual(500);
  await server.drain();
});
