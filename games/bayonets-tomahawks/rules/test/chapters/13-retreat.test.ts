import { describe, expect, it } from 'vitest';
import { BRITISH, way } from '../../src/ids.ts';
import type { PieceName, SpaceName } from '../../src/names.ts';
import { Account, fight, fought, type Sparse } from '../builder.ts';
import { march } from '../game.ts';

// 13.9–13.9.3 Retreat

const three: readonly PieceName[] = ['22nd-28th', '27th-55th', '44th-48th'];
/** The French attack and win. */
const drivenFrom = (at: SpaceName, units: readonly PieceName[], sparse: Sparse = {}): Account =>
  fought('attacker', at, 'british', units, sparse);
/** The French attack Lake George, and lose. */
const repelled = (sparse: Sparse, units: readonly PieceName[] = ['langis', 'rogers', 'gage']): Account =>
  fought('defender', 'lake-george', 'british', units, sparse);
/** The places to which a side may retreat, or the place where its units have gone without a question. */
const refuges = (game: Account, name: PieceName): string[] =>
  game.table.breadcrumb.endsWith('retreat.to')
    ? game.table.choices().map((text) => text.replace('to ', ''))
    : [game.where(name)];

describe('13.9 the beaten', () => {
  it('[13.9a] [13.9.1d] go together to one space; of several the owner chooses', () => {
    const game = drivenFrom('lake-george', ['langis', 'lery', 'lacorne', 'rogers', 'gage', 'scott', 'armstrong']);
    game.british.loses('armstrong').isToChoose('retreat.to');
    game.table.offersOnly(['to albany', 'to oneida-lake']);
    game.british.retreats('oneida-lake');
    expect(game.at('oneida-lake')).toEqual(['gage', 'rogers', 'scott']);
    expect(game.at('lake-george')).toEqual(['lacorne', 'langis', 'lery']);
  });

  it('[13.9a] whatever the limits of the connection', () => {
    const game = drivenFrom('lake-george', ['langis', 'lery', 'rogers'], {
      moved: { british: { 'albany.lake-george': 16 } },
    });
    expect(refuges(game, 'rogers')).toEqual(['albany', 'oneida-lake']);
  });

  it('[13.9a] over connections that all may use', () => {
    const game = drivenFrom('lake-george', ['langis', 'lery', 'lacorne', '22nd-28th', 'rogers', 'gage']);
    game.british.loses('rogers');
    expect([game.where('22nd-28th'), game.where('gage')]).toEqual(['albany', 'albany']);
  });

  it('[13.9a] before another Battle is fought', () => {
    const game = fight('lake-george', 'british', ['rogers', 'langis', 'lery'], {
      pieces: { oswego: ['gage', 'lacorne'] },
      before: { british: ['lake-george', 'oswego'] },
      battles: ['oswego'],
    });
    game.dice.roll('flag', 'flag', 'miss');
    game.british.isToChoose('retreat.to');
    expect(game.logged('battle')).toHaveLength(1);
    game.british.retreats('albany');
    expect(game.logged('battle')).toHaveLength(2);
  });

  it('[13.9b] stay on their Fortress while a Bastion remains, and the attackers stay, too', () => {
    const game = fight('quebec', 'french', ['22nd-28th', '27th-55th', 'langis', 'bastion-1']);
    game.dice.roll('flag', 'flag', 'miss', 'miss', 'miss', 'miss', 'miss');
    expect(game.at('quebec')).toEqual(['langis', 'bastion-1', '22nd-28th', '27th-55th']);
    expect([game.controller('quebec'), game.hasBattle('quebec')]).toEqual(['french', true]);
  });

  it('[13.9b] beaten attackers of a Fortress retreat', () => {
    const game = fight('quebec', 'french', ['22nd-28th', 'langis', 'bastion-1'], {
      entered: { british: ['les-trois-rivieres>quebec'] },
      control: { 'les-trois-rivieres': 'british' },
    });
    game.dice.roll('miss', 'flag', 'miss', 'miss', 'miss', 'miss');
    expect([game.where('22nd-28th'), game.hasBattle('quebec')]).toEqual(['les-trois-rivieres', false]);
  });
});

