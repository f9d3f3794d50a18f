import { NONE } from '@carillon/flow';
import { describe, expect, test } from 'vitest';
import { villageOf } from '../../src/counters.ts';
import { BRITISH, colony, FLAG, FRENCH, piece, type Side, space } from '../../src/ids.ts';
import { bayonetsTomahawks } from '../../src/index.ts';
import { colonyAt, homeOf, isCoastal, isOutpost, isWilderness, nationAt } from '../../src/map.ts';
import type { PieceName, SpaceName } from '../../src/names.ts';
import { chanceOf } from '../../src/query/dice.ts';
import { battle, type Game, landing, march, raid, takes } from '../game.ts';
import type { Sparse } from '../position.ts';

// 1.3 The die, 2.1, 2.2, 2.4, 2.5 the facts printed on the map

test('[1.3] a die shows a Flag on two of its six faces, and each other result on one', () => {
  const game = battle({
    pieces: { 'lake-george': ['rogers', 'langis'] },
    before: { british: ['lake-george'] },
    battles: ['lake-george'],
  });
  game.offersOnly(['roll flag', 'roll hit-tc', 'roll hit-sc', 'roll bt', 'roll miss']);
  expect(chanceOf((rolled) => rolled === FLAG)).toBe(2 / 6);
});

describe('the worth of a space to raiders', () => {
  const raids = (of: Side, by: PieceName, from: SpaceName, more: Sparse = {}): Game =>
    raid({ ...more, pieces: { ...more.pieces, [from]: [by] } }, of, by);
  const points = (game: Game, of: Side): number =>
    game
      .choose(of === FRENCH ? 'french' : 'british', 'raid')
      .chance('roll flag')
      .state.raidPoints.get(of);

  test('[2.1.3] the Wilderness is nobody’s home; it is raided only where an enemy Fort stands', () => {
    for (const at of space.all) if (isWilderness(at)) expect([homeOf(at), colonyAt(at)]).toEqual([NONE, NONE]);
    const raider = (more?: Sparse): Game =>
      raids(FRENCH, 'lignery', 'forks-of-the-ohio', more).choose('french', 'to mekekasink');
    raider().offersNot(['raid']);
    raider({ pieces: { mekekasink: ['fort-cumberland'] } })
      .chance('roll miss')
      .offers(['raid']);
  });

  test('[2.1.4] an Outpost brings one Raid Point', () => {
    expect(points(raids(BRITISH, 'rogers', 'ticonderoga'), BRITISH)).toBe(1);
  });

  test('[2.1.5] a Settled Space brings the number printed on it', () => {
    expect(points(raids(FRENCH, 'langis', 'northfield'), FRENCH)).toBe(2);
    expect(points(raids(FRENCH, 'langis', 'albany'), FRENCH)).toBe(3);
  });
});

test('[2.1.6] Fleets land their units on Coastal Spaces only', () => {
  const game = landing({ pieces: { 'sail-box': ['fleet-boscawen', '22nd-28th'] } }, BRITISH).offers(['land halifax']);
  const shores = game.choices().flatMap((text) => /^land (.*)/.exec(text)?.[1] ?? []);
  expect(shores.filter((name) => !isCoastal(space.of(name as SpaceName)))).toEqual([]);
  game.offersNot(['land albany']);
});

test('[2.1.8] each Indian unit has its Village, on a space of its own or on a Home Space; those of Nations have several', () => {
  expect(villageOf(piece.of('mohawk'))).toBe(space.of('albany'));
  expect(villageOf(piece.of('mingo'))).toBe(space.of('diiohage'));
  expect([villageOf(piece.of('iroquois-1')), villageOf(piece.of('cherokee-1'))]).toEqual([NONE, NONE]);
  expect(space.all.filter((at) => nationAt(at) !== NONE).map((at) => space.nameOf(at))).toEqual(
    expect.arrayContaining(['oquaga', 'onontake', 'kanistioh', 'chote', 'keowee']),
  );
});

test('[2.2.1] all units go by Highway', () => {
  const all: readonly PieceName[] = ['rogers', '22nd-28th', 'royal-artillery-1', 'commander-howe'];
  takes(march({ pieces: { albany: all } }, BRITISH, 'albany'), 'british', all).offers(['move kingston']);
});

describe('[2.4] Colonies', () => {
  const of = (name: SpaceName): string => {
    const found = colonyAt(space.of(name));
    return found === NONE ? 'none' : colony.nameOf(found);
  };

  test('[2.4] five are British and three French; Newfoundland and Louisbourg belong to the nearest', () => {
    const homes = new Map(space.all.flatMap((at) => (colonyAt(at) === NONE ? [] : [[colonyAt(at), homeOf(at)]])));
    expect([...homes.values()].filter((home) => home === BRITISH)).toHaveLength(5);
    expect([...homes.values()].filter((home) => home === FRENCH)).toHaveLength(3);
    expect(of('newfoundland')).toBe('nova-scotia');
    expect([of('port-la-joye'), of('port-dauphin'), of('louisbourg')]).toEqual(['acadie', 'acadie', 'acadie']);
  });

  test('[2.4] all spaces of one have the same home; the only Home Spaces outside are Outposts', () => {
    for (const each of colony.all) {
      const spaces = space.all.filter((at) => colonyAt(at) === each);
      expect(new Set(spaces.map(homeOf)).size).toBe(1);
      expect(spaces.every((at) => homeOf(at) !== NONE)).toBe(true);
    }
    const outside = space.all.filter((at) => homeOf(at) !== NONE && colonyAt(at) === NONE);
    expect(outside.length).toBeGreaterThan(0);
    expect(outside.filter((at) => !isOutpost(at)).map((at) => space.nameOf(at))).toEqual([]);
  });
});

test('[2.5] the Villages of the Indian Nations are neutral when the game begins', () => {
  const g = bayonetsTomahawks.start('vaudreuils-petite-guerre', {});
  const villages = space.all.filter((at) => nationAt(at) !== NONE);
  expect(villages.length).toBeGreaterThan(0);
  for (const at of villages) expect(g.control.get(at)).toBe(NONE);
});
