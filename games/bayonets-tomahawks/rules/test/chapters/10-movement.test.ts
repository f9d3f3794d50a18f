import { describe, expect, test } from 'vitest';
import { BRITISH, FRENCH } from '../../src/ids.ts';
import { INDIAN_MARCH, LIGHT_MARCH } from '../../src/kinds.ts';
import type { PieceName } from '../../src/names.ts';
import { vpOf } from '../../src/query/victory.ts';
import { controlledBy, hasBattle, isDone, isIn, march, takes } from '../game.ts';
import { type Sparse, whereIs } from '../position.ts';

// 10.2, 10.4, 10.5 Movement along connections

describe('Movement Points', () => {
  test('[10.2a] two for Brigades, three for Light units, none for Forts', () => {
    const names: readonly PieceName[] = ['22nd-28th', 'rogers', 'fort-edward'];
    const game = march({ pieces: { albany: names } }, BRITISH, 'albany').offersNot(['take fort-edward']);
    takes(game, 'british', ['22nd-28th', 'rogers'])
      .choose('british', 'move northfield', 'move new-london')
      .offersOnly(['drop 22nd-28th', 'stop']);
    const lights = march({ pieces: { albany: ['rogers'] } }, BRITISH, 'albany').choose(
      'british',
      'move northfield',
      'move new-london',
    );
    lights.offers(['move new-york']).choose('british', 'move new-york');
    expect(isDone(lights)).toBe(true);
  });

  test('[10.2b] a stack may stop earlier, and faster units may leave the others', () => {
    const game = march({ pieces: { albany: ['22nd-28th', 'rogers'] } }, BRITISH, 'albany');
    takes(game, 'british', ['22nd-28th', 'rogers']).choose(
      'british',
      'move northfield',
      'move new-london',
      'drop 22nd-28th',
    );
    game.offers(['move new-york']).choose('british', 'move new-york');
    expect([whereIs(game, '22nd-28th'), whereIs(game, 'rogers')]).toEqual(['new-london', 'new-york']);
  });

  test('[7.2.1] the log names those who were activated and did not move', () => {
    const game = march({ pieces: { albany: ['22nd-28th', 'rogers'] } }, BRITISH, 'albany');
    takes(game, 'british', ['rogers']).choose('british', 'stop');
    expect(game.log).toContainEqual({ type: 'stay', side: 'british', at: 'albany', pieces: ['rogers'] });
    const moved = march({ pieces: { albany: ['rogers'] } }, BRITISH, 'albany').choose(
      'british',
      'move kingston',
      'stop',
    );
    expect(moved.log.map(({ type }) => type)).not.toContain('stay');
  });

  test('[10.2c] spaces passed are taken: Ticonderoga, Isle aux Noix', () => {
    const game = march({ pieces: { 'lake-george': ['22nd-28th'] }, vp: { french: 2 } }, BRITISH, 'lake-george');
    game.choose('british', 'move ticonderoga', 'move isle-aux-noix');
    expect([controlledBy(game, 'ticonderoga'), controlledBy(game, 'isle-aux-noix')]).toEqual(['british', 'british']);
    expect(vpOf(game.state, FRENCH)).toBe(1);
  });

  test('[10.2e] enemies stop a stack, and so do their Militia', () => {
    const game = march({ pieces: { 'lake-george': ['rogers'], ticonderoga: ['langis'] } }, BRITISH, 'lake-george');
    game.choose('british', 'move ticonderoga');
    expect([hasBattle(game, 'ticonderoga'), isDone(game)]).toEqual([true, true]);
    const militia = march({ pieces: { 'isle-aux-noix': ['rogers'] } }, BRITISH, 'isle-aux-noix').choose(
      'british',
      'move montreal',
    );
    expect([hasBattle(militia, 'montreal'), isDone(militia), controlledBy(militia, 'montreal')]).toEqual([
      true,
      true,
      'french',
    ]);
  });
});

