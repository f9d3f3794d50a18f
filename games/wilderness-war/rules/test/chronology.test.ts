import { describe, expect, it } from 'vitest';
import { type Account, play, some } from './builder.ts';
import { example } from './examples.ts';

const totals = (game: Account): number[] => game.logged('vp').map(({ total }) => total);

describe('The ledger of the chronology', () => {
  const ledger = (id: string): readonly number[] => example(id).expected?.vpSequence ?? [];

  it('[13.21] Oswego 1756: two for the fort, one back for the massacre', () => {
    const game = play({
      vp: 1,
      hands: { french: ['campaign-1'], british: ['massacre-7'] },
      pieces: { oswego: ['montcalm', ...some('french-regular', 4), 'abenaki-1', 'northern-provincial-1'] },
      works: { oswego: 'british-fort', cataraqui: 'french-fort' },
      siege: { oswego: 1 },
      inside: ['northern-provincial-1'],
    });
    game.french.activates('campaign-1', 'montcalm').assaults();
    game.dice.roll(5, 2);
    game.lossesFall();
    game.british.responds('massacre-7');
    expect(totals(game)).toEqual(ledger('vp-ledger-oswego-1756'));
  });

  it('[13.21] [13.23] Duquesne 1758: the fort blown up, and Ohio Forks British', () => {
    const game = play({
      vp: 2,
      hands: { french: ['campaign-1'], british: ['campaign-2', 'campaign-3'] },
      pieces: { 'gists-station': ['forbes', 'southern-provincial-1'] },
      works: { 'ohio-forks': 'french-fort' },
    });
    game.french.demolishes('ohio-forks').discards('campaign-1');
    game.british.activates('campaign-2', 'forbes', 'southern-provincial-1').marches('ohio-forks').stops();
    expect(totals(game)).toEqual(ledger('vp-ledger-duquesne-1758'));
    // Going and coming back changes nothing more.
    game.british.activates('campaign-3', 'forbes', 'southern-provincial-1').marches('gists-station').stops();
    expect(game.vp).toBe(0);
  });

  it('[13.21] [13.23] Niagara 1759: a battle, the fort and the space', () => {
    const game = play({
      vp: 0,
      hands: { french: ['campaign-1', 'campaign-4'], british: ['campaign-2', 'campaign-3'] },
      pieces: {
        niagara: ['johnson', ...some('british-regular', 3), 'marine-detachment-1'],
        'la-belle-famille': ['villiers', 'marine-detachment-2', 'coureurs-1'],
      },
      works: { niagara: 'french-fort' },
      siege: { niagara: 1 },
      inside: ['marine-detachment-1'],
    });
    game.french.activates('campaign-1', 'villiers', 'marine-detachment-2', 'coureurs-1').marches('niagara');
    game.british.stands();
    game.french.joins();
    game.dice.roll(2, 5);
    game.lossesFall();
    game.british.activates('campaign-2', 'johnson').assaults();
    game.dice.roll(5, 2);
    game.lossesFall();
    const [battle, all] = ledger('vp-ledger-niagara-1759');
    expect(game.logged('vp').map(({ why }) => why)).toEqual(['battle', 'fort', 'key-space']);
    expect([totals(game)[0], game.vp]).toEqual([battle, all]);
    game.french.isToChoose('phase.card');
  });

  it('[13.21] Québec 1759: a battle, the fortress, and a raid counted in winter', () => {
    const game = play({
      vp: -4,
      year: 1759,
      season: 'late',
      hands: { french: ['campaign-1'], british: ['campaign-2'] },
      pieces: {
        quebec: ['wolfe', ...some('british-regular', 4), 'french-regular-1'],
        becancour: ['levis', ...some('french-regular', 2, 2)],
      },
      siege: { quebec: 2 },
      inside: ['french-regular-1'],
      raided: { british: { becancour: 1 } },
    });
    game.french.activates('campaign-1', 'levis', ...some('french-regular', 2, 2)).marches('quebec');
    game.british.stands();
    game.french.joins();
    game.dice.roll(2, 4);
    game.lossesFall();
    game.british.activates('campaign-2', 'wolfe').assaults();
    game.dice.roll(4, 2);
    game.lossesFall();
    expect(totals(game)).toEqual(ledger('vp-ledger-quebec-1759'));
    game.table.isOver('british', '13.12');
  });

  it('[13.21] [13.11b] 1760: a French battle, a British stockade, and with Montréal sudden death', () => {
    const game = play({
      scenario: 'late-war',
      vp: -9,
      year: 1760,
      season: 'late',
      hands: { french: ['campaign-1'], british: ['campaign-2', 'campaign-3'] },
      pieces: {
        becancour: ['levis', ...some('french-regular', 4)],
        'trois-rivieres': ['british-regular-1'],
        montreal: ['amherst', ...some('british-regular', 4, 2), 'vaudreuil'],
        'ile-aux-noix': ['murray', 'british-regular-6'],
      },
      reduced: ['british-regular-1'],
      works: { 'st-jean': 'french-stockade', 'ile-aux-noix': 'british-stockade' },
      siege: { montreal: 2 },
      inside: ['vaudreuil'],
    });
    game.french.activates('campaign-1', 'levis', ...some('french-regular', 4)).marches('trois-rivieres');
    game.british.stands();
    game.dice.roll(4, 2);
    game.french.stops();
    game.british.activates('campaign-2', 'murray', 'british-regular-6').marches('st-jean');
    game.british.activates('campaign-3', 'amherst').assaults();
    game.dice.roll(4, 2);
    expect(totals(game)).toEqual(ledger('vp-ledger-1760'));
    game.table.isOver('british', '13.11');
  });
});
