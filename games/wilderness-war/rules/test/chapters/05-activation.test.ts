import { describe, expect, it } from 'vitest';
import { play, some } from '../builder.ts';

describe('5.3 Activation', () => {
  it('[5.31a] no piece moves without being activated: after one force is done the Action Phase is over', () => {
    const game = play({
      hands: { french: ['campaign-1'], british: ['campaign-2'] },
      pieces: { montreal: ['montcalm', 'rigaud', 'french-regular-1', 'french-regular-2'] },
    });
    game.french.activates('campaign-1', 'montcalm', 'french-regular-1').marches('sorel').stops();
    expect(game.at('montreal')).toEqual(['rigaud', 'french-regular-2']);
    game.british.isToChoose('phase.card');
  });

  it('[5.31b] a piece that has been activated is not activated again with the same card', () => {
    const game = play({
      hands: { french: ['campaign-1'] },
      pieces: { montreal: ['coureurs-1'], sorel: ['coureurs-2', 'levis'] },
    });
    game.french.activatesAlone('campaign-1', 'coureurs-1', 'coureurs-2', 'levis').starts('coureurs-1');
    game.french.marches('sorel').stops();
    game.table.offersOnly(['start levis', 'start coureurs-2', 'done']);
  });

  describe('5.32 what a card activates', () => {
    const PIECES = {
      montreal: ['montcalm', 'levis', 'vaudreuil', ...some('french-regular', 2), ...some('coureurs', 2)],
      'st-francois': ['abenaki-1', 'abenaki-2'],
      kahnawake: ['caughnawaga-1'],
      'st-lawrence-canadian-militias': ['canadian-militia-1'],
      albany: ['dunbar', 'northern-provincial-1'],
    } as const;

    it('[5.32a] a card of 3 activates two Indians, one Coureurs unit and one leader', () => {
      const game = play({ hands: { french: ['campaign-1'] }, pieces: PIECES });
      game.french.activatesAlone('campaign-1', 'levis', 'coureurs-1', 'abenaki-1', 'abenaki-2');
      // All three points are spent, so nobody else is offered.
      game.table.offersOnly(['start levis', 'start coureurs-1', 'start abenaki-1', 'done']);
    });

    it('[5.32a] a card of 1 activates two Indians, or one Indian alone with half a point left for another', () => {
      const game = play({ hands: { french: ['ambush-11'] }, pieces: PIECES });
      game.french.chooses('activate ambush-11', 'alone abenaki-1');
      game.table.offersOnly(['alone abenaki-2', 'alone caughnawaga-1', 'done']);
    });

    it('[5.32a] neither Militia in their box nor enemies are activated', () => {
      const game = play({ hands: { french: ['campaign-1'] }, pieces: PIECES });
      game.french.chooses('activate campaign-1');
      game.table.offersNot(['alone canadian-militia-1', 'alone dunbar', 'alone northern-provincial-1', 'lead dunbar']);
    });

    it('[5.32a] a leader alone needs no initiative', () => {
      const game = play({ hands: { french: ['ambush-11'] }, pieces: PIECES });
      game.french.chooses('activate ambush-11');
      game.table.offers(['alone montcalm', 'alone levis', 'alone vaudreuil']);
    });

    it('[5.32b] one Drilled unit, whatever the value, and nobody with it', () => {
      const game = play({ hands: { french: ['campaign-1'] }, pieces: PIECES });
      game.french.chooses('activate campaign-1', 'alone french-regular-1');
      game.table.offersOnly(['start french-regular-1', 'done']);

      const mixed = play({ hands: { french: ['campaign-1'] }, pieces: PIECES });
      mixed.french.chooses('activate campaign-1', 'alone montcalm');
      mixed.table.offers(['alone coureurs-1']);
      mixed.table.offersNot(['alone french-regular-1', 'alone french-regular-2']);

      play({ hands: { french: ['ambush-11'] }, pieces: PIECES })
        .french.chooses('activate ambush-11')
        .chooses('alone french-regular-1');
    });

    it('[5.32c] a force needs a leader whose Initiative is not above the value of the card', () => {
      const one = play({ hands: { french: ['ambush-11'] }, pieces: PIECES });
      one.french.chooses('activate ambush-11');
      one.table.offers(['lead montcalm']).offersNot(['lead levis', 'lead vaudreuil']);
      const two = play({ hands: { french: ['treaty-of-easton-32'] }, pieces: PIECES });
      two.french.chooses('activate treaty-of-easton-32');
      two.table.offers(['lead montcalm', 'lead levis']).offersNot(['lead vaudreuil']);
      const three = play({ hands: { french: ['campaign-1'] }, pieces: PIECES });
      three.french.chooses('activate campaign-1');
      three.table.offers(['lead montcalm', 'lead levis', 'lead vaudreuil']);
    });

    it('[5.32c] a force is activated or single pieces are, not both', () => {
      const game = play({ hands: { french: ['campaign-1'] }, pieces: PIECES });
      game.french.chooses('activate campaign-1', 'alone coureurs-1');
      game.table.offersNot(['lead montcalm', 'lead levis', 'lead vaudreuil']);
    });
  });

  it('[5.33a] [5.33b] pieces anywhere on the map; each finishes before the next begins, in any order', () => {
    const game = play({
      hands: { french: ['campaign-1'], british: ['campaign-2'] },
      pieces: { 'mingo-town': ['mingo-1'], cataraqui: ['coureurs-1'], quebec: ['levis'] },
    });
    game.french.activatesAlone('campaign-1', 'levis', 'coureurs-1', 'mingo-1');
    game.french.starts('mingo-1').marches('logstown', 'ohio-forks').stops();
    game.french.isToChoose('activation.start').starts('coureurs-1').marches('oswegatchie').stops();
    // Lévis need not go.
    game.french.chooses('done');
    expect([game.where('mingo-1'), game.where('coureurs-1'), game.where('levis')]).toEqual([
      'ohio-forks',
      'oswegatchie',
      'quebec',
    ]);
    game.british.isToChoose('phase.card');
  });

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
      expect(game.told('activate')[0]?.pieces).toHaveLength(3 + 14);
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
      expect(game.told('battle')[0]?.defenders).toHaveLength(6);
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
      expect(game.told('activate')[0]?.pieces).toHaveLength(11);
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
      expect(webb.told('activate')[0]?.pieces).toEqual(['webb']);
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

  it('[5.36a] a raider first moves, then fights, then raids', () => {
    const game = play({
      hands: { french: ['ambush-11'], british: ['campaign-2'] },
      pieces: { 'allegheny-south': ['dumas', 'mingo-1', 'shawnee-1'], augusta: ['southern-provincial-1'] },
      reduced: ['southern-provincial-1'],
    });
    game.french.activates('ambush-11', 'dumas', 'mingo-1', 'shawnee-1').marches('augusta');
    game.british.stands();
    // The Provincial falls, and the Indians go on to raid.
    game.dice.roll(5, 4);
    game.french.loses('mingo-1');
    game.table.nowChooses('chance', 'raid.roll');
    game.dice.roll(5);
    expect(game.told('raid')).toHaveLength(1);
  });

  it('[5.36b] a force in a siege space may besiege or march, not both', () => {
    const game = play({
      hands: { french: ['ambush-11'], british: ['campaign-2'] },
      pieces: { 'hudson-carry-north': ['montcalm', 'french-regular-1'] },
      works: { 'hudson-carry-north': 'british-fort', ticonderoga: 'french-fort' },
      siege: { 'hudson-carry-north': 0 },
    });
    game.french.activates('ambush-11', 'montcalm', 'french-regular-1');
    game.table.offersOnly(['demolish ticonderoga', 'march', 'siege', 'stop']);
    game.french.chooses('march').marches('ticonderoga').stops();
    game.british.isToChoose('phase.card');
  });

  it('[5.36c] besieged units that have helped to relieve their post are not activated afterwards', () => {
    const game = play({
      turn: 'british',
      hands: { british: ['campaign-1', 'campaign-2'] },
      pieces: {
        oswego: ['french-regular-1', 'ranger-1'],
        'oneida-carry-west': ['ranger-2', 'ranger-3'],
      },
      works: { oswego: 'british-fort' },
      siege: { oswego: 0 },
      inside: ['ranger-1'],
      reduced: ['french-regular-1'],
    });
    game.british.activatesAlone('campaign-1', 'ranger-1', 'ranger-2', 'ranger-3').starts('ranger-2').marches('oswego');
    game.french.stands();
    game.british.joins('ranger-1');
    game.dice.roll(5, 4);
    // The relieved garrison has fought, and Rangers of the third band have not.
    game.british.isToChoose('activation.start');
    game.table.offersOnly(['start ranger-3', 'demolish oswego', 'done']);
  });
});
