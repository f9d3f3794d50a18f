import { expect, it } from 'vitest';
import { play, some } from '../builder.ts';

const DESERT = {
  turn: 'british',
  hands: { british: ['indians-desert-33', 'campaign-1'], french: ['campaign-2'] },
} as const;

it('[#33] [5.51] up to two unbesieged enemy Indians of one space desert, of the player’s choice', () => {
  const game = play({
    ...DESERT,
    pieces: {
      montreal: ['huron', 'ojibwa', 'ottawa', 'coureurs-1'],
      logstown: ['shawnee-1', 'shawnee-2'],
      oswego: ['french-tuscarora'],
      albany: ['mohawk-1'],
      niagara: ['mingo-1', 'johnson', ...some('northern-provincial', 1)],
    },
    inside: ['mingo-1'],
    works: { niagara: 'french-fort' },
    siege: { niagara: 0 },
  });
  game.british.playsEvent('indians-desert-33');
  const lakes = ['huron', 'ojibwa', 'ottawa'];
  game.table.offersOnly([...lakes, 'shawnee-1', 'french-tuscarora'].map((tribe) => `remove ${tribe}`));
  game.british.chooses('remove ojibwa');
  game.table.offersOnly(['remove huron', 'remove ottawa', 'done']);
  game.british.chooses('remove ottawa');
  expect(game.at('montreal')).toEqual(['coureurs-1', 'huron']);
  game.french.isToChoose('phase.card');
});

it('[5.532] with the last unit of a settlement its Allied marker goes', () => {
  const game = play({ ...DESERT, pieces: { logstown: some('shawnee', 2), montreal: ['mingo-1'] } });
  game.british.playsEvent('indians-desert-33').chooses('remove shawnee-1');
  expect(game.position.allied).toEqual(['logstown', 'mingo-town']);
  game.british.chooses('remove shawnee-2');
  expect(game.position.allied).toEqual(['mingo-town']);
});

it('[#33] [5.51] it is enough if one deserts; with none on the map nothing happens', () => {
  const one = play({ ...DESERT, pieces: { montreal: ['huron', 'ojibwa'] } });
  one.british.playsEvent('indians-desert-33').chooses('remove huron', 'done');
  expect(one.at('montreal')).toEqual(['ojibwa']);
  const none = play({ ...DESERT, pieces: { montreal: ['coureurs-1'] } });
  none.british.playsEvent('indians-desert-33');
  none.french.isToChoose('phase.card');
});
