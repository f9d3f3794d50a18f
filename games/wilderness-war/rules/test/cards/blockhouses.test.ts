import { describe, expect, it } from 'vitest';
import { type Account, play, type Sparse } from '../builder.ts';

/** The Mingo and the Shawnee are about to raid; the British hold Blockhouses. */
const frontier = (more: Sparse = {}): Account =>
  play({
    hands: { french: ['ambush-11', 'campaign-1'], british: ['blockhouses-13', 'campaign-2'] },
    pieces: {
      'allegheny-south': ['dumas', 'mingo-1', 'shawnee-1'],
      'southern-colonial-militias': ['colonial-militia-1'],
    },
    works: { 'ohio-forks': 'french-fort' },
    ...more,
  });

const raid = (game: Account) => game.logged('raid').at(-1);

describe('Blockhouses (13)', () => {
  it('[#13a] [10.3a] the defender may play it before the roll, and the raid uses the column for stockades', () => {
    const game = frontier();
    game.french.activatesAlone('ambush-11', 'mingo-1').marches('augusta').stops();
    game.british.isToChoose('window.offer').responds('blockhouses-13');
    game.dice.roll(1);
    expect(raid(game)).toMatchObject({ target: 'cultivated', column: 'stockadeSettlement', success: false, losses: 1 });
    expect(game.card('blockhouses-13')).toBe('discard');
    expect(game.logged('marker')).toEqual([{ type: 'marker', marker: 'british-blockhouses', placed: true }]);
  });

  it('[10.3a] if it is not played, fields are fields', () => {
    const game = frontier();
    game.french.activatesAlone('ambush-11', 'mingo-1').marches('augusta').stops();
    game.british.passes();
    game.dice.roll(1);
    expect(raid(game)).toMatchObject({ column: 'cultivated', losses: 0 });
  });

  it('[10.2a] it comes after the Militia have fought, or stayed away', () => {
    const game = frontier({ works: { augusta: 'british-stockade', 'ohio-forks': 'french-fort' } });
    game.french.activatesAlone('ambush-11', 'mingo-1').marches('augusta');
    game.british.isToChoose('raid.militia').declines();
    game.british.isToChoose('window.offer');
  });

  it('[#13a] [5.51] it lasts for all enemy raids of the year, and cannot be played twice', () => {
    const game = frontier({ inEffect: ['british-blockhouses'] });
    game.french.activatesAlone('ambush-11', 'mingo-1').marches('augusta').stops();
    game.table.nowChooses('chance', 'raid.roll');
    game.dice.roll(4);
    expect(raid(game)).toMatchObject({ column: 'stockadeSettlement', success: false, losses: 2 });
  });

  it('[5.51] the marker of the raiders’ own side does nothing', () => {
    const game = frontier({ inEffect: ['french-blockhouses'] });
    game.french.activatesAlone('ambush-11', 'mingo-1').marches('augusta').stops();
    game.british.passes();
    game.dice.roll(4);
    expect(raid(game)).toMatchObject({ column: 'cultivated', losses: 1 });
  });

  it('[10.32] leaders raiding fields are not in danger on a 6, despite Blockhouses', () => {
    const game = frontier({ inEffect: ['british-blockhouses'] });
    game.french.activates('ambush-11', 'dumas', 'mingo-1').marches('augusta').stops();
    game.dice.roll(6);
    expect(raid(game)?.success).toBe(true);
    expect(game.table.breadcrumb).not.toContain('leader-checks');
  });

  it('[5.12] the French may play it against British raids', () => {
    const game = play({
      turn: 'british',
      hands: { french: ['blockhouses-13'], british: ['ambush-12', 'campaign-2'] },
      pieces: { 'ile-aux-noix': ['ranger-1'] },
      works: { ticonderoga: 'british-fort' },
    });
    game.british.activatesAlone('ambush-12', 'ranger-1').marches('st-jean').stops();
    game.french.responds('blockhouses-13');
    expect(game.position.inEffect).toEqual(['french-blockhouses']);
  });

  it('[#13b] [5.51] the markers go at the end of the year', () => {
    const game = frontier({
      turn: 'british',
      season: 'late',
      hands: { british: ['blockhouses-13'] },
      inEffect: ['british-blockhouses', 'french-blockhouses', 'no-amphib', 'no-french-naval', 'cherokees'],
      pieces: {},
    });
    game.british.discards('blockhouses-13');
    expect(game.position.year).toBe(1758);
    expect(game.position.inEffect).toEqual(['no-french-naval', 'cherokees']);
  });
});
