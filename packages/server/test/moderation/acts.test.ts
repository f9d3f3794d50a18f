/** What moderators do: notes, warnings, locks, the log, appeals. */
import { DAY, HOUR, MINUTE } from '@carillon/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { STORES } from '../stores.ts';
import { type Browser, PASSWORD, startServer, type TestServer } from '../testing.ts';
import { TABLE } from '../venue.ts';
import { outcome, Scene } from './scene.ts';

const CHAT = { kind: 'chat', reason: 'Called Paul names.', hours: 24 };
const RATED = { kind: 'rated', reason: 'Traded games.', hours: 24 };
const LOGIN = { kind: 'login', reason: 'Threats.', hours: 72 };
const WARNING = { kind: 'warning', reason: 'Mind your words.' };

describe.each(STORES)('moderators, on $name,', ({ open }) => {
  const fresh = open();
  let at: TestServer;
  let scene: Scene;
  let [mary, mark, rude]: Browser[] = [];
  const who = (browser: Browser | undefined): Browser => {
    if (browser === undefined) throw new Error('nobody has come');
    return browser;
  };
  beforeEach(async () => {
    at = await startServer({}, { store: await fresh() });
    scene = new Scene(at);
    mary = await scene.moderator('Mary');
    mark = await scene.moderator('Mark');
    rude = await scene.comesWithMail('Rude', 'rude@example.org');
  }, 60_000);
  afterEach(() => at.close());

  const act = (what: object, about = 'Rude', by = mary) => scene.act(who(by), about, what);
  const rated = { ...TABLE, rated: true };

  test('cannot act on themselves, on an administrator, on a computer player or on nobody', async () => {
    await scene.administrator('Keeper');
    expect(await act(WARNING, 'Mary')).toBe('forbidden');
    expect(await act(LOGIN, 'Keeper')).toBe('forbidden');
    const of = (id: string) => who(mary).post(`/api/moderation/people/${id}/acts`, WARNING);
    expect(outcome(await of('00000000000000000000000001'))).toBe('not_found');
    expect(outcome(await of('01ARZ3NDEKTSV4RRFFQ69G5FAV'))).toBe('not_found');
    expect(await act(WARNING, 'Mark')).toBe('204');
  });

  test.each([
    { kind: 'chat', reason: 'no end' },
    { kind: 'chat', reason: 'no time', hours: 0 },
    { kind: 'login', reason: 'for ever', hours: 9000 },
    { kind: 'note', reason: '' },
    { kind: 'warning', reason: 'with an end', hours: 5 },
    { kind: 'lift', reason: 'of nothing' },
  ])('cannot do what is not an act: %j', async (what) => {
    expect(await act(what)).toBe('bad_request');
    expect(await scene.log(who(mary))).toEqual([]);
  });

  test('lock a chat: it says until when and why, ends by itself, and others still write', async () => {
    const paul = await scene.comes('Paul');
    const { id, link } = (await who(rude).post('/api/tables', TABLE)).json();
    await paul.post(`/api/tables/${id}/join`, { seat: null, value: 'x', link });
    expect(await act(CHAT)).toBe('204');
    const say = (by: Browser) => by.post(`/api/games/${id}/chat`, { text: 'hello' });
    const refused = (await say(who(rude))).json();
    expect(refused).toMatchObject({ code: 'chat_locked', lock: { reason: CHAT.reason } });
    expect(refused.lock.until).toBe(at.clock.now() + DAY);
    expect(outcome(await say(paul))).toBe('204');
    at.clock.pass(24 * HOUR);
    expect(outcome(await say(who(rude)))).toBe('204');
  });

  test('lock rated play: no rated table is opened, joined or kept open; others are free', async () => {
    const paul = await scene.comes('Paul');
    const own = (await who(rude).post('/api/tables', rated)).json();
    const friendly = (await who(rude).post('/api/tables', TABLE)).json();
    const theirs = (await paul.post('/api/tables', rated)).json();
    expect(await act(RATED)).toBe('204');
    expect(outcome(await who(rude).get(`/api/tables/${own.id}`))).toBe('not_found');
    expect(outcome(await who(rude).get(`/api/tables/${friendly.id}`))).toBe('200');
    const made = (await who(rude).post('/api/tables', rated)).json();
    expect(made).toMatchObject({ code: 'rated_locked', lock: { reason: RATED.reason } });
    const join = () => who(rude).post(`/api/tables/${theirs.id}/join`, { seat: null, value: 'x' });
    expect((await join()).json()).toMatchObject({ code: 'rated_locked', lock: { reason: RATED.reason } });
    expect(outcome(await who(rude).post('/api/tables', TABLE))).toBe('200');
    at.clock.pass(24 * HOUR);
    expect(outcome(await join())).toBe('200');
  });

  test('lock somebody out: sessions end, open tables go, games go on, and a login shows the reason', async () => {
    const paul = await scene.comes('Paul');
    const waiting = (await who(rude).post('/api/tables', TABLE)).json();
    const played = (await who(rude).post('/api/tables', TABLE)).json();
    await paul.post(`/api/tables/${played.id}/join`, { seat: null, value: 'x' });
    expect(await act(LOGIN)).toBe('204');
    expect((await who(rude).get('/api/account/sessions')).statusCode).toBe(401);
    expect(outcome(await paul.get(`/api/tables/${waiting.id}`))).toBe('not_found');
    expect((await paul.get(`/api/tables/${played.id}`)).json().status).toBe('running');
    const enter = (password: string) => at.browser().post('/api/session', { name: 'Rude', password });
    expect((await enter('wrong guess')).json()).toEqual({ code: 'wrong_password' });
    const refused = await enter(PASSWORD);
    expect(refused.json()).toMatchObject({ code: 'login_locked', lock: { reason: LOGIN.reason } });
    expect(refused.headers['set-cookie']).toBeUndefined();
    const { token } = { token: refused.json().lock.appeal };
    const appeal = (text: string, by = token) => at.browser().post('/api/appeals', { token: by, text });
    expect(outcome(await appeal('It was my brother.', 'made up'))).toBe('link_invalid');
    expect(outcome(await appeal('It was my brother.'))).toBe('204');
    expect(outcome(await appeal('And again.'))).toBe('appealed');
    at.clock.pass(72 * HOUR);
    expect((await enter(PASSWORD)).statusCode).toBe(200);
  });

  test('also lock out somebody who comes by a link, a code or a passkey', async () => {
    await act(LOGIN);
    const { secret } = await at.server.accounts.links.issue({ kind: 'return', account: scene.id('Rude') });
    expect(outcome(await at.browser().post('/api/session/link', { token: secret }))).toBe('login_locked');
    const code = await at.server.accounts.links.issueCode({ kind: 'reset', account: scene.id('Rude') });
    const used = await at.browser().post('/api/resets/use', { token: code.secret, password: 'a new horse' });
    expect(outcome(used)).toBe('login_locked');
    expect(
      await at.store.db.selectFrom('session').select('id').where('account_id', '=', scene.id('Rude')).execute(),
    ).toEqual([]);
  });

  test('lift a lock or a warning once; of two locks the longer one still holds', async () => {
    const { id } = (await who(rude).post('/api/tables', TABLE)).json();
    const say = async () => outcome(await who(rude).post(`/api/games/${id}/chat`, { text: 'hello' }));
    await act(CHAT);
    await act({ ...CHAT, hours: 1 });
    const [short, long] = await scene.log(who(mary));
    const lift = async (of: string | undefined) =>
      outcome(await who(mark).post(`/api/moderation/acts/${of}/lift`, { reason: 'A mistake.' }));
    expect(await lift(short?.id)).toBe('204');
    expect(await say()).toBe('chat_locked');
    expect(await lift(long?.id)).toBe('204');
    expect(await say()).toBe('204');
    expect(await lift(long?.id)).toBe('not_found');
    const lifts = (await scene.log(who(mary))).filter(({ kind }) => kind === 'lift');
    expect(lifts).toMatchObject([
      { by: 'Mark', of: 'chat' },
      { by: 'Mark', of: 'chat' },
    ]);
    expect(await lift(lifts[0]?.id)).toBe('not_found');
    await act({ ...CHAT, hours: 1 });
    at.clock.pass(HOUR);
    expect(await lift((await scene.log(who(mary)))[0]?.id)).toBe('not_found');
  });

  test('log each act for other moderators to read, but nobody reads notes about himself', async () => {
    await act({ kind: 'note', reason: 'Watch this one.' });
    await act(WARNING);
    await act({ kind: 'note', reason: 'Too strict.' }, 'Mary', mark);
    const seen = (await scene.log(who(mark))).map(({ kind, by, about, reason }) => [kind, by, about.name, reason]);
    expect(seen).toEqual([
      ['note', 'Mark', 'Mary', 'Too strict.'],
      ['warning', 'Mary', 'Rude', WARNING.reason],
      ['note', 'Mary', 'Rude', 'Watch this one.'],
    ]);
    expect((await scene.log(who(mary))).map(({ kind }) => kind)).toEqual(['warning', 'note']);
    expect((await who(rude).get('/api/account/acts')).body).not.toContain('Watch this one.');
    expect(outcome(await who(mary).get(`/api/moderation/people/${scene.id('Mary')}`))).toBe('forbidden');
  });

  test('turn the pages of a long log', async () => {
    for (let i = 0; i < 53; i++) await act({ kind: 'note', reason: `note ${i}` });
    const first = (await who(mark).get('/api/moderation/log')).json();
    expect([first.acts.length, first.more]).toEqual([50, true]);
    const rest = (await who(mark).get(`/api/moderation/log?before=${first.acts.at(-1).id}`)).json();
    expect([rest.acts.map(({ reason }: { reason: string }) => reason), rest.more]).toEqual([
      ['note 2', 'note 1', 'note 0'],
      false,
    ]);
  });

  test('are not named to the user they act on, who is notified in their language, except of notes', async () => {
    await who(rude).ask('PATCH', '/api/account', {
      language: 'fr',
      notices: { mail: false, push: false, webhook: false },
    });
    const before = (await scene.lettersTo('rude@example.org')).length;
    await act({ kind: 'note', reason: 'Watch this one.' });
    expect(await scene.lettersTo('rude@example.org')).toHaveLength(before);
    expect((await who(rude).get('/api/session')).json().account.unseenActs).toBe(0);
    await act(LOGIN);
    const letters = (await scene.lettersTo('rude@example.org')).slice(before);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatch(/^Carillon: Un modérateur a bloqué votre accès jusqu’au /);
    expect(letters[0]).toContain(LOGIN.reason);
    expect(letters[0]).not.toContain('Mary');
    at.clock.pass(4 * DAY);
    const back = await at.browserOf(scene.id('Rude'));
    expect((await back.get('/api/session')).json().account.unseenActs).toBe(1);
    expect((await back.get('/api/account/acts')).body).not.toContain('Mary');
    await back.put('/api/account/acts/seen');
    expect((await back.get('/api/session')).json().account.unseenActs).toBe(0);
  });

  test('read an appeal, other moderators before the one who acted; its outcome is notified', async () => {
    await act(WARNING);
    const { id } = await scene.ownAct(who(rude));
    const say = async (by: Browser, text: string) => outcome(await by.post(`/api/account/acts/${id}/appeal`, { text }));
    expect(await say(await scene.comes('Paul'), 'Let him go.')).toBe('not_found');
    expect(await say(who(rude), 'I was joking.')).toBe('204');
    expect(await say(who(rude), 'Really.')).toBe('appealed');
    expect((await scene.queue(who(mary))).appeals).toEqual([]);
    expect((await scene.queue(who(mark))).appeals).toMatchObject([{ act: { id, appeal: { text: 'I was joking.' } } }]);
    // Letters that are due together may be sent in any order.
    await at.work();
    const decide = async (by: Browser, how: string) =>
      outcome(await by.post(`/api/moderation/acts/${id}/decision`, { outcome: how, reason: 'No joke.' }));
    expect(await decide(who(mary), 'lift')).toBe('forbidden');
    expect(await decide(who(mark), 'upheld')).toBe('204');
    expect(await decide(who(mark), 'upheld')).toBe('not_found');
    expect((await scene.queue(who(mark))).appeals).toEqual([]);
    expect((await scene.lettersTo('rude@example.org')).at(-1)).toMatch(
      /^Carillon: Your appeal was read: the warning stands\n/,
    );
  });

  test('decide appeals against their own acts after two days, or where there is nobody else', async () => {
    await act(WARNING);
    const { id } = await scene.ownAct(who(rude));
    await who(rude).post(`/api/account/acts/${id}/appeal`, { text: 'I was joking.' });
    const isListed = async () => (await scene.queue(who(mary))).appeals.map(({ own }) => own);
    at.clock.pass(2 * DAY - MINUTE);
    expect(await isListed()).toEqual([]);
    at.clock.pass(MINUTE);
    expect(await isListed()).toEqual([true]);
    await act({ ...WARNING, reason: 'Once more.' });
    // Letters that are due together may be sent in any order.
    await at.work();
    const second = await scene.ownAct(who(rude));
    await who(rude).post(`/api/account/acts/${second.id}/appeal`, { text: 'Again?' });
    const decide = () =>
      who(mary).post(`/api/moderation/acts/${second.id}/decision`, { outcome: 'lift', reason: 'Granted.' });
    expect(outcome(await decide())).toBe('forbidden');
    await at.store.db.updateTable('account').set({ moderator: 0 }).where('id', '=', scene.id('Mark')).execute();
    expect(outcome(await decide())).toBe('204');
    expect((await scene.lettersTo('rude@example.org')).at(-1)).toMatch(
      /^Carillon: A moderator has withdrawn a warning\n/,
    );
  });

  test('delete others’ chat lines, which the log keeps; their own without an entry', async () => {
    const keeper = await scene.administrator('Keeper');
    const { id } = (await who(rude).post('/api/tables', TABLE)).json();
    await keeper.post(`/api/tables/${id}/join`, { seat: null, value: 'x' });
    for (const by of [who(rude), keeper]) await by.post(`/api/games/${id}/chat`, { text: 'names' });
    const lines = (await who(mary).get(`/api/games/${id}/chat`)).json().lines;
    const [rudes, keepers] = [scene.id('Rude'), scene.id('Keeper')].map((account) =>
      lines.find((line: { by: { account: string } }) => line.by.account === account),
    );
    const remove = async (by: Browser, line: { id: string }) =>
      outcome(await by.delete(`/api/games/${id}/chat/${line.id}`));
    expect(await remove(who(mary), rudes)).toBe('204');
    expect(await remove(who(mary), rudes)).toBe('not_found');
    expect(await remove(who(mary), keepers)).toBe('forbidden');
    expect(await remove(keeper, keepers)).toBe('204');
    expect(await scene.log(who(mark))).toMatchObject([{ kind: 'line', by: 'Mary', reason: 'names' }]);
  });

  test('are appointed and dismissed only by administrators, and this is logged', async () => {
    const keeper = await scene.administrator('Keeper');
    const paul = await scene.comes('Paul');
    const change = async (by: Browser, method: 'PUT' | 'DELETE', name = 'Paul') =>
      outcome(await by.ask(method, `/api/admin/people/${name}/moderator`, { reason: 'Reliable.' }));
    expect(await change(who(mary), 'PUT')).toBe('forbidden');
    expect(await change(keeper, 'PUT', 'Keeper')).toBe('forbidden');
    expect(await change(keeper, 'PUT')).toBe('204');
    expect(await change(keeper, 'PUT')).toBe('204');
    expect((await paul.get('/api/session')).json().account).toMatchObject({ moderator: true, administrator: false });
    expect(outcome(await paul.get('/api/moderation/queue'))).toBe('200');
    expect(await change(keeper, 'DELETE')).toBe('204');
    expect(outcome(await paul.get('/api/moderation/queue'))).toBe('forbidden');
    expect((await scene.log(who(mary))).map(({ kind, by }) => [kind, by]).sort()).toEqual([
      ['appointed', 'Keeper'],
      ['dismissed', 'Keeper'],
    ]);
    await at.browser().post('/api/guests', { name: 'Passer', language: 'en' });
    expect(await change(keeper, 'PUT', 'Passer')).toBe('members_only');
  });

  test('read in the log what administrators do: codes given out, accounts closed and opened', async () => {
    const keeper = await scene.administrator('Keeper');
    await keeper.post('/api/admin/people/Rude/code');
    at.clock.pass(MINUTE);
    await keeper.put('/api/admin/people/Rude/lock', { reason: 'Spam.' });
    at.clock.pass(MINUTE);
    await keeper.delete('/api/admin/people/Rude/lock', { reason: 'A mistake.' });
    expect((await scene.log(who(mary))).map(({ kind, reason }) => [kind, reason])).toEqual([
      ['opened', 'A mistake.'],
      ['closed', 'Spam.'],
      ['code', ''],
    ]);
    // Letters are sent side by side, so they may arrive in any order.
    const subjects = (await scene.lettersTo('rude@example.org')).map((text) => text.split('\n')[0]);
    expect(subjects.slice(-3).sort()).toEqual([
      'Carillon: An administrator has closed your account',
      'Carillon: An administrator has issued a one-time code for a new password for your account',
      'Carillon: An administrator has opened your account again',
    ]);
  });

  test('give the user concerned a copy in the export; about a user who has left, the log keeps no words', async () => {
    await act({ kind: 'note', reason: 'Watch this one.' });
    await act(WARNING);
    const { id } = await scene.ownAct(who(rude));
    await who(rude).post(`/api/account/acts/${id}/appeal`, { text: 'I was joking.' });
    const all = (await who(rude).get('/api/account/export')).json();
    expect(all.acts).toMatchObject([{ kind: 'warning', reason: WARNING.reason, appeal: { text: 'I was joking.' } }]);
    expect((await who(rude).delete('/api/account', { password: PASSWORD })).statusCode).toBe(204);
    expect((await scene.log(who(mark))).map(({ kind, by, about, reason }) => [kind, by, about.name, reason])).toEqual([
      ['warning', 'Mary', '', ''],
      ['note', 'Mary', '', ''],
    ]);
    expect(await at.store.db.selectFrom('appeal').selectAll().execute()).toEqual([]);
    expect((await scene.queue(who(mark))).appeals).toEqual([]);
  });
});
