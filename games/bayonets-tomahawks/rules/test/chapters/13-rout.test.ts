import { describe, expect, it } from 'vitest';
import { BRITISH } from '../../src/ids.ts';
import type { PieceName } from '../../src/names.ts';
import { Account, fight, fought, type Sparse } from '../builder.ts';
import { march, phase } from '../game.ts';

// 13.8 Rout

const two: readonly PieceName[] = ['22nd-28th', '27th-55th'];
const three: readonly PieceName[] = [...two, '44th-48th'];
/** The British attack Ticonderoga with this many Brigades, and win by the same number. */
const beaten = (attackers: readonly PieceName[], french: readonly PieceName[], sparse: Sparse = {}): Account =>
  fought('attacker', 'ticonderoga', 'french', [...attackers, ...french], sparse);

describe('13.8 Routed sides', () => {
  it('[13.8a] a side that loses by three, not by two', () => {
    const by2 = beaten(two, ['bearn-guyenne', 'languedoc-la-reine']);
    expect(by2.isRouted('bearn-guyenne')).toBe(false);
    const by3 = beaten(three, ['bearn-guyenne', 'languedoc-la-reine']);
    by3.french.loses('languedoc-la-reine');
    by3.dice.come('draw british-0-1');
    expect(by3.isRouted('bearn-guyenne')).toBe(true);
  });

  it('[13.8a] attackers, too', () => {
    const game = fought('defender', 'lake-george', 'british', [...three, 'langis', 'lery'], {
      entered: { french: ['ticonderoga>lake-george'] },
    });
    game.french.isToChoose('rout.lose').loses('lery');
    expect([game.where('langis'), game.isRouted('langis')]).toEqual(['ticonderoga', true]);
  });

  it('[13.8a] by the track, be the loser’s marker below zero', () => {
    const game = fight('ticonderoga', 'french', [...two, 'langis', 'lery'], { marshaled: ['langis'] });
    game.dice.roll('flag', 'flag', 'miss', 'miss');
    expect(game.logged('battle-won')).toMatchObject([{ attacker: 2, defender: -1, rout: true }]);
  });

  it('[13.8a] [13.6b] not a side beaten because it has no units', () => {
    const game = fight('ticonderoga', 'french', ['rogers', 'gage', 'scott', 'armstrong', 'langis'], {
      reduced: ['langis'],
    });
    game.dice.roll('hit-tc', 'flag', 'flag', 'flag', 'miss');
    expect(game.logged('battle-won')).toMatchObject([{ attacker: 4, rout: false }]);
  });

  it('[13.8a] the victors are not', () => {
    const game = beaten(three, ['langis', 'lery']);
    expect(three.map((name) => game.isRouted(name))).toEqual([false, false, false]);
  });
});

