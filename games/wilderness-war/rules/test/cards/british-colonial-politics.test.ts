import { expect, it } from 'vitest';
import { play, some } from '../builder.ts';

const FRENCH = { hands: { french: ['british-colonial-politics-41', 'campaign-1'], british: ['campaign-2'] } } as const;
const BRITISH = {
  turn: 'british',
  hands: { british: ['british-colonial-politics-42', 'campaign-1'], french: ['campaign-2'] },
} as const;

it('[#41a] [5.54b] early 1757 of the playbook: from supportive to reluctant, the south loses two of its four units', () => {
  const game = play({
    ...FRENCH,
    assemblies: 'supportive',
    pieces: {
      albany: some('northern-provincial', 6),
      winchester: [...some('southern-provincial', 4), 'royal-american-1'],
    },
    reduced: ['southern-provincial-2', 'southern-provincial-3'],
  });
  game.french.playsEvent('british-colonial-politics-41');
  expect(game.position.assemblies).toBe('reluctant');
  game.british.isToChoose('removing.remove');
  game.table.offersOnly(['remove southern-provincial-1', 'remove southern-provincial-2']);
  game.british.chooses('remove southern-provincial-2', 'remove southern-provincial-3');
  expect(game.at('winchester')).toEqual(['royal-american-1', 'southern-provincial-1', 'southern-provincial-4']);
  expect(game.at('albany')).toHaveLength(6);
  game.british.isToChoose('phase.card');
});

it('[#41b] [5.54b] both Departments come down to their limits: ten and four at supportive', () => {
  const game = play({
    ...FRENCH,
    assemblies: 'enthusiastic',
    pieces: { albany: some('northern-provincial', 12), winchester: some('southern-provincial', 5) },
  });
  game.french.playsEvent('british-colonial-politics-41');
  expect(game.at('albany')).toHaveLength(10);
  expect(game.at('winchester')).toHaveLength(4);
});

it('[5.54c] [8.22b] besieged units count but stay, until the next French play', () => {
  const besieged = {
    ...FRENCH,
    assemblies: 'supportive',
    works: { 'wills-creek': 'british-fort' },
    siege: { 'wills-creek': 0 },
    pieces: {
      'wills-creek': [...some('southern-provincial', 3), 'dumas', ...some('french-regular', 1)],
      winchester: ['southern-provincial-4'],
    },
    inside: some('southern-provincial', 3),
  } as const;
  const game = play(besieged);
  game.french.playsEvent('british-colonial-politics-41');
  expect(game.at('winchester')).toEqual([]);
  expect(game.at('wills-creek')).toHaveLength(5);
  game.british.isToChoose('phase.card');
});

it('[#41a] [5.54a] a British play moves the marker towards enthusiastic and costs nobody anything', () => {
  const game = play({ ...BRITISH, assemblies: 'reluctant', pieces: { albany: some('northern-provincial', 12) } });
  game.british.playsEvent('british-colonial-politics-42');
  expect(game.position.assemblies).toBe('supportive');
  expect(game.at('albany')).toHaveLength(12);
  game.french.isToChoose('phase.card');
});

it('[5.51] nobody moves the marker beyond its end of the track', () => {
  play({ ...FRENCH, assemblies: 'reluctant' }).table.offersNot(['event british-colonial-politics-41']);
  play({ ...FRENCH, assemblies: 'enthusiastic' }).table.offers(['event british-colonial-politics-41']);
  play({ ...BRITISH, assemblies: 'enthusiastic' }).table.offersNot(['event british-colonial-politics-42']);
});
