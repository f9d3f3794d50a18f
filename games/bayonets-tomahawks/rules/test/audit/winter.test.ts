import { describe, expect, test } from 'vitest';
import { flow } from '../../src/procedures/contents.ts';
import { WinterQuarters } from '../../src/procedures/contents-year.ts';
import { play, whereIs } from '../position.ts';

// 17.0 Winter Quarters

describe('an Indian Nation in winter', () => {
  test('[17.2] keeps a unit in the Losses box for each Village that the enemy holds, even if it has lost one for good', () => {
    const game = play(
      {
        pieces: { losses: ['iroquois-1', 'iroquois-2'], removed: ['iroquois-3'] },
        joined: { iroquois: 'french' },
        control: { oquaga: 'british' },
        scenario: 'amhersts-juggernaut',
        year: 1758,
      },
      (g) => flow.start(g, WinterQuarters, {}),
    );
    expect([whereIs(game, 'iroquois-1'), whereIs(game, 'iroquois-2')].sort()).toEqual(['losses', 'onontake']);
  });
});
