import { DAY } from '@carillon/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../testing.ts';

let at: TestServer;
beforeEach(async () => {
  at = await startServer();
});
afterEach(() => at.close());

const PAUL = { name: 'Paul', password: 'correct horse', language: 'en' } as const;
const PAUL_LOG_IN = { name: PAUL.name, password: PAUL.password };

describe('a session', () => {
  test('is a cookie of 256 random bits that scripts cannot read; only its SHA-256 is stored', async () => {
    const answer = await at.browser().post('/api/accounts', PAUL);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-carillon=[\w-]{43}; /);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
    const token = cookie.slice('__Host-carillon='.length, '__Host-carillon='.length + 43);
    const stored = JSON.stringify(await at.store.db.selectFrom('session').selectAll().execute());
    expect(stored).not.toContain(token);
  });

  test('has a new token at each login, and the old one is void', async () => {
    const paul = await at.member('Paul');
    const before = paul.cookie;
    await paul.post('/api/session', PAUL_LOG_IN);
    expect(paul.cookie).not.toBe(before);
    const thief = at.browser();
    thief.cookie = before;
    expect((await thief.get('/api/account/sessions')).statusCode).toBe(401);
  });

  test('ends 30 days after its owner was last seen, not after it began', async () => {
    const paul = await at.member('Paul');
    for (let month = 0; month < 3; month++) {
      at.clock.pass(29 * DAY);
      expect((await paul.get('/api/account/sessions')).statusCode).toBe(200);
    }
    at.clock.pass(30 * DAY);
    expect((await paul.get('/api/account/sessions')).statusCode).toBe(401);
  });

  test('can be ended from another device, and by logging out', async () => {
    const paul = await at.member('Paul');
    const phone = at.browser();
    await phone.post('/api/session', PAUL_LOG_IN);
    const { devices } = (await paul.get('/api/account/sessions')).json();
    const [other] = devices.filter(({ here }: { here: boolean }) => !here);
    await paul.delete(`/api/account/sessions/${other.id}`);
    expect((await phone.get('/api/account/sessions')).statusCode).toBe(401);
    await paul.delete('/api/session');
    expect(paul.cookie).toBeUndefined();
  });

  test('made up by an attacker belongs to nobody', async () => {
    const thief = at.browser();
    for (const forged of ['', 'x', 'A'.repeat(43), '../../etc/passwd', '%00']) {
      thief.cookie = `__Host-carillon=${forged}`;
      expect((await thief.get('/api/account/sessions')).statusCode).toBe(401);
    }
  });
});
