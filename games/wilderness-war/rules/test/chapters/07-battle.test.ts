import { invariant } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import { BRITISH } from '../../src/ids.ts';
import { flow } from '../../src/procedures/contents.ts';
import { frenchAttack, THREE } from '../attack.ts';
import { play, some } from '../builder.ts';

const MONTCALM = ['montcalm', ...some('french-regular', 2)] as const;

describe('7.1–7.4 how a battle is fought', () => {
  it('[7.1] all pieces of the defender in the space fight, those inside do not', () => {
    const game = play({
      hands: { french: [THREE], british: ['campaign-4'] },
      pieces: {
        ticonderoga: MONTCALM,
        'hudson-carry-north': ['webb', 'dunbar', ...some('northern-provincial', 2), 'ranger-1'],
      },
      works: { 'hudson-carry-north': 'british-fort' },
    });
    game.french.activates(THREE, ...MONTCALM).marches('hudson-carry-north');
    game.british.shelters('dunbar', 'ranger-1').stands();
    expect(game.logged('battle')[0]?.defenders).toEqual(['webb', 'northern-provincial-1', 'northern-provincial-2']);
  });

  it('[7.2] Militia, events, dice, losses, winner and VP, Militia home, retreat', () => {
    const game = frenchAttack(
      'hudson-carry-south',
      'hoosic',
      [...MONTCALM, 'coureurs-1'],
      {
        pieces: {
          hoosic: ['northern-provincial-1', 'british-regular-1', 'ranger-1'],
          'northern-colonial-militias': ['colonial-militia-1', 'colonial-militia-2'],
        },
      },
      { british: ['fieldworks-10'] },
    );
    game.british.isToChoose('battle.militia').deploys('colonial-militia-1');
    game.british.isToChoose('window.offer').passes();
    game.dice.roll(3, 3);
    game.french.isToChoose('losses.pick').loses('coureurs-1');
    game.british.isToChoose('losses.pick').loses('northern-provincial-1', 'colonial-militia-1');
    expect(game.logged('won')).toMatchObject([{ side: 'french' }]);
    expect(game.logged('vp')).toMatchObject([{ side: 'french', why: 'battle' }]);
    expect(game.where('colonial-militia-1')).toBe('northern-colonial-militias');
    game.british.isToChoose('retreat.to').retreats('albany');
  });

  describe('7.3 Militia', () => {
    const BOX = { 'northern-colonial-militias': ['colonial-militia-1', 'colonial-militia-2'] } as const;

    it('[7.3a] any of the Department’s box, in an originally friendly cultivated space', () => {
      const game = frenchAttack('hudson-carry-south', 'hoosic', MONTCALM, {
        pieces: { hoosic: ['northern-provincial-1'], ...BOX, 'southern-colonial-militias': ['colonial-militia-3'] },
      });
      game.table.offersOnly(['deploy colonial-militia-1', 'done']);
      game.british.deploys('colonial-militia-1', 'colonial-militia-2');
      game.table.nowChooses('chance', 'battle.fire');
      expect(game.at('hoosic')).toContain('colonial-militia-2');
    });

    it('[7.3a] also outside a fort or fortress, and for a side attacking in its own land', () => {
      const fortress = frenchAttack('hudson-carry-south', 'albany', MONTCALM, {
        pieces: { albany: ['northern-provincial-1'], ...BOX },
      });
      fortress.british.isToChoose('battle.militia');

      const attack = play({
        turn: 'british',
        hands: { british: [THREE], french: ['campaign-4'] },
        pieces: { hoosic: ['coureurs-1', 'coureurs-2'], albany: ['webb', 'northern-provincial-1'], ...BOX },
      });
      attack.british.activates(THREE, 'webb', 'northern-provincial-1').marches('hoosic');
      attack.french.stands();
      attack.british.isToChoose('battle.militia').deploys('colonial-militia-1');
      attack.dice.roll(4, 4);
      expect(attack.logged('fire')[0]?.strength).toBe(3);
    });

    it('[7.3a] neither in the wilderness nor in the enemy’s land', () => {
      const woods = frenchAttack('ticonderoga', 'hudson-carry-north', MONTCALM, {
        pieces: { 'hudson-carry-north': ['northern-provincial-1'], ...BOX },
      });
      woods.table.nowChooses('chance', 'battle.fire');
      const enemy = frenchAttack('ile-aux-noix', 'st-jean', MONTCALM, {
        pieces: { 'st-jean': ['northern-provincial-1'], ...BOX },
      });
      enemy.table.nowChooses('chance', 'battle.fire');
    });

    it('[7.3a] with an empty box nobody is asked, not even to say that none come', () => {
      const game = play({
        hands: { french: [THREE, 'campaign-3'], british: ['campaign-4'] },
        pieces: { 'hudson-carry-south': MONTCALM, hoosic: ['northern-provincial-1'] },
      });
      game.french.activates(THREE, ...MONTCALM).marches('hoosic');
      game.british.isToChoose('avoid.ask');
      const stand = flow.parse(game.state, 'stand');
      invariant(stand !== undefined, 'the British may stand');
      flow.take(game.state, BRITISH, stand);
      expect(flow.breadcrumb(game.state)).toMatch(/march\.battle > battle\./);
      expect(flow.breadcrumb(game.state)).not.toContain('battle.militia');
    });

    it('[7.3b] never at Louisbourg', () => {
      const game = play({
        turn: 'british',
        hands: { british: [THREE, 'amphibious-landing-17'], french: ['campaign-4'] },
        pieces: {
          halifax: ['murray', ...some('british-regular', 2)],
          louisbourg: ['french-regular-1'],
          'st-lawrence-canadian-militias': ['canadian-militia-1'],
          ...BOX,
        },
      });
      game.british.activates(THREE, 'murray', ...some('british-regular', 2)).lands('louisbourg');
      // The French have nowhere to avoid to, and no Militia to call.
      game.french.shelters();
      game.table.nowChooses('chance', 'battle.fire');
    });

    it('[7.3c] not if the enemy has a Raided marker in the Department; one elsewhere does not matter', () => {
      const pieces = { hoosic: ['northern-provincial-1'], ...BOX } as const;
      const raided = frenchAttack('hudson-carry-south', 'hoosic', MONTCALM, {
        pieces,
        raided: { french: { trenton: 1 } },
      });
      raided.table.nowChooses('chance', 'battle.fire');
      const south = frenchAttack('hudson-carry-south', 'hoosic', MONTCALM, {
        pieces,
        raided: { french: { augusta: 2 } },
      });
      south.british.isToChoose('battle.militia');
    });

    it('[7.3a] they make no battle where there would be none', () => {
      const game = play({
        hands: { french: [THREE], british: ['campaign-4'] },
        pieces: { 'hudson-carry-south': MONTCALM, ...BOX },
        works: { hoosic: 'british-stockade' },
      });
      game.french.activates(THREE, ...MONTCALM).marches('hoosic');
      expect(game.position.works).toEqual({ hoosic: 'french-stockade' });
      game.british.isToChoose('phase.card');
    });
  });

  it('[7.4] the attacker plays all his events before the defender, and cannot answer him', () => {
    const game = frenchAttack(
      'ticonderoga',
      'hudson-carry-north',
      ['montcalm', 'french-regular-1', 'coureurs-1'],
      { pieces: { 'hudson-carry-north': ['northern-provincial-1', 'ranger-1'] } },
      { french: ['ambush-11', 'fieldworks-9'], british: ['ambush-12', 'fieldworks-10'] },
    );
    game.french.isToChoose('window.offer');
    // There are no Fieldworks yet that the French could level.
    game.table.offersOnly(['pass', 'respond ambush-11']);
    game.french.passes();
    game.table.offersOnly(['pass', 'respond ambush-12', 'respond fieldworks-10']);
    game.british.responds('fieldworks-10').responds('ambush-12');
    game.table.nowChooses('chance', 'battle.firstFire');
  });
});
