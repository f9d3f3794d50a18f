import { expect, test } from 'vitest';
import { point } from '../../src/ids.ts';
import { british } from './events.ts';

test('[#6] Delayed Supplies from France cost an Indian point and a French one', () => {
  const game = british({ cards: ['delayed-supplies-from-france-6', 'french-42', 'indian-43'] });
  game
    .nowChooses('french', 'points-lost.lose')
    .offersOnly(['lose indian-1', 'lose indian-2'])
    .choose('french', 'lose indian-1');
  game.offersOnly(['lose french-1', 'lose french-2']).choose('french', 'lose french-2');
  expect(game.state.pointsGone.toArray().map((each) => point.nameOf(each))).toEqual(['french-2', 'indian-1']);
});
