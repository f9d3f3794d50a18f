import { describe, expect, test } from 'vitest';
import { BRITISH, card, DISCARD, FRENCH, type Side, space } from '../../src/ids.ts';
import type { SpaceName } from '../../src/names.ts';
import { starving } from '../../src/query/supply.ts';
import { Account } from '../builder.ts';
import { construction, endOfRound, isDone, isIn, march, phase } from '../game.ts';
import { position, type Sparse } from '../position.ts';

// 14.0 End of the Action Round

test('[14.0] cards are discarded, and Spent, Landing and Marshal markers go', () => {
  const game = endOfRound({
    pieces: { albany: ['22nd-28th', 'rogers'], boston: ['fleet-boscawen'] },
    spent: ['22nd-28th', 'rogers', 'fleet-boscawen'],
    marshaled: ['22nd-28th'],
    landed: ['fleet-boscawen'],
    cards: ['british-16', 'french-42', 'indian-44'],
  });
  for (const set of [game.state.spent, game.state.landed, game.state.marshaled]) expect(set.isEmpty).toBe(true);
  for (const name of ['british-16', 'french-42', 'indian-44'] as const)
    expect(game.state.cards.get(card.of(name))).toBe(DISCARD);
});

const hungry = (sparse: Sparse, of: Side = BRITISH): SpaceName[] =>
  starving(position(sparse), of).map((each) => space.nameOf(each));

describe('supply', () => {
  test('[14.1a] comes from a side’s own Colonies and from Fleets, unless they have a Battle marker', () => {
    const home: Sparse = { pieces: { albany: ['22nd-28th'] } };
    expect(hungry(home)).toEqual([]);
    const isle: Sparse = { pieces: { 'port-dauphin': ['22nd-28th'] } };
    expect(hungry(isle)).toEqual(['port-dauphin']);
    expect(hungry({ pieces: { 'port-dauphin': ['22nd-28th', 'fleet-boscawen'] } })).toEqual([]);
    expect(
      hungry({ pieces: { 'port-dauphin': ['22nd-28th', 'fleet-boscawen', 'langis'] }, battles: ['port-dauphin'] }),
    ).toEqual(['port-dauphin']);
    const fort: Sparse = { pieces: { newfoundland: ['fort-anne'] } };
    expect(hungry(fort)).toEqual([]);
    expect(hungry({ ...fort, control: { newfoundland: 'french' } })).toEqual(['newfoundland']);
  });

  test('[14.1b] runs over Highways and Roads, for Light units over Paths', () => {
    const brigade: Sparse = { pieces: { loyalhanna: ['22nd-28th'] }, control: { 'rays-town': 'british' } };
    expect(hungry(brigade)).toEqual(['loyalhanna']);
    expect(hungry({ ...brigade, roads: ['loyalhanna.rays-town'] })).toEqual([]);
    expect(hungry({ pieces: { loyalhanna: ['rogers'] } })).toEqual([]);
    expect(hungry({ pieces: { loyalhanna: ['rogers', 'commander-howe'] } })).toEqual(['loyalhanna']);
  });

  test('[14.1b] but not over Paths of a neutral Nation', () => {
    const at: Sparse = { pieces: { onontake: ['rogers'] }, control: { oswego: 'french', onontake: 'british' } };
    expect(hungry(at)).toEqual(['onontake']);
    expect(hungry({ ...at, joined: { iroquois: 'british' } })).toEqual([]);
  });

  test('[14.1c] runs through friendly spaces, empty Wilderness and the side’s own Outposts that the enemy has left', () => {
    const at: Sparse = { pieces: { ticonderoga: ['22nd-28th'] }, control: { ticonderoga: 'british' } };
    expect(hungry(at)).toEqual([]);
    const captured: Sparse = { ...at, control: { ticonderoga: 'british', 'lake-george': 'french' } };
    expect(hungry(captured)).toEqual([]);
    expect(hungry({ ...captured, pieces: { ...at.pieces, 'lake-george': ['langis'] } })).toEqual(['ticonderoga']);
    const wild: Sparse = {
      pieces: { 'forks-of-the-ohio': ['22nd-28th'] },
      roads: ['forks-of-the-ohio.loyalhanna', 'loyalhanna.rays-town'],
    };
    expect(hungry(wild)).toEqual([]);
    expect(hungry({ ...wild, pieces: { ...wild.pieces, loyalhanna: ['langis'] } })).toEqual(['forks-of-the-ohio']);
    const enemyOutpost: Sparse = {
      pieces: { 'isle-aux-noix': ['22nd-28th'] },
      control: { 'isle-aux-noix': 'british' },
    };
    expect(hungry(enemyOutpost)).toEqual(['isle-aux-noix']);
  });

  test('[14.1.1a] without it a stack builds nothing, and has a penalty', () => {
    const game = endOfRound({ pieces: { 'port-dauphin': ['22nd-28th', 'rogers'] } });
    expect([isIn(game.state.outOfSupply, '22nd-28th'), isIn(game.state.outOfSupply, 'rogers')]).toEqual([true, true]);
    const built = phase(
      { pieces: { albany: ['22nd-28th'] }, outOfSupply: ['22nd-28th'], cards: ['british-2'], first: 'french' },
      BRITISH,
    );
    built.offersNot(['construct british-2 22nd-28th']);
    construction({ pieces: { albany: ['22nd-28th'] } }, BRITISH, '22nd-28th').offers(['begin']);
  });

  test('[14.1.1b] the marker goes among friends without one, or when supply comes again', () => {
    const game = march(
      { pieces: { 'lake-george': ['rogers'], albany: ['22nd-28th'] }, outOfSupply: ['rogers'] },
      BRITISH,
      'lake-george',
    );
    expect(isIn(game.choose('british', 'move albany').state.outOfSupply, 'rogers')).toBe(false);
    const again = endOfRound({ pieces: { 'lake-george': ['rogers'] }, outOfSupply: ['rogers'] });
    expect(isIn(again.state.outOfSupply, 'rogers')).toBe(false);
    expect(hungry({ pieces: { 'sail-box': ['fleet-de-l-isle'] } }, FRENCH)).toEqual([]);
  });
});

