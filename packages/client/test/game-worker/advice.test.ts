import { TITLES } from '@carillon/titles';
import { BRAINS } from '@carillon/titles/brains';
import { describe, expect, it } from 'vitest';
import type { Adviser } from '../../src/game-worker/computer-apart.ts';
import type { ComputerAdviceTask } from '../../src/shared/computer.ts';
import { type AnyNow, HERE, page, untilOwnTurn, wildernessWar } from './computer-page.ts';
import { savedGames } from './table.ts';
import { think } from './unhurried.ts';

describe('advice in a game against the computer', () => {
  it('names three plans at the own question, each by choices that are listed, and changes nothing', async () => {
    const at = page();
    const now = await untilOwnTurn(at, await at.told('open', wildernessWar));
    const { plans } = await at.advised('hint');
    expect(plans).toHaveLength(3);
    for (const { choice } of plans) expect(now.options.map(({ text }) => text)).toContain(choice);
    expect((await at.told('reply', {})).length).toBe(now.length);
  });

  it('knows the view of the seat that asks, and nothing else', async () => {
    const tasks: ComputerAdviceTask[] = [];
    const spy: Adviser = { ...HERE, advise: async (task) => void tasks.push(task) };
    const at = page(savedGames(), think, spy);
    await untilOwnTurn(at, await at.told('open', wildernessWar));
    expect(await at.ask('hint', {})).toEqual({ ok: false, code: 'no_advice' });
    const [task] = tasks;
    if (task === undefined) throw new Error('nobody was asked');
    const hands = Object.values((task.view as AnyNow['view']).cards);
    expect(task.seat).toBe(1);
    expect(hands).toContain('british-hand');
    expect(hands).not.toContain('french-hand');
  });

  it('explains the computer’s choice without revealing its cards', async () => {
    const at = page();
    await untilOwnTurn(at, await at.told('open', wildernessWar));
    const { plans, features } = await at.advised('why');
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).toMatchObject({ choice: '', log: [], fights: [] });
    expect(plans[0]?.worths).toHaveLength(features.length);
  });

  it('names the computer’s choice, and of a secret one only what the log tells of it', async () => {
    const at = page();
    await untilOwnTurn(at, await at.told('open', wildernessWar));
    const open = await at.explained();
    expect(open.decision).toMatchObject({ asked: { seat: 'french' }, option: { text: expect.any(String) } });
    const { computer: by } = wildernessWar;
    const bayonets = { title: 'bayonets-tomahawks', scenario: 'vaudreuils-petite-guerre', options: {}, seed: 5 };
    const now = await at.told('open', { ...bayonets, ...(by && { computer: by }) });
    const kept = await untilOwnTurn(at, now);
    const choice = kept.options[0]?.text ?? '';
    const chosen = { seat: kept.asked.seat ?? '', choices: [choice], seen: kept.length };
    await untilOwnTurn(at, await at.told('choose', chosen));
    const secret = await at.explained();
    expect(secret.decision).toEqual({ entry: { type: 'keep-reserve', side: 'french', card: null } });
  });

  it('is not given while the computer chooses, in an analysis, or without a game', async () => {
    const at = page();
    expect(await at.ask('hint', {})).toEqual({ ok: false, code: 'no_advice' });
    await at.told('open', wildernessWar);
    expect(await at.ask('hint', {})).toEqual({ ok: false, code: 'no_advice' });
    expect(await at.ask('why', {})).toEqual({ ok: false, code: 'no_advice' });
    await untilOwnTurn(at, await at.told('reply', {}));
    await at.told('analyse', { number: null });
    expect(await at.ask('hint', {})).toEqual({ ok: false, code: 'no_advice' });
  });

  it('is given at one screen to the seat that is asked, once its hand is open', async () => {
    const at = page();
    const { computer: _, ...both } = wildernessWar;
    await at.told('open', both);
    expect(await at.ask('hint', {})).toEqual({ ok: false, code: 'no_advice' });
    await at.told('look', { seat: 'french' });
    expect((await at.advised('hint')).plans).toHaveLength(3);
  });

  it('is cancelled by a choice', async () => {
    let cancelled = 0;
    const spy: Adviser = { ...HERE, cancel: () => void cancelled++ };
    const at = page(savedGames(), think, spy);
    const now = await untilOwnTurn(at, await at.told('open', wildernessWar));
    await at.told('choose', { seat: 'british', choices: [now.options[0]?.text ?? ''], seen: now.length });
    expect(cancelled).toBe(1);
  });

  it.each(TITLES.map((title) => [title.door.id, title] as const))('names all that %s looks at', async (id, title) => {
    const brain = await BRAINS.get(id)?.();
    const board = await title.board();
    expect(brain?.telling.features.length).toBeGreaterThan(0);
    for (const feature of brain?.telling.features ?? [])
      for (const language of ['en', 'fr', 'de'] as const)
        expect(board.featureName?.(feature, language), feature).toBeTruthy();
    for (const aim of brain?.intending?.aims ?? [])
      for (const language of ['en', 'fr', 'de'] as const) {
        const aimed = { aim, at: 'halifax', from: 'albany', pieces: ['louisbourg'] };
        expect(board.aimText?.(aimed, language), aim).toContain('Halifax');
      }
  });
});
