import { describe, expect, it } from 'vitest';
import { BRITISH, FRENCH, nation, way } from '../../src/ids.ts';
import type { PieceName } from '../../src/names.ts';
import { Account, battle, fight, type Sparse } from '../builder.ts';
import { construction, march, marshal, sail } from '../game.ts';

// 13.9.3 #5B Who retreats into a Battle that has not been fought

describe('13.9.3 #5B an unresolved Battle', () => {
  it('[13.9.3c] they join it, and take no part', () => {
    const game = fight('lake-george', 'british', ['rogers', 'langis', 'lery'], {
      pieces: {
        albany: ['micmac', '22nd-28th'],
        'oneida-lake': ['boishebert'],
        ticonderoga: ['belestre'],
        sachendaga: ['beaujeu'],
        mikazawitegok: ['lignery'],
      },
      before: { british: ['lake-george', 'albany'] },
      battles: ['albany'],
    });
    game.dice.roll('flag', 'flag', 'miss');
    expect([game.where('rogers'), game.sitsOut('rogers')]).toEqual(['albany', true]);
    expect(game.state.britishEntered.has(way.of('lake-george>albany'))).toBe(true);
    // The Indian unit, the Brigade and the three Militia roll; Rogers does not.
    game.dice.roll('miss', 'miss', 'miss', 'miss', 'miss');
    expect(game.rolled.filter((text) => text.startsWith('rogers'))).toHaveLength(1);
    expect([game.isDone, game.sitsOut('rogers')]).toEqual([true, false]);
  });

  it('[13.9.3c] against Militia alone, they do not take the space before it is fought for', () => {
    const game = fight('shamokin', 'british', ['lery', 'rogers'], {
      pieces: {
        carlisle: ['boishebert'],
        cawichnowane: ['gage'],
        gnadenhutten: ['scott'],
        'rays-town': ['washington'],
      },
      battles: ['carlisle'],
    });
    game.dice.roll('miss', 'miss');
    expect([game.where('lery'), game.sitsOut('lery')]).toEqual(['carlisle', true]);
    expect([game.controller('carlisle'), game.hasBattle('carlisle')]).toEqual(['british', true]);
  });

  const between: Sparse = {
    pieces: {
      albany: ['micmac', 'mingo', '22nd-28th'],
      'oneida-lake': ['boishebert', 'gage'],
      ticonderoga: ['belestre'],
      sachendaga: ['beaujeu'],
      mikazawitegok: ['lignery'],
    },
    before: { british: ['lake-george', 'albany', 'oneida-lake'] },
    battles: ['albany', 'oneida-lake'],
  };

  it('[13.9.3c] of several that with the fewest enemies', () => {
    const game = fight('lake-george', 'british', ['rogers', 'langis', 'lery'], between);
    game.dice.roll('flag', 'flag', 'miss');
    expect(game.where('rogers')).toBe('oneida-lake');
  });

  it('[13.9.3c] not one that has been fought, though a Bastion holds out there', () => {
    const game = fight('les-trois-rivieres', 'british', ['rogers', 'langis', 'lery'], {
      pieces: {
        quebec: ['22nd-28th', 'bastion-1'],
        'isle-aux-noix': ['lacorne'],
        'jacques-cartier': ['lignery'],
        mamhlawbagok: ['belestre'],
        montreal: ['beaujeu'],
      },
      control: { 'les-trois-rivieres': 'british' },
      before: { british: ['les-trois-rivieres'], french: ['quebec'] },
      battles: ['quebec'],
    });
    game.dice.roll('flag', 'miss', 'miss', 'miss', 'miss');
    expect([game.hasBattle('quebec'), game.where('22nd-28th')]).toEqual([true, 'quebec']);
    game.dice.roll('flag', 'miss', 'miss', 'miss');
    expect(game.where('rogers')).toBe('losses');
  });

  it('[13.9.3c] is not for a Routed stack', () => {
    const game = fight('lake-george', 'british', ['rogers', 'gage', 'langis', 'lery', 'lacorne'], {
      ...between,
      pieces: { ...between.pieces, 'oneida-lake': ['boishebert', 'scott'] },
    });
    game.dice.roll('flag', 'flag', 'flag', 'miss', 'miss');
    game.british.loses('gage');
    expect(game.where('rogers')).toBe('losses');
  });

  it('[13.9.3d] the Village of a neutral Nation is the last resort; the Nation joins the enemy first', () => {
    const british: readonly PieceName[] = ['armstrong', 'dunn', 'gage', 'goreham'];
    const game = battle({
      pieces: {
        'oneida-lake': [...british, 'langis', 'lery', 'micmac', 'malecite', 'mississague'],
        kahuahgo: ['boishebert', 'fort-levis'],
        oswego: ['belestre', 'fort-niagara'],
        'lake-george': ['lacorne', 'fort-massiac'],
        albany: ['lignery', 'villiers'],
      },
      control: { albany: 'french', 'lake-george': 'french', oswego: 'french' },
      before: { british: ['oneida-lake'] },
      battles: ['oneida-lake'],
    });
    game.dice.roll('flag', 'flag', 'flag', 'flag', 'flag', 'flag', 'flag', 'flag', 'miss');
    game.french.isToChoose('retreat.pay').loses('gage');
    expect([game.state.joined.get(nation.of('iroquois')), game.controller('oquaga')]).toEqual([FRENCH, 'british']);
    expect(game.at('oquaga')).toEqual(['armstrong', 'dunn', 'goreham']);
  });

  it('[13.9.3d] it is the last resort of those that can be Overwhelmed, before an unresolved Battle', () => {
    const british: readonly PieceName[] = ['armstrong', 'dunn', 'gage', 'goreham'];
    const game = battle({
      pieces: {
        'oneida-lake': [...british, 'langis', 'lery', 'micmac', 'malecite', 'mississague'],
        kahuahgo: ['boishebert', 'fort-levis'],
        oswego: ['belestre', 'fort-niagara', '22nd-28th'],
        'lake-george': ['lacorne', 'fort-massiac'],
        albany: ['lignery', 'villiers'],
      },
      control: { albany: 'french', 'lake-george': 'french', oswego: 'french' },
      before: { british: ['oneida-lake'], french: ['oswego'] },
      battles: ['oneida-lake', 'oswego'],
    });
    game.dice.roll('flag', 'flag', 'flag', 'flag', 'flag', 'flag', 'flag', 'flag', 'miss');
    game.french.isToChoose('retreat.pay').loses('gage');
    expect(game.at('oquaga')).toEqual(['armstrong', 'dunn', 'goreham']);
  });
});

