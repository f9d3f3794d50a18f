import { HOUR, MINUTE } from '@carillon/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AGAIN, administratorAt, type Browser, PASSWORD, startServer, type TestServer } from '../testing.ts';

let at: TestServer;
beforeEach(async () => {
  at = await startServer();
});
afterEach(() => at.close());

/** A user with a verified e-mail address. */
async function withMail(name: string, address: string): Promise<Browser> {
  const somebody = await at.member(name);
  await somebody.put('/api/account/email', { again: AGAIN, address });
  await at.work();
  await somebody.post('/api/email/verify', { token: at.mailer.lastSecret });
  return somebody;
}

describe('an e-mail address', () => {
  test('is used only after its owner has followed the mailed link', async () => {
    const paul = await at.member('Paul');
    expect((await paul.put('/api/account/email', { again: AGAIN, address: 'paul@example.org' })).statusCode).toBe(204);
    expect((await paul.get('/api/session')).json().account.email).toEqual({
      address: 'paul@example.org',
      verified: false,
    });
    await at.browser().post('/api/resets', { address: 'paul@example.org' });
    await at.work();
    expect(at.mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['paul@example.org', 'Carillon: is this your address?'],
    ]);
    const token = at.mailer.lastSecret;
    expect((await paul.post('/api/email/verify', { token })).statusCode).toBe(204);
    expect((await paul.get('/api/session')).json().account.email.verified).toBe(true);
    expect((await paul.post('/api/email/verify', { token })).json().code).toBe('link_invalid');
  });

  test('is not verified by the link for another one', async () => {
    const paul = await at.member('Paul');
    await paul.put('/api/account/email', { again: AGAIN, address: 'paul@example.org' });
    await at.work();
    const token = at.mailer.lastSecret;
    await paul.put('/api/account/email', { again: AGAIN, address: 'victim@example.org' });
    expect((await paul.post('/api/email/verify', { token })).json().code).toBe('link_invalid');
  });

  test('gets letters without any text chosen by the guest (S8)', async () => {
    const guest = at.browser();
    await guest.post('/api/guests', { name: 'Buy Gold', language: 'en' });
    await guest.put('/api/account/email', { again: {}, address: 'stranger@example.org' });
    await at.work();
    const { subject, text } = at.mailer.sent[0] ?? { subject: '', text: 'none' };
    expect(`${subject} ${text}`).not.toContain('Gold');
    expect(text).toMatch(/^Follow this link to confirm/);
  });

  test('gets at most three letters by an account, two by anybody, and others wait (S8)', async () => {
    const paul = await at.member('Paul');
    const put = async (who: Browser, address: string) =>
      (await who.put('/api/account/email', { again: AGAIN, address })).statusCode;
    expect([await put(paul, 'a@example.org'), await put(paul, 'a@example.org')]).toEqual([204, 204]);
    const marie = await at.member('Marie');
    const refused = await marie.put('/api/account/email', { again: AGAIN, address: 'A@example.org' });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_fast']);
    expect([await put(paul, 'b@example.org'), await put(paul, 'c@example.org')]).toEqual([204, 429]);
    at.clock.pass(8 * HOUR);
    expect(await put(paul, 'c@example.org')).toBe(204);
  });

  test('given by guests gets, over all of them, a hundred letters, then four an hour (S8)', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 102; i++) {
      const guest = at.browser();
      guest.from = `198.51.${i}.1`;
      await guest.post('/api/guests', {
        name: `Guest ${'abcdefghkp'.charAt(i % 10)}${'abcdefghkpt'.charAt(Math.floor(i / 10))}`,
        language: 'en',
      });
      statuses.push((await guest.put('/api/account/email', { again: {}, address: `${i}@example.org` })).statusCode);
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(100);
    expect(statuses.slice(100)).toEqual([429, 429]);
    const member = await at.member('Paul');
    expect((await member.put('/api/account/email', { again: AGAIN, address: 'paul@example.org' })).statusCode).toBe(
      204,
    );
  });

  test.each(['no', 'a@b@c', 'a b@c.org', 'a@b.org,c@d.org', 'a@b.org\r\nBcc: c@d.org', '<a@b.org>'])(
    'cannot be %j',
    async (address) => {
      const paul = await at.member('Paul');
      expect((await paul.put('/api/account/email', { again: AGAIN, address })).statusCode).toBe(400);
    },
  );
});

