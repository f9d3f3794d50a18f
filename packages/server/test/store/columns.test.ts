/** A damaged encoded column is named, and closes only the record it belongs to. */
import { createECDH, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readComputers } from '../../src/store/computers.ts';
import {
  bodyOf,
  COUNT_DEPARTURE,
  type JobKind,
  LETTER,
  NEWS,
  noticeBy,
  REMINDER,
  TURN,
} from '../../src/store/job-bodies.ts';
import { openHall } from '../computers/hall.ts';
import { AGAIN, type Browser, startServer, type TestServer } from '../testing.ts';
import { BLUE } from '../venue.ts';
import { coded } from './coded.ts';

/** Values that no release has written: text that is not JSON, and JSON of another shape. */
const CUT_OFF = '{"mail":';

/** The log's messages about damage, with the record concerned. */
const damageIn = (log: readonly string[]): object[] =>
  log
    .map((line) => JSON.parse(line))
    .filter(({ code }) => code === 'damaged_column')
    .map(({ column, account, job }) => ({ column, ...(account && { account }), ...(job && { job }) }));

describe('on a server', () => {
  let at: TestServer;
  let paul: Browser;
  let anna: Browser;
  let paulsId: string;
  let annasId: string;
  /** The URLs that were posted to. */
  let posted: string[];
  beforeEach(async () => {
    posted = [];
    const post = async (url: URL): Promise<number> => posted.push(url.pathname) && 201;
    at = await startServer({}, { wayOut: { check: async () => undefined, post } });
    [paulsId, annasId] = [await at.account('Paul'), await at.account('Anna')];
    [paul, anna] = [await at.browserOf(paulsId), await at.browserOf(annasId)];
  });
  afterEach(() => at.close());

  test.each([
    ['text that is cut off', CUT_OFF],
    ['another shape', '{"mail":"yes"}'],
  ])('a choice of notices that is %s closes its account, and no other', async (_what, notices) => {
    await at.store.db
      .updateTable('account')
      .set({ notices: coded(notices) })
      .where('id', '=', paulsId)
      .execute();
    const refused = await paul.get('/api/session');
    expect([refused.statusCode, refused.json().code]).toEqual([500, 'broken']);
    expect(damageIn(at.log)).toEqual([{ column: 'account.notices', account: paulsId }]);
    expect((await anna.get('/api/session')).json()).toMatchObject({ account: { name: 'Anna' } });
  });

  test.each([
    ['text that is cut off', CUT_OFF],
    ['another shape', '["usb",1]'],
  ])('a passkey whose ways are %s keeps its owner from adding one, and nobody else', async (_what, ways) => {
    const row = { public_key: 'k', counter: 0, name: 'Key', created_at: 1, used_at: null };
    const rows = [
      { ...row, credential: 'p', id: 'p', account_id: paulsId, transports: coded<string[]>(ways) },
      { ...row, credential: 'a', id: 'a', account_id: annasId, transports: coded<string[]>('["usb"]') },
    ];
    await at.store.db.insertInto('passkey').values(rows).execute();
    const options = (who: Browser) => who.post('/api/account/passkeys/options', AGAIN);
    expect((await options(paul)).json()).toMatchObject({ code: 'broken' });
    expect(damageIn(at.log)).toEqual([{ column: 'passkey.transports', account: paulsId }]);
    expect((await options(anna)).json()).toMatchObject({ excludeCredentials: [{ id: 'a', transports: ['usb'] }] });
  });

  describe('a browser whose keys are', () => {
    const keys = {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    };
    const subscribed = async (account: string, device: string, text?: string): Promise<void> => {
      const endpoint = `https://push.example/${device}`;
      await at.server.channels.subscribe(account, { endpoint, keys }, device);
      if (text === undefined) return;
      const update = at.store.db.updateTable('push_subscription').set({ keys: coded(text) });
      await update.where('endpoint', '=', endpoint).execute();
    };
    const push = (account: string) => at.server.channels.push(account, { title: 'Carillon', body: 'b', url: 'u' });
    const damaged = { code: 'damaged_column', column: 'push_subscription.keys' };

    test.each([
      ['text that is cut off', CUT_OFF],
      ['another shape', '{"p256dh":"k"}'],
    ])('%s is named; the other browsers are notified', async (_what, text) => {
      await subscribed(paulsId, 'phone', text);
      await subscribed(paulsId, 'desk');
      expect(await push(paulsId)).toBe(true);
      expect(posted).toEqual(['/desk']);
      expect(damageIn(at.log)).toEqual([{ column: damaged.column, account: paulsId }]);
    });

    test('damaged, and the only one, is named as well', async () => {
      await subscribed(paulsId, 'phone', CUT_OFF);
      await subscribed(annasId, 'desk');
      await expect(push(paulsId)).rejects.toMatchObject({ ...damaged, owner: { kind: 'account', id: paulsId } });
      expect(await push(annasId)).toBe(true);
    });
  });

  test.each([
    ['text that is cut off', CUT_OFF],
    ['another shape', '{"kind":"verify"}'],
  ])('a job whose body is %s is named, and the others are done', async (_what, body) => {
    const letter = { kind: 'verify', name: 'Paul', language: 'en', secret: 'a secret' } as const;
    await at.server.jobs.add(LETTER, { ...letter, to: 'paul@example.org' }, { id: 'damaged' });
    await at.server.jobs.add(LETTER, { ...letter, to: 'anna@example.org' }, { id: 'sound' });
    await at.store.db
      .updateTable('job')
      .set({ body: coded(body) })
      .where('id', '=', 'damaged')
      .execute();
    await at.work();
    expect(damageIn(at.log)).toEqual([{ column: 'job.body', job: 'damaged' }]);
    expect(at.mailer.sent.map(({ to }) => to)).toEqual(['anna@example.org']);
    expect(await at.store.db.selectFrom('job').select('id').execute()).toEqual([{ id: 'damaged' }]);
  });

  test.each([
    ['text that is cut off', CUT_OFF],
    ['another shape', '{"publicKey":"k"}'],
  ])('keys for push services that are %s are named when a server starts', async (_what, value) => {
    await at.store.db
      .updateTable('secret')
      .set({ value: coded(value) })
      .where('name', '=', 'web-push')
      .execute();
    await expect(startServer({}, { store: at.store })).rejects.toMatchObject({
      ...{ code: 'damaged_column', column: 'secret.value', owner: { kind: 'secret', id: 'web-push' } },
    });
  });
});

