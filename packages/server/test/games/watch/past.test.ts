import { range, seeded } from '@carillon/kit';
import { afterEach, describe, expect, test } from 'vitest';
import { skirmish } from '../../../../flow/test/skirmish/index.ts';
import { PastGames, type PastTask, type ReadPast } from '../../../src/games/watch/past.ts';
import { STORES } from '../../stores.ts';
import { startServer } from '../../testing.ts';
import { BLUE, GUEST, playOn, RED, SKIRMISH, titlesOf, Venue } from '../../venue.ts';

describe.each(STORES)('with $name, the past of a game', ({ open }) => {
  const fresh = open();
  let venue: Venue | undefined;
  afterEach(() => venue?.close());

  async function played() {
    venue = await Venue.open({ store: await fresh() });
    const id = await venue.begin();
    const { blue, red } = await venue.seated(id);
    await playOn([blue, red], seeded(4), 8);
    return { games: venue.games, id, blue, red };
  }

  test('is shown to each seat as it saw it, and to a spectator without hands', async () => {
    const { games, id, blue } = await played();
    const last = blue.known.journal.length - 1;
    for (const [who, seat] of [
      [BLUE, 'blue'],
      [RED, 'red'],
      [GUEST, null],
    ] as const) {
      const then = await games.reading.past(id, last, who);
      expect(then).toMatchObject({ ok: true, value: { seat } });
    }
    const now = await games.reading.past(id, last, BLUE);
    expect(now).toEqual({ ok: true, value: blue.known.view });
  });

  test('begins with the set-up', async () => {
    const { games, id } = await played();
    const start = skirmish.start('dusk', {});
    expect(await games.reading.past(id, -1, GUEST)).toEqual({ ok: true, value: skirmish.view(start, undefined) });
  });

  test('of a game that does not exist is refused', async () => {
    const { games } = await played();
    expect(await games.reading.past('0'.repeat(26), 0, BLUE)).toEqual({ ok: false, code: 'no_game' });
  });
});

describe('reading the past (S16)', () => {
  const tasks: PastTask[] = [];
  let open: () => void = () => {};
  let venue: Venue | undefined;
  afterEach(() => {
    tasks.length = 0;
    open();
    return venue?.close();
  });

  /** Reads like a thread that is busy until `open` is called. */
  function slowly(): ReadPast {
    const games = new PastGames(titlesOf(SKIRMISH).load);
    const gate = new Promise<void>((done) => {
      open = done;
    });
    return async (task) => {
      tasks.push(task);
      await gate;
      return games.read(task);
    };
  }

  test('does not hold up the game, and is done once for all who ask the same', async () => {
    venue = await Venue.open({ readPast: slowly() });
    const { reading } = venue.games;
    const id = await venue.begin();
    const pages = await venue.seated(id);
    const asked = [BLUE, RED, GUEST, undefined, undefined].map((who) => reading.past(id, -1, who));
    expect(await playOn([pages.blue, pages.red], seeded(4), 8)).toBe(8);
    open();
    const [blue, red, guest, ...others] = await Promise.all(asked);
    expect(others).toEqual([guest, guest]);
    expect(blue).toMatchObject({ value: { seat: 'blue' } });
    expect(red).toMatchObject({ value: { seat: 'red' } });
    expect(tasks).toHaveLength(3);
    // The entries are handed over once; later questions bring only what is new.
    await reading.past(id, 3, GUEST);
    await reading.past(id, 4, GUEST);
    expect(tasks.slice(0, 3).map(({ from }) => from > 0)).toEqual([false, true, true]);
    expect(JSON.parse(tasks.at(-1)?.entries ?? '')).toEqual([]);
    await reading.past(id, 4, undefined);
    expect(tasks).toHaveLength(5);
  });

  test('goes on when the thread has forgotten the game', async () => {
    let games = new PastGames(titlesOf(SKIRMISH).load);
    venue = await Venue.open({ readPast: (task) => games.read(task) });
    const { reading } = venue.games;
    const id = await venue.begin();
    await reading.past(id, -1, GUEST);
    games = new PastGames(titlesOf(SKIRMISH).load);
    const { blue } = await venue.seated(id);
    expect(await reading.past(id, blue.known.seq - 1, BLUE)).toEqual({ ok: true, value: blue.known.view });
  });

  test('is limited by network', async () => {
    const at = await startServer();
    const reader = at.browser();
    const statuses: number[] = [];
    for (const _ of range(130)) statuses.push((await reader.get(`/api/games/${'0'.repeat(26)}/past/0`)).statusCode);
    expect([...new Set(statuses)]).toEqual([404, 429]);
    expect(statuses.indexOf(429)).toBe(120);
    expect((await at.browser().get(`/api/games/${'0'.repeat(26)}/record`)).statusCode).toBe(404);
    await at.close();
  });
});
