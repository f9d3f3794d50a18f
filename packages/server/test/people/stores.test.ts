import { DAY } from '@carillon/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LETTER } from '../../src/store/job-bodies.ts';
import type { Store } from '../../src/store/store.ts';
import { PushReader } from '../notices/push-reader.ts';
import { Sink } from '../notices/sink.ts';
import { STORES } from '../stores.ts';
import { AGAIN, PASSWORD, startServer, type TestServer } from '../testing.ts';

describe.each(STORES)('people, on $name,', ({ open }) => {
  const fresh = open();
  let store: Store;
  let at: TestServer;
  let sink: Sink;
  beforeEach(async () => {
    store = await fresh();
    sink = new Sink();
    at = await startServer({}, { store, wayOut: await sink.open() });
  }, 60_000);
  afterEach(async () => {
    sink.close();
    await at.close();
  });

  test('register, log in, change, are distinguished from similar names, and leave', async () => {
    const paul = await at.member('Paul');
    expect((await at.browser().post('/api/guests', { name: 'P.aul', language: 'en' })).json().code).toBe('name_taken');
    await paul.put('/api/account/email', { again: AGAIN, address: 'paul@example.org' });
    await at.work();
    await paul.post('/api/email/verify', { token: at.mailer.lastSecret });
    const changed = await paul.ask('PATCH', '/api/account', { name: 'Pierre', language: 'fr' });
    expect(changed.json()).toMatchObject({ name: 'Pierre', email: { verified: true } });
    const phone = at.browser();
    expect((await phone.post('/api/session', { name: 'pierre', password: PASSWORD })).statusCode).toBe(200);
    expect((await paul.get('/api/account/sessions')).json().devices).toHaveLength(2);
    expect((await paul.get('/api/account/export')).json().email).toHaveLength(1);
    expect((await paul.delete('/api/account', { password: PASSWORD })).statusCode).toBe(204);
    expect((await phone.get('/api/account/sessions')).statusCode).toBe(401);
  });

  test('competing for one name: one gets it, the others do not', async () => {
    const guests = Array.from({ length: 8 }, () => at.browser().post('/api/guests', { name: 'Marie', language: 'fr' }));
    const statuses = (await Promise.all(guests)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  });

  test('block, report and return as usual', async () => {
    const paul = await at.browserOf(await at.account('Paul'));
    await at.account('Rude');
    await paul.put('/api/account/blocks/Rude');
    await paul.put('/api/account/blocks/Rude');
    expect((await paul.get('/api/account/blocks')).json().names).toEqual(['Rude']);
    expect((await paul.post('/api/reports', { about: 'Rude', text: 'rude' })).statusCode).toBe(204);
    at.clock.pass(29 * DAY);
    expect((await paul.get('/api/account/sessions')).statusCode).toBe(200);
    at.clock.pass(30 * DAY);
    await at.server.accounts.sessions.sweep();
    expect(await store.db.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  test('are notified through their browsers, of which one can be taken away', async () => {
    const paul = await at.member('Paul');
    const browsers = ['/old', '/new'].map((path) => new PushReader(`https://push.example${path}`).subscription);
    for (const browser of browsers) expect((await paul.put('/api/account/push', browser)).statusCode).toBe(204);
    const reported = async () => (await paul.get('/api/account/notices')).json().push;
    expect(await reported()).toMatchObject(browsers.map(({ endpoint }) => ({ endpoint })));
    await paul.delete('/api/account/push', { endpoint: browsers[0]?.endpoint });
    expect(await reported()).toMatchObject([{ endpoint: browsers[1]?.endpoint }]);
  });

  test('are notified of a turn once, though two processes look for work at the same time', async () => {
    const id = await at.account('Paul');
    await at.server.jobs.add(LETTER, { kind: 'reset', to: 'a@b.org', name: 'Paul', language: 'en', secret: id });
    await Promise.all([at.server.jobs.runDue(), at.server.jobs.runDue(), at.server.jobs.runDue()]);
    expect(at.mailer.sent).toHaveLength(1);
  });
});
