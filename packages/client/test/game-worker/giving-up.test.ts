import { describe, expect, it } from 'vitest';
import type { SavedGame } from '../../src/game-worker/saved-games.ts';
import { type AnyNow, page, untilOwnTurn, wildernessWar } from './computer-page.ts';
import { savedGames } from './table.ts';
import { think } from './unhurried.ts';

// Games with the computer that end before the rules end them. Each of its thoughts gives it the same chance.

type At = ReturnType<typeof page>;

const against = (chance: number, games = savedGames()): At =>
  page(games, async (task) => ({ ...(await think(task)), playouts: 1, chance }));

/** Plays on until the computer has thought this often and the player is asked. */
async function played(at: At, thoughts: number): Promise<AnyNow> {
  let now = await untilOwnTurn(at, await at.told('open', wildernessWar));
  while (at.asked.length < thoughts) {
    const [option] = now.options;
    const chosen = await at.told('choose', { seat: 'british', choices: [option?.text ?? ''], seen: now.length });
    now = await untilOwnTurn(at, chosen);
  }
  return now;
}

describe('a computer that sees no chance', () => {
  it('gives up once it has made four plans, and the game is won when the player agrees', async () => {
    const at = against(0.001);
    expect((await at.told('open', wildernessWar)).givesUp).toBe(false);
    const now = await played(at, 4);
    expect(now).toMatchObject({ givesUp: true, result: null });
    const over = await at.told('settle', { how: 'resigned', seen: now.length });
    expect(over).toMatchObject({ result: { winner: 'british', rule: 'resigned' }, givesUp: false, mayJudge: true });
    expect([over.asked.seat, over.options, over.undos]).toEqual([null, [], []]);
  });

  it('stays beaten: nobody plays on, and the game is kept with its end', async () => {
    const at = against(0.001);
    const now = await played(at, 4);
    const { length } = await at.told('settle', { how: 'resigned', seen: now.length });
    const [first] = now.options;
    for (const reply of [
      await at.ask('choose', { seat: 'british', choices: [first?.text ?? ''], seen: length }),
      await at.ask('undo', { seen: length, action: false }),
    ])
      expect(reply).toEqual({ ok: false, code: 'game_over' });
    expect((await at.told('reply', {})).length).toBe(length);
    await at.worker.saved();
    expect((at.games.kept as SavedGame).end).toEqual({ winner: 'british', rule: 'resigned' });
    await at.ask('leave', {});
    const again = await page(at.games).told('resume', { game: now.id, takeOver: false });
    expect(again).toMatchObject({ result: { winner: 'british', rule: 'resigned' }, length });
  });
});

describe('a computer that has chances', () => {
  it('does not give up', async () => {
    const at = against(0.2);
    const now = await played(at, 6);
    expect(now.givesUp).toBe(false);
    expect(await at.ask('settle', { how: 'resigned', seen: now.length })).toEqual({ ok: false, code: 'plays_on' });
  });

  it('accepts a draw if it does not expect to win, and declines otherwise', async () => {
    const even = against(0.5);
    const now = await played(even, 2);
    expect(await even.told('settle', { how: 'agreed', seen: now.length })).toMatchObject({
      result: { winner: null, rule: 'agreed' },
    });
    const ahead = against(0.6);
    const { length } = await played(ahead, 2);
    expect(await ahead.ask('settle', { how: 'agreed', seen: length })).toEqual({ ok: false, code: 'plays_on' });
  });

  it('is not offered an end of a position that has gone on', async () => {
    const at = against(0.1);
    const { length } = await played(at, 2);
    expect(await at.ask('settle', { how: 'agreed', seen: length - 1 })).toEqual({ ok: false, code: 'stale' });
  });
});
