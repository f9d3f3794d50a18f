import { MINUTE } from '@carillon/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { STORES } from '../stores.ts';
import { AGAIN, type Browser, ORIGIN, PASSWORD, startServer, type TestServer } from '../testing.ts';
import { Authenticator } from './authenticator.ts';

const OPTIONS = '/api/account/passkeys/options';
const ELSEWHERE = 'https://carillon.test.example';

/** The requests of a page to the server before it asks the device. */
const toAdd = async (who: Browser) => (await who.post(OPTIONS, { password: PASSWORD })).json();
const toLogIn = async (who: Browser) => (await who.post('/api/session/passkey/options')).json();

/** A user adds a passkey of this device. */
async function addPasskey(who: Browser, device: Authenticator, name = 'Phone'): Promise<{ readonly id: string }> {
  const answer = await who.post('/api/account/passkeys', { name, made: device.make(await toAdd(who)) });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

const logIn = async (who: Browser, device: Authenticator) =>
  who.post('/api/session/passkey', { used: device.use(await toLogIn(who)) });

describe.each(STORES)('passkeys, on $name,', ({ open }) => {
  const fresh = open();
  let store: Store;
  let at: TestServer;
  let phone: Authenticator;
  beforeEach(async () => {
    store = await fresh();
    at = await startServer({}, { store });
    phone = new Authenticator(ORIGIN);
  }, 60_000);
  afterEach(() => at.close());

  test('let a member in without name or password, and are listed with their last use', async () => {
    const paul = await at.member('Paul');
    const { id } = await addPasskey(paul, phone, ' Phone ');
    const list = async () => (await paul.get('/api/account/passkeys')).json().passkeys;
    expect(await list()).toEqual([{ id, name: 'Phone', created: at.clock.now(), used: null }]);
    at.clock.pass(MINUTE);
    const other = at.browser();
    expect((await logIn(other, phone)).json()).toMatchObject({ name: 'Paul', kind: 'member' });
    expect((await other.get('/api/session')).json().account.name).toBe('Paul');
    expect((await other.get('/api/account/sessions')).json().devices).toHaveLength(2);
    expect(await list()).toMatchObject([{ used: at.clock.now() }]);
    expect((await logIn(at.browser(), phone)).statusCode).toBe(200);
  });

  test('let a guest return, who has no password', async () => {
    const marie = at.browser();
    await marie.post('/api/guests', { name: 'Marie', language: 'fr' });
    await addPasskey(marie, phone);
    expect((await logIn(at.browser(), phone)).json()).toMatchObject({ name: 'Marie', kind: 'guest' });
  });

  test('are added only by a user who knows the password', async () => {
    const paul = await at.member('Paul');
    for (const body of [{}, { password: 'wrong horse' }]) {
      expect((await paul.post(OPTIONS, body)).json()).toEqual({ code: 'wrong_password' });
    }
    for (let i = 0; i < 12; i++) await paul.post(OPTIONS, { password: 'wrong horse' });
    expect((await paul.post(OPTIONS, { password: PASSWORD })).json().code).toBe('too_fast');
  });

  test('that were removed no longer let anybody in, and nobody removes another user’s', async () => {
    const [paul, anna] = [await at.member('Paul'), await at.member('Anna')];
    const { id } = await addPasskey(paul, phone);
    await anna.delete(`/api/account/passkeys/${id}`, AGAIN);
    expect((await logIn(at.browser(), phone)).statusCode).toBe(200);
    expect((await paul.delete(`/api/account/passkeys/${id}`, AGAIN)).statusCode).toBe(204);
    const barred = await logIn(at.browser(), phone);
    expect([barred.statusCode, barred.json()]).toEqual([403, { code: 'passkey_invalid' }]);
  });

  test('go with the account, are in its export without their keys, and let nobody into a locked one', async () => {
    const paul = await at.member('Paul');
    await addPasskey(paul, phone, 'Phone');
    const everything = (await paul.get('/api/account/export')).json();
    expect(everything.passkeys).toEqual([{ name: 'Phone', created_at: at.clock.now(), used_at: null }]);
    await store.db.updateTable('account').set({ locked: 1 }).execute();
    expect((await logIn(at.browser(), phone)).json()).toEqual({ code: 'passkey_invalid' });
    await store.db.updateTable('account').set({ locked: 0 }).execute();
    await toAdd(paul);
    await paul.delete('/api/account', { password: PASSWORD });
    expect(await store.db.selectFrom('passkey').selectAll().execute()).toEqual([]);
    expect(await store.db.selectFrom('token').selectAll().where('kind', '=', 'passkey').execute()).toEqual([]);
    expect((await logIn(at.browser(), phone)).json()).toEqual({ code: 'passkey_invalid' });
  });

  test('answer each challenge once, within minutes, whichever server issued it', async () => {
    const paul = await at.member('Paul');
    await addPasskey(paul, phone);
    const second = await startServer({}, { store });
    const used = phone.use(await toLogIn(at.browser()));
    const [guest] = [second.browser()];
    expect((await guest.post('/api/session/passkey', { used })).statusCode).toBe(200);
    expect((await at.browser().post('/api/session/passkey', { used })).json()).toEqual({ code: 'passkey_invalid' });
    const late = phone.use(await toLogIn(at.browser()));
    at.clock.pass(6 * MINUTE);
    expect((await at.browser().post('/api/session/passkey', { used: late })).json().code).toBe('passkey_invalid');
    const made = phone.make({ ...(await toAdd(paul)), excludeCredentials: [] });
    await store.db.updateTable('token').set({ expires_at: at.clock.now() }).execute();
    expect((await paul.post('/api/account/passkeys', { name: 'Late', made })).json().code).toBe('passkey_invalid');
    await second.server.drain();
  });

  test('are not added by an answer to another user’s challenge, or twice', async () => {
    const [paul, anna] = [await at.member('Paul'), await at.member('Anna')];
    const made = phone.make(await toAdd(paul));
    expect((await anna.post('/api/account/passkeys', { name: 'Mine', made })).json().code).toBe('passkey_invalid');
    const own = phone.make(await toAdd(paul));
    expect((await paul.post('/api/account/passkeys', { name: 'Phone', made: own })).statusCode).toBe(201);
    expect((await paul.post('/api/account/passkeys', { name: 'Phone', made: own })).json().code).toBe(
      'passkey_invalid',
    );
    const { challenge } = await toAdd(paul);
    const clientDataJSON = Buffer.from(
      JSON.stringify({ type: 'webauthn.create', challenge, origin: ORIGIN, crossOrigin: false }),
    ).toString('base64url');
    const again = { ...own, response: { ...own.response, clientDataJSON } };
    expect((await paul.post('/api/account/passkeys', { name: 'Phone', made: again })).json().code).toBe(
      'passkey_known',
    );
    expect((await toAdd(paul)).excludeCredentials).toMatchObject([{ id: own.id }]);
  });

  test.each([
    ['a page elsewhere', { origin: ELSEWHERE }],
    ['a challenge that the server did not issue', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
    ['a device that did not check its user', { unverified: true }],
    ['another key', { otherKey: true }],
    ['another user’s handle', { user: Buffer.from('somebody').toString('base64url') }],
  ])('let nobody in with %s', async (_, tricks) => {
    await addPasskey(await at.member('Paul'), phone);
    const used = phone.use(await toLogIn(at.browser()), tricks);
    const answer = await at.browser().post('/api/session/passkey', { used });
    expect([answer.statusCode, answer.json()]).toEqual([403, { code: 'passkey_invalid' }]);
    expect((await logIn(at.browser(), phone)).statusCode).toBe(200);
  });

  test.each([
    ['a page elsewhere', { origin: ELSEWHERE }],
    ['a device that did not check its user', { unverified: true }],
  ])('are not made by %s', async (_, tricks) => {
    const paul = await at.member('Paul');
    const made = phone.make(await toAdd(paul), tricks);
    expect((await paul.post('/api/account/passkeys', { name: 'Phone', made })).json().code).toBe('passkey_invalid');
  });

  test('of a copied device, whose count has fallen behind, are refused', async () => {
    await addPasskey(await at.member('Paul'), phone);
    for (let i = 0; i < 3; i++) expect((await logIn(at.browser(), phone)).statusCode).toBe(200);
    phone.turnBack(1);
    expect((await logIn(at.browser(), phone)).json()).toEqual({ code: 'passkey_invalid' });
  });

  test('are at most 20 per account', async () => {
    const paul = await at.member('Paul');
    for (let i = 0; i < 20; i++) {
      await addPasskey(paul, new Authenticator(ORIGIN), `Device ${i}`);
      at.clock.pass(MINUTE);
    }
    expect(await toAdd(paul)).toEqual({ code: 'too_many_passkeys' });
  });

  test('can be tried only a limited number of times from one network', async () => {
    const stranger = at.browser();
    const codes: string[] = [];
    for (let i = 0; i < 40; i++) codes.push((await toLogIn(stranger)).code ?? 'served');
    expect(codes.filter((code) => code === 'served')).toHaveLength(30);
    expect(codes.at(-1)).toBe('too_fast');
  });

  test('refuse answers that no browser gives', async () => {
    const paul = await at.member('Paul');
    const made = phone.make(await toAdd(paul));
    for (const broken of ['', 'é', 'x'.repeat(20_000)]) {
      const response = { ...made.response, attestationObject: broken };
      const answer = await paul.post('/api/account/passkeys', { name: 'Phone', made: { ...made, response } });
      expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'bad_request' }]);
    }
    for (const noise of ['AAAA', Buffer.from('null').toString('base64url'), Buffer.from('{}').toString('base64url')]) {
      const response = { ...made.response, clientDataJSON: noise };
      const answer = await paul.post('/api/account/passkeys', { name: 'Phone', made: { ...made, response } });
      expect(answer.json()).toEqual({ code: 'passkey_invalid' });
    }
  });
});

test('a server without PUBLIC_URL takes passkeys of the host it is reached by', async () => {
  const at = await startServer({ PUBLIC_URL: '' });
  const headers = { origin: 'http://localhost:4173', host: 'localhost:4173' };
  const device = new Authenticator(headers.origin);
  const here = at.browser();
  const ask = async (url: string, body: unknown = {}) => (await here.ask('POST', url, body, { headers })).json();
  await ask('/api/guests', { name: 'Marie', language: 'fr' });
  const options = await ask(OPTIONS);
  expect(options.rp.id).toBe('localhost');
  await ask('/api/account/passkeys', { name: 'Laptop', made: device.make(options) });
  const used = device.use(await ask('/api/session/passkey/options'));
  expect((await ask('/api/session/passkey', { used })).name).toBe('Marie');
  await at.close();
});