describe('a Rally', () => {
  test('[14.2a] is one die, and one more for each point of the best Commander’s rating', () => {
    const alone = endOfRound({ pieces: { albany: ['22nd-28th'] }, routed: ['22nd-28th'] }).chance('roll miss');
    expect([isDone(alone), isIn(alone.state.routed, '22nd-28th')]).toEqual([true, true]);
    const led = endOfRound({
      pieces: { albany: ['commander-howe', 'commander-wolfe', '22nd-28th'] },
      routed: ['commander-howe', 'commander-wolfe', '22nd-28th'],
    });
    led.chance('roll miss', 'roll miss', 'roll miss');
    expect(isDone(led)).toBe(false);
    led.chance('roll flag');
    expect(isIn(led.state.routed, '22nd-28th')).toBe(false);
  });

  test('[14.2b] takes a Flag; for Light units, with a Fort or Commanders, a B&T, too', () => {
    const rallied = (names: readonly Parameters<typeof isIn>[1][], face: string): boolean => {
      const game = endOfRound({ pieces: { albany: names }, routed: names }).chance(`roll ${face}`);
      return !isIn(game.state.routed, 'rogers');
    };
    expect(rallied(['rogers'], 'flag')).toBe(true);
    expect(rallied(['rogers'], 'bt')).toBe(true);
    expect(rallied(['rogers', 'fort-edward'], 'bt')).toBe(true);
    expect(rallied(['rogers', '22nd-28th'], 'bt')).toBe(false);
    expect(rallied(['rogers', '22nd-28th'], 'flag')).toBe(true);
    expect(rallied(['rogers'], 'hit-tc')).toBe(false);
  });
});

test('[14.1b] all of a stack trace by the same connections: a Brigade keeps Light units from a Path', () => {
  const at = { pieces: { loyalhanna: ['rogers', '22nd-28th'], mekekasink: ['gage'] } } as const;
  const game = new Account(endOfRound(at));
  expect([isIn(game.state.outOfSupply, 'rogers'), isIn(game.state.outOfSupply, 'gage')]).toEqual([true, false]);
});