describe('13.9.3 a stack that has retreated into a Battle', () => {
  /** Langis retreats to Louisbourg, where the French attack four British Light units. */
  const joined = (french: readonly PieceName[], sparse: Sparse = {}): Account => {
    const game = battle({
      before: { french: ['port-dauphin'], british: ['louisbourg'] },
      ...sparse,
      pieces: {
        'port-dauphin': ['langis', '22nd-28th', '27th-55th'],
        louisbourg: [...french, 'rogers', 'gage', 'putnam', 'scott'],
      },
      control: { louisbourg: 'british' },
      entered: { french: ['port-la-joye>louisbourg'] },
      battles: ['port-dauphin', 'louisbourg'],
      openSeas: true,
    });
    game.dice.roll('flag', 'miss', 'miss');
    return game;
  };

  it('[13.9.3c] sits it out, and retreats again when it is lost', () => {
    const game = joined(['lery', 'micmac']);
    expect(game.sitsOut('langis')).toBe(true);
    expect(game.hasBattle('port-dauphin')).toBe(false);
    // Lery and the Micmac attack; Langis rolls no die.
    game.dice.roll('miss', 'miss').roll('flag', 'miss', 'miss', 'miss', 'miss');
    expect(game.state.sittingOut.isEmpty).toBe(true);
    expect(game.at('port-la-joye')).toEqual(['langis', 'lery', 'micmac']);
    expect(game.controller('louisbourg')).toBe('british');
  });

  it('[13.8h] shares the Rout of his stack: its marker stays, and the unit lost may be his', () => {
    const game = joined(['lery', 'micmac']);
    game.dice.roll('miss', 'miss').roll('flag', 'flag', 'flag', 'miss', 'miss');
    game.french.isToChoose('rout.lose');
    game.table.offersOnly(['lose langis', 'lose lery']);
    game.french.loses('lery');
    expect(game.at('port-la-joye')).toEqual(['langis', 'micmac']);
    expect([game.isRouted('langis'), game.isRouted('micmac')]).toEqual([true, true]);
  });

  it('[13.4.2c] keeps a Commander in play whose fighters have all fallen', () => {
    const game = joined(['commander-levis', 'lery'], {
      reduced: ['lery'],
      before: { french: ['port-dauphin', 'louisbourg'] },
    });
    game.dice.roll('hit-tc', 'miss', 'miss', 'miss');
    expect([game.where('lery'), game.where('commander-levis')]).toEqual(['losses', 'louisbourg']);
    // Defenders that have fallen still roll (13.3.3), and their Commander still helps them (13.5).
    game.dice.roll('miss');
    game.french.rerolls('lery');
    // The Militia of Louisbourg roll last.
    game.dice.roll('flag').roll('miss');
    // Only a Path leads on: he is lost in the retreat (13.9.1), not in the Battle.
    expect(game.logged('eliminated')).toContainEqual(
      expect.objectContaining({ piece: 'commander-levis', rule: '13.9.1' }),
    );
    expect(game.at('port-la-joye')).toEqual(['langis']);
  });
});

