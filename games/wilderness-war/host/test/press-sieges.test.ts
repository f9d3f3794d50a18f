import { wildernessWar } from '@carillon/wilderness-war-rules';
import { describe, expect, it } from 'vitest';
import { play, some } from '../../rules/test/builder.ts';
import { engine } from '../src/engine.ts';

const ARMY = ['levis', 'montcalm', ...some('french-regular', 7)] as const;

/** The French besiege Hudson Carry North under Montcalm and Lévis, and are asked which leader a card of 3 activates. */
function besieging(level: 0 | 1 = 0) {
  const game = play({
    hands: { french: ['campaign-1'], british: ['ambush-12'] },
    turn: 'french',
    pieces: {
      'hudson-carry-north': [...ARMY, 'webb', ...some('northern-provincial', 2)],
      ticonderoga: ['bougainville', 'marine-detachment-1'],
    },
    inside: ['webb', ...some('northern-provincial', 2)],
    works: { 'hudson-carry-north': 'british-fort' },
    siege: { 'hudson-carry-north': level },
  });
  game.table.choose('french', 'activate campaign-1');
  return game;
}

const plansOf = (game: ReturnType<typeof besieging>) => engine.plans?.(wildernessWar.view(game.state, 0));

describe('a siege can be pressed in one gesture', () => {
  it('[5.36] under the leader with the best Tactics, with all units that he can command', () => {
    const [plan, ...others] = plansOf(besieging()) ?? [];
    expect(others).toEqual([]);
    expect([plan?.[0], ...(plan?.slice(-2) ?? [])]).toEqual(['lead montcalm', 'done', 'siege']);
    expect(plan?.filter((text) => text.startsWith('take '))).toEqual(
      expect.arrayContaining(['take levis', ...some('french-regular', 7).map((unit) => `take ${unit}`)]),
    );
  });

  it('by choices that can be made as they stand', () => {
    const game = besieging();
    // A lone answer is made automatically.
    for (const text of plansOf(game)?.[0] ?? [])
      if (game.table.choices().includes(text)) game.table.choose('french', text);
    expect(game.table.breadcrumb).toMatch(/siege/);
  });

  it('[8.24] to an assault too, if the fort is ripe', () => {
    const plans = plansOf(besieging(1)) ?? [];
    expect(plans.map((plan) => plan.at(-1))).toEqual(['siege', 'assault']);
    expect(plans[0]?.slice(0, -1)).toEqual(plans[1]?.slice(0, -1));
  });

  it('not by an army of which nobody can lead it', () => {
    const game = besieging();
    game.table.choose('french', 'alone levis');
    expect(plansOf(game)).toEqual([]);
  });

  it('at no other question', () => {
    const game = besieging();
    game.table.choose('french', 'lead montcalm');
    expect(plansOf(game)).toEqual([]);
  });
});
