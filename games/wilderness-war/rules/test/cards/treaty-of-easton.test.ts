import { expect, it } from 'vitest';
import type { PieceName, SpaceName } from '../../src/names.ts';
import { play, some } from '../builder.ts';

const TREATY = {
  turn: 'british',
  hands: { british: ['treaty-of-easton-32', 'campaign-1'], french: ['campaign-2'] },
} as const;
const garrison = (where: SpaceName, ...units: readonly PieceName[]) => ({
  ...TREATY,
  pieces: { [where]: units },
  works: { [where]: 'british-stockade' } as const,
});

it('[#32a] [5.532] the Delaware, Mingo and Shawnee leave the war and their Allied markers go', () => {
  const game = play({
    ...TREATY,
    works: { kittaning: 'british-fort', 'ohio-forks': 'french-fort' },
    pieces: {
      kittaning: some('southern-provincial', 1),
      logstown: ['delaware-1', 'shawnee-1'],
      'mingo-town': ['mingo-1', 'huron', 'coureurs-1'],
      'ohio-forks': ['delaware-2', 'forbes', ...some('british-regular', 2)],
    },
    inside: ['delaware-2'],
    siege: { 'ohio-forks': 0 },
  });
  game.british.playsEvent('treaty-of-easton-32');
  expect(game.at('logstown')).toEqual([]);
  expect(game.at('mingo-town')).toEqual(['coureurs-1', 'huron']);
  // 8.22 A besieged unit stays, and with it the alliance of its settlement.
  expect(game.where('delaware-2')).toBe('ohio-forks');
  expect(game.position.allied).toEqual(['kittaning', 'pays-den-haut']);
  expect(game.card('treaty-of-easton-32')).toBe('removed');
});

it.each(['ohio-forks', 'gists-station', 'upper-monongahela', 'laurel-ridge-north', 'kittaning', 'logstown'] as const)(
  '[5.51] Drilled Troops in a British post at %s bring the treaty about',
  (where) => {
    play(garrison(where, 'southern-provincial-1')).table.offers(['event treaty-of-easton-32']);
  },
);

it('[#32b] [5.51] no treaty for Auxiliaries, without a post, under siege, or from further away', () => {
  const none = ['event treaty-of-easton-32'];
  play(garrison('kittaning', 'ranger-1')).table.offersNot(none);
  play(garrison('wills-creek', 'southern-provincial-1')).table.offersNot(none);
  play({ ...TREATY, pieces: { kittaning: some('southern-provincial', 1) } }).table.offersNot(none);
  const besieged = play({
    ...TREATY,
    works: { kittaning: 'british-fort' },
    pieces: { kittaning: ['southern-provincial-1', 'dumas', ...some('french-regular', 1)] },
    inside: ['southern-provincial-1'],
    siege: { kittaning: 0 },
  });
  besieged.table.offersNot(none);
});

it('[5.51] where none of these tribes is on the map the treaty changes nothing', () => {
  const game = play(garrison('ohio-forks', 'southern-provincial-1'));
  game.british.playsEvent('treaty-of-easton-32');
  expect(game.logged('event-without-effect')).toHaveLength(1);
});
