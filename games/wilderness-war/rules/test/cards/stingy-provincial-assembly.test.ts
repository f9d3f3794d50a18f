import { expect, it } from 'vitest';
import { play, some } from '../builder.ts';

const STINGY = { hands: { french: ['stingy-provincial-assembly-39', 'campaign-1'], british: ['campaign-2'] } } as const;

it('[#39] [5.54] the French name a Department, the British remove an unbesieged Provincial unit of it', () => {
  const game = play({
    ...STINGY,
    works: { 'wills-creek': 'british-fort' },
    siege: { 'wills-creek': 0 },
    pieces: {
      albany: ['northern-provincial-1', 'royal-american-1'],
      winchester: ['southern-provincial-1', 'southern-provincial-2'],
      'wills-creek': ['southern-provincial-3', 'dumas', ...some('french-regular', 1)],
    },
    reduced: ['southern-provincial-2'],
    inside: ['southern-provincial-3'],
  });
  game.french.playsEvent('stingy-provincial-assembly-39');
  game.table.offersOnly(['name northern', 'name southern']);
  game.french.chooses('name southern');
  game.british.isToChoose('removing.remove');
  game.table.offersOnly(['remove southern-provincial-1', 'remove southern-provincial-2']);
  game.british.chooses('remove southern-provincial-2');
  expect(game.at('winchester')).toEqual(['southern-provincial-1']);
  game.british.isToChoose('phase.card');
});

it('[8.22b] a Department with besieged Provincials only cannot be named', () => {
  const game = play({
    ...STINGY,
    works: { 'wills-creek': 'british-fort' },
    siege: { 'wills-creek': 0 },
    pieces: {
      albany: some('northern-provincial', 2),
      'wills-creek': ['southern-provincial-3', 'dumas', ...some('french-regular', 1)],
    },
    inside: ['southern-provincial-3'],
  });
  game.french.playsEvent('stingy-provincial-assembly-39');
  expect(game.at('albany')).toEqual(['northern-provincial-2']);
});

it('[#39] [5.51] not while the assemblies are enthusiastic, nor without an unbesieged Provincial unit', () => {
  const none = ['event stingy-provincial-assembly-39'];
  const pieces = { albany: some('northern-provincial', 1) } as const;
  play({ ...STINGY, pieces, assemblies: 'enthusiastic' }).table.offersNot(none);
  play({ ...STINGY, pieces: { albany: ['royal-american-1'] } }).table.offersNot(none);
  play({ ...STINGY, pieces, assemblies: 'reluctant' }).table.offers(none);
});