describe('13.9.1 attackers', () => {
  it('[13.9.1a] go back to where they came from', () => {
    const game = repelled({ entered: { french: ['ticonderoga>lake-george'] } });
    expect(game.where('langis')).toBe('ticonderoga');
    // The way out is not the way back.
    const out = repelled({ entered: { french: ['lake-george>ticonderoga'] }, control: { ticonderoga: 'british' } });
    expect(refuges(out, 'langis')).not.toContain('ticonderoga');
  });

  it('[13.9.1a] before any Home Space that is near', () => {
    const game = fought('defender', 'isle-aux-noix', 'british', ['langis', 'rogers', 'gage'], {
      control: { 'isle-aux-noix': 'british' },
      entered: { french: ['ticonderoga>isle-aux-noix'] },
    });
    expect(game.where('langis')).toBe('ticonderoga');
  });

  it('[13.9.1a] of several ways they choose', () => {
    const game = fought('defender', 'isle-aux-noix', 'british', ['langis', 'rogers', 'gage'], {
      control: { 'isle-aux-noix': 'british' },
      entered: { french: ['ticonderoga>isle-aux-noix', 'montreal>isle-aux-noix'] },
    });
    expect(refuges(game, 'langis')).toEqual(['montreal', 'ticonderoga']);
  });

  it('[13.9.1a] not where it is no longer friendly, or enemies have come: then as all others', () => {
    const entered = { french: ['ticonderoga>lake-george'] };
    const lost = repelled({ entered, control: { ticonderoga: 'british' } });
    expect(refuges(lost, 'langis')).toEqual(['mikazawitegok', 'sachendaga']);
    const taken = repelled({ entered, pieces: { ticonderoga: ['scott'] } });
    expect(refuges(taken, 'langis')).toEqual(['mikazawitegok', 'sachendaga']);
    const wild = repelled({ entered: { french: ['sachendaga>lake-george'] } });
    expect(wild.where('langis')).toBe('ticonderoga');
  });

  it('[13.9.1a] not by a Path that some of them cannot use', () => {
    const game = repelled({ entered: { french: ['oneida-lake>lake-george'] }, control: { 'oneida-lake': 'french' } }, [
      'langis',
      'bearn-guyenne',
      'rogers',
      'gage',
    ]);
    expect([game.where('langis'), game.where('bearn-guyenne')]).toEqual(['ticonderoga', 'ticonderoga']);
  });

  it('[13.9.1b] may go where enemies came from: that binds defenders only', () => {
    const game = repelled({ entered: { british: ['ticonderoga>lake-george'] } });
    expect(game.where('langis')).toBe('ticonderoga');
  });
});

describe('13.9.1 defenders', () => {
  it('[13.9.1b] never go where an enemy came from', () => {
    const game = drivenFrom('lake-george', ['langis', 'lery', 'rogers'], {
      entered: { french: ['oneida-lake>lake-george'] },
    });
    expect(game.where('rogers')).toBe('albany');
    // They do not go back to where they came from either, if that space is no better.
    const own = drivenFrom('lake-george', ['langis', 'lery', 'rogers'], {
      entered: { british: ['oneida-lake>lake-george'] },
    });
    expect(refuges(own, 'rogers')).toEqual(['albany', 'oneida-lake']);
  });

  it('[13.9.1b] at no priority: rather into the Wilderness', () => {
    const game = drivenFrom('lake-george', ['langis', 'lery', 'rogers'], {
      entered: { french: ['oneida-lake>lake-george', 'albany>lake-george', 'sachendaga>lake-george'] },
    });
    expect(game.where('rogers')).toBe('mikazawitegok');
  });

  it('[13.9.1c] units that can go nowhere are eliminated', () => {
    const game = fought('attacker', 'niagara', 'french', [...three, 'lery', 'bearn-guyenne'], {
      pieces: {
        'la-presqu-isle': ['gage'],
        onyiudaondagwat: ['rogers'],
        toronto: ['scott'],
        'waabishkiigoo-gichigami': ['putnam'],
      },
    });
    game.french.loses('lery');
    game.dice.come('draw british-0-1');
    expect(game.where('bearn-guyenne')).toBe('losses');
    expect(game.controller('niagara')).toBe('british');
  });

  const shut: Sparse = {
    pieces: {
      'la-presqu-isle': ['gage', 'dunn'],
      onyiudaondagwat: ['rogers', 'armstrong'],
      toronto: ['scott', 'goreham'],
      'waabishkiigoo-gichigami': ['putnam', 'morgan'],
    },
  };

  it('[13.9.1c] but Light units then look once more, over Paths', () => {
    const game = fight('niagara', 'french', [...three.slice(0, 2), 'lery', 'commander-pouchot', 'canadiens-1'], shut);
    game.dice.roll('flag', 'flag', 'miss', 'miss');
    game.french.stops();
    expect([game.where('canadiens-1'), game.where('commander-pouchot')]).toEqual(['losses', 'removed']);
    expect(game.where('lery')).toBe('gennisheyo');
  });

  it('[13.9.1c] and are eliminated only if there is none', () => {
    const game = fought('attacker', 'niagara', 'french', [...three.slice(0, 2), 'lery', 'canadiens-1'], {
      pieces: { ...shut.pieces, gennisheyo: ['washington', 'howe-light'] },
    });
    expect([game.where('canadiens-1'), game.where('lery')]).toEqual(['losses', 'losses']);
  });
});

