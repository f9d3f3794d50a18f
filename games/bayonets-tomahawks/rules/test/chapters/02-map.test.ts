import { NONE } from '@carillon/flow';
import { describe, expect, test } from 'vitest';
import { BRITISH, FRENCH, space } from '../../src/ids.ts';
import { bayonetsTomahawks } from '../../src/index.ts';
import { LIGHT_MARCH } from '../../src/kinds.ts';
import { homeOf } from '../../src/map.ts';
import { vpOf } from '../../src/query/victory.ts';
import { battle, construction, controlledBy, march, takes } from '../game.ts';
import { whereIs } from '../position.ts';

// 2.0 The map

test('[2.1.1] Québec is a Home Space of the French, Albany of the British, Loyalhanna of nobody', () => {
  expect(['quebec', 'albany', 'loyalhanna'].map((name) => homeOf(space.of(name)))).toEqual([FRENCH, BRITISH, NONE]);
});

describe('control of a space', () => {
  test('[2.1.2a] at the start each faction holds its Home Spaces, and nobody the others', () => {
    const g = bayonetsTomahawks.start('vaudreuils-petite-guerre', {});
    for (const at of space.all) expect(g.control.get(at)).toBe(homeOf(at));
    expect(g.control.get(space.of('loyalhanna'))).toBe(NONE);
    expect(g.control.get(space.of('oquaga'))).toBe(NONE);
  });

  test('[2.1.2b] [2.1.9] a Brigade that comes to empty Ticonderoga takes it, and its VP', () => {
    const game = march({ pieces: { 'lake-george': ['22nd-28th'] }, vp: { french: 3 } }, BRITISH, 'lake-george');
    game.choose('british', 'move ticonderoga');
    expect(controlledBy(game, 'ticonderoga')).toBe('british');
    expect(vpOf(game.state, FRENCH)).toBe(2);
    game.nowChooses('british', 'march.onward');
  });

  test('[2.1.2c] [10.2d] Montréal, left by its captors, is French again, and so are its VP', () => {
    const game = march(
      { pieces: { montreal: ['22nd-28th'] }, control: { montreal: 'british' }, vp: { british: 4 } },
      BRITISH,
      'montreal',
    );
    game.choose('british', 'move isle-aux-noix');
    expect(controlledBy(game, 'montreal')).toBe('french');
    expect(vpOf(game.state, BRITISH)).toBe(1);
  });

  test('[2.1.2d] Ticonderoga, captured and left, stays British', () => {
    const game = march(
      { pieces: { ticonderoga: ['22nd-28th'] }, control: { ticonderoga: 'british' } },
      BRITISH,
      'ticonderoga',
    );
    game.choose('british', 'move isle-aux-noix');
    expect(controlledBy(game, 'ticonderoga')).toBe('british');
  });

  test('[2.1.2e] nobody holds the Wilderness', () => {
    const game = march({ pieces: { 'forks-of-the-ohio': ['langis'] } }, FRENCH, 'forks-of-the-ohio', LIGHT_MARCH);
    game.choose('french', 'move mekekasink');
    expect(game.state.control.get(space.of('mekekasink'))).toBe(NONE);
  });

  test('[2.1.7] the French, who have come as far as York, do not enter Boston', () => {
    const game = march({ pieces: { york: ['langis'] }, control: { york: 'french' } }, FRENCH, 'york', LIGHT_MARCH);
    game.offers(['move rumford', 'move zawakwtegok']).offersNot(['move boston']);
  });
});

describe('a Fortress', () => {
  test('[2.1.10a] is not taken while a Bastion remains, though all others have fallen', () => {
    const game = battle({
      pieces: { louisbourg: ['bastion-1', 'boishebert', 'rogers', 'gage', 'goreham'] },
      reduced: ['boishebert'],
      before: { french: ['louisbourg'] },
      battles: ['louisbourg'],
    });
    game
      .chance('roll hit-tc', 'roll miss', 'roll flag')
      .chance('roll miss')
      .chance('roll miss', 'roll miss', 'roll miss');
    expect(whereIs(game, 'boishebert')).toBe('losses');
    expect(controlledBy(game, 'louisbourg')).toBe('french');
  });

  test('[2.1.10b] without Bastions is like any Settled Space: a Fort may be begun there', () => {
    const begun = construction({ pieces: { louisbourg: ['artois-bourgogne'] } }, FRENCH, 'artois-bourgogne');
    begun.offers(['begin']);
    const fortress = construction(
      { pieces: { quebec: ['artois-bourgogne', 'bastion-1'] } },
      FRENCH,
      'artois-bourgogne',
    );
    // A Road to Namaskonkik is all that may be built.
    expect(fortress.log).toEqual([{ type: 'road-begun', side: 'french', road: 'namaskonkik.quebec' }]);
  });

  test('[2.1.10b] and its defenders retreat', () => {
    const game = battle({
      pieces: { quebec: ['boishebert', 'rogers', 'gage'] },
      before: { french: ['quebec'] },
      battles: ['quebec'],
    });
    game.chance('roll flag', 'roll flag').chance('roll miss');
    game.chance('roll miss', 'roll miss', 'roll miss').nowChooses('french', 'retreat.to');
    game.choose('french', 'to jacques-cartier');
    expect(controlledBy(game, 'quebec')).toBe('british');
  });
});

describe('ways', () => {
  test('[2.2.2] a Brigade keeps to Highways; a Light unit goes by Paths, too', () => {
    const at = { pieces: { albany: ['22nd-28th', 'rogers'] } } as const;
    const both = takes(march(at, BRITISH, 'albany'), 'british', ['22nd-28th', 'rogers']);
    both.offers(['move kingston']).offersNot(['move oquaga']);
    takes(march(at, BRITISH, 'albany'), 'british', ['rogers']).offers(['move kingston', 'move oquaga']);
  });

  test('[2.2.3] a Path with a Road on it is a Road', () => {
    const at = { pieces: { 'wills-creek': ['22nd-28th'] } } as const;
    march(at, BRITISH, 'wills-creek').offersNot(['move mekekasink']);
    march({ ...at, roads: ['mekekasink.wills-creek'] }, BRITISH, 'wills-creek').offers(['move mekekasink']);
  });

  test('[2.2.4] Fleets keep to the coast, along Paths, too', () => {
    const game = march({ pieces: { 'cote-du-sud': ['fleet-de-l-isle'] } }, FRENCH, 'cote-du-sud');
    game.offersOnly(['move quebec', 'move cote-de-beaupre', 'move riviere-du-loup', 'stop']);
  });
});
