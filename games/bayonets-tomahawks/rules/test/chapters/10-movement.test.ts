import { describe, expect, test } from 'vitest';
import { BRITISH, connection, FRENCH } from '../../src/ids.ts';
import { INDIAN_MARCH, LIGHT_MARCH } from '../../src/kinds.ts';
import type { PieceName } from '../../src/names.ts';
import { vpOf } from '../../src/query/victory.ts';
import { controlledBy, hasBattle, isDone, isIn, march, takes } from '../game.ts';
import { type Sparse, whereIs } from '../position.ts';

// 10.1–10.5 Movement along connections

const NEW_ENGLAND: readonly PieceName[] = [1, 2, 3, 4, 5, 6, 7].map((n) => `new-england-brigade-${n}` as PieceName);
const BRIGADES: readonly PieceName[] = [
  '15th-58th',
  '1st-royal-american',
  '22nd-28th',
  '27th-55th',
  '2nd-royal-american',
  '35th-new-york-companies',
  '40th-45th-47th',
  '43rd-46th',
  '44th-48th',
  '50th-51st',
];

describe('Connection Limits', () => {
  test('[10.1a] sixteen along a Highway', () => {
    const all = [...BRIGADES, ...NEW_ENGLAND];
    const at: Sparse = { pieces: { albany: all } };
    // Seventeen can only stay.
    takes(march(at, BRITISH, 'albany'), 'british', all).offersOnly(['stop']);
    takes(march(at, BRITISH, 'albany'), 'british', all.slice(0, 16)).offers(['move kingston']);
  });

  test('[10.1a] eight along a Road, four along a Path', () => {
    const at: Sparse = { pieces: { 'wills-creek': BRIGADES }, roads: ['mekekasink.wills-creek'] };
    takes(march(at, BRITISH, 'wills-creek'), 'british', BRIGADES.slice(0, 9)).offersNot(['move mekekasink']);
    takes(march(at, BRITISH, 'wills-creek'), 'british', BRIGADES.slice(0, 8)).offers(['move mekekasink']);
    const lights: readonly PieceName[] = ['gage', 'goreham', 'putnam', 'rogers', 'scott'];
    const path: Sparse = { pieces: { 'wills-creek': lights } };
    takes(march(path, BRITISH, 'wills-creek'), 'british', lights).offersNot(['move mekekasink']);
    takes(march(path, BRITISH, 'wills-creek'), 'british', lights.slice(0, 4)).offers(['move mekekasink']);
  });

  test('[10.1a] [10.1c] earlier units of the Action Round count, but not the enemy’s', () => {
    const at: Sparse = { pieces: { 'wills-creek': ['gage'] } };
    march({ ...at, moved: { british: { 'mekekasink.wills-creek': 4 } } }, BRITISH, 'wills-creek').offersNot([
      'move mekekasink',
    ]);
    march({ ...at, moved: { french: { 'mekekasink.wills-creek': 4 } } }, BRITISH, 'wills-creek').offers([
      'move mekekasink',
    ]);
  });

  test('[10.1b] one Artillery along a Road', () => {
    const at: Sparse = {
      pieces: { 'wills-creek': ['22nd-28th', 'royal-artillery-1', 'royal-artillery-2'] },
      roads: ['mekekasink.wills-creek'],
    };
    const one = takes(march(at, BRITISH, 'wills-creek'), 'british', ['22nd-28th', 'royal-artillery-1']).offers([
      'move mekekasink',
    ]);
    one.choose('british', 'move mekekasink');
    expect(one.state.britishGuns.has(connection.of('mekekasink.wills-creek'))).toBe(true);
    const two = march(at, BRITISH, 'wills-creek').choose(
      'british',
      'take royal-artillery-1',
      'take royal-artillery-2',
      'done',
    );
    two.offers(['move winchester']).offersNot(['move mekekasink']);
  });

  test('[10.1c] Commanders do not count', () => {
    const names: readonly PieceName[] = ['commander-bradstreet', 'commander-forbes', '22nd-28th'];
    const game = takes(march({ pieces: { albany: names } }, BRITISH, 'albany'), 'british', names).choose(
      'british',
      'move kingston',
    );
    expect(game.state.britishMoved.get(connection.of('albany.kingston'))).toBe(1);
  });
});

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

describe('kinds of marches', () => {
  test('[10.4a] [10.4b] an Army takes along any units; Fleets carry nobody along the coast', () => {
    const at: Sparse = {
      pieces: { 'annapolis-royal': ['22nd-28th', 'fleet-boscawen', 'royal-artillery-1', 'rogers'] },
    };
    const all: readonly PieceName[] = ['rogers', '22nd-28th', 'fleet-boscawen', 'royal-artillery-1'];
    const game = takes(march(at, BRITISH, 'annapolis-royal'), 'british', all);
    // To Halifax there is no coast to follow, and to Cape Sable no Highway.
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
    // Rogers comes without saying, and Forbes may not come.
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
