/** How much one user may store, and what many readers are sent. */
import { MINUTE, range, seeded } from '@carillon/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { act, LONGEST } from '../../src/games/act/acts.ts';
import { Sweep } from '../../src/games/clock/sweep.ts';
import { localBus } from '../../src/games/keep/bus.ts';
import { Loaded } from '../../src/games/keep/loaded.ts';
import { Refusal } from '../../src/refusals.ts';
import { readEntries, readGame } from '../../src/store/games.ts';
import { gameRow } from '../notices/game-row.ts';
import { BLUE, GUEST, LIVE, playOn, RED, SKIRMISH, TABLE, Venue } from '../venue.ts';

let here: Venue;
beforeEach(async () => {
  here = await Venue.open();
});
afterEach(() => here.close());

const codeOf = async (made: Promise<unknown>): Promise<string> => {
  const outcome = await made;
  return outcome instanceof Refusal ? outcome.code : 'done';
};

describe('the games of one user (S16)', () => {
  const solo = () => codeOf(here.tables.create(BLUE, { ...TABLE, solo: true }));

  test('played alone are at most 30 at once', async () => {
    const codes: string[] = [];
    for (const _ of range(31)) codes.push(await solo());
    expect(codes.filter((code) => code === 'done')).toHaveLength(30);
    expect(codes.at(-1)).toBe('too_many');
    expect(await codeOf(here.tables.create(RED, { ...TABLE, seat: 'red' }))).toBe('done');
  });

  test('are at most 60 begun at once, then one in 24 minutes (N9)', async () => {
    const begun: string[] = [];
    for (const _ of range(61)) {
      const table = await here.tables.create(BLUE, { ...TABLE, solo: true });
      begun.push(table instanceof Refusal ? table.code : 'done');
      if (table instanceof Refusal) continue;
      const page = await here.page(BLUE).join(table.id);
      await page.ask({ type: 'resign', game: table.id });
    }
    expect(begun.filter((code) => code === 'done')).toHaveLength(60);
    expect(begun.at(-1)).toBe('enough_today');
    here.clock.pass(24 * MINUTE);
    expect(await solo()).toBe('done');
  });

  test('end at the longest journal: then no choice is taken, but the game can be resigned', async () => {
    const id = await here.begin();
    const kept = await readGame(here.store.db, id);
    if (kept === undefined) throw new Error('no game');
    const loaded = new Loaded(kept, SKIRMISH, await readEntries(here.store.db, kept.game, 0));
    const long: Loaded = Object.create(loaded, {
      table: { value: Object.create(loaded.table, { journal: { value: new Array(LONGEST) } }) },
    });
    const message = { game: id, id: 'a', seen: LONGEST } as const;
    expect(act(long, { type: 'choose', ...message, choices: ['x'] }, BLUE.account, 0)).toMatchObject({
      code: 'too_large',
    });
    expect(act(long, { type: 'undo', ...message }, BLUE.account, 0)).toMatchObject({ code: 'too_large' });
    expect(act(long, { type: 'resign', game: id, id: 'a' }, BLUE.account, 0)).toMatchObject({ ok: true });
  });

  test('leave the memory when they are over and nobody watches them', async () => {
    const game = await here.begin();
    const { blue, red } = await here.seated(game);
    here.games.gone(red);
    await blue.ask({ type: 'resign', game });
    expect(here.games.versionOf(game)).toBeDefined();
    here.games.gone(blue);
    expect(here.games.versionOf(game)).toBeUndefined();
    await red.join(game);
    expect(red.known.status).toBe('over');
  });

  test('leave no charges of live clocks behind when they are over', async () => {
    const id = await here.begin({ pace: LIVE });
    const { blue, red } = await here.seated(id);
    await playOn([blue, red], seeded(4), 2);
    here.clock.pass(MINUTE);
    await playOn([blue, red], seeded(4), 2);
    const charges = async () => (await here.store.db.selectFrom('charge').selectAll().execute()).length;
    expect(await charges()).toBeGreaterThan(0);
    await blue.ask({ type: 'resign', game: id });
    expect(await charges()).toBe(0);
  });
});

describe('onlookers (S16)', () => {
  test('are counted at once for themselves, and once in a while for the others', async () => {
    const id = await here.begin();
    const { blue } = await here.seated(id);
    const reported = () => blue.heard.filter(({ type }) => type === 'presence').length;
    const before = reported();
    const onlookers = [];
    for (const _ of range(50)) onlookers.push(await here.page(GUEST).join(id));
    expect(reported()).toBe(before);
    expect(onlookers.at(-1)?.heard.at(-1)).toMatchObject({ type: 'presence', seats: ['blue', 'red'], spectators: 50 });
    here.games.audiences.sendOnlookers();
    expect(reported()).toBe(before + 1);
    expect(blue.heard.at(-1)).toMatchObject({ spectators: 50 });
    here.games.audiences.sendOnlookers();
    expect(reported()).toBe(before + 1);
    for (const page of onlookers) here.games.gone(page);
    here.games.audiences.sendOnlookers();
    expect(blue.heard.at(-1)).toMatchObject({ spectators: 0 });
    expect(reported()).toBe(before + 2);
  });

  test('are shown at once when a player comes or goes', async () => {
    const id = await here.begin();
    const onlooker = await here.page(GUEST).join(id);
    const { red } = await here.seated(id);
    expect(onlooker.heard.at(-1)).toMatchObject({ type: 'presence', seats: ['blue', 'red'] });
    here.games.gone(red);
    expect(onlooker.heard.at(-1)).toMatchObject({ type: 'presence', seats: ['blue'] });
  });
});

describe('the sweep (S16)', () => {
  /** A sweep by another server, and the statements that it executes. */
  function counted(due: (id: string) => void) {
    const statements: string[] = [];
    const db = here.store.db.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const games = {
      watched: range(150).map((i) => `game-${i}`),
      versionOf: () => 7,
      tick: async (id: string) => due(id),
      refresh: async () => {},
      passesAt: () => null,
    };
    const { clock, heart } = here;
    const bus = localBus();
    const parts = { store: { ...here.store, db }, games: games as never, clock, heart, bus, onTrouble: () => {} };
    return { sweep: new Sweep(parts), statements };
  }

  test('asks for all games that are watched at once', async () => {
    const { sweep, statements } = counted(() => {});
    await sweep.round();
    expect(statements.length).toBeLessThanOrEqual(4);
  });

  test('deals with the longest overdue first, and with every game in its turn', async () => {
    const now = here.clock.now();
    const ids: string[] = [];
    for (const i of range(450)) {
      const row = gameRow({ due: now - ((i * 7) % 450) - 1, updated: 7 });
      await here.store.db.insertInto('game').values(row).execute();
      ids[449 - ((i * 7) % 450)] = row.id;
    }
    const seen: string[] = [];
    const ticked: string[] = [];
    const { sweep } = counted((id) => void ticked.push(id));
    for (const _ of range(3)) {
      await sweep.round();
      seen.push(...ticked);
      await here.store.db.updateTable('game').set({ overdue: 1 }).where('id', 'in', ticked.splice(0)).execute();
    }
    expect(seen).toEqual(ids);
  });
});
