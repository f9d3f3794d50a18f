/** Correspondence games in which automatic passes come when the player usually answers (S10). */
import { DAY, HOUR, MINUTE, seeded } from '@carillon/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { STORES } from '../stores.ts';
import { type Page, SLOW, Venue } from '../venue.ts';

describe.each(STORES)('an automatic pass that is delayed, on $name,', ({ open }) => {
  const fresh = open();
  let store: Store;
  let here: Venue;
  let game: string;
  let pages: readonly [Page, Page];
  beforeEach(async () => {
    store = await fresh();
    here = await Venue.open({ store });
    game = await here.begin({ pace: SLOW, holds: true });
    const { blue, red } = await here.seated(game);
    pages = [blue, red];
  }, 60_000);
  afterEach(async () => {
    expect(here.troubles).toEqual([]);
    await here.close();
  });

  const row = () => store.db.selectFrom('game').selectAll().where('id', '=', game).executeTakeFirstOrThrow();
  const other = (page: Page): Page => (page === pages[0] ? pages[1] : pages[0]);

  /** Both pass battles ahead, and play, an hour for each choice, until a window is held; returns its player's page. */
  async function untilHeld(): Promise<Page> {
    const random = seeded(77);
    for (const page of pages) {
      await page.ask({ type: 'stand', game, passes: [{ moment: 'battle' }, { moment: 'interception' }] });
    }
    for (let i = 0; i < 200; i++) {
      const page = pages.find(({ known }) => known.awaited.includes(known.seat ?? ''));
      if (page === undefined) throw new Error('the game ended too early');
      if ((await row()).passes_at !== null) return page;
      here.clock.pass(HOUR);
      const marches = page.choices().filter((text) => /march|onward|enter|attack/.test(text));
      const list = marches.length > 0 ? marches : page.choices();
      await page.choose(list[random.below(list.length)] ?? '');
    }
    throw new Error('no window was held');
  }

  /** Plays games until a player is asked in a window who could play something there. */
  async function untilAsked(): Promise<Page> {
    const random = seeded(77);
    for (let games = 0; games < 20; games++) {
      for (;;) {
        const page = pages.find(({ known }) => known.awaited.includes(known.seat ?? ''));
        if (page === undefined) break;
        if ((await row()).passes_at !== null) here.clock.pass(DAY);
        await here.games.tick(game);
        const choices = page.choices();
        if (choices.includes('pass') && choices.length > 1) return page;
        const marches = choices.filter((text) => /march|onward|enter|attack/.test(text));
        const list = marches.length > 0 ? marches : choices;
        if (list.length > 0) await page.choose(list[random.below(list.length)] ?? '');
      }
      game = await here.begin({ pace: SLOW, holds: true });
      const { blue, red } = await here.seated(game);
      pages = [blue, red];
    }
    throw new Error('no window was open');
  }

  test('waits in the store, and comes when it is due even after a restart of the server', async () => {
    const held = await untilHeld();
    const { seq } = held.known;
    const { passes_at, due } = await row();
    const wait = (passes_at ?? 0) - here.clock.now();
    expect(wait).toBeGreaterThan(2 * MINUTE);
    expect(passes_at).toBeLessThan(due ?? 0);
    await here.games.close();
    const again = await Venue.open({ store, clock: here.clock });
    const page = await again.page(other(held).who).join(game);
    here.clock.pass(wait - 1);
    await again.sweep.round();
    expect(page.known.seq).toBe(seq);
    here.clock.pass(1);
    await again.sweep.round();
    expect(page.known.journal[seq]).toMatchObject({ who: held.known.seat });
    expect(page.known.journal[seq]).not.toHaveProperty('auto');
    await again.games.close();
  });

  test('takes no time from its player: the next question gives all days again', async () => {
    await untilHeld();
    const { passes_at } = await row();
    here.clock.pass((passes_at ?? 0) - here.clock.now());
    await here.games.tick(game);
    const after = await row();
    expect(after.since).toBe(here.clock.now());
    expect(after.due).toBe(here.clock.now() + 3 * DAY);
  });

  test('is drawn once, and nothing that happens meanwhile changes it', async () => {
    const held = await untilHeld();
    const { passes_at } = await row();
    here.clock.pass(MINUTE);
    const { seq } = other(held).known;
    expect(await other(held).ask({ type: 'propose', game, kind: 'draw', seen: seq })).toMatchObject({ type: 'done' });
    expect((await row()).passes_at).toBe(passes_at);
  });

  test('stops the other side’s free undo like any other choice', async () => {
    const held = await untilHeld();
    const { passes_at } = await row();
    here.clock.pass((passes_at ?? 0) - here.clock.now());
    await here.games.tick(game);
    expect(typeof other(held).known.undo).toBe('string');
  });

  test('may be made sooner by its player', async () => {
    const held = await untilHeld();
    const { seq } = held.known;
    here.clock.pass(MINUTE);
    expect(await held.choose('pass')).toMatchObject({ type: 'done' });
    const entry = store.db.selectFrom('entry').selectAll().where('game_id', '=', game).where('seq', '=', seq);
    expect(await entry.executeTakeFirst()).toMatchObject({ by_account: held.who?.account, at: here.clock.now() });
  });

  test('is drawn from what its players did by hand, once a turn', async () => {
    await untilHeld();
    const answers = await store.db.selectFrom('answer_time').selectAll().orderBy('at').execute();
    // Both are asked together first; the second of them answers an hour after the other.
    expect(answers.map(({ opened, at }) => (Number(at) - Number(opened)) / HOUR)).toEqual([1, 2, 1]);
    for (const { opened, seen } of answers) expect(seen).toBeLessThanOrEqual(opened);
  });

  test('is not waited for by a player who is at the page, and says so', async () => {
    const page = await untilAsked();
    await page.ask({ type: 'stand', game, passes: ['battle', 'interception'].map((moment) => ({ moment })) });
    const { passes_at } = await row();
    expect((passes_at ?? 0) - here.clock.now()).toBeGreaterThan(0);
    expect((passes_at ?? 0) - here.clock.now()).toBeLessThanOrEqual(6000);
  });

  test('is not given away by the list of who is at the table', async () => {
    const shown = pages[0].heard.flatMap((message) => (message.type === 'presence' ? [message.seats] : []));
    expect(shown.flat()).toEqual([]);
    expect(shown.length).toBeGreaterThan(0);
  });
});
