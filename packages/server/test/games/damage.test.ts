/** Damage stays contained: one game that cannot be read keeps no other from being played (S12, S20). */

import { seeded } from '@carillon/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TitleModule } from '../../src/titles/module.ts';
import { coded } from '../store/coded.ts';
import { BLUE, playOn, RED, SKIRMISH, SLOW, Venue } from '../venue.ts';

let here: Venue;
beforeEach(async () => {
  here = await Venue.open();
});
afterEach(() => here.close());

/** A game that has been played for a while, and is no longer in memory. */
async function played(changes = {}): Promise<string> {
  const id = await here.begin(changes);
  const { blue, red } = await here.seated(id);
  await playOn([blue, red], seeded(1), 6);
  return id;
}

/** The same store with a fresh server. */
async function restarted(): Promise<Venue> {
  here = await Venue.open({ store: here.store, clock: here.clock });
  return here;
}

const lose = (game: string, seq: number) =>
  here.store.db.deleteFrom('entry').where('game_id', '=', game).where('seq', '=', seq).execute();

describe('a game whose journal lacks an entry (S12)', () => {
  test.each([0, 3, -1])('is found out when it is opened (entry %i)', async (place) => {
    const id = await played();
    const { seq } = await here.store.db.selectFrom('game').select('seq').where('id', '=', id).executeTakeFirstOrThrow();
    await lose(id, place < 0 ? seq + place : place);
    await restarted();
    const page = here.page(BLUE);
    await here.games.hear(page, { type: 'join', game: id });
    expect(page.heard).toEqual([{ type: 'refused', game: id, id: null, code: 'broken' }]);
    expect(String(here.troubles[0])).toContain(`entry ${place < 0 ? seq + place : place} is missing`);
  });

  test('leaves the others on the same page unchanged', async () => {
    const [damaged, sound] = [await played(), await played()];
    await lose(damaged, 2);
    await restarted();
    const page = here.page(BLUE);
    await here.games.hear(page, { type: 'join', game: damaged });
    await page.join(sound);
    expect(page.known.game).toBe(sound);
    expect(page.known.seq).toBeGreaterThan(5);
  });

  test('is skipped by the sweep, which handles the others', async () => {
    const [damaged, sound] = [await played({ pace: SLOW }), await played({ pace: SLOW })];
    await lose(damaged, 2);
    await restarted();
    await here.store.db
      .updateTable('game')
      .set({ due: here.clock.now() - 1 })
      .execute();
    await here.sweep.round();
    await here.sweep.round();
    expect(here.troubles).toHaveLength(1);
    const { overdue } = await here.store.db
      .selectFrom('game')
      .select('overdue')
      .where('id', '=', sound)
      .executeTakeFirstOrThrow();
    expect(overdue).toBe(1);
  });
});

test('one damaged row leaves the lobby and the list of one’s games as they are, without it (S12)', async () => {
  const [damaged, sound] = [await here.opened(), await here.opened()];
  await here.store.db
    .updateTable('game')
    .set({ pace_json: coded('{') })
    .where('id', '=', damaged.id)
    .execute();
  const { tables } = await here.tables.list(RED, { status: 'open' });
  expect(tables.map(({ id }) => id)).toEqual([sound.id]);
  expect((await here.tables.mine(BLUE)).tables.map(({ id }) => id)).toEqual([sound.id]);
  expect(here.troubles).toHaveLength(2);
});

test('a rules file that was missing is found once it is there, without a restart (S12)', async () => {
  const id = await played();
  let isThere = false;
  const load = async (): Promise<TitleModule> => {
    if (!isThere) throw new Error('no such file');
    return SKIRMISH;
  };
  here = await Venue.open({ store: here.store, clock: here.clock, titles: { current: [SKIRMISH], load } });
  const page = here.page(BLUE);
  await here.games.hear(page, { type: 'join', game: id });
  expect(page.heard.at(-1)).toMatchObject({ type: 'refused', code: 'broken' });
  isThere = true;
  await page.join(id);
  expect(page.known.game).toBe(id);
});
