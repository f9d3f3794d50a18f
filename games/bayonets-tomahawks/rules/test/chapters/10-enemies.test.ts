import { describe, expect, test } from 'vitest';
import { BRITISH, FRENCH } from '../../src/ids.ts';
import type { PieceName } from '../../src/names.ts';
import { controlledBy, hasBattle, march, phase, takes } from '../game.ts';
import { type Sparse, whereIs } from '../position.ts';

// 10.2.1, 10.3, 10.7 Leaving enemies, Overwhelming and attacking them

describe('a stack beside enemies', () => {
  const three: readonly PieceName[] = ['gage', 'rogers', 'scott'];
  const four: readonly PieceName[] = [...three, 'putnam'];

  test('[10.2.1a] stays, unless it Outnumbers them', () => {
    const at = (names: readonly PieceName[]): Sparse => ({
      pieces: { 'lake-george': [...names, 'langis'] },
      battles: ['lake-george'],
    });
    takes(march(at(three), BRITISH, 'lake-george'), 'british', ['gage']).offersOnly(['stop']);
    takes(march(at(four), BRITISH, 'lake-george'), 'british', ['gage']).offers(['move albany']);
  });

  test('[10.2.1a] [10.3.1b] their Militia count with them', () => {
    const at = (names: readonly PieceName[]): Sparse => ({
      pieces: { 'le-detroit': [...names, 'langis'] },
      battles: ['le-detroit'],
    });
    takes(march(at(four), BRITISH, 'le-detroit'), 'british', ['gage']).offersOnly(['stop']);
    const seven: readonly PieceName[] = [...four, 'armstrong', 'dunn', 'goreham'];
    takes(march(at(seven), BRITISH, 'le-detroit'), 'british', ['gage']).offers(['move fort-ouiatenon']);
  });

  test('[10.2.1b] leaves an enemy Fortress if it is British', () => {
    const at: Sparse = {
      pieces: { louisbourg: ['rogers', 'gage', 'bastion-1', 'artois-bourgogne'] },
      battles: ['louisbourg'],
    };
    takes(march(at, BRITISH, 'louisbourg'), 'british', ['gage']).offers(['move port-dauphin']);
    march(at, FRENCH, 'louisbourg').offersOnly(['stop']);
  });

  test('[10.2.1c] does not set out by the way they came', () => {
    const at: Sparse = {
      pieces: { albany: [...four, 'langis'] },
      entered: { french: ['lake-george>albany'] },
      battles: ['albany'],
    };
    takes(march(at, BRITISH, 'albany'), 'british', ['gage'])
      .offers(['move kingston'])
      .offersNot(['move lake-george']);
  });

  test('[10.2.1d] takes the Battle with it when all have gone', () => {
    const at: Sparse = { pieces: { albany: [...four, 'langis'] }, battles: ['albany'] };
    const some = takes(march(at, BRITISH, 'albany'), 'british', three).choose('british', 'move kingston');
    expect(hasBattle(some, 'albany')).toBe(true);
    const all = takes(march(at, BRITISH, 'albany'), 'british', four).choose('british', 'move kingston');
    expect(hasBattle(all, 'albany')).toBe(false);
  });
});

