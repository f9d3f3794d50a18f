import { levelsDownFrom } from '@carillon/seat';
import { TITLES } from '@carillon/titles';
import { describe, expect, it, vi } from 'vitest';
import type { Thinker } from '../../src/game-worker/computer-apart.ts';
import { isSavedGame, type SavedGame } from '../../src/game-worker/saved-games.ts';
import type { ComputerTask } from '../../src/shared/computer.ts';
import { type AnyNow, isAsked, page, titles, untilOwnCard, untilOwnTurn, wildernessWar } from './computer-page.ts';
import { savedGames } from './table.ts';
import { think } from './unhurried.ts';

describe('a game against the computer', () => {
  it('shows the hand of the player at this screen, and never that of the computer', async () => {
    const at = page();
    const now = await at.told('open', wildernessWar);
    expect(now).toMatchObject({ computer: 'french', looking: 'british', covered: false, options: [] });
    expect(now.asked.seat).toBe('french');
    const hands = Object.values(now.view.cards);
    expect(hands).toContain('british-hand');
    expect(hands).not.toContain('french-hand');
  });

  it('goes on by choices of the computer, one at a time, until the player is asked', async () => {
    const at = page();
    const first = await at.told('open', wildernessWar);
    const second = await at.told('reply', {});
    expect(second.length).toBeGreaterThan(first.length);
    const now = await untilOwnTurn(at, second);
    expect(now.asked.seat).toBe('british');
    expect(now.options.length).toBeGreaterThan(0);
  });

  it('gives the computer its own view and nothing else', async () => {
    const at = page();
    await untilOwnTurn(at, await at.told('open', wildernessWar));
    for (const { view, seat } of at.asked) {
      const { cards } = view as AnyNow['view'];
      expect(seat).toBe(0);
      expect(Object.values(cards)).not.toContain('british-hand');
      expect(Object.values(cards)).not.toContain('draw-pile');
    }
  });

  it('gives a General what its seat has witnessed: the cards of its own hand, and no others', async () => {
    const asked: ComputerTask[] = [];
    const at = page(savedGames(), async (task) => {
      asked.push(task);
      return undefined;
    });
    await at.told('open', { ...wildernessWar, computer: { seat: 'french', level: 'general', seed: 3 } });
    await at.told('reply', {});
    const draws = asked[0]?.witnessed?.map(({ choice }) => choice) ?? [];
    expect(draws.filter((draw) => draw === 'draw ?').length).toBe(draws.length / 2);
    expect(draws.length).toBeGreaterThan(10);
    await at.told('open', { ...wildernessWar, computer: { seat: 'french', level: 'captain', seed: 3 } });
    await at.told('reply', {});
    expect(asked[1]?.level).toBe('captain');
    expect(asked[1]?.witnessed).toBeUndefined();
  });

  it('plays the other side once the bids have exchanged the seats', async () => {
    const at = page();
    let now = await at.told('open', { ...wildernessWar, options: { bidding: 'sealed' } });
    expect(now).toMatchObject({ computer: 'french', looking: 'british', asked: { procedure: 'sealed-bids' } });
    while (now.asked.procedure === 'sealed-bids') {
      const bid = now.options.at(-1)?.text ?? '';
      now = isAsked(now)
        ? await at.told('reply', {})
        : await at.told('choose', { seat: 'british', choices: [bid], seen: now.length });
    }
    expect(now).toMatchObject({ computer: 'british', looking: 'french' });
    expect(Object.values(now.view.cards)).toContain('french-hand');
    expect(Object.values(now.view.cards)).not.toContain('british-hand');
  });

  it('does not let the page choose for the computer', async () => {
    const at = page();
    const { length } = await at.told('open', wildernessWar);
    const reply = await at.ask('choose', { seat: 'french', choices: ['hold'], seen: length });
    expect(reply).toEqual({ ok: false, code: 'not_your_turn' });
  });

  it('changes nothing when the computer is not asked', async () => {
    const at = page();
    const now = await untilOwnTurn(at, await at.told('open', wildernessWar));
    expect((await at.told('reply', {})).length).toBe(now.length);
  });

  it('can be asked why after its first considered choice, and not before', async () => {
    const at = page();
    const begun = await at.told('open', { ...wildernessWar, computer: { seat: 'british', level: 'recruit', seed: 3 } });
    expect([begun.asked.seat, begun.explains]).toEqual(['french', false]);
    const other = await at.told('open', wildernessWar);
    expect((await untilOwnTurn(at, other)).explains).toBe(true);
  });

  it('is kept with its player, whose choices can be found again', async () => {
    const at = page();
    await untilOwnTurn(at, await at.told('open', wildernessWar));
    await at.worker.saved();
    const kept = at.games.kept as SavedGame;
    expect(isSavedGame(kept)).toBe(true);
    expect(kept.computer).toMatchObject({ seat: 'french', level: 'recruit', seed: 3 });
    const [entry, playouts, version] = kept.computer?.thoughts[0] ?? [];
    const task = at.asked.find(({ moment }) => moment === entry);
    if (task === undefined) throw new Error('it was not asked there');
    expect(await think(structuredClone(task))).toMatchObject({ playouts, version });
    const chosen = kept.journal[entry ?? 0];
    expect(chosen).toMatchObject({ who: 'french', choice: (await think(structuredClone(task))).choice });
  });

  it('goes on after it was left, with the same player', async () => {
    const at = page();
    const now = await untilOwnTurn(at, await at.told('open', wildernessWar));
    await at.ask('leave', {});
    const again = page(at.games);
    const resumed = await again.told('resume', { game: now.id, takeOver: false });
    expect(resumed).toMatchObject({ computer: 'french', looking: 'british', length: now.length });
  });

  it('takes back the choices of the player alone', async () => {
    const at = page();
    const now = await untilOwnTurn(at, await at.told('open', wildernessWar));
    expect(now.undo).toEqual({ bar: 'undo_past_other_side' });
  });

  it('takes back the choice of the player with the answer of the computer, which answers again', async () => {
    const at = page();
    const before = await untilOwnTurn(at, await at.told('open', wildernessWar));
    const discard = before.options.find(({ text }) => text.startsWith('activate')) ?? before.options[0];
    let now = await at.told('choose', { seat: 'british', choices: [discard?.text ?? ''], seen: before.length });
    for (let i = 0; i < 60 && !isAsked(now); i++)
      now = await at.told('choose', { seat: 'british', choices: [now.options.at(-1)?.text ?? ''], seen: now.length });
    now = await untilOwnTurn(at, await at.told('reply', {}));
    expect(now.undo).toEqual({ seat: 'british', choices: 1, anew: true });
    const asked = at.asked.length;
    now = await at.told('undo', { seen: now.length, action: false });
    expect(now).toMatchObject({ asked: { seat: 'british' }, redo: 'british' });
    const [option] = now.options;
    now = await at.told('choose', { seat: 'british', choices: [option?.text ?? ''], seen: now.length });
    for (let i = 0; i < 60 && !isAsked(now); i++)
      now = await at.told('choose', { seat: 'british', choices: [now.options.at(-1)?.text ?? ''], seen: now.length });
    await at.told('reply', {});
    expect(at.asked.slice(asked)).toMatchObject([{ plan: [] }]);
  });

  it('asks the computer for nothing when the last choice can be taken back freely', async () => {
    const at = page();
    const before = await untilOwnCard(at, await at.told('open', wildernessWar));
    const activates = before.options.find(({ text }) => text.startsWith('activate'))?.text ?? '';
    const now = await at.told('choose', { seat: 'british', choices: [activates], seen: before.length });
    // Before the card, the computer has chosen since the last answer of the British.
    expect([before.undo, now.undo]).toEqual([
      { seat: 'british', choices: 1, anew: true },
      { seat: 'british', choices: 1 },
    ]);
    await at.told('undo', { seen: now.length, action: false });
    await at.worker.saved();
    expect((at.games.kept as SavedGame).journal.at(-1)).toEqual({ who: 'british', undo: before.length });
  });

  it('reports the progress of the computer while it thinks, and stops the thought when nobody waits for it', async () => {
    let begun: () => void = () => undefined;
    const thinking = new Promise<void>((resolve) => {
      begun = resolve;
    });
    let drop: () => void = () => undefined;
    const endless: Thinker = (_task, report) => {
      report?.({ chance: 0.25, playouts: 40 });
      begun();
      return new Promise((resolve) => {
        drop = () => resolve(undefined);
      });
    };
    endless.cancel = () => drop();
    const at = page(savedGames(), endless);
    const { length } = await at.told('open', wildernessWar);
    const waiting = at.told('reply', {});
    await thinking;
    expect(await at.ask('thinking', {})).toEqual({ ok: true, value: { chance: 0.25, playouts: 40 } });
    expect(await at.ask('drop', {})).toEqual({ ok: true, value: null });
    expect((await waiting).length).toBe(length);
    expect(await at.ask('thinking', {})).toEqual({ ok: true, value: null });
  });

  it('goes on if its level fails: with a weaker level, and finally with the first choice in the list', async () => {
    const tried: string[] = [];
    const trouble = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failing: Thinker = async (task) => {
      tried.push(task.level);
      throw new Error('out of memory');
    };
    const at = page(savedGames(), failing);
    const computer = { seat: 'french', level: 'captain', seed: 3 };
    const { length } = await at.told('open', { ...wildernessWar, computer });
    const now = await at.told('reply', {});
    expect(tried).toEqual(levelsDownFrom('captain'));
    expect(trouble).toHaveBeenCalledTimes(tried.length);
    trouble.mockRestore();
    expect(now.length).toBeGreaterThan(length);
    expect(now.explains).toBe(false);
  });

  it('is asked to think in its style, and with its share of playouts, also after a reload', async () => {
    const asked: unknown[] = [];
    const note: Thinker = async (task) => {
      asked.push({ style: task.style, budget: task.budget });
      throw new Error('enough');
    };
    const trouble = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const saves = savedGames();
    const computer = { seat: 'french', level: 'recruit', seed: 3, style: 'raider', budget: 0.25 };
    const left = page(saves, note);
    const { id } = await left.told('open', { ...wildernessWar, computer });
    await left.ask('leave', {});
    const at = page(saves, note);
    await at.told('resume', { game: id, takeOver: false });
    await at.told('reply', {});
    trouble.mockRestore();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked[0]).toEqual({ style: 'raider', budget: 0.25 });
  });

  it('can be analysed without the computer', async () => {
    const at = page();
    await untilOwnTurn(at, await at.told('open', wildernessWar));
    expect(await at.told('analyse', { number: null })).toMatchObject({ computer: null, analysis: true });
    expect(await at.ask('reply', {})).toEqual({ ok: false, code: 'no_game' });
  });

  it('refuses an unknown level, and nothing is lost', async () => {
    const at = page();
    const computer = { seat: 'french', level: 'marshal', seed: 1 };
    const opened = await at.ask('open', { ...wildernessWar, computer });
    expect(opened).toEqual({ ok: false, code: 'malformed' });
    const odd = await at.ask('open', {
      ...wildernessWar,
      computer: { ...computer, level: 'recruit', seat: 'spanish' },
    });
    expect(odd).toEqual({ ok: false, code: 'malformed' });
  });

  it.each(TITLES.map(({ door }) => door.id))('is played in %s', async (title) => {
    const load = titles.get(title);
    expect(load).toBeDefined();
    const at = page();
    const scenario = title === 'wilderness-war' ? 'annus-mirabilis' : 'vaudreuils-petite-guerre';
    const computer = { seat: 'british', level: 'recruit', seed: 9 };
    let now = await at.told('open', { title, scenario, options: {}, seed: 8, computer });
    for (let i = 0; i < 60 && now.result === null; i++) {
      const [option] = now.options;
      now = isAsked(now)
        ? await at.told('reply', {})
        : await at.told('choose', { seat: 'french', choices: [option?.text ?? ''], seen: now.length });
    }
    expect(at.asked.length).toBeGreaterThan(0);
  });
});