describe('the body of a job', () => {
  const KINDS: readonly JobKind<unknown>[] = [LETTER, TURN, REMINDER, NEWS, noticeBy('mail'), COUNT_DEPARTURE];
  test.each(KINDS.map((kind) => [kind.name, kind] as const))('(%s) of another shape is named', (_name, kind) => {
    const row = { kind: kind.name, due_at: 0, lease_until: 0, attempts: 0 };
    for (const body of [CUT_OFF, '{}', '{"game":1,"account":"a","since":2}']) {
      const job = { ...row, id: 'j', body: coded(body) };
      expect(() => bodyOf(kind, job)).toThrow('the column job.body of job j is damaged');
    }
  });
});

describe('the plans of a computer player', () => {
  test.each([
    ['plan_json', CUT_OFF],
    ['plan_json', '["x"]'],
    ['thoughts_json', CUT_OFF],
    ['thoughts_json', '[[1,2]]'],
  ] as const)('closes its game alone where its %s is %s', async (column, text) => {
    const { venue, computers } = await openHall();
    const [one, other] = [
      await venue.opened({ computer: 'lieutenant' }),
      await venue.opened({ computer: 'lieutenant' }),
    ];
    await venue.store.db
      .updateTable('computer')
      .set({ [column]: coded(text) })
      .where('game_id', '=', one.id)
      .execute();
    const damage = { code: 'damaged_column', column: `computer.${column}`, owner: { kind: 'game', id: one.id } };
    await expect(readComputers(venue.store.db, one.id)).rejects.toMatchObject(damage);
    await expect(computers.look(one.id)).rejects.toMatchObject(damage);
    const page = await venue.page(BLUE).join(other.id);
    while (!page.known.awaited.includes('blue')) await computers.look(other.id);
    expect(page.known.status).toBe('running');
    await venue.games.close();
  });
});
