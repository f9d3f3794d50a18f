import { describe, expect, it } from 'vitest';
import { wildernessWar } from '../../src/index.ts';
import type { CardName, SideName } from '../../src/names.ts';
import { type Account, play, some } from '../builder.ts';

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

  describe('5.32 the pieces that a card activates', () => {
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
    expect(game.logged('raid')).toHaveLength(1);
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

  describe('5.36b a march from a siege where no way leads on', () => {
    const barred = ({ state }: Account, side: SideName): unknown => wildernessWar.query(state, 'barred', { side });
    const army = ['wolfe', ...some('british-regular', 4)] as const;
    const landed = (card: CardName): Account => {
      const game = play({
        turn: 'british',
        hands: { british: [card], french: ['campaign-4'] },
        pieces: { louisbourg: [...army, 'french-regular-1'] },
        inside: ['french-regular-1'],
        siege: { louisbourg: 0 },
        amphib: ['louisbourg'],
      });
      game.british.activates(card, ...army);
      return game;
    };

    it('[6.41] an army at Louisbourg activated with a 2 reads that it needs a 3 to sail away', () => {
      const game = landed('treaty-of-easton-32');
      game.table.offersOnly(['siege', 'stop']);
      expect(barred(game, 'british')).toContainEqual(
        expect.objectContaining({ verb: 'march', clause: 'forceNeedsThree', rule: '6.41' }),
      );
    });

    it('[6.41] with a 3 it may march, and sail to Halifax', () => {
      const game = landed('campaign-1');
      game.table.offersOnly(['march', 'siege', 'stop']);
      expect(barred(game, 'british')).not.toContainEqual(expect.objectContaining({ verb: 'march' }));
      game.british.chooses('march');
      game.table.offers(['sail halifax']);
    });

    it('[6.53a] a leader who would leave his troops among enemies reads that he may not enter their spaces', () => {
      const game = play({
        hands: { french: ['ambush-11'], british: ['campaign-2'] },
        pieces: {
          'hudson-carry-north': ['montcalm', 'french-regular-1', 'northern-provincial-1'],
          'adirondacks-central': ['ranger-1'],
          'adirondacks-south': ['ranger-2'],
          'hudson-carry-south': ['northern-provincial-2'],
          ticonderoga: ['northern-provincial-3'],
        },
        inside: ['northern-provincial-1'],
        works: { 'hudson-carry-north': 'british-fort' },
        siege: { 'hudson-carry-north': 1 },
      });
      game.french.activates('ambush-11', 'montcalm');
      game.table.offersOnly(['assault', 'stop']);
      expect(barred(game, 'french')).toContainEqual(
        expect.objectContaining({ verb: 'march', clause: 'leadersAlone', rule: '6.53' }),
      );
    });
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
