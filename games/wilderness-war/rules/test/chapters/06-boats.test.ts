import { describe, expect, it } from 'vitest';
import { british, french, isDone, ONE, ways } from '../marching.ts';

describe('6.3 Boat movement', () => {
  it('[6.3a] nine spaces over water, whatever the terrain', () => {
    const game = french({ pieces: { quebec: ['french-regular-1'] } });
    game.french.activatesAlone(ONE, 'french-regular-1');
    game.french.marches('becancour', 'trois-rivieres', 'sorel', 'montreal', 'kahnawake', 'st-regis', 'oswegatchie');
    game.french.marches('cataraqui', 'niaoure-bay');
    isDone(game);
    expect(game.where('french-regular-1')).toBe('niaoure-bay');
  });

  it('[6.3b] one carry over land, between friendly fortifications or the side’s own cultivated spaces', () => {
    const works = { 'oneida-carry-east': 'british-stockade', 'oneida-carry-west': 'british-fort' } as const;
    const game = british({ pieces: { albany: ['northern-provincial-1'] }, works });
    game.british.activatesAlone(ONE, 'northern-provincial-1');
    game.british.marches(
      'schenectady',
      'canajoharie',
      'oneida-carry-east',
      'oneida-carry-west',
      'oswego',
      'irondequoit',
    );
    expect(ways(game)).toContain('tegynagerunte');

    // No fortification at the far end, or the enemy's, or one under construction.
    for (const far of [undefined, 'british-fort-started', 'french-stockade'] as const) {
      const without = british({
        pieces: { albany: ['northern-provincial-1'] },
        works: { 'oneida-carry-east': 'british-stockade', ...(far && { 'oneida-carry-west': far }) },
      });
      without.british.activatesAlone(ONE, 'northern-provincial-1');
      without.british.marches('schenectady', 'canajoharie', 'oneida-carry-east');
      expect(ways(without)).toEqual(['canajoharie']);
    }
  });

  it('[6.3b] land between two of the side’s own cultivated spaces is such a carry; between enemy ones it is not', () => {
    const game = british({ pieces: { 'new-york': ['northern-provincial-1'] } });
    game.british.activatesAlone(ONE, 'northern-provincial-1');
    game.british.marches('burlington', 'trenton', 'easton', 'east-delaware', 'station-point');
    expect(game.where('northern-provincial-1')).toBe('station-point');

    const enemy = british({ pieces: { 'ile-dorleans': ['northern-provincial-1'] } });
    enemy.british.activatesAlone(ONE, 'northern-provincial-1');
    enemy.table.offersNot(['move notre-dame-north']);
  });

  it('[6.3b] only one in an activation', () => {
    const once = british({ pieces: { philadelphia: ['northern-provincial-1'] } });
    once.british.activatesAlone(ONE, 'northern-provincial-1').marches('burlington', 'trenton', 'easton', 'trenton');
    expect(new Set(ways(once))).toEqual(new Set(['easton', 'burlington', 'reading', 'new-york']));

    const twice = british({ pieces: { poughkeepsie: ['northern-provincial-1'] } });
    twice.british
      .activatesAlone(ONE, 'northern-provincial-1')
      .marches('peekskill', 'new-york', 'burlington', 'trenton');
    expect(new Set(ways(twice))).toEqual(new Set(['easton', 'burlington']));
  });

  it('[6.3c] a besieged friendly fort will do for an end of the carry', () => {
    const game = british({
      pieces: { 'new-york': ['northern-provincial-1'], 'hudson-carry-north': ['french-regular-1'] },
      works: { 'hudson-carry-south': 'british-stockade', 'hudson-carry-north': 'british-fort' },
      siege: { 'hudson-carry-north': 0 },
    });
    game.british.activatesAlone(ONE, 'northern-provincial-1');
    game.british.marches(
      'peekskill',
      'poughkeepsie',
      'kinderhook',
      'albany',
      'hudson-carry-south',
      'hudson-carry-north',
    );
    // There its boats stop, and it must fight.
    game.french.isToChoose('avoid.ask');
  });
});
