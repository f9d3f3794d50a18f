/** Several servers on one store: any of them accepts any choice. */

import { diceFrom } from '@carillon/dice';
import { Table } from '@carillon/flow';
import { seeded } from '@carillon/kit';
import { ulid } from 'ulid';
import { afterEach, describe, expect, test } from 'vitest';
import { skirmish } from '../../../flow/test/skirmish/index.ts';
import type { Bus } from '../../src/games/keep/bus.ts';
import { localBus } from '../../src/games/keep/bus.ts';
import { diceKeyOf } from '../../src/games/keep/dice.ts';
import { postgresBus } from '../../src/games/keep/postgres-bus.ts';
import { readEntries, readGame } from '../../src/store/games.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { STORES } from '../stores.ts';
import { BLUE, type Page, RED, Venue } from '../venue.ts';

describe.each(STORES)('two servers on one store of $name', ({ name, prepare }) => {
  const address = prepare();
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  /** Two servers, with or without hints between them. */
  async function servers(hints: boolean): Promise<{ readonly one: Venue; readonly two: Venue; readonly store: Store }> {
    const url = await address();
    const store = await openStore({ url });
    closing.push(() => store.close());
    const shared = localBus();
    const bus = async (): Promise<Bus> => {
      if (!hints) return localBus();
      if (name === 'SQLite') return shared;
      const made = await postgresBus(url, () => {});
      closing.push(() => made.close());
      return made;
    };
    const one = await Venue.open({ store, bus: await bus() });
    const two = await Venue.open({ store, bus: await bus(), clock: one.clock });
    closing.push(
      () => one.games.close(),
      () => two.games.close(),
    );
    return { one, two, store };
  }

  /** Waits until a page knows as much as another page. */
  async function caughtUp(page: Page, other: Page): Promise<void> {
    await expect.poll(() => page.known.seq).toBe(other.known.seq);
  }

  test('inform each other who is at the table', async () => {
    const { one, two } = await servers(true);
    const id = await one.begin();
    const blue = await one.page(BLUE).join(id);
    const red = await two.page(RED).join(id);
    const present = (page: Page) => page.heard.flatMap((each) => (each.type === 'presence' ? [each.seats] : [])).at(-1);
    await expect
      .poll(() => [present(blue), present(red)])
      .toEqual([
        ['blue', 'red'],
        ['blue', 'red'],
      ]);
    two.games.gone(red);
    await expect.poll(() => present(blue)).toEqual(['blue']);
  });

  test('share a game, with each side on a different one', async () => {
    const { one, two, store } = await servers(true);
    const id = await one.begin();
    const blue = await one.page(BLUE).join(id);
    const red = await two.page(RED).join(id);
    const random = seeded(12);
    while (blue.known.status === 'running') {
      const page = blue.known.awaited.includes('blue') ? blue : red;
      const list = page.choices();
      expect(await page.choose(list[random.below(list.length)] ?? '')).toMatchObject({ type: 'done' });
      await caughtUp(page === blue ? red : blue, page);
      await expect.poll(() => [blue.known.status, blue.known.awaited]).toEqual([red.known.status, red.known.awaited]);
    }
    expect(red.known.view).toMatchObject({ seat: 'red' });
    expect(blue.known.journal).toEqual(red.known.journal);
    await sameAsOneProcess(store, id);
    expect([...one.troubles, ...two.troubles]).toEqual([]);
  });

  test('read no game of which nobody here knows when another changes it', async () => {
    const { one, two } = await servers(true);
    const id = await one.begin();
    const blue = await one.page(BLUE).join(id);
    const red = await two.page(RED).join(id);
    const read: string[] = [];
    const { refresh } = two.games as unknown as { refresh(game: string): Promise<void> };
    const noted = (game: string): Promise<void> => {
      read.push(game);
      return refresh.call(two.games, game);
    };
    Object.assign(two.games, { refresh: noted });
    await one.begin();
    await blue.choose(blue.choices()[0] ?? '');
    await caughtUp(red, blue);
    expect([...new Set(read)]).toEqual([id]);
  });

  test('find changes by looking if no hint comes', async () => {
    const { one, two } = await servers(false);
    const id = await one.begin();
    const blue = await one.page(BLUE).join(id);
    const red = await two.page(RED).join(id);
    await blue.choose(blue.choices()[0] ?? '');
    expect(red.known.seq).toBeLessThan(blue.known.seq);
    await two.sweep.round();
    expect(red.known.seq).toBe(blue.known.seq);
  });

  test('accept one of two simultaneous choices, and the other page goes on from there', async () => {
    const { one, two, store } = await servers(false);
    const id = await one.begin();
    const pages = [await one.page(BLUE).join(id), await two.page(BLUE).join(id)];
    const answers = await Promise.all(pages.map((page) => page.choose(page.choices()[0] ?? '')));
    expect(answers.map(({ type }) => type).sort()).toEqual(['done', 'refused']);
    const late = answers.findIndex(({ type }) => type === 'refused');
    expect(answers[late]).toMatchObject({ code: 'stale' });
    await (late === 0 ? one : two).sweep.round();
    expect(pages[0]?.known.journal).toEqual(pages[1]?.known.journal);
    await sameAsOneProcess(store, id);
  });

  test('give a message resent to the other server its first answer', async () => {
    const { one, two } = await servers(false);
    const game = await one.begin();
    const blue = await one.page(BLUE).join(game);
    const again = await two.page(BLUE).join(game);
    const choices = [blue.choices()[0] ?? ''];
    const message = { type: 'choose', game, id: ulid(), choices, seen: blue.known.seq } as const;
    const answer = await blue.ask({ ...message, choices });
    expect(await again.ask({ ...message, choices })).toEqual(answer);
  });
});

/** The stored journal is the one that a single process would have written, for the same choices and dice. */
async function sameAsOneProcess({ db }: Store, id: string): Promise<void> {
  const kept = await readGame(db, id);
  if (kept === undefined) throw new Error('the game is gone');
  const journal = await readEntries(db, kept.game, 0);
  const chance = diceFrom(diceKeyOf(kept));
  const table = Table.open(skirmish, { scenario: 'dusk', options: {}, chance, passIdleWindows: true });
  journal.forEach((entry, number) => {
    if (number < table.journal.length || !('choice' in entry)) return;
    const seat = skirmish.seats.indexOf(entry.who);
    expect(table.submit(seat, entry.choice, table.journal.length)).toMatchObject({ ok: true });
  });
  expect(table.journal).toEqual(journal);
}
