import { TITLES } from '@carillon/titles';
import { describe, expect, it, vi } from 'vitest';
import type { ComputerAdviceTask, ComputerTask, Thinker } from '../../src/worker/computer.ts';
import { adviserApart, apart } from '../../src/worker/computer-apart.ts';
import { isSavedGame, type SavedGame } from '../../src/worker/saved-games.ts';
import { atOnce } from './at-once.ts';
import { type AnyNow, isAsked, page, titles, untilOwnTurn, wildernessWar } from './computer-page.ts';
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

  it('tells the computer its own view and nothing else', async () => {
    const at = page();
    await untilOwnTurn(at, await at.told('open', wildernessWar));
    for (const { view, seat } of at.asked) {
      const { cards } = view as AnyNow['view'];
      expect(seat).toBe(0);
      expect(Object.values(cards)).not.toContain('british-hand');
      expect(Object.values(cards)).not.toContain('draw-pile');
    }
  });

  it('tells a General what its seat has witnessed: the cards of its own hand, and no others', async () => {
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

  it('can be asked why from its first choice that took thought on, and not before', async () => {
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

  it('tells how far the computer is while it thinks, and stops the thought when nobody waits for it', async () => {
    let begun: () => void = () => undefined;
    const thinking = new Promise<void>((resolve) => {
      begun = resolve;
    });
    let drop: () => void = () => undefined;
    const endless: Thinker = (_task, tell) => {
      tell?.({ chance: 0.25, playouts: 40 });
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

  it('goes on where its level fails: by a weaker one, and at last by the first choice in the list', async () => {
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
    expect(tried).toEqual(['captain', 'lieutenant', 'recruit']);
    expect(trouble).toHaveBeenCalledTimes(3);
    trouble.mockRestore();
    expect(now.length).toBeGreaterThan(length);
    expect(now.explains).toBe(false);
  });

  it('can be analysed without the computer', async () => {
    const at = page();
    await untilOwnTurn(at, await at.told('open', wildernessWar));
    expect(await at.told('analyse', { number: null })).toMatchObject({ computer: null, analysis: true });
    expect(await at.ask('reply', {})).toEqual({ ok: false, code: 'no_game' });
  });

  it('refuses a level that there is not, and nothing is lost', async () => {
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

describe('the worker in which computer players think', () => {
  /** A worker that answers with what it is asked, one message later. */
  function echo() {
    const listeners: ((event: MessageEvent) => void)[] = [];
    const posted: unknown[] = [];
    return {
      posted,
      postMessage: (message: unknown) => void posted.push(message),
      addEventListener: (_type: 'message', listener: (event: MessageEvent) => void) => void listeners.push(listener),
      answer: (data: unknown) => listeners.shift()?.({ data } as MessageEvent),
      terminate: () => undefined,
    };
  }
  const task: ComputerTask = { title: 't', level: 'recruit', seed: 1, view: {}, seat: 0, moment: 4 };

  it('is opened once, and is asked one thing at a time', async () => {
    const port = echo();
    let opened = 0;
    const thinker = apart(() => {
      opened++;
      return port;
    });
    const first = thinker(task);
    const second = thinker({ ...task, moment: 5 });
    await Promise.resolve();
    expect(port.posted).toEqual([task]);
    port.answer({ answer: 'one' });
    expect(await first).toBe('one');
    await new Promise((resolve) => setTimeout(resolve));
    port.answer({ trouble: 'no such title' });
    await expect(second).rejects.toThrow('no such title');
    expect(opened).toBe(1);
  });

  it('tells how far it is, and stops at once when nobody waits, with all that was to follow', async () => {
    const opened: ReturnType<typeof echo>[] = [];
    let terminated = 0;
    const thinker = apart(() => {
      const port = echo();
      opened.push(port);
      return { ...port, terminate: () => void terminated++ };
    });
    const told: unknown[] = [];
    const first = thinker(task, (progress) => told.push(progress));
    const second = thinker({ ...task, moment: 5 });
    await Promise.resolve();
    opened[0]?.answer({ progress: { chance: 0.5, playouts: 100 } });
    expect(told).toEqual([{ chance: 0.5, playouts: 100 }]);
    thinker.cancel?.();
    expect(await atOnce(Promise.all([first, second]))).toEqual([undefined, undefined]);
    expect(terminated).toBe(1);
    const third = thinker(task);
    await new Promise((resolve) => setTimeout(resolve));
    opened[1]?.answer({ answer: 'one' });
    expect(await third).toBe('one');
  });

  it('shares the lanes of a search among workers, and goes on with what they found in the order of the jobs', async () => {
    const opened: ReturnType<typeof echo>[] = [];
    let terminated = 0;
    const thinker = apart(() => {
      const port = { ...echo(), terminate: () => void terminated++ };
      opened.push(port);
      return port;
    }, 2);
    const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
    const thought = thinker(task);
    await settled();
    expect(opened.map(({ posted }) => posted)).toEqual([[{ ...task, executors: 2 }]]);
    opened[0]?.answer({ jobs: ['a', 'b', 'c'] });
    await settled();
    expect(opened[0]?.posted.at(-1)).toEqual({ ...task, lane: 'a' });
    expect(opened[1]?.posted).toEqual([{ ...task, lane: 'b' }]);
    opened[1]?.answer({ found: 'of b' });
    opened[0]?.answer({ found: 'of a' });
    await settled();
    opened[0]?.answer({ found: 'of c' });
    await settled();
    expect(opened[0]?.posted.at(-1)).toEqual({ lanes: ['of a', 'of b', 'of c'] });
    opened[0]?.answer({ jobs: ['d'] });
    await settled();
    thinker.cancel?.();
    expect(await thought).toBeUndefined();
    expect(terminated).toBe(2);
    const broken = thinker(task);
    await settled();
    opened[2]?.answer({ jobs: ['e', 'f'] });
    await settled();
    opened[3]?.answer({ trouble: 'out of memory' });
    await expect(broken).rejects.toThrow('out of memory');
    expect([opened.length, terminated], 'the lane that is still busy ends too').toEqual([4, 4]);
  });

  it('advises in a worker of its own, which ends at once when nobody waits any more', async () => {
    let terminated = 0;
    const opened: ReturnType<typeof echo>[] = [];
    const adviser = adviserApart(() => {
      const port = echo();
      opened.push(port);
      return { ...port, terminate: () => void terminated++ };
    });
    const question: ComputerAdviceTask = { ...task, advise: true, plans: 3 };
    const first = adviser.advise(question);
    await Promise.resolve();
    adviser.cancel();
    expect(await first).toBeUndefined();
    expect(terminated).toBe(1);
    const second = adviser.advise(question);
    await Promise.resolve();
    opened[1]?.answer({ answer: { plans: [] } });
    expect(await second).toEqual({ plans: [] });
    adviser.cancel();
    expect(terminated).toBe(1);
  });
});
