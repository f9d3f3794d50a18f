import { describe, expect, test } from 'vitest';
import { card, FRENCH } from '../../src/ids.ts';
import { endOfRound, isDone } from '../game.ts';
import { type Sparse, whereIs } from '../position.ts';
import { french } from './events.ts';

describe('[#45] Smallpox Epidemic', () => {
  const at: Sparse = {
    pieces: { losses: ['abenaki', 'mingo', 'seneca', 'langis'], montreal: ['kahnawake'] },
    cards: ['smallpox-epidemic-45'],
  };

  test('takes two Indian units in the Losses box for good', () => {
    const game = french({ ...at, year: 1757 })
      .nowChooses('chance', 'pick-event.pick')
      .offersOnly(['pick abenaki', 'pick mingo', 'pick seneca']);
    game.chance('pick abenaki', 'pick seneca');
    expect([whereIs(game, 'abenaki'), whereIs(game, 'seneca'), whereIs(game, 'mingo')]).toEqual([
      'removed',
      'removed',
      'losses',
    ]);
    expect(endOfRound({ cards: ['smallpox-epidemic-45'] }).state.cards.get(card.of('smallpox-epidemic-45'))).not.toBe(
      endOfRound({ cards: ['indian-44'] }).state.cards.get(card.of('indian-44')),
    );
  });

  test('in the last Year costs the French three Raid Points', () => {
    const game = french({ ...at, year: 1759, raidPoints: { french: 4 } });
    expect([isDone(game), game.state.raidPoints.get(FRENCH)]).toEqual([true, 1]);
  });
});