describe('Outnumbering', () => {
  const at = (names: readonly PieceName[], enemies: readonly PieceName[], more: Sparse = {}): Sparse => ({
    ...more,
    pieces: { 'lake-george': names, ticonderoga: enemies },
  });
  const overwhelms = (names: readonly PieceName[], enemies: readonly PieceName[], more: Sparse = {}): boolean => {
    const game = takes(march(at(names, enemies, more), BRITISH, 'lake-george'), 'british', names).choose(
      'british',
      'move ticonderoga',
    );
    return !hasBattle(game, 'ticonderoga');
  };
  const four: readonly PieceName[] = ['22nd-28th', '27th-55th', '43rd-46th', '44th-48th'];

  test('[10.3.1a] is more than three to one; Commanders do not count, Reduced units do', () => {
    expect(overwhelms(four, ['bearn-guyenne'])).toBe(true);
    expect(overwhelms(four.slice(0, 3), ['bearn-guyenne'])).toBe(false);
    expect(overwhelms([...four.slice(0, 3), 'commander-howe'], ['bearn-guyenne'])).toBe(false);
    expect(overwhelms(four, ['bearn-guyenne', 'commander-levis'])).toBe(true);
    expect(overwhelms(four, ['bearn-guyenne', 'languedoc-la-reine'], { reduced: ['languedoc-la-reine'] })).toBe(false);
    expect(overwhelms(four, ['bearn-guyenne'], { reduced: four })).toBe(true);
  });

  test('[10.3.1b] a Militia is as good as a unit', () => {
    const names: readonly PieceName[] = [...four, 'rogers', 'gage'];
    const six = takes(march({ pieces: { 'isle-aux-noix': names } }, BRITISH, 'isle-aux-noix'), 'british', names).choose(
      'british',
      'move montreal',
    );
    expect(hasBattle(six, 'montreal')).toBe(true);
    const seven: readonly PieceName[] = [...names, 'scott'];
    const more = takes(
      march({ pieces: { 'isle-aux-noix': seven } }, BRITISH, 'isle-aux-noix'),
      'british',
      seven,
    ).choose('british', 'move montreal');
    expect([hasBattle(more, 'montreal'), controlledBy(more, 'montreal')]).toEqual([false, 'british']);
  });

  test('[10.3.1b] is reported by units and Militia on either side', () => {
    const reported = (of: 'british' | 'french', names: readonly PieceName[], montreal: readonly PieceName[]) => {
      const held: Sparse = { pieces: { 'isle-aux-noix': names, montreal }, control: { 'isle-aux-noix': of } };
      const game = takes(march(held, of === 'british' ? BRITISH : FRENCH, 'isle-aux-noix'), of, names);
      return game.choose(of, 'move montreal').log.filter(({ type }) => type === 'overwhelm');
    };
    expect(reported('french', ['bearn-guyenne', 'berry'], ['rogers'])).toMatchObject([{ units: 4, enemies: 1 }]);
    expect(reported('british', [...four, 'rogers', 'gage', 'scott'], [])).toMatchObject([{ units: 7, enemies: 2 }]);
  });

  test('[10.3.2a] units already there count; the Overwhelmed retreat at once', () => {
    const game = march(
      {
        pieces: { 'lake-george': four.slice(0, 2), ticonderoga: ['43rd-46th', '44th-48th', 'bearn-guyenne'] },
        battles: ['ticonderoga'],
      },
      BRITISH,
      'lake-george',
    );
    takes(game, 'british', four.slice(0, 2)).choose('british', 'move ticonderoga');
    expect([hasBattle(game, 'ticonderoga'), whereIs(game, 'bearn-guyenne')]).toEqual([false, 'isle-aux-noix']);
  });

  test('[10.3.2b] a Fort prevents it', () => {
    expect(overwhelms(four, ['fort-carillon'])).toBe(false);
  });

  test('[10.3.2c] the stack goes on, and may Overwhelm the same enemies again', () => {
    const game = takes(march(at(four, ['bearn-guyenne']), BRITISH, 'lake-george'), 'british', four).choose(
      'british',
      'move ticonderoga',
    );
    game.choose('british', 'move isle-aux-noix');
    expect([whereIs(game, '22nd-28th'), whereIs(game, 'bearn-guyenne')]).toEqual(['isle-aux-noix', 'montreal']);
    expect(game.log.filter(({ type }) => type === 'overwhelm')).toHaveLength(2);
  });
});

describe('an attack', () => {
  test('[10.7a] is made on enemies that cannot be Overwhelmed', () => {
    const game = march(
      { pieces: { 'lake-george': ['22nd-28th'], ticonderoga: ['bearn-guyenne'] } },
      BRITISH,
      'lake-george',
    );
    game.choose('british', 'move ticonderoga');
    expect(game.log).toContainEqual({ type: 'battle-marker', side: 'british', at: 'ticonderoga' });
  });

  test('[10.7a] is reported once, however many stacks join it', () => {
    const at: Sparse = {
      pieces: { 'lake-george': ['22nd-28th'], albany: ['27th-55th'], ticonderoga: ['bearn-guyenne', 'berry'] },
      cards: ['forced-march-10'],
    };
    const game = phase(at, BRITISH)
      .choose('british', 'army british-2 lake-george', 'move ticonderoga')
      .choose('british', 'army british-3 albany', 'move lake-george', 'move ticonderoga');
    expect(whereIs(game, '27th-55th')).toBe('ticonderoga');
    expect(game.log.filter(({ type }) => type === 'battle-marker')).toHaveLength(1);
  });

  test('[10.7b] is not made by Militia on units of the side that held the space when the Action Round began', () => {
    const held: Sparse = {
      pieces: { montreal: ['22nd-28th'], 'isle-aux-noix': ['rogers'] },
      control: { montreal: 'british', 'isle-aux-noix': 'british' },
    };
    const game = march(held, BRITISH, 'isle-aux-noix').choose('british', 'move montreal');
    expect(hasBattle(game, 'montreal')).toBe(false);
  });

  test('[10.7c] is not made by a Routed stack', () => {
    const at: Sparse = {
      pieces: { 'lake-george': ['22nd-28th'], ticonderoga: ['bearn-guyenne'] },
      routed: ['22nd-28th'],
    };
    march(at, BRITISH, 'lake-george').offers(['move albany']).offersNot(['move ticonderoga']);
  });
});