describe('a lost password', () => {
  test('is replaced by a link that works once and for 20 minutes; existing sessions end (S21)', async () => {
    const paul = await withMail('Paul', 'paul@example.org');
    const ask = async () => {
      expect((await at.browser().post('/api/resets', { address: 'Paul@Example.org' })).statusCode).toBe(202);
      await at.work();
      return at.mailer.lastSecret;
    };
    const late = await ask();
    at.clock.pass(20 * MINUTE);
    const use = (token: string) => at.browser().post('/api/resets/use', { token, password: 'a new horse' });
    expect((await use(late)).json().code).toBe('link_invalid');
    const older = await ask();
    const newer = await ask();
    expect((await use(older)).json().code).toBe('link_invalid');
    expect((await use(newer)).json().name).toBe('Paul');
    expect((await use(newer)).json().code).toBe('link_invalid');
    expect((await paul.get('/api/account/sessions')).statusCode).toBe(401);
    expect((await at.browser().post('/api/session', { name: 'Paul', password: PASSWORD })).statusCode).toBe(403);
  });

  test('can be requested with the same immediate answer, whether or not anyone has the address', async () => {
    await withMail('Paul', 'paul@example.org');
    const before = at.mailer.sent.length;
    const [known, unknown] = await Promise.all([
      at.browser().post('/api/resets', { address: 'paul@example.org' }),
      at.browser().post('/api/resets', { address: 'nobody@example.org' }),
    ]);
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    // Both only add a job; the difference happens when nobody is waiting for it.
    expect(await at.store.db.selectFrom('job').select('kind').execute()).toEqual([
      { kind: 'reset' },
      { kind: 'reset' },
    ]);
    await at.work();
    expect(at.mailer.sent).toHaveLength(before + 1);
  });

  test('without mail is replaced by a code from an administrator, however it is typed, once', async () => {
    await at.member('Paul');
    const keeper = await administratorAt(at);
    const { secret } = (await keeper.post('/api/admin/people/Paul/code')).json();
    expect(secret).toMatch(/^(?:[2-9A-HJKMNP-Z]{5}-){3}[2-9A-HJKMNP-Z]{5}$/);
    const use = () =>
      at
        .browser()
        .post('/api/resets/use', { token: ` ${secret.toLowerCase().replaceAll('-', ' ')}`, password: 'a new horse' });
    expect((await use()).json().name).toBe('Paul');
    expect((await use()).json().code).toBe('link_invalid');
  });

  test('if two use one link at the same time, only one succeeds', async () => {
    await withMail('Paul', 'paul@example.org');
    await at.browser().post('/api/resets', { address: 'paul@example.org' });
    await at.work();
    const token = at.mailer.lastSecret;
    const both = [1, 2].map(() => at.browser().post('/api/resets/use', { token, password: 'a new horse' }));
    const statuses = (await Promise.all(both)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 403]);
  });
});

describe('registration', () => {
  const NEW = { name: 'Marie', password: PASSWORD, language: 'fr' } as const;

  test('is open to everybody by default', async () => {
    expect((await at.browser().post('/api/accounts', NEW)).statusCode).toBe(201);
  });

  test('needs an invitation, each valid for one person', async () => {
    const invited = await startServer({ REGISTRATION: 'invitation' });
    const join = (invitation?: string, name = 'Marie') =>
      invited.browser().post('/api/accounts', { ...NEW, name, ...(invitation && { invitation }) });
    expect((await join()).json().code).toBe('invitation_invalid');
    expect((await join('x')).json().code).toBe('invitation_invalid');
    const { secret } = await invited.issue('invitation');
    const both = await Promise.all([join(secret, 'Marie'), join(secret, 'Jeanne')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403]);
    expect(await invited.store.db.selectFrom('account').select('name').execute()).toHaveLength(1);
    await invited.close();
  });

  test('can be closed; then guests need a link to a table', async () => {
    const shut = await startServer({ REGISTRATION: 'closed' });
    expect((await shut.browser().post('/api/accounts', NEW)).json().code).toBe('registration_closed');
    const guest = { name: 'Marie', language: 'fr', link: 'x' };
    expect((await shut.browser().post('/api/guests', guest)).json().code).toBe('registration_closed');
    await shut.close();
  });

  test('allows five from one address, then one in ten minutes', async () => {
    const flood = at.browser();
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) {
      statuses.push((await flood.post('/api/guests', { name: `Guest ${i}`, language: 'en' })).statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  });
});

/** Why an administrator closes an account. */
const WHY = { reason: 'rude' };

describe('administrators', () => {
  test('lock an account: its sessions end, and it does not learn why its password no longer works', async () => {
    const keeper = await administratorAt(at);
    const rude = await at.member('Rude');
    expect((await keeper.put('/api/admin/people/Rude/lock', WHY)).statusCode).toBe(204);
    expect((await rude.get('/api/account/sessions')).statusCode).toBe(401);
    const again = () => at.browser().post('/api/session', { name: 'Rude', password: PASSWORD });
    expect((await again()).json().code).toBe('wrong_password');
    await keeper.delete('/api/admin/people/Rude/lock', WHY);
    expect((await again()).statusCode).toBe(200);
  });

  test('cannot be locked, and the last one cannot leave', async () => {
    const keeper = await administratorAt(at);
    expect((await keeper.put('/api/admin/people/Keeper/lock', WHY)).statusCode).toBe(403);
    const left = await keeper.delete('/api/account', { password: PASSWORD });
    expect(left.json().code).toBe('last_administrator');
  });
});

describe('a user who leaves', () => {
  test('takes along everything known about them, without secrets', async () => {
    const paul = await withMail('Paul', 'paul@example.org');
    const all = await paul.get('/api/account/export');
    expect(all.headers['content-disposition']).toContain('attachment');
    expect(all.json()).toMatchObject({
      account: { name: 'Paul' },
      email: [{ address: 'paul@example.org' }],
      seats: [],
    });
    expect(all.body).not.toContain('argon2');
    const { digest } = await at.store.db.selectFrom('session').select('digest').executeTakeFirstOrThrow();
    expect(all.body).not.toContain(digest);
  });

  test('gives the password, and leaves nothing but an account without a name', async () => {
    const paul = await withMail('Paul', 'paul@example.org');
    expect((await paul.delete('/api/account', { password: 'wrong' })).json().code).toBe('wrong_password');
    expect((await paul.delete('/api/account', { password: PASSWORD })).statusCode).toBe(204);
    const row = await at.store.db.selectFrom('account').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ password: null, administrator: 0 });
    expect(row.name).toMatch(/^deleted /);
    for (const table of ['session', 'token', 'email'] as const) {
      expect(await at.store.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    expect((await at.browser().post('/api/session', { name: 'Paul', password: PASSWORD })).statusCode).toBe(403);
    expect(
      (await at.browser().post('/api/accounts', { name: 'Paul', password: PASSWORD, language: 'en' })).statusCode,
    ).toBe(201);
  });
});
