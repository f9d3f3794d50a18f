/** Which data the store deletes by itself, and which it never deletes (N9). */
import { DAY, range } from '@carillon/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COMPUTERS } from '../../src/computers/accounts.ts';
import type { ActRow } from '../../src/moderation/tables.ts';
import { expireComputerGames, SLICE } from '../../src/ops/expiry.ts';
import type { Store } from '../../src/store/store.ts';
import { gameRow } from '../notices/game-row.ts';
import { STORES } from '../stores.ts';
import { administratorAt, type Browser, startServer, type TestServer } from '../testing.ts';
import { TABLE } from '../venue.ts';

const DAYS = {
  ...{ KEEP_GUESTS_DAYS: '10', KEEP_COMPUTER_GAMES_DAYS: '20', KEEP_REPORTS_DAYS: '30', KEEP_ADDRESSES_DAYS: '40' },
  ...{ KEEP_ACTS_DAYS: '50', SESSION_DAYS: '400' },
};

describe.each(STORES)('on $name,', ({ open }) => {
  const fresh = open();
  let store: Store;
  let at: TestServer;
  beforeEach(async () => {
    store = await fresh();
    at = await startServer(DAYS, { store });
  }, 60_000);
  afterEach(() => at.close());

  async function guest(name: string): Promise<Browser> {
    const made = at.browser();
    expect((await made.post('/api/guests', { name, language: 'en' })).statusCode).toBe(201);
    return made;
  }
  const names = async (): Promise<string[]> =>
    (await store.db.selectFrom('account').select('name').orderBy('name').execute()).map(({ name }) => name);
  const idOf = async (name: string): Promise<string> =>
    (await store.db.selectFrom('account').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

  /** A game of the host with another account, or alone. */
  async function gameOf(id: string, host: string, other: string | null, changes: Parameters<typeof gameRow>[0] = {}) {
    const row = gameRow({
      id,
      host,
      status: 'over',
      solo: other === null ? 1 : 0,
      updated: at.clock.now(),
      ...changes,
    });
    await store.db.insertInto('game').values(row).execute();
    const seat = { game_id: id, wish: null, value: '', side: null, clock_left: null };
    const seats = [host, other ?? host].map((account_id, place) => ({ ...seat, place, account_id }));
    await store.db.insertInto('seat').values(seats).execute();
  }
  const games = async (): Promise<string[]> =>
    (await store.db.selectFrom('game').select('id').orderBy('id').execute()).map(({ id }) => id);

  test('a guest without games who has not been seen for the set time is forgotten; nobody else is (N9)', async () => {
    const [player, , seen, rude] = [
      await guest('Player'),
      await guest('Idle'),
      await guest('Seen'),
      await guest('Rude'),
    ];
    await at.account('Member');
    const reporter = await guest('Reporter');
    await player.post('/api/tables', { ...TABLE, solo: true });
    await reporter.post('/api/reports', { about: 'Rude', text: 'names' });
    expect(rude.cookie).toBeDefined();
    at.clock.pass(10 * DAY - 1);
    await at.server.retiring.round('guests');
    expect(await names()).toHaveLength(6);
    expect((await seen.get('/api/account/sessions')).statusCode).toBe(200);
    at.clock.pass(2);
    await at.server.retiring.round('guests');
    expect(await names()).toEqual(['Member', 'Player', 'Reporter', 'Rude', 'Seen']);
    expect(await store.db.selectFrom('session').selectAll().execute()).toHaveLength(4);
    // The name is free.
    await guest('Idle');
  });

  test('solo and computer games that nobody touched are forgotten with all their parts (N9)', async () => {
    const [paul, anna] = [await at.account('Paul'), await at.account('Anna')];
    const [computer = ''] = COMPUTERS;
    await gameOf('alone', paul, null);
    await gameOf('computer', paul, computer);
    await gameOf('running', paul, computer, { status: 'running' });
    await gameOf('people', paul, anna, { rematch: 'computer' });
    await gameOf('left', paul, computer);
    // Somebody else has the host's seat.
    await gameOf('taken', paul, computer);
    await store.db
      .updateTable('seat')
      .set({ account_id: anna })
      .where('account_id', '=', paul)
      .where('game_id', '=', 'taken')
      .execute();
    await gameOf('reported', paul, computer);
    await gameOf('open', paul, computer, { status: 'open' });
    const departure = { game_id: 'left', account_id: anna, side: 'red', other_id: paul, rated: 0, at: 1, counted: 1 };
    await store.db.insertInto('departure').values(departure).execute();
    const report = { id: 'r', by_id: anna, about_id: paul, game_id: 'reported', seq: null, text: '', created_at: 1 };
    await store.db
      .insertInto('report')
      .values({ ...report, closed_at: null })
      .execute();
    // A row for this game in every table about games, except events, which no game untouched for so long has.
    const kept: string[] = ['outcome', 'sign', 'report', 'act', 'event'];
    const tables = (await store.db.introspection.getTables()).filter(
      ({ name, columns }) =>
        columns.some((column) => column.name === 'game_id') && !kept.includes(name) && name !== 'seat',
    );
    for (const { name, columns } of tables) {
      const row = columns.map(({ name: column, dataType }) => [
        column,
        column === 'game_id' ? 'computer' : /text|char/i.test(dataType) ? paul : 7,
      ]);
      if (name !== 'departure')
        await store.db
          .insertInto(name as 'secret')
          .values(Object.fromEntries(row))
          .execute();
    }
    expect(tables.length).toBeGreaterThan(10);
    at.clock.pass(20 * DAY);
    await gameOf('touched', paul, computer);
    await at.server.retiring.round('computerGames');
    expect(await games()).toHaveLength(9);
    at.clock.pass(1);
    await at.server.retiring.round('computerGames');
    expect(await games()).toEqual(['left', 'open', 'people', 'reported', 'taken', 'touched']);
    for (const { name } of tables) {
      const rows = await store.db
        .selectFrom(name as 'seat')
        .selectAll()
        .where('game_id', '=', 'computer')
        .execute();
      expect(rows, name).toEqual([]);
    }
    const people = store.db.selectFrom('game').select('rematch').where('id', '=', 'people');
    expect((await people.executeTakeFirstOrThrow()).rematch).toBeNull();
  });

  test('finished games between people stay, however long ago (N9)', async () => {
    const [paul, anna] = [await at.account('Paul'), await at.account('Anna')];
    await gameOf('people', paul, anna);
    at.clock.pass(100 * 365 * DAY);
    for (const kind of ['computerGames', 'reports', 'addresses', 'acts', 'guests'] as const)
      await at.server.retiring.round(kind);
    expect(await games()).toEqual(['people']);
    expect(await store.db.selectFrom('seat').selectAll().execute()).toHaveLength(2);
    expect(await names()).toEqual(['Anna', 'Paul']);
  });

  test('reports are forgotten once they have been closed for the set time; open ones stay (N9)', async () => {
    const [paul] = [await at.member('Paul'), await at.account('Rude'), await at.account('Loud')];
    for (const about of ['Rude', 'Loud']) await paul.post('/api/reports', { about, text: 'names' });
    const rude = await idOf('Rude');
    const close = store.db.updateTable('report').set({ closed_at: at.clock.now() });
    await close.where('about_id', '=', rude).execute();
    at.clock.pass(30 * DAY);
    await at.server.retiring.round('reports');
    expect(await store.db.selectFrom('report').selectAll().execute()).toHaveLength(2);
    at.clock.pass(1);
    await at.server.retiring.round('reports');
    const left = await store.db.selectFrom('report').select('about_id').execute();
    expect(left).toEqual([{ about_id: await idOf('Loud') }]);
  });

  test('the networks of a game that nobody touched are forgotten, the game is not (N9)', async () => {
    const [paul, anna] = [await at.account('Paul'), await at.account('Anna')];
    await gameOf('still', paul, anna, { status: 'running' });
    await store.db
      .insertInto('sitter')
      .values({ game_id: 'still', place: 0, account_id: paul, address: 'x' })
      .execute();
    at.clock.pass(40 * DAY);
    await at.server.retiring.round('addresses');
    expect(await store.db.selectFrom('sitter').selectAll().execute()).toHaveLength(1);
    at.clock.pass(1);
    await at.server.retiring.round('addresses');
    expect(await store.db.selectFrom('sitter').selectAll().execute()).toEqual([]);
    expect(await games()).toEqual(['still']);
  });

  /** Stores an act of a moderator, `days` ago; `changes` replaces some of its columns. */
  async function acted(id: string, about: string, days: number, changes: Partial<ActRow> = {}): Promise<void> {
    const created_at = at.clock.now() - days * DAY;
    const row: ActRow = {
      ...{ id, kind: 'warning', about_id: about, by_id: 'moderator', reason: 'words', created_at },
      ...{ until_at: null, of_id: null, report_id: null, game_id: null, ...changes },
    };
    await store.db.insertInto('act').values(row).execute();
  }
  const appealed = (act_id: string, days: number) =>
    store.db
      .insertInto('appeal')
      .values({ act_id, text: 'why?', created_at: at.clock.now() - days * DAY })
      .execute();
  const actIds = async (): Promise<string[]> =>
    (await store.db.selectFrom('act').select('id').execute()).map(({ id }) => id).sort();

  test('acts of moderators are forgotten after the set time, with everything that belongs to them (N9)', async () => {
    const rude = await at.account('Rude');
    await acted('warning', rude, 50);
    await acted('lifted', rude, 50);
    await acted('lifted, the lift', rude, 50, { kind: 'lift', of_id: 'lifted' });
    await acted('upheld', rude, 90);
    await appealed('upheld', 80);
    await acted('upheld, the decision', rude, 70, { kind: 'upheld', of_id: 'upheld' });
    await acted('upheld lately', rude, 90);
    await appealed('upheld lately', 80);
    await acted('upheld lately, the decision', rude, 40, { kind: 'upheld', of_id: 'upheld lately' });
    await acted('note', rude, 40, { kind: 'note' });
    const kept = ['note', 'upheld lately', 'upheld lately, the decision'];
    await at.server.retiring.round('acts');
    expect(await actIds()).toEqual(['lifted', 'lifted, the lift', ...kept, 'warning']);
    at.clock.pass(1);
    await at.server.retiring.round('acts');
    expect(await actIds()).toEqual(kept);
    expect(await store.db.selectFrom('appeal').select('act_id').execute()).toEqual([{ act_id: 'upheld lately' }]);
    at.clock.pass(20 * DAY);
    await at.server.retiring.round('acts');
    expect(await actIds()).toEqual([]);
    expect(await store.db.selectFrom('appeal').selectAll().execute()).toEqual([]);
  });

  test('acts of moderators that still have an effect are never forgotten (N9)', async () => {
    const [rude, shut, judge] = [await at.account('Rude'), await at.account('Shut'), await at.account('Judge')];
    const now = at.clock.now();
    await acted('lock', rude, 300, { kind: 'login', until_at: now + 60 * DAY });
    await acted('lock lifted', rude, 300, { kind: 'chat', until_at: now + 60 * DAY });
    await acted('lock lifted, the lift', rude, 290, { kind: 'lift', of_id: 'lock lifted' });
    await acted('appeal open', rude, 300);
    await appealed('appeal open', 290);
    await acted('closed', shut, 300, { kind: 'closed' });
    await acted('appointed', judge, 300, { kind: 'appointed' });
    const set = (what: object, id: string) => store.db.updateTable('account').set(what).where('id', '=', id).execute();
    await set({ locked: 1 }, shut);
    await set({ moderator: 1 }, judge);
    const all = await actIds();
    expect(all).toHaveLength(6);
    at.clock.pass(110 * DAY);
    await at.server.retiring.round('acts');
    expect(await actIds()).toEqual(all);
    // The locks have ended, the account is open again, the moderator dismissed.
    at.clock.pass(DAY);
    await set({ locked: 0 }, shut);
    await set({ moderator: 0 }, judge);
    await at.server.retiring.round('acts');
    expect(await actIds()).toEqual(['appeal open']);
  });

  test('more than a slice of closed reports and of networks is forgotten in one round (N9)', async () => {
    const [paul, anna] = [await at.account('Paul'), await at.account('Anna')];
    const now = at.clock.now();
    const ids = range(SLICE + 3).map((i) => `old ${i}`);
    const report = { by_id: paul, about_id: anna, game_id: null, seq: null, text: '', created_at: now, closed_at: now };
    await store.db
      .insertInto('report')
      .values(ids.map((id) => ({ id, ...report })))
      .execute();
    await store.db
      .insertInto('game')
      .values(ids.map((id) => gameRow({ id, host: paul, status: 'over', updated: now })))
      .execute();
    await store.db
      .insertInto('sitter')
      .values(ids.map((game_id) => ({ game_id, place: 0, account_id: paul, address: 'x' })))
      .execute();
    at.clock.pass(40 * DAY + 1);
    await at.server.retiring.round('reports');
    await at.server.retiring.round('addresses');
    expect(await store.db.selectFrom('report').selectAll().execute()).toEqual([]);
    expect(await store.db.selectFrom('sitter').selectAll().execute()).toEqual([]);
  });

  test('a game alone is forgotten behind more than a slice of games that stay (N9)', async () => {
    const [paul, anna] = [await at.account('Paul'), await at.account('Anna')];
    await gameOf('people', paul, anna);
    const rows = (table: 'game' | 'seat') => store.db.selectFrom(table).selectAll().execute() as Promise<object[]>;
    for (const table of ['game', 'seat'] as const) {
      const id = table === 'game' ? 'id' : 'game_id';
      const more = (await rows(table)).flatMap((row) => range(SLICE + 2).map((i) => ({ ...row, [id]: `people ${i}` })));
      await store.db
        .insertInto(table)
        .values(more as never)
        .execute();
    }
    await gameOf('the last, alone', paul, null);
    at.clock.pass(20 * DAY + 1);
    await at.server.retiring.round('computerGames');
    expect(await games()).toHaveLength(SLICE + 3);
    expect(await games()).not.toContain('the last, alone');
  });

  test('of many games, some of which stay, all others are forgotten in one pass of slices (N9)', async () => {
    const [paul, anna] = [await at.account('Paul'), await at.account('Anna')];
    const now = at.clock.now();
    // Three games in each millisecond, in more than three slices: the first of each three stays.
    const all = range(3.5 * SLICE).map((i) => ({
      id: `game ${i}`,
      updated: now - Math.floor(i / 3),
      stays: i % 3 === 0,
    }));
    await store.db
      .insertInto('game')
      .values(all.map(({ id, updated }) => gameRow({ id, host: paul, status: 'over', updated, solo: 1 })))
      .execute();
    const seats = all.filter(({ stays }) => stays).map(({ id }) => ({ game_id: id, place: 1, account_id: anna }));
    await store.db
      .insertInto('seat')
      .values(seats.map((seat) => ({ ...seat, wish: null, value: '', side: null, clock_left: null })))
      .execute();
    const expire = expireComputerGames(store, 'over');
    const slices = [await expire(now + 1)];
    while (slices.at(-1)?.more) slices.push(await expire(now + 1));
    expect(slices.map(({ more }) => more)).toEqual([true, true, true, false]);
    expect(await games()).toEqual(seats.map(({ game_id }) => game_id).sort());
    expect(slices.reduce((sum, { rows }) => sum + rows, 0)).toBe(all.length - seats.length);
  });

  test('a game that stayed because of a report is forgotten in the next round after the report is closed (N9)', async () => {
    const [paul, anna] = [await at.account('Paul'), await at.account('Anna')];
    await gameOf('reported', paul, null);
    await gameOf('later', paul, null, { updated: at.clock.now() + 1 });
    const report = { id: 'r', by_id: anna, about_id: paul, game_id: 'reported', seq: null, text: '', created_at: 1 };
    await store.db
      .insertInto('report')
      .values({ ...report, closed_at: null })
      .execute();
    at.clock.pass(20 * DAY + 2);
    await at.server.retiring.round('computerGames');
    expect(await games()).toEqual(['reported']);
    await store.db.updateTable('report').set({ closed_at: at.clock.now() }).execute();
    await at.server.retiring.round('computerGames');
    expect(await games()).toEqual([]);
  });

  test('more than a slice of guests is forgotten in one round (N9)', async () => {
    await guest('Idle');
    const row = await store.db.selectFrom('account').selectAll().executeTakeFirstOrThrow();
    const more = range(SLICE + 2).map((i) => `idle ${i}`);
    await store.db
      .insertInto('account')
      .values(more.map((each) => ({ ...row, id: each, name: each, name_key: each, skeleton: each })))
      .execute();
    at.clock.pass(10 * DAY + 1);
    await at.server.retiring.round('guests');
    expect(await names()).toEqual([]);
  });

  test('more than a slice of moderators’ acts is forgotten in one round (N9)', async () => {
    const rude = await at.account('Rude');
    await acted('old', rude, 51);
    const row = await store.db.selectFrom('act').selectAll().executeTakeFirstOrThrow();
    const more = range(SLICE + 2).map((i) => ({ ...row, id: `old ${i}` }));
    await store.db.insertInto('act').values(more).execute();
    await at.server.retiring.round('acts');
    expect(await actIds()).toEqual([]);
  });

  test('more than a slice is forgotten in one round, and counted in the metrics (N9)', async () => {
    const paul = await at.account('Paul');
    for (let i = 0; i < SLICE + 3; i++) await gameOf(`alone ${String(i).padStart(3, '0')}`, paul, null);
    at.clock.pass(20 * DAY + 1);
    await at.server.retiring.round('computerGames');
    expect(await games()).toEqual([]);
    const { body } = await (await administratorAt(at)).get('/api/metrics');
    expect(body).toMatch(new RegExp(`^carillon_forgotten\\{kind="computerGames"\\} ${SLICE + 3}$`, 'm'));
  });
});
