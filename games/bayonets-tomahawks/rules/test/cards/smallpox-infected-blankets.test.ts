import { expect, test } from 'vitest';
import { type Sparse, whereIs } from '../position.ts';
import { british } from './events.ts';

test('[#11] Smallpox-Infected Blankets take two French Indian units off the map', () => {
  const at: Sparse = {
    pieces: { montreal: ['abenaki', 'kahnawake', 'langis'], toronto: ['mississague'], losses: ['mingo'] },
    cards: ['smallpox-infected-blankets-11'],
  };
  const game = british(at)
    .nowChooses('british', 'pick-event.pick')
    .offersOnly(['pick abenaki', 'pick kahnawake', 'pick mississague']);
  game.choose('british', 'pick abenaki', 'pick mississague');
  expect((['abenaki', 'mississague', 'kahnawake'] as const).map((name) => whereIs(game, name))).toEqual([
    'losses',
    'losses',
    'montreal',
  ]);
});