describe('13.8 when the last Bastion falls', () => {
  const guns: readonly PieceName[] = ['royal-artillery-1', 'royal-artillery-2'];

  it('[13.8b] the losing defenders are Routed, even by one', () => {
    const game = fight('louisbourg', 'french', ['royal-artillery-1', 'bastion-1', 'langis', 'lery', 'boishebert'], {
      reduced: ['bastion-1'],
    });
    game.dice.roll('hit-tc', 'miss', 'miss', 'miss', 'miss', 'miss', 'miss');
    expect(game.logged('battle-won')).toMatchObject([{ attacker: 1, defender: 0, rout: true }]);
    game.french.isToChoose('rout.lose').loses('boishebert').retreats('port-dauphin');
    expect([game.isRouted('langis'), game.isRouted('lery')]).toEqual([true, true]);
    expect(game.controller('louisbourg')).toBe('british');
  });

  it('[13.8b] not while another remains', () => {
    const game = fight('louisbourg', 'french', ['royal-artillery-1', 'bastion-1', 'bastion-2', 'langis'], {
      reduced: ['bastion-1'],
    });
    game.dice.roll('hit-tc', 'miss', 'miss', 'miss', 'miss', 'miss');
    expect(game.where('bastion-1')).toBe('removed');
    expect(game.logged('battle-won')).toMatchObject([{ side: 'british', rout: false }]);
    expect(game.hasBattle('louisbourg')).toBe(true);
  });

  it('[13.8b] not if it is the last that is only Reduced, nor if it fell in a Battle before', () => {
    const reduced = fight('louisbourg', 'french', ['royal-artillery-1', 'bastion-1', 'langis']);
    reduced.dice.roll('hit-tc', 'miss', 'miss', 'miss', 'miss');
    expect(reduced.logged('battle-won')).toMatchObject([{ rout: false }]);
    const before = fought('attacker', 'louisbourg', 'french', ['royal-artillery-1', 'langis', 'lery']);
    expect(before.logged('battle-won')).toMatchObject([{ side: 'british', rout: false }]);
  });

  it('[13.8b] not defenders who still win, nor losing attackers', () => {
    const game = fight('louisbourg', 'french', ['royal-artillery-1', 'bastion-1', 'langis', 'lery'], {
      reduced: ['bastion-1'],
      entered: { british: ['port-dauphin>louisbourg'] },
      control: { 'port-dauphin': 'british' },
    });
    game.dice.roll('hit-tc', 'flag', 'miss', 'miss', 'miss', 'miss');
    expect(game.logged('battle-won')).toMatchObject([{ side: 'french', attacker: 1, defender: 1, rout: false }]);
    expect(game.isRouted('royal-artillery-1')).toBe(false);
  });

  it('[13.8b] beaten by three, too, they lose all but their Light units, and these pay for the Rout', () => {
    const game = fight(
      'louisbourg',
      'french',
      [
        ...guns,
        '22nd-28th',
        'bastion-1',
        'commander-levis',
        'boishebert',
        'langis',
        'canadiens-1',
        'canonniers-bombardiers-1',
      ],
      { reduced: ['bastion-1', 'canonniers-bombardiers-1'] },
    );
    game.dice.roll('flag', 'hit-tc', 'hit-tc');
    game.dice.roll('miss', 'miss');
    game.french.stops();
    game.dice.roll('miss');
    game.french.stops();
    game.dice.roll('miss', 'miss', 'miss', 'miss');
    expect(game.logged('battle-won')).toMatchObject([{ attacker: 3, defender: 0, rout: true }]);
    expect([game.where('commander-levis'), game.where('canadiens-1')]).toEqual(['removed', 'losses']);
    game.french.isToChoose('rout.lose');
    game.table.offersOnly(['lose boishebert', 'lose langis']);
    game.french.loses('langis').retreats('port-dauphin');
    expect(game.isRouted('boishebert')).toBe(true);
  });

  it('[13.8b] beaten by two they keep the others', () => {
    const game = fight('louisbourg', 'french', [...guns, 'bastion-1', 'canadiens-1', 'langis'], {
      reduced: ['bastion-1'],
    });
    game.dice.roll('hit-tc', 'flag', 'miss', 'miss', 'miss', 'miss', 'miss');
    expect(game.logged('battle-won')).toMatchObject([{ attacker: 2, defender: 0, rout: true }]);
    // A Brigade keeps to the Highway.
    game.french.loses('langis');
    expect([game.where('canadiens-1'), game.isRouted('canadiens-1')]).toEqual(['port-dauphin', true]);
  });
});

describe('13.8 #1 the unit that is lost', () => {
  it('[13.8c] is Artillery if there is any', () => {
    const game = beaten(three, ['bearn-guyenne', 'canonniers-bombardiers-1', 'abenaki']);
    expect(game.where('canonniers-bombardiers-1')).toBe('losses');
    expect(game.where('bearn-guyenne')).not.toBe('losses');
  });

  it('[13.8c] otherwise any unit of the owner’s choice, but no Indian unit while there is another', () => {
    const game = beaten(three, ['bearn-guyenne', 'langis', 'abenaki']);
    game.french.isToChoose('rout.lose');
    game.table.offersOnly(['lose langis', 'lose bearn-guyenne']);
    const indians = beaten(three, ['abenaki', 'kahnawake']);
    indians.table.offersOnly(['lose abenaki', 'lose kahnawake']);
  });

  it('[13.8c] never a Fort', () => {
    const game = beaten([...three, '43rd-46th', '50th-51st'], ['fort-carillon', 'abenaki']);
    expect([game.where('abenaki'), game.where('fort-anne')]).toEqual(['losses', 'ticonderoga']);
    const alone = beaten([...three, '43rd-46th', '50th-51st'], ['fort-carillon']);
    expect([alone.where('fort-carillon'), alone.where('fort-anne')]).toEqual(['removed', 'ticonderoga']);
  });

  it('[13.8c] one that is Full is lost at once, and the enemy draws his chit', () => {
    const game = beaten(three, ['bearn-guyenne', 'berry']);
    game.french.loses('berry');
    expect(game.where('berry')).toBe('losses');
    game.table.nowChooses('chance', 'chits.draw');
  });

  /** The French hold Louisbourg with a Bastion, and lose by four. */
  const besieged = (defenders: readonly PieceName[]): Account => {
    const game = fight('louisbourg', 'french', ['bastion-1', ...defenders, ...three, '43rd-46th']);
    game.dice
      .roll('flag', 'flag', 'flag', 'flag')
      .roll(...defenders.map(() => 'miss' as const), 'miss', 'miss', 'miss');
    return game;
  };

  it('[13.8c] no Bastion while another unit can be, but rather one than an Indian unit', () => {
    const lights = besieged(['langis', 'lery']);
    lights.french.isToChoose('rout.lose');
    lights.table.offersOnly(['lose langis', 'lose lery']);
    expect(besieged(['micmac']).where('bastion-1')).toBe('removed');
  });

  it('[13.8c] [13.9b] units that stay behind a Bastion are still Routed, and lose one', () => {
    const game = besieged(['langis', 'lery']);
    game.french.loses('lery');
    expect([game.where('langis'), game.isRouted('langis'), game.isRouted('bastion-1')]).toEqual([
      'louisbourg',
      true,
      true,
    ]);
    expect([game.hasBattle('louisbourg'), game.controller('louisbourg')]).toEqual([true, 'french']);
  });

  it('[13.4.2c] a Commander is removed when the Rout takes the last unit beside him', () => {
    const game = fight('lake-george', 'british', [
      'new-england-brigade-1',
      'commander-howe',
      'langis',
      'lery',
      'lignery',
    ]);
    game.dice.roll('flag', 'flag', 'flag', 'miss');
    game.british.stops();
    expect([game.where('new-england-brigade-1'), game.where('commander-howe')]).toEqual(['losses', 'removed']);
    expect(game.controller('lake-george')).toBe('french');
  });
});

