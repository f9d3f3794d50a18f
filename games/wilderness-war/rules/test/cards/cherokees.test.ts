import { expect, it } from 'vitest';
import { play, some } from '../builder.ts';

const CHEROKEES = {
  turn: 'british',
  hands: { british: ['cherokees-30', 'campaign-1'], french: ['cherokee-uprising-31', 'campaign-2'] },
} as const;

it('[#30a] [5.53] Cherokees off the map come together to one unbesieged British post in the south; reduced ones are restored', () => {
  const game = play({
    ...CHEROKEES,
    works: {
      winchester: 'british-fort',
      augusta: 'british-stockade',
      carlisle: 'british-fort-started',
      'wills-creek': 'british-fort',
      schenectady: 'british-stockade',
      lancaster: 'british-stockade',
      york: 'british-fort',
    },
    siege: { york: 0 },
    pieces: { york: ['dumas', ...some('french-regular', 1)] },
  });
  game.table.offersNot(['event cherokee-uprising-31']);
  game.british.playsEvent('cherokees-30');
  // Wills Creek and Schenectady are elsewhere, Carlisle is not finished, York is besieged.
  const posts = ['alexandria', 'baltimore', 'philadelphia', 'augusta', 'lancaster', 'winchester'];
  const works = ['schenectady', 'augusta', 'carlisle', 'lancaster', 'winchester', 'wills-creek'];
  game.table.offersOnly([...posts.map((where) => `place ${where}`), ...works.map((where) => `demolish ${where}`)]);
  game.british.chooses('place augusta');
  expect(game.at('augusta')).toEqual(['cherokee-1', 'cherokee-2']);
  expect(game.position.allied).toEqual([]);
  expect(game.position.inEffect).toEqual(['cherokees']);
  game.table.offers(['event cherokee-uprising-31']);
});

it('[#30a] [5.523] with all of them on the map the reduced ones are restored, but not inside a siege', () => {
  const game = play({
    ...CHEROKEES,
    pieces: { winchester: ['cherokee-1', 'dumas', ...some('french-regular', 1)], augusta: ['cherokee-2', 'ranger-1'] },
    reduced: ['cherokee-1', 'cherokee-2', 'ranger-1'],
    inside: ['cherokee-1'],
    works: { winchester: 'british-fort' },
    siege: { winchester: 0 },
  });
  game.british.playsEvent('cherokees-30');
  expect(game.position.reduced).toEqual(['ranger-1', 'cherokee-1']);
  game.french.isToChoose('phase.card');
});

it('[#30b] [5.51] not after their uprising, nor when none can be placed or restored', () => {
  play({ ...CHEROKEES, inEffect: ['cherokee-uprising'] }).table.offersNot(['event cherokees-30']);
  play({ ...CHEROKEES, pieces: { augusta: some('cherokee', 2) } }).table.offersNot(['event cherokees-30']);
});
