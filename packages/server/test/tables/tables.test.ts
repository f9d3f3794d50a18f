import { seeded } from '@carillon/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SeatRow } from '../../src/store/tables.ts';
import { BLUE, GUEST, peopleOf, playOn, RED, TABLE, Venue } from '../venue.ts';

let here: Venue;
beforeEach(async () => {
  here = await Venue.open();
});
afterEach(async () => {
  expect(here.troubles).toEqual([]);
  await here.close();
});

const anySeat = { seat: null, value: '' };

describe('a table', () => {
  test('that is open is in the lobby until it begins, and then among the games to watch', async () => {
    const { id } = await here.opened();
    expect((await here.tables.list(undefined, { status: 'open' })).tables).toMatchObject([{ id, status: 'open' }]);
    await here.tables.join(RED, id, anySeat);
    expect((await here.tables.list(undefined, { status: 'open' })).tables).toEqual([]);
    expect((await here.tables.list(undefined, { status: 'running' })).tables).toMatchObject([{ id }]);
  });

  test.each(['link', 'private'] as const)(
    'by %s is in no lobby, and can be joined only by its link',
    async (access) => {
      const { id, link = '' } = await here.opened({ access });
      expect((await here.tables.list(undefined, { status: 'open' })).tables).toEqual([]);
      expect(await here.tables.join(RED, id, anySeat)).toMatchObject({ code: 'not_found' });
      expect(await here.tables.join(RED, id, { ...anySeat, link: 'guessed' })).toMatchObject({ code: 'not_found' });
      expect(await here.tables.join(RED, id, { ...anySeat, link })).toMatchObject({ id, status: 'running' });
    },
  );

  test('shows the rating of each player who has one in its title', async () => {
    const { id } = await here.opened();
    const rating = { rating: 1612.4, deviation: 80, volatility: 0.06, games: 31, updated_at: 0 };
    for (const title of ['skirmish', 'another'])
      await here.store.db
        .insertInto('rating')
        .values({ ...rating, title, account_id: title === 'skirmish' ? BLUE.account : RED.account })
        .execute();
    const ratings = async () => {
      const table = await here.tables.read(id, GUEST);
      return 'sitting' in table ? table.sitting.map(({ rating: shown }) => shown) : table.code;
    };
    expect(await ratings()).toEqual([1612]);
    await here.tables.join(RED, id, anySeat);
    expect(await ratings()).toEqual([1612, undefined]);
  });

  test('that is private cannot be watched, not even by its link', async () => {
    const { id, link = '' } = await here.opened({ access: 'private' });
    await here.tables.join(RED, id, { ...anySeat, link });
    const page = here.page(GUEST);
    await here.games.hear(page, { type: 'join', game: id, link });
    expect(page.heard).toEqual([{ type: 'refused', game: id, id: null, code: 'no_game' }]);
    expect(await here.tables.read(id, GUEST, link)).toMatchObject({ code: 'not_found' });
  });

  test('shows its link and its host’s wish only to those concerned', async () => {
    const { id, link } = await here.opened();
    expect(link).toMatch(/^[0-9a-f]{32}$/);
    expect(await here.tables.read(id, GUEST)).not.toHaveProperty('link');
  });

  test('publishes the hash of its dice before anybody joins, and the same one afterwards', async () => {
    const { id, commitment } = await here.opened();
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    await here.tables.join(RED, id, anySeat);
    const { red } = await here.seated(id);
    expect(red.known.dice).toMatchObject({ commitment, secret: null });
  });

  test.each([
    ['of a title that there is not', { title: 'chess' }, 'unknown_title'],
    ['with a scenario that there is not', { scenario: 'dawn' }, 'bad_options'],
    ['with an option that there is not', { options: { supplies: 3 } }, 'bad_options'],
    ['with a value that an option may not have', { options: { supply: 99 } }, 'bad_options'],
    ['with a seat that there is not', { seat: 'green' }, 'bad_options'],
  ])('%s cannot be opened', async (_what, changes, code) => {
    expect(await here.tables.create(BLUE, { ...TABLE, ...changes })).toMatchObject({ code });
  });

  test('cannot be opened by a user who has thirty', async () => {
    for (let i = 0; i < 30; i++) await here.opened();
    expect(await here.tables.create(BLUE, TABLE)).toMatchObject({ code: 'too_many' });
  });
});

