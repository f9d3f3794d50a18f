import { describe, expect, it } from 'vitest';
import { play, some } from '../builder.ts';

describe('5.34 forces', () => {
  it('[5.34a] a leader commands units up to his rating, in his own space', () => {
    const game = play({
      hands: { british: ['campaign-1'] },
      turn: 'british',
      pieces: { albany: ['johnson', ...some('northern-provincial', 5)], kinderhook: ['northern-provincial-6'] },
    });
    game.british.chooses('activate campaign-1', 'lead johnson', 'take northern-provincial-1');
    game.table.offersNot(['take northern-provincial-6']);
    game.british.chooses('take northern-provincial-2', 'take northern-provincial-3');
    // Johnson commands three.
    game.british.isToChoose('march.onward');
  });

  it('[5.34b] subordinates add their Command; of equal rank or below', () => {
    const game = play({
      hands: { british: ['ambush-12'] },
      turn: 'british',
      pieces: {
        albany: ['forbes', 'murray', 'webb', 'bradstreet', 'johnson', ...some('northern-provincial', 18)],
      },
    });
    game.british.chooses('activate ambush-12', 'lead murray');
    // Forbes (6) outranks Murray (5); Webb (5) does not.
    game.table.offersNot(['take forbes']).offers(['take webb', 'take bradstreet', 'take johnson']);
    game.british.chooses('take webb', 'take bradstreet');
    for (const unit of some('northern-provincial', 14)) game.british.chooses(`take ${unit}`);
    // 5 + 5 + 4 units, as in the rulebook. Johnson would command more.
    game.british.chooses('done').isToChoose('march.onward');
    expect(game.logged('activate')[0]?.pieces).toHaveLength(3 + 14);
  });

  it('[5.34b] a subordinate adds nothing unless he comes along', () => {
    const game = play({
      hands: { british: ['ambush-12'] },
      turn: 'british',
      pieces: { albany: ['murray', 'webb', ...some('northern-provincial', 6)] },
    });
    game.british.chooses('activate ambush-12', 'lead murray');
    for (const unit of some('northern-provincial', 5)) game.british.chooses(`take ${unit}`);
    game.british.chooses('done').isToChoose('march.onward');
  });

  it('[5.34b] units may be named before the subordinate whose Command they need; they do not set out without him', () => {
    const units = some('northern-provincial', 6);
    const game = play({
      hands: { british: ['ambush-12'] },
      turn: 'british',
      pieces: { albany: ['murray', 'bradstreet', ...some('northern-provincial', 12)] },
    });
    game.british.chooses('activate ambush-12', 'lead murray', ...units.map((unit) => `take ${unit}`));
    game.table.offersNot(['done']).offers(['take bradstreet', 'take northern-provincial-7']);
    expect(game.why('done')).toEqual(['limitTaken']);
    game.british.chooses('take bradstreet');
    game.table.offers(['done']);
    // 5 + 4: there is room for three more.
    game.british.chooses('take northern-provincial-7', 'take northern-provincial-8', 'take northern-provincial-9');
    game.british.isToChoose('march.onward');
  });

  it('[5.34c] any leader may command, with those of equal or lower rank under him', () => {
    const game = play({
      hands: { british: ['campaign-1'] },
      turn: 'british',
      pieces: { albany: ['loudoun', 'dunbar', 'johnson', 'northern-provincial-1'] },
    });
    game.british.chooses('activate campaign-1');
    game.table.offers(['lead loudoun', 'lead dunbar', 'lead johnson']);
    game.british.chooses('lead dunbar');
    game.table.offersOnly(['take johnson', 'take northern-provincial-1', 'done']);
  });

  it('[5.34d] units beyond the limit still fight when they are attacked', () => {
    const game = play({
      hands: { french: ['campaign-1'] },
      pieces: {
        albany: ['johnson', ...some('northern-provincial', 5)],
        'hudson-carry-south': ['montcalm', 'french-regular-1', 'coureurs-1'],
      },
    });
    game.french.activates('campaign-1', 'montcalm', 'french-regular-1', 'coureurs-1').marches('albany');
    game.british.shelters();
    game.british.stands();
    expect(game.logged('battle')[0]?.defenders).toHaveLength(6);
  });

  it('[5.534a] Johnson commands Mohawk and Iroquois units for free, as many as there are', () => {
    const game = play({
      hands: { british: ['ambush-12'] },
      turn: 'british',
      pieces: {
        albany: [
          'johnson',
          ...some('british-regular', 4),
          'mohawk-1',
          'mohawk-2',
          'british-cayuga',
          'british-oneida',
          'british-onondaga',
          'british-seneca',
          'british-tuscarora',
        ],
      },
    });
    game.british.chooses('activate ambush-12', 'lead johnson');
    for (const unit of some('british-regular', 3)) game.british.chooses(`take ${unit}`);
    game.table.offersOnly([
      'take mohawk-1',
      'take british-cayuga',
      'take british-oneida',
      'take british-onondaga',
      'take british-seneca',
      'take british-tuscarora',
      'done',
    ]);
    game.british.chooses('take mohawk-1', 'take mohawk-2', 'take british-cayuga', 'take british-oneida');
    game.british.chooses('take british-onondaga', 'take british-seneca', 'take british-tuscarora');
    expect(game.logged('activate')[0]?.pieces).toHaveLength(11);
  });

  it('[5.534a] no other British leader takes them without Johnson', () => {
    const game = play({
      hands: { british: ['campaign-1'] },
      turn: 'british',
      pieces: { albany: ['murray', 'johnson', 'mohawk-1', 'british-cayuga'], oswego: ['webb', 'mohawk-2'] },
    });
    game.british.chooses('activate campaign-1', 'lead murray');
    game.table.offersOnly(['take johnson', 'take mohawk-1', 'take british-cayuga', 'done']);
    game.british.chooses('take mohawk-1');
    game.table.offersOnly(['take johnson', 'take british-cayuga']);
    expect(game.why('done')).toEqual(['johnson']);
    game.british.chooses('take johnson');
    game.table.offersOnly(['take british-cayuga', 'done']);

    const webb = play({
      hands: { british: ['campaign-1'] },
      turn: 'british',
      pieces: { oswego: ['webb', 'mohawk-2'] },
    });
    webb.british.chooses('activate campaign-1', 'lead webb');
    webb.british.isToChoose('march.onward');
    expect(webb.logged('activate')[0]?.pieces).toEqual(['webb']);
  });

  it('[5.534c] they may be activated one by one without anybody', () => {
    const game = play({
      hands: { british: ['ambush-12'] },
      turn: 'british',
      pieces: { albany: ['mohawk-1', 'mohawk-2'] },
    });
    game.british.activatesAlone('ambush-12', 'mohawk-1', 'mohawk-2').isToChoose('activation.start');
  });

  it('[5.534b] the French command Indians, and the British Cherokee, like other units', () => {
    const french = play({
      hands: { french: ['ambush-11'] },
      pieces: { montreal: ['dumas', 'abenaki-1', 'algonquin-1', 'huron'] },
    });
    french.french.chooses('activate ambush-11', 'lead dumas', 'take abenaki-1', 'take algonquin-1');
    // Dumas commands two.
    french.french.isToChoose('march.onward');
    const british = play({
      hands: { british: ['ambush-12'] },
      turn: 'british',
      pieces: { augusta: ['johnson', 'ranger-1', 'ranger-2', 'cherokee-1', 'cherokee-2'] },
    });
    british.british.chooses(
      'activate ambush-12',
      'lead johnson',
      'take ranger-1',
      'take cherokee-1',
      'take cherokee-2',
    );
    british.british.isToChoose('march.onward');
  });
});
