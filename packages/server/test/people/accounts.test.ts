import { MINUTE } from '@carillon/kit';
import { hash, verify } from '@node-rs/argon2';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isName } from '../../src/people/names.ts';
import { type Hashing, isWeak, Passwords } from '../../src/people/passwords.ts';
import { refused } from '../../src/refusals.ts';
import { Browser, startServer, type TestServer } from '../testing.ts';

let at: TestServer;
beforeEach(async () => {
  at = await startServer();
});
afterEach(() => at.close());

const PAUL = { name: 'Paul', password: 'correct horse', language: 'en' } as const;
const PAUL_LOG_IN = { name: PAUL.name, password: PAUL.password };

describe('a new user', () => {
  test('creates an account, is logged in, and sees it', async () => {
    const paul = at.browser();
    expect((await paul.get('/api/session')).json().account).toBeNull();
    const made = await paul.post('/api/accounts', PAUL);
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ name: 'Paul', kind: 'member', administrator: false, email: null });
    expect((await paul.get('/api/session')).json()).toMatchObject({
      account: { name: 'Paul' },
      registration: 'open',
      mail: true,
    });
  });

  test('enters as a guest with only a name, returns by their own link, and becomes a member by setting a password', async () => {
    const guest = at.browser();
    expect((await guest.post('/api/guests', { name: 'Marie', language: 'fr' })).json().kind).toBe('guest');
    const { secret } = (await guest.post('/api/account/link')).json();
    const elsewhere = at.browser();
    expect((await elsewhere.post('/api/session/link', { token: secret })).json().name).toBe('Marie');
    expect((await elsewhere.put('/api/account/password', { again: {}, password: 'fort carillon' })).statusCode).toBe(
      204,
    );
    expect((await elsewhere.get('/api/session')).json().account.kind).toBe('member');
    // The link was for a guest; the password has replaced it.
    expect((await at.browser().post('/api/session/link', { token: secret })).json().code).toBe('link_invalid');
    expect((await guest.get('/api/session')).json().account).toBeNull();
  });

  test('cannot take another user’s name, however the letters are written', async () => {
    const { accounts } = at.server.accounts;
    await at.account('Paul');
    for (const name of ['Paul', 'PAUL', 'P.a-u l', 'Pàul', 'Ｐａｕｌ']) {
      expect(await accounts.create({ name, kind: 'guest', language: 'en' }), name).toEqual(refused('name_taken'));
    }
    expect((await at.browser().post('/api/accounts', { ...PAUL, name: 'pauL' })).statusCode).toBe(409);
    // Only Cyrillic letters, which look like the Latin ones.
    await at.account('Pacey');
    const looksAlike = { ...PAUL, name: '\u0420\u0430\u0441\u0435\u0443' };
    expect((await at.browser().post('/api/accounts', looksAlike)).json()).toEqual({ code: 'name_taken' });
  });

  test('cannot take an invalid or official-sounding name', async () => {
    const { accounts } = at.server.accounts;
    const names = ['Admin', 'Моderator', '<b>x</b>', 'a\u202Eb', ' -', 'a  b', 'x'.repeat(25), '😀😀'];
    for (const name of names) {
      expect(await accounts.create({ name, kind: 'guest', language: 'en' }), name).toEqual(refused('bad_name'));
    }
    expect((await at.browser().post('/api/accounts', { ...PAUL, name: 'Admin' })).statusCode).toBe(422);
  });

  test.each([
    ['Alice', 'Al1ce'],
    ['Carmilla', 'Carrnilla'],
    ['Montcalm', 'M0ntca1m'],
  ])('%s and %s look alike, so the second is refused (S21)', async (first, second) => {
    const { accounts } = at.server.accounts;
    await at.account(first);
    expect(await accounts.create({ name: second, kind: 'guest', language: 'en' })).toEqual(refused('name_taken'));
    const paul = await at.member('Paul');
    expect((await paul.ask('PATCH', '/api/account', { name: second })).json()).toEqual({ code: 'name_taken' });
  });

  test.each(['Carillon Team', 'The Admin', 'adm1n', 'CarillonSupport', 'Moderator 2', 'Server-Admin', 'adrnin'])(
    'cannot be called %s, which sounds official (S21)',
    async (name) => {
      const { accounts } = at.server.accounts;
      expect(await accounts.create({ name, kind: 'guest', language: 'en' })).toEqual(refused('bad_name'));
    },
  );

  test.each([
    ...['Computer General', 'Computer', 'C0mputer', 'Computergegner', 'computergeneral', 'L’ordinateur', 'Com puter'],
    ...['Mod', 'mods', 'M0D', 'Mod Paul', 'PaulMod', '7Mod', 'Modérateur', 'Administratorin', 'xModeratorx'],
  ])('cannot be called %s, as a computer player or an official would be (N6)', async (name) => {
    const { accounts } = at.server.accounts;
    expect(await accounts.create({ name, kind: 'guest', language: 'en' })).toEqual(refused('bad_name'));
  });

  test.each(['Modesty', 'Model 3', 'Computor', 'Général Wolfe', 'Compton'])(
    'may be called %s, which only begins like one (N6)',
    async (name) => {
      expect((await at.browser().post('/api/guests', { name, language: 'en' })).statusCode).toBe(201);
    },
  );

  test.each([
    ['two Hangul fillers', '\u3164\u3164'],
    ['one letter and a filler', 'P\u3164'],
    ['one letter with two marks', 'x\u0302\u0302'],
    ['letters that are read only as signs', '\u30ce\u30ce'],
    ['a Cyrillic letter among Latin ones', '\u0420aul'],
    ['a Greek letter among Latin ones', 'Paul\u03b1'],
    ['Arabic digits after Latin letters', 'Paul\u0664'],
    ['letters of a script that nobody writes today', '\u{10300}\u{10301}'],
    ['a tower of marks', 'Paul\u0302\u0303\u0304\u0305\u0306'],
  ])('cannot have a name of %s (N6)', (_, name) => {
    expect(isName(name)).toBe(false);
  });

  test('cannot put invisible characters into a name (N6)', () => {
    const invisible = /\p{Default_Ignorable_Code_Point}/u;
    const passed: string[] = [];
    for (let point = 0; point <= 0x10ffff; point += 1) {
      const letter = String.fromCodePoint(point);
      if (invisible.test(letter) && isName(`Pa${letter}ul`)) passed.push(point.toString(16));
    }
    expect(passed).toEqual([]);
  });

  test.each([
    'Zoë',
    'Ngô Đình',
    'Ἀχιλλεύς',
    'Пётр',
    'שלמה',
    'محمد',
    'देवकी',
    'สมชาย',
    '山田太郎',
    'ひろ子',
    '김철수',
    'ᏣᎳᎩ',
    '1759',
  ])('may be called %s, in one script (N6)', (name) => {
    expect(isName(name)).toBe(true);
  });

  test.each(['Badminton', 'Chancellor', 'Rooter', 'Observer'])('may be called %s, which does not', async (name) => {
    expect((await at.browser().post('/api/guests', { name, language: 'en' })).statusCode).toBe(201);
  });

  test('needs a password of at least 8 letters', async () => {
    const answer = await at.browser().post('/api/accounts', { ...PAUL, password: '1234567' });
    expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'bad_request' }]);
  });
});

