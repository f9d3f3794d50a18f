import { describe, expect, test } from 'vitest';
import { BRITISH, connection, FRENCH, space } from '../../src/ids.ts';
import type { PieceName } from '../../src/names.ts';
import { construction, isDone, isIn, phase } from '../game.ts';
import { type Sparse, whereIs } from '../position.ts';

// 12.0 Construction

const builds = (sparse: Sparse, name: PieceName): boolean =>
  phase({ cards: ['british-2'], first: 'french', ...sparse }, BRITISH)
    .choices()
    .includes(`construct british-2 ${name}`);

describe('the builders', () => {
  test('[12.0a] a Brigade in supply and not Routed, not Spent', () => {
    const at: Sparse = { pieces: { albany: ['22nd-28th', 'rogers', 'royal-artillery-1'] } };
    expect([builds(at, '22nd-28th'), builds(at, 'rogers'), builds(at, 'royal-artillery-1')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(builds({ ...at, outOfSupply: ['22nd-28th', 'rogers', 'royal-artillery-1'] }, '22nd-28th')).toBe(false);
    expect(builds({ ...at, routed: ['22nd-28th', 'rogers', 'royal-artillery-1'] }, '22nd-28th')).toBe(false);
    expect(builds({ ...at, spent: ['22nd-28th'] }, '22nd-28th')).toBe(false);
  });

  test('[12.0a] in a friendly space or the Wilderness', () => {
    const wild: Sparse = { pieces: { mekekasink: ['22nd-28th'] }, roads: ['mekekasink.wills-creek'] };
    expect(builds(wild, '22nd-28th')).toBe(true);
    const enemy: Sparse = {
      pieces: { 'forks-of-the-ohio': ['22nd-28th', '27th-55th', '43rd-46th', '44th-48th', '50th-51st', 'langis'] },
    };
    expect(builds(enemy, '22nd-28th')).toBe(false);
    expect(builds({ ...enemy, control: { 'forks-of-the-ohio': 'british' } }, '22nd-28th')).toBe(true);
  });

  test('[12.0a] where no enemies are, or only some that are Outnumbered', () => {
    const at = (names: readonly PieceName[]): Sparse => ({
      pieces: { 'lake-george': [...names, 'langis'] },
      battles: ['lake-george'],
    });
    expect(builds(at(['22nd-28th', 'rogers', 'gage']), '22nd-28th')).toBe(false);
    expect(builds(at(['22nd-28th', 'rogers', 'gage', 'scott']), '22nd-28th')).toBe(true);
  });
});

const one = (sparse: Sparse = {}): Sparse => ({ ...sparse, pieces: { albany: ['22nd-28th'], ...sparse.pieces } });

describe('a Fort', () => {
  test('[12.0b] is begun where there is neither a Fort nor a marker', () => {
    const game = construction(one(), BRITISH, '22nd-28th')
      .offersOnly(['begin', 'road albany.oquaga'])
      .choose('british', 'begin');
    expect([game.state.fortsBegun.has(space.of('albany')), isIn(game.state.spent, '22nd-28th')]).toEqual([true, true]);
    construction(one({ fortsBegun: ['albany'] }), BRITISH, '22nd-28th').offersNot(['begin']);
  });

  test('[12.0c] is built in a later Action Round', () => {
    construction(one({ fortsNew: ['albany'] }), BRITISH, '22nd-28th').offersNot(['build']);
    const game = construction(one({ fortsBegun: ['albany'] }), BRITISH, '22nd-28th').choose('british', 'build');
    expect(whereIs(game, 'fort-anne')).toBe('albany');
    expect(game.state.fortsBegun.isEmpty).toBe(true);
  });

  test('[12.0d] is repaired', () => {
    const at = one({ pieces: { albany: ['22nd-28th', 'fort-edward'] }, reduced: ['fort-edward'] });
    const game = construction(at, BRITISH, '22nd-28th').offers(['repair']).choose('british', 'repair');
    expect(isIn(game.state.reduced, 'fort-edward')).toBe(false);
    construction({ ...at, reduced: [] }, BRITISH, '22nd-28th').offersNot(['repair']);
  });

  test('[12.0e] or its marker is removed', () => {
    const fort = construction(one({ pieces: { albany: ['22nd-28th', 'fort-edward'] } }), BRITISH, '22nd-28th').choose(
      'british',
      'remove',
    );
    expect(whereIs(fort, 'fort-edward')).toBe('removed');
    const marker = construction(one({ fortsNew: ['albany'] }), BRITISH, '22nd-28th').choose('british', 'remove');
    expect(marker.state.fortsBegun.isEmpty).toBe(true);
  });
});

describe('a Road', () => {
  const road = 'mekekasink.wills-creek';
  const at = (sparse: Sparse = {}): Sparse => ({
    ...sparse,
    pieces: { 'wills-creek': ['22nd-28th', '27th-55th', 'royal-artillery-1'], ...sparse.pieces },
  });

  test('[12.0f] is begun on a Path of the space, once', () => {
    const game = construction(at(), BRITISH, '22nd-28th')
      .offersOnly(['begin', `road ${road}`])
      .choose('british', `road ${road}`);
    expect(game.state.roadsBegun.has(connection.of(road))).toBe(true);
    construction(at({ roadsNew: [road], fortsBegun: ['wills-creek'] }), BRITISH, '22nd-28th').offersOnly([
      'build',
      'remove',
    ]);
    construction(at({ roads: [road], fortsBegun: ['wills-creek'] }), BRITISH, '22nd-28th').offersNot([`road ${road}`]);
  });

  test('[12.0f] [12.0g] [12.0h] is finished in a later Action Round, and crossed at once', () => {
    const game = construction(at({ roadsBegun: [road], spent: ['27th-55th'] }), BRITISH, '22nd-28th').choose(
      'british',
      `finish ${road}`,
    );
    expect(game.state.roads.has(connection.of(road))).toBe(true);
    game
      .nowChooses('british', 'construction.join')
      .offersOnly(['take royal-artillery-1', 'go'])
      .choose('british', 'take royal-artillery-1');
    expect([whereIs(game, '22nd-28th'), whereIs(game, 'royal-artillery-1'), whereIs(game, '27th-55th')]).toEqual([
      'mekekasink',
      'mekekasink',
      'wills-creek',
    ]);
    expect([isIn(game.state.spent, '22nd-28th'), isIn(game.state.spent, 'royal-artillery-1')]).toEqual([true, true]);
    expect(isDone(game)).toBe(true);
  });

  test('[12.0g] units cross only up to the limit of the Road', () => {
    // Four have gone along the Path: the Road takes four more, the Brigade among them.
    const five: readonly PieceName[] = ['22nd-28th', '27th-55th', '43rd-46th', '44th-48th', '50th-51st'];
    const four = { roadsBegun: [road], moved: { british: { [road]: 4 } }, pieces: { 'wills-creek': five } } as const;
    const game = construction(at(four), BRITISH, '22nd-28th').choose('british', `finish ${road}`);
    game.choose('british', 'take 27th-55th', 'take 43rd-46th', 'take 44th-48th');
    expect([isDone(game), whereIs(game, '44th-48th'), whereIs(game, '50th-51st')]).toEqual([
      true,
      'mekekasink',
      'wills-creek',
    ]);
  });

  test('[12.0g] it may lead to an attack', () => {
    const game = construction(
      at({ roadsBegun: [road], pieces: { mekekasink: ['langis', 'lacorne'] } }),
      BRITISH,
      '22nd-28th',
    );
    game.choose('british', `finish ${road}`, 'go');
    expect(game.state.battles.has(space.of('mekekasink'))).toBe(true);
    expect(FRENCH).toBe(0);
  });
});

test('[12.0d] a Bastion is not repaired', () => {
  const game = construction(
    { pieces: { quebec: ['bearn-guyenne', 'bastion-1'] }, reduced: ['bastion-1'] },
    FRENCH,
    'bearn-guyenne',
  );
  // Only a Road can be begun, so nothing is asked.
  expect(game.log.map(({ type }) => type)).toEqual(['road-begun']);
  expect(isIn(game.state.reduced, 'bastion-1')).toBe(true);
});

test('[12.0e] neither Roads nor their markers are ever removed', () => {
  const at: Sparse = { pieces: { 'wills-creek': ['22nd-28th'] }, fortsBegun: ['wills-creek'] };
  construction({ ...at, roadsBegun: ['mekekasink.wills-creek'] }, BRITISH, '22nd-28th').offersOnly([
    'build',
    'remove',
    'finish mekekasink.wills-creek',
  ]);
  const road = construction({ ...at, roads: ['mekekasink.wills-creek'] }, BRITISH, '22nd-28th');
  expect(road.offersOnly(['build', 'remove']).choose('british', 'remove').state.roads.isEmpty).toBe(false);
});