describe('on the way', () => {
  test('[10.2.1e] units are dropped, and Spent', () => {
    const game = march({ pieces: { albany: ['22nd-28th', '27th-55th'] } }, BRITISH, 'albany');
    takes(game, 'british', ['22nd-28th', '27th-55th']).choose(
      'british',
      'move kingston',
      'drop 27th-55th',
      'move minisink',
    );
    expect([whereIs(game, '22nd-28th'), whereIs(game, '27th-55th')]).toEqual(['minisink', 'kingston']);
    expect(isIn(game.state.spent, '27th-55th')).toBe(true);
  });

  test('[10.2.1f] units are picked up, and go no further than the stack could', () => {
    const at: Sparse = {
      pieces: { albany: ['22nd-28th'], kingston: ['27th-55th', 'rogers', '44th-48th'] },
      spent: ['44th-48th'],
    };
    const game = march(at, BRITISH, 'albany').choose('british', 'move kingston');
    game
      .offers(['pick 27th-55th', 'pick rogers'])
      .offersNot(['pick 44th-48th'])
      .choose('british', 'pick 27th-55th', 'move minisink');
    expect([whereIs(game, '27th-55th'), isDone(game)]).toEqual(['minisink', true]);
  });

  test('[10.2a] [10.2.1f] a stack without points left stops without being asked, unless Light units could go on without the others', () => {
    const at: Sparse = { pieces: { albany: ['22nd-28th', 'rogers'] } };
    const game = march(at, BRITISH, 'albany');
    takes(game, 'british', ['22nd-28th']).choose('british', 'move kingston', 'move minisink');
    expect([isDone(game), isIn(game.state.spent, '22nd-28th')]).toEqual([true, true]);
    const both = takes(march(at, BRITISH, 'albany'), 'british', ['22nd-28th', 'rogers']);
    both.choose('british', 'move kingston', 'move minisink', 'drop 22nd-28th').offers(['move easton', 'stop']);
  });

  test('[10.2.1g] with a Light point only Light units', () => {
    const at: Sparse = { pieces: { albany: ['rogers'], kingston: ['27th-55th', 'gage', 'commander-howe'] } };
    const game = march(at, BRITISH, 'albany', LIGHT_MARCH).choose('british', 'move kingston');
    game.offers(['pick gage']).offersNot(['pick 27th-55th', 'pick commander-howe']);
  });

  test('[10.2.1g] with an Indian point only units of the same Nation', () => {
    const at: Sparse = {
      pieces: { oquaga: ['iroquois-1'], onontake: ['iroquois-2', 'seneca', 'langis'] },
      joined: { iroquois: 'french' },
    };
    const game = march(at, FRENCH, 'oquaga', INDIAN_MARCH).choose('french', 'move onontake');
    game.offers(['pick iroquois-2']).offersNot(['pick seneca', 'pick langis']);
    const single = march(
      { pieces: { montreal: ['abenaki'], 'les-trois-rivieres': ['kahnawake'] } },
      FRENCH,
      'montreal',
      INDIAN_MARCH,
    );
    single.choose('french', 'move les-trois-rivieres').offersNot(['pick kahnawake']);
  });
});

describe('kinds of marches', () => {
  test('[10.4a] [10.4b] an Army takes along any units; Fleets carry nobody along the coast', () => {
    const at: Sparse = {
      pieces: { 'annapolis-royal': ['22nd-28th', 'fleet-boscawen', 'royal-artillery-1', 'rogers'] },
    };
    const all: readonly PieceName[] = ['rogers', '22nd-28th', 'fleet-boscawen', 'royal-artillery-1'];
    const game = takes(march(at, BRITISH, 'annapolis-royal'), 'british', all);
    // No coast leads to Halifax, and no Highway to Cape Sable.
    game.offersOnly(['move chignectou', 'stop']);
    takes(march(at, BRITISH, 'annapolis-royal'), 'british', ['fleet-boscawen']).offersOnly([
      'move chignectou',
      'move cape-sable',
      'stop',
    ]);
  });

  test('[10.4c] Commanders alone go to a stack through friendly spaces', () => {
    const at: Sparse = { pieces: { kingston: ['commander-howe'], 'lake-george': ['22nd-28th'] } };
    const game = march(at, BRITISH, 'kingston').offersOnly(['move albany', 'stop']).choose('british', 'move albany');
    expect(whereIs(game, 'commander-howe')).toBe('lake-george');
    const barred = march({ ...at, pieces: { ...at.pieces, albany: ['langis'] } }, BRITISH, 'kingston');
    barred.offersOnly(['stop']);
  });

  const escort: Sparse = {
    pieces: { albany: ['commander-howe', 'commander-forbes', 'rogers'], kingston: ['22nd-28th'] },
  };
  test('[10.5a] a Light point takes Light units and one Commander, on Highways and for two steps', () => {
    const game = march(escort, BRITISH, 'albany', LIGHT_MARCH).choose('british', 'take commander-howe');
    // Rogers comes without being chosen, and Forbes may not come.
    game.offers(['move kingston']).offersNot(['move oquaga']).choose('british', 'move kingston', 'move minisink');
    expect([whereIs(game, 'commander-howe'), whereIs(game, 'commander-forbes')]).toEqual(['minisink', 'albany']);
    // The road to Easton would be the third connection.
    expect(isDone(game)).toBe(true);
  });

  test('[10.5b] and does not leave him alone', () => {
    const game = march(escort, BRITISH, 'albany', LIGHT_MARCH).choose(
      'british',
      'take commander-howe',
      'move kingston',
    );
    game.offers(['drop commander-howe']);
    const alone = march(
      { ...escort, pieces: { ...escort.pieces, kingston: ['commander-bradstreet'] } },
      BRITISH,
      'albany',
      LIGHT_MARCH,
    );
    alone.choose('british', 'take commander-howe', 'move kingston').offersNot(['drop commander-howe']);
  });
});