describe('13.8 #3 the Fort of a Routed stack', () => {
  const guns: readonly PieceName[] = [
    'royal-artillery-1',
    'royal-artillery-2',
    'royal-artillery-3',
    'royal-artillery-4',
  ];
  const routed = (sparse: Sparse = {}): Account => {
    const game = beaten([...guns, '22nd-28th'], ['fort-carillon', 'langis', 'lery'], sparse);
    game.french.loses('langis');
    return game;
  };

  it.each([
    [['fort-carillon'], true],
    [[], false],
  ] as const)('[13.8d] becomes one of the enemy’s, as Reduced as it was: %j', (reduced, isReduced) => {
    const game = routed({ reduced });
    expect([game.where('fort-carillon'), game.where('fort-anne'), game.isReduced('fort-anne')]).toEqual([
      'removed',
      'ticonderoga',
      isReduced,
    ]);
    expect(game.controller('ticonderoga')).toBe('british');
  });

  it('[13.8d] is not offered to be eliminated', () => {
    expect(routed().logged('eliminated')).toContainEqual(
      expect.objectContaining({ piece: 'fort-carillon', rule: '13.8' }),
    );
  });
});

describe('13.8 the Rout marker', () => {
  it('[13.8e] a stack that already has it pays again', () => {
    const game = beaten(three, ['langis', 'lery'], { routed: ['langis', 'lery'] });
    game.french.isToChoose('rout.lose').loses('lery');
    expect([game.isRouted('langis'), game.where('lery')]).toEqual([true, 'losses']);
  });

  it('[13.8f] a stack with it may only move, and not into enemy Home Spaces', () => {
    const where: Sparse = {
      pieces: { 'lake-george': ['rogers', '22nd-28th'], albany: ['27th-55th'] },
      routed: ['rogers', '22nd-28th'],
    };
    const game = new Account(phase({ ...where, cards: ['british-16'], first: 'french' }, BRITISH));
    const verbs = game.table.choices().filter((text) => /rogers|22nd-28th|lake-george/.test(text));
    expect(verbs).toEqual(['light british-1 lake-george', 'army british-2 lake-george', 'army british-3 lake-george']);
    const routed: Sparse = { pieces: { 'lake-george': ['rogers'] }, routed: ['rogers'] };
    march(routed, BRITISH, 'lake-george').offersNot(['move ticonderoga']);
    march({ ...routed, control: { ticonderoga: 'british' } }, BRITISH, 'lake-george').offers(['move ticonderoga']);
  });

  it('[13.8g] is removed on joining friends without one, but not on joining others with one', () => {
    const joins = (routed: readonly PieceName[]): boolean => {
      const game = new Account(
        march({ pieces: { 'lake-george': ['rogers'], albany: ['22nd-28th'] }, routed }, BRITISH, 'lake-george'),
      );
      game.british.marches('albany');
      return game.isRouted('rogers');
    };
    expect(joins(['rogers'])).toBe(false);
    expect(joins(['rogers', '22nd-28th'])).toBe(true);
  });

  it('[13.8g] goes at once when the retreat leads to friends without one', () => {
    const game = beaten(three, ['langis', 'lery'], { pieces: { 'isle-aux-noix': ['boishebert'] } });
    game.french.loses('lery');
    expect([game.where('langis'), game.isRouted('langis'), game.isRouted('boishebert')]).toEqual([
      'isle-aux-noix',
      false,
      false,
    ]);
  });
});
