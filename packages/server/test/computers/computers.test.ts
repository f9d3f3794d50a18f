import { afterEach, describe, expect, test } from 'vitest';
import { computerOf, levelOf } from '../../src/computers/accounts.ts';
import { Consuming } from '../../src/events/consuming.ts';
import { localBus } from '../../src/games/keep/bus.ts';
import { Turns } from '../../src/notices/turns.ts';
import { Refusal } from '../../src/refusals.ts';
import { readComputers } from '../../src/store/computers.ts';
import type { Store } from '../../src/store/store.ts';
import { STORES } from '../stores.ts';
import { BLUE, RED, type Venue } from '../venue.ts';
import { openHall, playThrough, thinkersOf } from './hall.ts';

const open: Venue[] = [];
afterEach(async () => {
  for (const venue of open.splice(0)) await venue.games.close();
});

const hall = async (made = thinkersOf(), store?: Store) => {
  const opened = await openHall(made, store);
  open.push(opened.venue);
  return opened;
};

const AGAINST = { computer: 'lieutenant' } as const;

describe('a computer player at a table', () => {
  test('is seated by the host; the game begins at once, and is not rated', async () => {
    const { venue } = await hall();
    const table = await venue.opened(AGAINST);
    expect(table).toMatchObject({ status: 'running', rated: false });
    expect(table.sitting.map(({ account }) => levelOf(account))).toEqual([undefined, 'lieutenant']);
    expect(computerOf('lieutenant')?.name).toBe('Computer (Lieutenant)');
  });

  test.each([
    ['a level that there is not', { computer: 'marshal' }],
    ['a level that this title has not', { computer: 'general' }],
    ['a rated game', { ...AGAINST, rated: true }],
    ['a game that one person plays alone', { ...AGAINST, solo: true }],
  ])('is refused for %s, and nothing is stored', async (_what, changes) => {
    const { venue } = await hall();
    await expect(venue.opened(changes)).rejects.toThrow('bad_options');
    expect(await venue.store.db.selectFrom('game').select('id').execute()).toEqual([]);
  });

  test('is seated by the host at a table that nobody has joined: the game begins, and is no longer rated', async () => {
    const { venue, computers, asked } = await hall();
    const { id } = await venue.opened({ rated: true });
    expect(await venue.tables.seatComputer(RED, id, 'lieutenant')).toMatchObject({ code: 'not_host' });
    expect(await venue.tables.seatComputer(BLUE, id, 'general')).toMatchObject({ code: 'bad_options' });
    expect(await venue.tables.read(id, BLUE)).toMatchObject({ status: 'open', rated: true });
    const table = await venue.tables.seatComputer(BLUE, id, 'lieutenant');
    if (table instanceof Refusal) throw new Error(table.code);
    expect(table).toMatchObject({ status: 'running', rated: false });
    expect(table.sitting.map(({ account }) => levelOf(account))).toEqual([undefined, 'lieutenant']);
    expect(await venue.tables.seatComputer(BLUE, id, 'lieutenant')).toMatchObject({ code: 'not_open' });
    const page = await venue.page(BLUE).join(id);
    await playThrough(page, computers, id);
    expect(page.known.status).toBe('over');
    expect(asked.length).toBeGreaterThan(0);
    expect(venue.troubles).toEqual([]);
  });

  test('can be seated in an abandoned seat only by the other player, and plays on from there', async () => {
    const { venue, computers, asked } = await hall();
    const id = await venue.begin();
    const { blue } = await venue.seated(id);
    expect(await venue.tables.seatComputer(BLUE, id, 'lieutenant')).toMatchObject({ code: 'not_open' });
    await venue.store.db
      .updateTable('seat')
      .set({ account_id: null })
      .where('game_id', '=', id)
      .where('account_id', '=', RED.account)
      .execute();
    await venue.store.db
      .updateTable('game')
      .set((row) => ({ updated: row('updated', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await venue.games.refresh(id);
    expect(await venue.tables.seatComputer(RED, id, 'lieutenant')).toMatchObject({ code: 'not_seated' });
    const table = await venue.tables.seatComputer(BLUE, id, 'lieutenant');
    expect(table).toMatchObject({ status: 'running', rated: false });
    await playThrough(blue, computers, id);
    expect(blue.known.status).toBe('over');
    expect(asked.length).toBeGreaterThan(0);
    expect(venue.troubles).toEqual([]);
  });

  test('plays a game to its end, given its own view and nothing else', async () => {
    const { venue, computers, asked } = await hall();
    const { id } = await venue.opened(AGAINST);
    const page = await venue.page(BLUE).join(id);
    await playThrough(page, computers, id);
    expect(page.known.status).toBe('over');
    expect(asked.length).toBeGreaterThan(0);
    for (const { seat, level, brain } of asked)
      expect({ seat, level, brain }).toEqual({ seat: 1, level: 'lieutenant', brain: 'feed' });
    expect(venue.troubles).toEqual([]);
  });

  test('is given what it has witnessed, if its level has beliefs: secret answers only as they are known', async () => {
    const { venue, computers, asked } = await hall(thinkersOf(undefined, ['lieutenant']));
    const { id } = await venue.opened(AGAINST);
    await playThrough(await venue.page(BLUE).join(id), computers, id);
    const witnessed = asked.at(-1)?.witnessed ?? [];
    const bids = witnessed.filter((each) => JSON.stringify(each).includes('game.bid'));
    expect(bids).toEqual(witnessed);
    expect(witnessed.length).toBeGreaterThan(1);
    for (const each of witnessed) expect(each.choice.startsWith('bid')).toBe(each.who === 'red');
    expect(asked[0]?.witnessed).toEqual([{ step: 'game.bid', who: 'blue', choice: '?', log: [] }]);
    expect(venue.troubles).toEqual([]);
  });

  test('keeps its plan while others choose and dice fall, and learns how far it was made', async () => {
    const { venue, computers, asked } = await hall();
    const { id } = await venue.opened(AGAINST);
    await playThrough(await venue.page(BLUE).join(id), computers, id);
    const kept = asked.slice(1).filter(({ plan }, i) => plan?.[0] === asked[i]?.moment);
    expect(asked[0]?.plan).toEqual([]);
    expect(kept).toHaveLength(asked.length - 1);
  });

  test('of the same level is met again in a rematch, with the sides exchanged', async () => {
    const { venue } = await hall();
    const { id } = await venue.opened(AGAINST);
    await venue.page(BLUE).ask({ type: 'resign', game: id });
    const again = await venue.tables.rematch(BLUE, id, '');
    expect(again).toMatchObject({ status: 'running', rated: false });
    const sitting = 'sitting' in again ? again.sitting : [];
    expect(sitting.map(({ account }) => levelOf(account)).sort()).toEqual(['lieutenant', undefined]);
  });

  test('does nothing while the person must choose', async () => {
    const { venue, computers, asked } = await hall();
    const { id } = await venue.opened(AGAINST);
    const page = await venue.page(BLUE).join(id);
    while (page.known.awaited.includes('red')) await computers.look(id);
    expect(page.known.awaited).toEqual(['blue']);
    const before = asked.length;
    await computers.look(id);
    await computers.sweep();
    expect(asked.length).toBe(before);
  });

  test('falls back on the level below, and at last on the first choice: the game never stalls', async () => {
    const failing = thinkersOf(async ({ level }) => {
      throw new Error(`${level} has crashed`);
    });
    const { venue, computers, asked } = await hall(failing);
    const { id } = await venue.opened(AGAINST);
    const page = await venue.page(BLUE).join(id);
    await playThrough(page, computers, id);
    expect(page.known.status).toBe('over');
    expect(asked.slice(0, 2).map(({ level }) => level)).toEqual(['lieutenant', 'recruit']);
    expect(venue.troubles.length).toBeGreaterThan(0);
  });

  test('agrees to a takeback, plans again, and plays on when a draw is offered', async () => {
    const { venue, computers, asked } = await hall();
    const { id } = await venue.opened(AGAINST);
    const page = await venue.page(BLUE).join(id);
    for (let i = 0; i < 20 && !(page.known.awaited.includes('blue') && page.known.seq > 3); i++) {
      if (page.known.awaited.includes('blue')) await page.choose(page.choices().at(-1) ?? '');
      else await computers.look(id);
    }
    await page.ask({ type: 'propose', game: id, kind: 'draw', seen: page.known.seq });
    await computers.look(id);
    expect(page.known.status).toBe('running');
    const before = asked.length;
    expect(await page.ask({ type: 'propose', game: id, kind: 'takeback', seen: page.known.seq })).toMatchObject({
      type: 'done',
    });
    await computers.look(id);
    expect(page.known.journal.some((entry) => 'undo' in entry)).toBe(true);
    while (page.known.awaited.includes('blue')) await page.choose(page.choices().at(-1) ?? '');
    await computers.look(id);
    expect(asked[before]?.plan).toEqual([]);
  });

  test('is not a person: nobody is notified of its turn', async () => {
    const { venue, computers } = await hall();
    const { id } = await venue.opened(AGAINST);
    const jobs = { handle: () => undefined, add: async () => undefined };
    const turns = new Turns({
      ...{ store: venue.store, jobs: jobs as never, now: () => venue.clock.now() },
      ...{ waitFor: async () => 0, onTrouble: expect.fail, notify: async () => expect.fail('nobody is to be told') },
    });
    const page = await venue.page(BLUE).join(id);
    if (page.known.awaited.includes('blue')) await page.choose(page.choices().at(-1) ?? '');
    const consuming = new Consuming(
      { ...venue, onTrouble: (error) => expect.fail(String(error)) },
      [turns.consumer],
      localBus(),
    );
    await consuming.run();
    const shown = await venue.store.db.selectFrom('notice').select('account_id').execute();
    expect(shown.filter(({ account_id }) => levelOf(account_id) !== undefined)).toEqual([]);
    await computers.look(id);
  });
});

describe.each(STORES)('in $name', ({ open }) => {
  const fresh = open();

  test('a computer player keeps level, seed, brain and plan over a restart', async () => {
    const store = await fresh();
    const first = await hall(thinkersOf(), store);
    const { id } = await first.venue.opened(AGAINST);
    const page = await first.venue.page(BLUE).join(id);
    for (let i = 0; i < 20 && first.asked.length === 0; i++) {
      if (page.known.awaited.includes('blue')) await page.choose(page.choices().at(-1) ?? '');
      else await first.computers.look(id);
    }
    const [kept] = await readComputers(store.db, id);
    expect(kept).toMatchObject({ level: 'lieutenant', brain: 'feed' });
    expect(kept?.thoughts).not.toEqual([]);
    const again = await hall(thinkersOf(), store);
    const own = await again.venue.page(BLUE).join(id);
    await playThrough(own, again.computers, id);
    expect(own.known.status).toBe('over');
    expect(again.asked[0]?.seed).toBe(Number(kept?.seed));
    await store.close();
  });
});