describe('sides', () => {
  test('are those chosen', async () => {
    const { id } = await here.opened({ seat: 'red' });
    await here.tables.join(RED, id, { seat: 'blue', value: '' });
    const { blue, red } = await here.seated(id);
    expect([blue.known.seat, red.known.seat]).toEqual(['red', 'blue']);
  });

  test('chosen by both are refused to the second', async () => {
    const { id } = await here.opened({ seat: 'red' });
    expect(await here.tables.join(RED, id, { seat: 'red', value: '' })).toMatchObject({ code: 'seat_taken' });
    expect(await here.tables.join(RED, id, { seat: 'green', value: '' })).toMatchObject({ code: 'bad_request' });
  });

  test('left open by the host go to the first who chooses', async () => {
    const { id } = await here.opened({ seat: null });
    await here.tables.join(RED, id, { seat: 'blue', value: '' });
    expect((await here.seated(id)).blue.known.seat).toBe('red');
  });

  test('drawn by lot vary', async () => {
    const seats = new Set<string | null>();
    for (let i = 0; i < 12; i++) {
      const id = await here.begin({ sides: 'random', seat: null });
      seats.add((await here.page(BLUE).join(id)).known.seat);
    }
    expect([...seats].sort()).toEqual(['blue', 'red']);
  });

  test('are exchanged in a rematch, which the second to ask joins', async () => {
    const id = await here.begin();
    const { blue, red } = await here.seated(id);
    expect(await here.tables.rematch(BLUE, id, 'x')).toMatchObject({ code: 'not_open' });
    await playOn([blue, red], seeded(5));
    const offered = await here.tables.rematch(BLUE, id, 'x');
    const taken = await here.tables.rematch(RED, id, 'y');
    expect(offered).toMatchObject({ status: 'open' });
    expect(taken).toMatchObject({ id: 'id' in offered ? offered.id : '', status: 'running', scenario: 'dusk' });
    const pages = await here.seated('id' in taken ? taken.id : '');
    expect([pages.blue.known.seat, pages.red.known.seat]).toEqual(['red', 'blue']);
    expect(await here.tables.rematch(GUEST, id, '')).toMatchObject({ code: 'not_seated' });
  });

  test('in a rematch that both ask for at once: there is only one', async () => {
    const id = await here.begin();
    await here.page(BLUE).ask({ type: 'resign', game: id });
    const both = await Promise.all([here.tables.rematch(BLUE, id, ''), here.tables.rematch(RED, id, '')]);
    const ids = new Set(both.map((table) => ('id' in table ? table.id : table.code)));
    expect(ids.size).toBe(1);
  });
});

describe('joining', () => {
  test('twice at one table is refused', async () => {
    const { id } = await here.opened();
    expect(await here.tables.join(BLUE, id, anySeat)).toMatchObject({ code: 'seat_taken' });
  });

  test('at a full table is refused', async () => {
    const id = await here.begin();
    expect(await here.tables.join(GUEST, id, anySeat)).toMatchObject({ code: 'table_full' });
  });

  test('with a user who has blocked you is refused', async () => {
    const apart = await Venue.open({ people: peopleOf([[BLUE, RED]]) });
    const { id } = await apart.opened();
    expect(await apart.tables.join(RED, id, anySeat)).toMatchObject({ code: 'blocked' });
    expect(await apart.tables.join(GUEST, id, anySeat)).toMatchObject({ status: 'running' });
    await apart.close();
  });

  test('by two at once begins the game for one, and informs the other that it is full', async () => {
    const { id } = await here.opened();
    const both = await Promise.all([here.tables.join(RED, id, anySeat), here.tables.join(GUEST, id, anySeat)]);
    expect(both.map((each) => ('status' in each ? each.status : each.code)).sort()).toEqual(['running', 'table_full']);
  });

  test('can be undone by the host alone before the game begins, and then the table is gone', async () => {
    const { id } = await here.opened();
    expect(await here.tables.leave(RED, id)).toMatchObject({ code: 'not_seated' });
    expect(await here.tables.leave(BLUE, id)).toBeUndefined();
    expect(await here.tables.read(id, BLUE)).toMatchObject({ code: 'not_found' });
    const begun = await here.begin();
    expect(await here.tables.leave(RED, begun)).toMatchObject({ code: 'not_open' });
  });
});

test('all running games are listed, however many are finished; those come a page at a time (S17)', async () => {
  const first = await here.begin();
  const row = await here.store.db.selectFrom('game').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
  const [seat] = await here.store.db.selectFrom('seat').selectAll().where('game_id', '=', first).execute();
  for (let i = 0; i < 620; i++) {
    const id = `finished-${i}`;
    const game = { ...row, id, status: 'over', updated: row.updated + 1 + i };
    await here.store.db.insertInto('game').values(game).execute();
    await here.store.db
      .insertInto('seat')
      .values({ ...seat, game_id: id } as SeatRow)
      .execute();
  }
  const known: string[] = [];
  let page = await here.tables.mine(BLUE);
  expect(page.tables[0]?.id).toBe(first);
  for (; ; page = await here.tables.mine(BLUE, page.tables.at(-1)?.updated)) {
    known.push(...page.tables.map(({ id }) => id));
    if (!page.more) break;
  }
  expect(new Set(known).size).toBe(621);
  expect(known).toHaveLength(621);
});

test('your own games are listed with those waiting for you first', async () => {
  const open = await here.opened();
  const waiting = await here.begin();
  const done = await here.begin();
  await here.page(RED).ask({ type: 'resign', game: done });
  const { blue, red } = await here.seated(waiting);
  await blue.choose(blue.choices()[0] ?? '');
  const { tables } = await here.tables.mine(BLUE);
  expect(tables.map(({ id }) => id)).toEqual([waiting, open.id, done]);
  expect((await here.tables.mine(RED)).tables[0]).toMatchObject({ id: waiting, awaited: red.known.awaited });
});
