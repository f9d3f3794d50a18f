import { describe, expect, it } from 'vitest';
import { savedGames, table } from './table.ts';

describe('a game that goes on', () => {
  it('is kept after every choice and resumed at the same question', async () => {
    const on = savedGames();
    const at = table(on);
    await at.open(7);
    await at.look('blue');
    const before = await at.choose('blue', 'bid 1');
    await at.gameWorker.saved();
    const later = table(on);
    expect(await later.ask('saved', {})).toEqual({
      ok: true,
      value: [
        {
          id: before.id,
          title: 'skirmish',
          scenario: 'long-day',
          period: 'turn 1',
          result: null,
          computer: null,
          entries: before.length,
          at: 1000,
        },
      ],
    });
    expect(await later.resume()).toMatchObject({
      ok: true,
      value: { id: before.id, asked: before.asked, length: before.length, looking: null, viewing: null },
    });
  });

  it('says when the browser does not keep it', async () => {
    const full = { ...savedGames(), save: () => Promise.reject(new Error('the disk is full')) };
    const at = table(full);
    await at.open(7);
    await at.look('blue');
    const now = await at.choose('blue', 'bid 1');
    expect(now.kept).toBe(false);
  });

  it('goes on with the dice and draws of its seed', async () => {
    const [on, whole] = [savedGames(), savedGames()];
    const before = table(on);
    await playOut(before, await before.open(7), 3);
    const after = table(on);
    const resumed = await after.resume();
    await playOut(
      after,
      resumed.ok ? (resumed.value as { asked: { seat: string | null } }) : { asked: { seat: null } },
      9,
    );
    const through = table(whole);
    await playOut(through, await through.open(7), 12);
    expect(on.kept).toEqual(whole.kept);
    expect(JSON.stringify(on.kept).match(/"chance"/g)?.length).toBeGreaterThan(4);
  });

  it('leaves a game that does not fit the rules as it is, and says so', async () => {
    const damaged = { format: 1, title: 'skirmish', scenario: 'long-day', options: null, seed: 1, at: 5 };
    for (const journal of [[{ who: 'red', choice: 'fly keep' }], [{ who: 4 }], 'gone']) {
      const on = savedGames({ ...damaged, journal });
      expect(await table(on).resume()).toEqual({ ok: false, code: 'damaged' });
      expect((await table(on).ask('saved', {})).ok).toBe(true);
      expect(on.kept).toEqual({ ...damaged, journal });
    }
  });

  it('does not offer an entry that is not a game', async () => {
    const on = savedGames({
      format: 1,
      title: 'skirmish',
      scenario: 'long-day',
      options: null,
      seed: 1,
      at: 5,
      journal: [{ who: 4 }],
    });
    expect(await table(on).ask('saved', {})).toEqual({ ok: true, value: [] });
  });

  it('says when there is no game, or none of a known title', async () => {
    expect(await table().resume()).toEqual({ ok: false, code: 'no_game' });
    const foreign = { format: 1, title: 'chess', scenario: 'x', options: null, seed: null, journal: [], at: 5 };
    expect(await table(savedGames(foreign)).resume()).toEqual({ ok: false, code: 'unknown_title' });
  });
});

/** Plays the first option `count` times, uncovering hands as needed, until everything is saved. */
async function playOut(
  at: ReturnType<typeof table>,
  first: { asked: { seat: string | null } },
  count: number,
): Promise<void> {
  let { seat } = first.asked;
  for (let i = 0; i < count; i++) {
    const now = await at.look(seat);
    seat = (await at.choose(seat ?? '', now.options[0]?.text ?? '')).asked.seat;
  }
  await at.gameWorker.saved();
}
