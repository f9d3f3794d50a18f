import { expect, it } from 'vitest';
import { play, some } from '../builder.ts';

const RAISE = {
  turn: 'british',
  hands: { british: ['raise-provincial-regiments-43', 'campaign-1'], french: ['campaign-2'] },
} as const;

it('[#43a] [5.54] a Department raises units at its own British posts, the north up to four, within its limit', () => {
  const game = play({
    ...RAISE,
    assemblies: 'supportive',
    works: {
      schenectady: 'british-stockade',
      hoosic: 'british-fort',
      winchester: 'british-fort',
      oswego: 'british-fort',
    },
    siege: { hoosic: 0 },
    pieces: { hoosic: ['rigaud', ...some('french-regular', 1)], albany: some('northern-provincial', 4) },
  });
  game.british.playsEvent('raise-provincial-regiments-43');
  game.table.offersOnly([
    'demolish schenectady',
    'demolish winchester',
    'demolish oswego',
    'raise northern',
    'raise southern',
  ]);
  game.british.chooses('raise northern');
  // Hoosic is besieged, Winchester is in the south, Oswego and Halifax in no Department.
  const posts = ['boston', 'new-haven', 'new-york', 'albany', 'schenectady'];
  game.table.offersOnly([
    'demolish schenectady',
    'demolish winchester',
    'demolish oswego',
    ...posts.map((where) => `place ${where}`),
    'done',
  ]);
  game.british.chooses('place schenectady', 'place schenectady', 'place boston', 'place albany');
  expect(game.at('schenectady')).toEqual(['northern-provincial-5', 'northern-provincial-6']);
  expect(game.at('boston')).toEqual(['northern-provincial-7']);
  game.french.isToChoose('phase.card');
});

it('[#43a] [5.54] the south raises two at most, and fewer if the limit is nearer', () => {
  const two = play({ ...RAISE, assemblies: 'enthusiastic', pieces: { winchester: some('southern-provincial', 1) } });
  two.british.playsEvent('raise-provincial-regiments-43').chooses('raise southern');
  two.british.chooses('place alexandria', 'place baltimore');
  two.french.isToChoose('phase.card');
  const one = play({ ...RAISE, assemblies: 'supportive', pieces: { winchester: some('southern-provincial', 3) } });
  one.british.playsEvent('raise-provincial-regiments-43').chooses('raise southern', 'place alexandria');
  one.french.isToChoose('phase.card');
  expect(one.at('alexandria')).toEqual(['southern-provincial-4']);
});

it('[5.51] the British may stop earlier', () => {
  const game = play({ ...RAISE });
  game.british.playsEvent('raise-provincial-regiments-43').chooses('raise northern', 'place albany', 'done');
  expect(game.at('albany')).toEqual(['northern-provincial-1']);
});

it('[#43b] [5.523] or all its reduced units are restored, wherever they are, if in supply and not besieged', () => {
  const game = play({
    ...RAISE,
    works: { hoosic: 'british-fort', niagara: 'french-fort' },
    siege: { hoosic: 0, niagara: 0 },
    pieces: {
      albany: ['northern-provincial-1', 'northern-provincial-2', 'royal-american-1', 'southern-provincial-1'],
      hoosic: ['northern-provincial-3', 'rigaud', ...some('french-regular', 1)],
      // Besiegers, but far from any supply.
      niagara: ['northern-provincial-4', 'northern-provincial-5'],
    },
    inside: ['northern-provincial-3'],
    reduced: [...some('northern-provincial', 4), 'royal-american-1'],
  });
  game.british.playsEvent('raise-provincial-regiments-43');
  game.table.offersOnly(['raise northern', 'restore northern', 'raise southern']);
  game.british.chooses('restore northern');
  expect(game.position.reduced).toEqual(['royal-american-1', 'northern-provincial-3', 'northern-provincial-4']);
  game.french.isToChoose('phase.card');
});

it('[#43c] [5.51] not while the assemblies are reluctant, nor where nothing can be done', () => {
  const none = ['event raise-provincial-regiments-43'];
  play({ ...RAISE, assemblies: 'reluctant' }).table.offersNot(none);
  play({ ...RAISE, assemblies: 'supportive' }).table.offers(none);
  const full = { albany: some('northern-provincial', 10), winchester: some('southern-provincial', 4) } as const;
  play({ ...RAISE, assemblies: 'supportive', pieces: full }).table.offersNot(none);
  play({ ...RAISE, assemblies: 'supportive', pieces: full, reduced: ['southern-provincial-1'] }).table.offers(none);
});
