import { describe, expect, it } from 'vitest';
import { play, some } from '../builder.ts';

describe('10.1 active Auxiliaries that end their activation', () => {
  /** Rigaud marches on with his Marines, and leaves Dumas and Coureurs, who have come to Augusta before. */
  const AUGUSTA = {
    hands: { french: ['campaign-1', 'campaign-3'], british: ['campaign-2'] },
    works: { 'ohio-forks': 'french-fort' },
    reduced: ['marine-detachment-1'],
    pieces: {
      'allegheny-south': ['dumas', 'coureurs-1'],
      augusta: ['rigaud', 'marine-detachment-1'],
      culpeper: some('southern-provincial', 3),
    },
  } as const;

  it('[10.1] those of the first force of a Campaign do not raid when the second falls back beside them', () => {
    const game = play(AUGUSTA);
    game.french.playsEvent('campaign-1').leads('dumas', 'coureurs-1').leads('rigaud', 'marine-detachment-1');
    // There is no raid in the space of the Marines.
    game.french.starts('dumas').marches('augusta').stops();
    game.french.starts('rigaud').marches('culpeper');
    game.british.stands();
    game.dice.roll(2, 5);
    game.lossesFall();
    expect(game.where('marine-detachment-1')).toBe('removed');
    expect(game.logged('raid')).toEqual([]);
    expect(game.at('augusta')).toEqual(['rigaud', 'dumas', 'coureurs-1']);
    game.british.isToChoose('phase.card');
  });

  it('[10.1] they do if Auxiliaries of the second force fall back with it', () => {
    const game = play({
      ...AUGUSTA,
      pieces: { ...AUGUSTA.pieces, augusta: ['rigaud', 'marine-detachment-1', 'coureurs-2'] },
    });
    game.french
      .playsEvent('campaign-1')
      .leads('dumas', 'coureurs-1')
      .leads('rigaud', 'marine-detachment-1', 'coureurs-2');
    game.french.starts('dumas').marches('augusta').stops();
    game.french.starts('rigaud').marches('culpeper');
    game.british.stands();
    game.dice.roll(2, 3);
    game.lossesFall();
    expect(game.where('marine-detachment-1')).toBe('removed');
    game.table.nowChooses('chance', 'raid.roll');
    game.dice.roll(5);
    expect(game.logged('raid')).toMatchObject([
      { at: 'augusta', pieces: ['rigaud', 'dumas', 'coureurs-1', 'coureurs-2'] },
    ]);
  });
});