describe('13.9.3 the Battle that a unit sits out', () => {
  const besiegers: readonly PieceName[] = ['22nd-28th', '27th-55th', '43rd-46th', '44th-48th', 'rogers'];
  /** Rogers sits out a Battle at Lake George, where the British Outnumber Langis. */
  const at: Sparse = {
    pieces: { 'lake-george': [...besiegers, 'langis'] },
    battles: ['lake-george'],
    sittingOut: ['rogers'],
  };

  it('[13.9.3e] is behind him once he has marched away', () => {
    const game = new Account(march(at, BRITISH, 'lake-george'));
    game.british.takes('rogers').marches('albany');
    expect(game.sitsOut('rogers')).toBe(false);
  });

  it('[13.9.3e] or has been called away', () => {
    const called = { ...at, pieces: { ...at.pieces, albany: ['50th-51st'] } } as const;
    const game = new Account(marshal(called, BRITISH, '50th-51st'));
    game.british.calls('rogers');
    expect([game.where('rogers'), game.sitsOut('rogers')]).toEqual(['albany', false]);
  });

  it('[13.9.3e] or has crossed a new Road', () => {
    const road = 'mekekasink.wills-creek';
    const building: Sparse = {
      pieces: { 'wills-creek': [...besiegers, 'langis'] },
      battles: ['wills-creek'],
      sittingOut: ['rogers'],
      roadsBegun: [road],
    };
    const game = new Account(construction(building, BRITISH, '22nd-28th'));
    game.british.chooses(`finish ${road}`, 'take rogers', 'go');
    expect([game.where('rogers'), game.sitsOut('rogers')]).toEqual(['mekekasink', false]);
  });

  it('[13.9.3e] or has sailed', () => {
    const game = new Account(
      sail(
        {
          pieces: { halifax: ['fleet-boscawen', '22nd-28th', '27th-55th', 'rogers', 'langis'] },
          battles: ['halifax'],
          sittingOut: ['rogers'],
        },
        BRITISH,
        'halifax',
      ),
    );
    game.british.chooses('take fleet-boscawen', 'take rogers', 'done');
    expect([game.where('rogers'), game.sitsOut('rogers')]).toEqual(['sail-box', false]);
  });

  it('[13.9.3e] is over when the last enemy has left; he fights in the next one there', () => {
    const game = new Account(march(alone, FRENCH, 'lake-george'));
    game.french.takes('langis', 'lery', 'lacorne', 'boishebert').marches('ticonderoga');
    expect([game.hasBattle('lake-george'), game.sitsOut('rogers')]).toEqual([false, false]);
  });

  it('[13.9.3e] or when his side Overwhelms the enemies there', () => {
    const enough: Sparse = {
      pieces: { 'lake-george': ['rogers', 'gage', 'langis'], albany: ['22nd-28th', '27th-55th'] },
      battles: ['lake-george'],
      sittingOut: ['rogers'],
      entered: { british: ['oneida-lake>lake-george'] },
    };
    const game = new Account(march(enough, BRITISH, 'albany'));
    game.british.takes('22nd-28th', '27th-55th').marches('lake-george');
    expect([game.hasBattle('lake-george'), game.sitsOut('rogers')]).toEqual([false, false]);
  });
});

/** Four French Light units Outnumber Rogers, who has retreated into a Battle at Lake George. */
const alone: Sparse = {
  pieces: { 'lake-george': ['rogers', 'langis', 'lery', 'lacorne', 'boishebert'] },
  battles: ['lake-george'],
  sittingOut: ['rogers'],
};
