import { expect, test } from 'vitest';
import { isIn } from '../game.ts';
import { french } from './events.ts';

test('[#33] Hesitant British General: a stack stays where it is', () => {
  const game = french({
    pieces: { albany: ['22nd-28th', 'rogers'], boston: ['27th-55th'] },
    cards: ['hesitant-british-general-33'],
  });
  game
    .nowChooses('french', 'stack-event.pick')
    .offersOnly(['stack albany', 'stack boston'])
    .choose('french', 'stack albany');
  expect([
    isIn(game.state.spent, '22nd-28th'),
    isIn(game.state.spent, 'rogers'),
    isIn(game.state.spent, '27th-55th'),
  ]).toEqual([true, true, false]);
  expect(game.log).toContainEqual({ type: 'spent', side: 'british', at: 'albany', rule: '7.4' });
});