describe('13.9.3 others, by the first of these that there is', () => {
  const near = (sparse: Sparse): string[] =>
    refuges(fought('attacker', 'oneida-lake', 'british', ['langis', 'lery', 'rogers'], sparse), 'rogers');
  const lost = { albany: 'french', 'lake-george': 'french', oswego: 'french' } as const;

  it('[13.9.3a] a friendly Home Space without enemy units', () => {
    expect(near({})).toEqual(['albany', 'lake-george', 'oswego']);
    expect(near({ pieces: { albany: ['boishebert'] } })).toEqual(['lake-george', 'oswego']);
    expect(near({ control: { albany: 'french' } })).toEqual(['lake-george', 'oswego']);
  });

  it('[13.9.3a] a friendly space', () => {
    const game = fought('attacker', 'oquaga', 'french', ['rogers', 'gage', 'langis'], {
      joined: { iroquois: 'french' },
      control: { 'oneida-lake': 'french' },
      entered: { british: ['albany>oquaga'] },
    });
    // It comes before the Wilderness and the Village of Onontake, which is friendly too.
    expect(game.where('langis')).toBe('oneida-lake');
  });

  it('[13.9.3a] the Wilderness or a friendly Village', () => {
    expect(near({ control: lost, joined: { iroquois: 'british' } })).toEqual(['kahuahgo', 'oquaga']);
    expect(near({ control: lost, joined: { iroquois: 'french' } })).toEqual(['kahuahgo']);
    expect(near({ control: lost, joined: { iroquois: 'british' }, pieces: { kahuahgo: ['boishebert'] } })).toEqual([
      'oquaga',
    ]);
  });

  it('[13.9.3a] enemy land or an enemy Village without units or Militia, which they take', () => {
    const pieces = { kahuahgo: ['boishebert'] } as const;
    // Albany has its own Militia; a neutral Village comes last of all.
    expect(near({ control: lost, pieces })).toEqual(['albany', 'lake-george', 'oswego']);
    expect(near({ control: lost, pieces, joined: { iroquois: 'french' } })).toEqual([
      'albany',
      'lake-george',
      'oquaga',
      'oswego',
    ]);
    const game = fought('attacker', 'oneida-lake', 'british', ['langis', 'lery', 'rogers'], { control: lost, pieces });
    game.british.retreats('lake-george');
    expect(game.controller('lake-george')).toBe('british');
  });

  it('[13.9.3a] enemy Militia keep them off', () => {
    const game = fought('attacker', 'le-detroit', 'british', ['langis', 'lery', 'rogers', 'abenaki'], {
      control: { 'le-detroit': 'british' },
      pieces: { saugink: ['boishebert'], diiohage: ['lacorne'], 'fort-ouiatenon': ['lignery'] },
    });
    if (game.table.breadcrumb.endsWith('desertion')) game.dice.come('desert abenaki');
    expect(refuges(game, 'rogers')).not.toContain('le-detroit');
  });

  it('[13.9.3a] [13.8f] a Routed stack, too, may go to enemy land that is empty', () => {
    const game = fought('attacker', 'oneida-lake', 'british', ['langis', 'lery', 'micmac', 'rogers', 'gage'], {
      control: lost,
      pieces: { kahuahgo: ['boishebert'], albany: ['lacorne'], oswego: ['lignery'] },
    });
    game.british.loses('gage');
    expect([game.where('rogers'), game.isRouted('rogers')]).toEqual(['lake-george', true]);
  });

  it('[2.1.7] [13.9.3a] no Frenchman enters a Base', () => {
    const game = fought('defender', 'york', 'british', ['langis', 'rogers', 'gage'], {
      pieces: { rumford: ['scott'], 'st-george': ['armstrong'], taconnet: ['putnam'], zawakwtegok: ['goreham'] },
    });
    expect(game.where('langis')).toBe('losses');
  });
});

describe('10.2.1, 13.9.1 a stack that retreats along a connection', () => {
  const driven: Sparse = {
    pieces: { 'lake-george': ['langis'], albany: ['22nd-28th', '27th-55th', '43rd-46th', '44th-48th'] },
    control: { 'lake-george': 'french' },
  };

  it('[13.9.1e] has entered the space by it, whatever it finds there', () => {
    const game = new Account(march(driven, BRITISH, 'albany'));
    game.british.takes('22nd-28th', '27th-55th', '43rd-46th', '44th-48th').marches('lake-george');
    expect(game.where('langis')).toBe('ticonderoga');
    expect(game.state.frenchEntered.toArray().map(way.nameOf)).toEqual(['lake-george>ticonderoga']);
  });

  it('[13.9.1e] Fleets and those with them sail, and enter by no connection', () => {
    const game = fight('port-dauphin', 'french', ['fleet-boscawen', 'fleet-de-l-isle', 'langis'], {
      control: { 'port-la-joye': 'british' },
    });
    game.dice.roll('flag', 'miss', 'miss');
    if (game.table.breadcrumb.endsWith('retreat.to')) game.french.retreats('louisbourg');
    expect([game.where('langis'), game.state.frenchEntered.isEmpty]).toEqual(['louisbourg', true]);
  });
});