describe('passwords', () => {
  /** Begins anew on a server with these passwords, by default with its own: those of the other tests are cheap. */
  const beginWith = async (passwords?: Passwords): Promise<void> => {
    await at.close();
    at = await startServer({}, { passwords });
  };

  test('are stored as argon2id hashes, with 19 MiB and two passes', async () => {
    await beginWith();
    await at.member('Paul');
    const { password } = await at.store.db.selectFrom('account').select('password').executeTakeFirstOrThrow();
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test.each(['password', 'Password1', 'iloveyou', 'aaaaaaaaaa', 'PaulPaul'])(
    'that are easily guessed are refused: S18, %s',
    async (password) => {
      const name = 'PaulPaul';
      expect((await at.browser().post('/api/accounts', { ...PAUL, name, password })).json().code).toBe('weak_password');
      const paul = await at.member(name);
      const change = { again: { password: PAUL.password }, password };
      expect((await paul.put('/api/account/password', change)).json().code).toBe('weak_password');
      const { secret } = await at.server.accounts.links.issue({
        kind: 'reset',
        account: (await paul.get('/api/session')).json().account.id,
      });
      const use = (given: string) => at.browser().post('/api/resets/use', { token: secret, password: given });
      expect((await use(password)).json().code).toBe('weak_password');
      // The failed attempt does not use up the link.
      expect((await use('fort carillon')).statusCode).toBe(200);
    },
  );

  test.each([
    ...['87654321', 'abcd1234', 'zyxwvuts', 'Qwertzui', 'azertyuiop', 'abc123xyz', '11112222', '12121212', 'lollollol'],
    ...['carillon1', 'Carillon!', 'carillon2026', 'C4rill0n99', '123carillon', 'carilloncarillon', 'carillon-paul'],
    ...['paul1234', 'Paul.2026', '98765paul', 'dragon2026', '!Sunshine99', 'p@ssw0rd!'],
  ])('that are a sequence, a repetition or a name with little around it are refused (N16): %s', (password) => {
    expect(isWeak(password, 'Paul')).toBe(true);
  });

  test.each(['correct horse', 'fort carillon', 'a long campaign', 'g7#kQz2w', 'xkPv-2298', 'Montcalm am See'])(
    'that have to be guessed are taken (N16): %s',
    (password) => {
      expect(isWeak(password, 'Paul')).toBe(false);
    },
  );

  test('of another cost are rehashed at the next login: S18', async () => {
    await beginWith();
    const id = await at.account('Paul');
    const cheap = await hash(PAUL.password, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    await at.store.db.updateTable('account').set({ password: cheap }).where('id', '=', id).execute();
    const logIn = () => at.browser().post('/api/session', { name: 'Paul', password: PAUL.password });
    expect((await logIn()).statusCode).toBe(200);
    const { password } = await at.store.db.selectFrom('account').select('password').executeTakeFirstOrThrow();
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn()).statusCode).toBe(200);
  });

  test('let in only their owner, with the same answer for a wrong one and an unknown name', async () => {
    await at.member('Paul');
    const right = await at.browser().post('/api/session', { name: 'paul', password: PAUL.password });
    expect(right.json().name).toBe('Paul');
    const wrong = await at.browser().post('/api/session', { name: 'Paul', password: 'wrong horse' });
    const unknown = await at.browser().post('/api/session', { name: 'Nobody Here', password: 'wrong horse' });
    expect([wrong.statusCode, wrong.body]).toEqual([403, '{"code":"wrong_password"}']);
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
  });

  test('take as long to refuse for an unknown name as for a wrong one', async () => {
    // Time passes here only while hashes are made and checked: a millisecond for each MiB that a pass goes through.
    const passFor = ({ memoryCost, timeCost }: { readonly memoryCost: number; readonly timeCost: number }): void =>
      at.clock.pass((memoryCost / 1024) * timeCost);
    const timed: Hashing = {
      hash: (password, cost) => {
        passFor(cost);
        return hash(password, cost);
      },
      verify: (kept, password) => {
        const [, memoryCost = 0, timeCost = 0] = /\$m=(\d+),t=(\d+),/.exec(kept)?.map(Number) ?? [];
        passFor({ memoryCost, timeCost });
        return verify(kept, password);
      },
    };
    await beginWith(new Passwords(undefined, timed));
    await at.member('Paul');
    const time = async (name: string): Promise<number> => {
      const since = at.clock.elapsed();
      await at.browser().post('/api/session', { name, password: 'wrong horse' });
      return at.clock.elapsed() - since;
    };
    // The first answer for an unknown name creates the hash that passwords are checked against.
    await time('Nobody Here');
    expect(await time('Paul')).toBe(38);
    expect(await time('Nobody Here')).toBe(38);
    await at.store.db.updateTable('account').set({ locked: 1 }).execute();
    expect(await time('Paul')).toBe(38);
  });

  test('can be tried ten times from one address, then twice a minute; the account stays open to its owner', async () => {
    await at.member('Paul');
    const thief = at.browser();
    const guess = () => thief.post('/api/session', { name: 'Paul', password: 'wrong horse' });
    for (let i = 0; i < 10; i++) expect((await guess()).statusCode).toBe(403);
    const refused = await guess();
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_fast']);
    at.clock.pass(MINUTE / 2);
    expect((await guess()).statusCode).toBe(403);
    expect((await guess()).statusCode).toBe(429);
    expect((await at.browser().post('/api/session', { name: 'Paul', password: PAUL.password })).statusCode).toBe(200);
  });

  test('can be tried fifty times for one account from all networks that are new to it', async () => {
    const answers: number[] = [];
    for (let i = 0; i < 52; i++) {
      const thief = at.browser();
      answers.push((await thief.post('/api/session', { name: 'Nobody Here', password: 'x' })).statusCode);
    }
    expect(answers.filter((status) => status === 403)).toHaveLength(50);
    expect(answers.slice(50)).toEqual([429, 429]);
  });

  test('are accepted from the owner’s usual network, whatever others try (S14)', async () => {
    await at.member('Paul');
    const home = at.browser();
    expect((await home.post('/api/session', PAUL_LOG_IN)).statusCode).toBe(200);
    for (let i = 0; i < 55; i++) await at.browser().post('/api/session', { name: 'Paul', password: 'x' });
    expect((await at.browser().post('/api/session', PAUL_LOG_IN)).statusCode).toBe(429);
    expect((await home.post('/api/session', PAUL_LOG_IN)).statusCode).toBe(200);
  });

  test('are counted by all servers on one store together (S14)', async () => {
    const other = await startServer({}, { store: at.store, clock: at.clock });
    await at.member('Paul');
    const thief = new Browser(at.server, '203.0.113.99');
    const wrong = { name: 'Paul', password: 'wrong horse' };
    for (let i = 0; i < 10; i++) expect((await thief.post('/api/session', wrong)).statusCode).toBe(403);
    const there = new Browser(other.server, '203.0.113.99');
    expect((await there.post('/api/session', wrong)).statusCode).toBe(429);
    await other.server.app.close();
  });

  test('are changed with the old one, which logs out all other devices', async () => {
    const paul = await at.member('Paul');
    const phone = at.browser();
    await phone.post('/api/session', PAUL_LOG_IN);
    expect((await paul.put('/api/account/password', { again: {}, password: 'a new horse' })).json().code).toBe(
      'wrong_password',
    );
    const changed = await paul.put('/api/account/password', {
      again: { password: PAUL.password },
      password: 'a new horse',
    });
    expect(changed.statusCode).toBe(204);
    expect((await paul.get('/api/account/sessions')).json().devices).toHaveLength(1);
    expect((await phone.get('/api/account/sessions')).statusCode).toBe(401);
    expect((await phone.post('/api/session', PAUL_LOG_IN)).statusCode).toBe(403);
  });
});
