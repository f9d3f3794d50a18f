import { describe, expect, it } from 'vitest';
import { play } from '../builder.ts';

// Rulings on raids and going home, one by one.

const CARDS = { french: ['campaign-1', 'campaign-3'], british: ['campaign-2', 'campaign-4'] } as const;

describe('rulings on raids', () => {
  it('ruling 77: beaten raiders raid where they have retreated to, if there is something to raid', () => {
    const game = play({
      hands: CARDS,
      pieces: { 'allegheny-south': ['mingo-1'], culpeper: ['british-regular-1', 'british-regular-2'] },
    });
    game.french.activatesAlone('campaign-1', 'mingo-1').marches('augusta');
    game.british.declines();
    game.french.marches('culpeper');
    game.british.stands();
    game.dice.roll(2, 1).roll(6);
    expect(game.logged('raid')).toMatchObject([{ at: 'augusta', target: 'cultivated', success: true }]);
    expect(game.where('mingo-1')).toBe('mingo-town');
    game.british.isToChoose('phase.card');
  });

  it('ruling 77: where there is nothing to raid they stay', () => {
    const game = play({
      hands: CARDS,
      pieces: { 'allegheny-south': ['mingo-1'], augusta: ['british-regular-1', 'british-regular-2'] },
    });
    game.french.activatesAlone('campaign-1', 'mingo-1').marches('augusta');
    game.british.stands();
    game.dice.roll(2, 1);
    expect(game.logged('raid')).toEqual([]);
    expect(game.where('mingo-1')).toBe('allegheny-south');
  });

  it('ruling 123: a piece drawn into another’s raid counts as activated, and does not raid again', () => {
    const game = play({
      hands: CARDS,
      pieces: { augusta: ['mingo-1', 'coureurs-1'] },
      works: { 'ohio-forks': 'french-fort' },
    });
    game.french.activatesAlone('campaign-1', 'coureurs-1', 'mingo-1').starts('coureurs-1').stops();
    game.dice.roll(6);
    game.french.chooses('go coureurs-1 ohio-forks');
    expect(game.where('mingo-1')).toBe('mingo-town');
    game.british.isToChoose('phase.card');
  });

  it('ruling 85: a lone British leader gives way to Indians coming home from a raid', () => {
    const game = play({ hands: CARDS, pieces: { augusta: ['mingo-1'], 'mingo-town': ['dunbar'] } });
    game.french.activatesAlone('campaign-1', 'mingo-1').stops();
    game.dice.roll(6);
    expect(game.where('mingo-1')).toBe('mingo-town');
    game.british.isToChoose('retreat.to').retreats('logstown');
    game.british.isToChoose('phase.card');
  });
});
