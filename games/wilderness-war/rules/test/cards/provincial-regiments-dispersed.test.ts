import { expect, it } from 'vitest';
import { play, some } from '../builder.ts';

const DISPERSED = {
  hands: { french: ['provincial-regiments-dispersed-38', 'campaign-1'], british: ['campaign-2'] },
} as const;

it('[#38] [5.54] each Department loses one of its Provincial units for each French Raided marker in it, of the owner’s choice', () => {
  const game = play({
    ...DISPERSED,
    raided: { french: { deerfield: 1, concord: 1, culpeper: 1, 'west-canada-creek': 1 }, british: { easton: 1 } },
    pieces: {
      boston: [...some('northern-provincial', 2), 'british-regular-1'],
      alexandria: ['northern-provincial-3', 'southern-provincial-1', 'southern-provincial-2', 'ranger-1'],
    },
    reduced: ['northern-provincial-1', 'southern-provincial-2'],
  });
  game.french.playsEvent('provincial-regiments-dispersed-38');
  game.british.isToChoose('removing.remove');
  game.table.offersOnly([
    'remove northern-provincial-1',
    'remove northern-provincial-2',
    'remove northern-provincial-3',
  ]);
  game.british.chooses('remove northern-provincial-1', 'remove northern-provincial-3');
  game.table.offersOnly(['remove southern-provincial-1', 'remove southern-provincial-2']);
  game.british.chooses('remove southern-provincial-2');
  expect(game.at('alexandria')).toEqual(['southern-provincial-1', 'ranger-1']);
  expect(game.where('northern-provincial-1')).toBe('reserve');
  game.british.isToChoose('phase.card');
});

it('[8.22b] besieged units stay, and no more go than there are', () => {
  const game = play({
    ...DISPERSED,
    raided: { french: { deerfield: 2 } },
    works: { hoosic: 'british-fort' },
    siege: { hoosic: 0 },
    pieces: {
      hoosic: ['northern-provincial-1', 'rigaud', ...some('french-regular', 1)],
      boston: ['northern-provincial-2'],
    },
    inside: ['northern-provincial-1'],
  });
  game.french.playsEvent('provincial-regiments-dispersed-38');
  expect(game.where('northern-provincial-1')).toBe('hoosic');
  expect(game.where('northern-provincial-2')).toBe('reserve');
});

it('[5.51] needs a French Raided marker in a Department whose own Provincials are on the map', () => {
  const none = ['event provincial-regiments-dispersed-38'];
  const north = { boston: some('northern-provincial', 1) } as const;
  play({ ...DISPERSED, pieces: north }).table.offersNot(none);
  play({ ...DISPERSED, pieces: north, raided: { french: { culpeper: 1 } } }).table.offersNot(none);
  play({ ...DISPERSED, pieces: north, raided: { british: { deerfield: 1 } } }).table.offersNot(none);
  play({ ...DISPERSED, pieces: north, raided: { french: { deerfield: 1 } } }).table.offers(none);
});
