/** How much an account and its network may create in a day, counted in the store by all servers on it (N9). */
import { DAY, HOUR } from '@carillon/kit';
import type { NewTable } from '@carillon/protocol';
import { ulid } from 'ulid';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { STORES } from '../stores.ts';
import { AGAIN, type Browser, startServer, type TestServer } from '../testing.ts';
import { Page, TABLE } from '../venue.ts';

const BOUNDS = {
  ...{ ACCOUNTS_AT_ONCE: '2', ACCOUNT_MINUTES: '60', ACCOUNTS_PER_NETWORK: '6' },
  ...{ TABLES_PER_ACCOUNT: '4', TABLES_PER_NETWORK: '6', REPORTS_PER_ACCOUNT: '4', REPORTS_PER_NETWORK: '6' },
  ...{ LETTERS_PER_ACCOUNT: '4', LETTERS_PER_NETWORK: '6', LETTERS_PER_DAY: '8' },
  ...{ JOURNAL_MB_PER_ACCOUNT: '1', JOURNAL_MB_PER_NETWORK: '1' },
};
const SOLO: NewTable = { ...TABLE, solo: true };

describe.each(STORES)('on $name, in a day', ({ open }) => {
  const fresh = open();
  let store: Store;
  let at: TestServer;
  /** A second process on the same store. */
  let twin: TestServer;
  beforeEach(async () => {
    store = await fresh();
    at = await startServer(BOUNDS, { store });
    twin = await startServer(BOUNDS, { store, clock: at.clock });
  }, 60_000);
  afterEach(async () => {
    await twin.server.drain();
    await at.close();
  });

  /** A user at an address, who sends requests to both processes in turn. */
  async function userAt(name: string, from: string): Promise<() => Browser> {
    const browser = await at.browserOf(await at.account(name));
    const second = twin.browser();
    second.cookie = browser.cookie;
    [browser.from, second.from] = [from, from];
    let asked = 0;
    return () => (asked++ % 2 === 0 ? browser : second);
  }

  const codeOf = (answer: { readonly body: string; readonly statusCode: number }): string =>
    answer.statusCode < 300 ? 'done' : `${answer.statusCode} ${JSON.parse(answer.body).code}`;

  /** Repeats a request this many times. */
  async function times(count: number, work: (i: number) => Promise<{ body: string; statusCode: number }>) {
    const codes: string[] = [];
    for (let i = 0; i < count; i++) codes.push(codeOf(await work(i)));
    return codes;
  }

  const ENOUGH = '429 enough_today';

  test.each([
    ['/48', '2001:db8:7:100::1', '2001:db8:7:200::1', '2001:db8:8::1'],
    ['/24', '198.51.100.1', '198.51.100.2', '198.51.101.1'],
  ])('so many tables are opened by an account and from its %s (N9)', async (_what, own, near, far) => {
    const [paul, anna, rose] = [await userAt('Paul', own), await userAt('Anna', near), await userAt('Rose', far)];
    const begin = (who: () => Browser) => () => who().post('/api/tables', SOLO);
    expect(await times(4, begin(paul))).toEqual(['done', 'done', ENOUGH, ENOUGH]);
    // Paul's refused requests are not counted for his neighbours.
    expect(await times(2, begin(anna))).toEqual(['done', ENOUGH]);
    expect(await times(1, begin(rose))).toEqual(['done']);
    at.clock.pass(8 * HOUR);
    expect(await times(2, begin(anna))).toEqual(['done', ENOUGH]);
    at.clock.pass(8 * HOUR);
    expect(await times(2, begin(paul))).toEqual(['done', ENOUGH]);
  });

  test('so many reports are made by an account and from its network (N9)', async () => {
    const [paul, anna] = [await userAt('Paul', '198.51.100.1'), await userAt('Anna', '198.51.100.2')];
    for (const letter of 'abc') await at.account(`Rude ${letter}`);
    const report = (who: () => Browser) => (i: number) =>
      who().post('/api/reports', { about: `Rude ${'abc'.charAt(i)}`, text: 'names' });
    expect(await times(3, report(paul))).toEqual(['done', 'done', ENOUGH]);
    expect(await times(2, report(anna))).toEqual(['done', ENOUGH]);
  });

  test('so many letters are sent by an account, from its network, and by all (N9)', async () => {
    const write = (who: () => Browser, to: string) => (i: number) =>
      who().put('/api/account/email', { again: AGAIN, address: `${to}${i}@example.org` });
    const [paul, anna] = [await userAt('Paul', '198.51.100.1'), await userAt('Anna', '198.51.100.2')];
    expect(await times(3, write(paul, 'p'))).toEqual(['done', 'done', ENOUGH]);
    expect(await times(2, write(anna, 'a'))).toEqual(['done', ENOUGH]);
    const rose = await userAt('Rose', '203.0.113.200');
    expect(await times(2, write(rose, 'r'))).toEqual(['done', ENOUGH]);
  });

  test('so many accounts are made from one address at once, and from one network (N9)', async () => {
    const enter = (from: string) => (i: number) =>
      at
        .browser()
        .ask('POST', '/api/guests', { name: `Guest ${from.at(-1)}${'abc'.charAt(i)}x`, language: 'en' }, { from });
    expect(await times(3, enter('198.51.100.1'))).toEqual(['done', 'done', '429 too_fast']);
    expect(await times(2, enter('198.51.100.2'))).toEqual(['done', ENOUGH]);
    expect(await times(1, enter('198.51.101.3'))).toEqual(['done']);
  });

  test('so much is added to journals by an account and from its network; then games can still be given up (N9)', async () => {
    const id = await at.account('Paul');
    const paul = await at.browserOf(id);
    const { id: game } = (await paul.post('/api/tables', SOLO)).json();
    const who = { account: id, name: 'Paul', guest: false, admin: false, from: '198.51.100.1' };
    const page = await new Page(who, at.server).join(game);
    const stand = (): Promise<{ readonly type: string }> =>
      page.ask({ type: 'stand', game, seat: 'blue', passes: [], id: ulid() });
    // The store counts slices of 16 KB; half of a day's megabyte may come at once.
    const answers: { readonly type: string }[] = [];
    while (answers.length < 5000 && answers.at(-1)?.type !== 'refused') answers.push(await stand());
    expect(answers.at(-1)).toMatchObject({ type: 'refused', code: 'enough_today' });
    expect(answers.length * 200).toBeGreaterThan(512 * 1024);
    expect(answers.length * 200).toBeLessThan(560 * 1024);
    const [choice = ''] = page.choices('blue');
    expect(
      await page.ask({ type: 'choose', game, seat: 'blue', choices: [choice], seen: page.known.seq }),
    ).toMatchObject({
      code: 'enough_today',
    });
    // The bound of the network is as high here, so its other players have to wait, too.
    const stoodBy = async (name: string, from: string): Promise<{ readonly type: string }> => {
      const account = await at.account(name);
      const { id: own } = (await (await at.browserOf(account)).post('/api/tables', SOLO)).json();
      const other = await new Page({ ...who, account, name, from }, at.server).join(own);
      return other.ask({ type: 'stand', game: own, seat: 'blue', passes: [] });
    };
    expect(await stoodBy('Anna', '198.51.100.2')).toMatchObject({ code: 'enough_today' });
    expect(await stoodBy('Rose', '198.51.101.1')).toMatchObject({ type: 'done' });
    expect(await page.ask({ type: 'resign', game })).toMatchObject({ type: 'done' });
    at.clock.pass(DAY);
    const { id: next } = (await paul.post('/api/tables', SOLO)).json();
    const again = await new Page(who, at.server).join(next);
    expect(await again.ask({ type: 'stand', game: next, seat: 'blue', passes: [] })).toMatchObject({ type: 'done' });
  });
});
