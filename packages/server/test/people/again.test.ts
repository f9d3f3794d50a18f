import { DAY } from '@carillon/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { STORES } from '../stores.ts';
import { AGAIN, type Browser, type Method, ORIGIN, PASSWORD, startServer, type TestServer } from '../testing.ts';
import { Authenticator } from './authenticator.ts';

const ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
/** Everything that hands over an account, with its proof. */
const DEEDS: readonly (readonly [what: string, method: Method, url: string, body: (again: object) => object])[] = [
  ['the address', 'PUT', '/api/account/email', (again) => ({ again, address: 'thief@example.org' })],
  ['no address', 'DELETE', '/api/account/email', (again) => again],
  ['the password', 'PUT', '/api/account/password', (again) => ({ again, password: 'a thief’s horse' })],
  ['a new passkey', 'POST', '/api/account/passkeys/options', (again) => again],
  ['a passkey removed', 'DELETE', `/api/account/passkeys/${ID}`, (again) => again],
  ['the account deleted', 'DELETE', '/api/account', (again) => again],
];

describe.each(STORES)('an account, on $name,', ({ open }) => {
  const fresh = open();
  let store: Store;
  let at: TestServer;
  beforeEach(async () => {
    store = await fresh();
    at = await startServer({}, { store });
  }, 60_000);
  afterEach(() => at.close());

  async function withPasskey(who: Browser, device: Authenticator): Promise<void> {
    const options = (await who.post('/api/account/passkeys/options', AGAIN)).json();
    const made = await who.post('/api/account/passkeys', { name: 'Phone', made: device.make(options) });
    expect(made.statusCode, made.body).toBe(201);
  }

  const proofBy = async (device: Authenticator) => ({
    passkey: device.use((await at.browser().post('/api/session/passkey/options')).json()),
  });

  async function mail(who: Browser, address: string): Promise<void> {
    expect((await who.put('/api/account/email', { again: AGAIN, address })).statusCode).toBe(204);
    await at.work();
  }

  /** A member whose address is confirmed. */
  async function withMail(name: string, address: string): Promise<Browser> {
    const somebody = await at.member(name);
    await mail(somebody, address);
    await somebody.post('/api/email/verify', { token: at.mailer.lastSecret });
    return somebody;
  }

  const emailOf = async (who: Browser) => (await who.get('/api/session')).json().account.email;
  const lettersTo = (address: string) => at.mailer.sent.filter(({ to }) => to === address);
  const secretTo = (address: string) => /account\/\w+\/(\S+)/.exec(lettersTo(address).at(-1)?.text ?? '')?.[1] ?? '';

  test.each(DEEDS)('is not given away by an open page: %s (N4)', async (_what, method, url, body) => {
    const paul = await withMail('Paul', 'paul@example.org');
    for (const again of [{}, { password: 'wrong horse' }]) {
      expect((await paul.ask(method, url, body(again))).json()).toEqual({ code: 'wrong_password' });
    }
    const [own, other] = [new Authenticator(ORIGIN), new Authenticator(ORIGIN)];
    await withPasskey(paul, own);
    await withPasskey(await at.member('Anna'), other);
    expect((await paul.ask(method, url, body(await proofBy(other)))).json()).toEqual({ code: 'passkey_invalid' });
    expect(await emailOf(paul)).toEqual({ address: 'paul@example.org', verified: true });
    const proof = await proofBy(own);
    expect((await paul.ask(method, url, body(proof))).statusCode).toBeLessThan(300);
    if (url !== '/api/account') expect((await paul.ask(method, url, body(proof))).json().code).toBe('passkey_invalid');
  });

  test('of a guest with a passkey asks for it, and for nothing without one (N4)', async () => {
    const marie = at.browser();
    await marie.post('/api/guests', { name: 'Marie', language: 'fr' });
    const phone = new Authenticator(ORIGIN);
    await withPasskey(marie, phone);
    const set = async (again: object) => marie.put('/api/account/password', { again, password: 'fort carillon' });
    expect((await set({})).json()).toEqual({ code: 'wrong_password' });
    expect((await set(await proofBy(phone))).statusCode).toBe(204);
  });

  test('keeps its address until the new one is confirmed, and the old one is informed (N4)', async () => {
    const paul = await withMail('Paul', 'paul@example.org');
    await mail(paul, 'new@example.org');
    expect(await emailOf(paul)).toEqual({ address: 'paul@example.org', verified: true, next: 'new@example.org' });
    expect(lettersTo('paul@example.org').map(({ subject }) => subject)).toEqual([
      'Carillon: is this your address?',
      'Carillon: your address is being changed',
    ]);
    await at.browser().post('/api/resets', { address: 'new@example.org' });
    await at.work();
    expect(lettersTo('new@example.org')).toHaveLength(1);
    expect((await paul.post('/api/email/verify', { token: secretTo('new@example.org') })).statusCode).toBe(204);
    expect(await emailOf(paul)).toEqual({ address: 'new@example.org', verified: true });
  });

  test('gets its old address back within seven days, even after somebody changed everything (N4)', async () => {
    await withMail('Paul', 'paul@example.org');
    const thief = at.browser();
    await thief.post('/api/session', { name: 'Paul', password: PASSWORD });
    await mail(thief, 'thief@example.org');
    const keep = secretTo('paul@example.org');
    await thief.post('/api/email/verify', { token: secretTo('thief@example.org') });
    const device = new Authenticator(ORIGIN);
    await withPasskey(thief, device);
    await thief.put('/api/account/password', { again: AGAIN, password: 'a thief’s horse' });
    await thief.put('/api/account/email', { again: { password: 'a thief’s horse' }, address: 'third@example.org' });
    await at.work();
    const later = secretTo('thief@example.org');
    at.clock.pass(7 * DAY - 1);
    expect((await at.browser().post('/api/email/keep', { token: keep })).statusCode).toBe(204);
    await at.work();
    expect((await thief.get('/api/account/sessions')).statusCode).toBe(401);
    expect((await thief.post('/api/session', { name: 'Paul', password: 'a thief’s horse' })).statusCode).toBe(403);
    const { passkey: used } = await proofBy(device);
    expect((await thief.post('/api/session/passkey', { used })).statusCode).toBe(403);
    expect((await thief.post('/api/email/keep', { token: later })).json()).toEqual({ code: 'link_invalid' });
    const paul = at.browser();
    const reset = { token: secretTo('paul@example.org'), password: 'a new horse' };
    expect((await paul.post('/api/resets/use', reset)).json().name).toBe('Paul');
    expect(await emailOf(paul)).toEqual({ address: 'paul@example.org', verified: true });
  });

  test('gets a removed address back, but not after seven days, and once (N4)', async () => {
    const paul = await withMail('Paul', 'paul@example.org');
    await paul.delete('/api/account/email', AGAIN);
    await at.work();
    expect(await emailOf(paul)).toBeNull();
    const token = secretTo('paul@example.org');
    expect((await paul.post('/api/email/keep', { token })).statusCode).toBe(204);
    expect((await paul.post('/api/email/keep', { token })).json().code).toBe('link_invalid');
    const anna = await withMail('Anna', 'anna@example.org');
    await anna.delete('/api/account/email', AGAIN);
    await at.work();
    at.clock.pass(7 * DAY);
    const late = { token: secretTo('anna@example.org') };
    expect((await anna.post('/api/email/keep', late)).json().code).toBe('link_invalid');
  });
});
