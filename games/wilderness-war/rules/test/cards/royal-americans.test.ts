import { describe, expect, it } from 'vitest';
import { play, some } from '../builder.ts';

const START = {
  scenario: 'early-war',
  turn: 'british',
  hands: { british: ['royal-americans-65', 'campaign-1'] },
} as const;

describe('Royal Americans', () => {
  it('[#65] a leader from the pool and four units come to British fortresses, split as the British like', () => {
    const game = play({ ...START, pieces: { 'leader-pool': ['webb'] } });
    game.british.playsEvent('royal-americans-65');
    game.dice.come('draw webb');
    game.british.chooses('place albany', 'place new-york', 'place new-york', 'place boston', 'place albany');
    expect(game.at('albany')).toEqual(['webb', 'royal-american-4']);
    expect(game.at('new-york')).toEqual(some('royal-american', 2));
    expect(game.card('royal-americans-65')).toBe('removed');
  });

  it('[#65] only in the Northern and Southern Departments: not at Halifax, nor in a fortress taken from the French', () => {
    const game = play({ ...START, captured: ['louisbourg'], pieces: { louisbourg: some('british-regular', 1) } });
    game.british.playsEvent('royal-americans-65');
    game.table.offers(['place albany', 'place new-york']).offersNot(['place halifax', 'place louisbourg']);
  });

  it('[#65] [5.522] not where the French are or besiege', () => {
    const game = play({
      ...START,
      captured: ['boston'],
      pieces: { boston: some('french-regular', 1), albany: ['levis', 'french-regular-2', 'northern-provincial-1'] },
      inside: ['northern-provincial-1'],
      siege: { albany: 0 },
    });
    game.british.playsEvent('royal-americans-65');
    game.table.offersNot(['place albany', 'place boston']).offers(['place new-york']);
  });

  it('[#65] [5.52] only up to the number of counters', () => {
    const game = play({ ...START, pieces: { albany: some('royal-american', 3) } });
    game.british.playsEvent('royal-americans-65').chooses('place philadelphia');
    expect(game.at('philadelphia')).toEqual(['royal-american-4']);
    game.british.isToChoose('phase.card');
  });
});
