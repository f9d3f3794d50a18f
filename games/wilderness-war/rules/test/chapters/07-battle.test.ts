import { describe, expect, it } from 'vitest';
import type { PieceName } from '../../src/names.ts';
import { frenchAttack } from '../attack.ts';
import { type Account, play, some } from '../builder.ts';

const THREE = 'campaign-1';

const MONTCALM = ['montcalm', ...some('french-regular', 2)] as const;

/** The terms of a side's die roll, as the log has them. */
const terms = (game: Account, role: 'attacker' | 'defender'): (readonly [string, number])[] =>
  game
    .told('fire')
    .filter((fire) => fire.role === role)
    .flatMap(({ modifiers }) => modifiers.map(({ why, by }) => [why, by] as const));

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
    expect(game.told('battle')[0]?.defenders).toEqual(['webb', 'northern-provincial-1', 'northern-provincial-2']);
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
    expect(game.told('won')).toMatchObject([{ side: 'french' }]);
    expect(game.told('vp')).toMatchObject([{ side: 'french', why: 'battle' }]);
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
      expect(attack.told('fire')[0]?.strength).toBe(3);
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

describe('7.5 Dice and modifiers', () => {
  it('[7.51a] the active side adds the Tactics of the activated leader, be there better ones', () => {
    const game = frenchAttack('ticonderoga', 'hudson-carry-north', ['levis', 'villiers', 'french-regular-1'], {
      pieces: { 'hudson-carry-north': ['northern-provincial-1'], ticonderoga: [] },
    });
    game.dice.roll(3, 3);
    expect(terms(game, 'attacker')).toEqual([['tactics', 1]]);
    const other = frenchAttack('ticonderoga', 'hudson-carry-north', ['rigaud', 'villiers', 'french-regular-1'], {
      pieces: { 'hudson-carry-north': ['northern-provincial-1'] },
    });
    other.dice.roll(3, 3);
    expect(terms(other, 'attacker')).toEqual([]);
  });

  it('[7.51a] a subordinate of the same Command does not lend him his', () => {
    const game = play({
      turn: 'british',
      hands: { british: [THREE], french: ['campaign-4'] },
      pieces: { albany: ['dunbar', 'bradstreet', 'british-regular-1'], 'hudson-carry-south': ['french-regular-1'] },
    });
    game.british.activates(THREE, 'dunbar', 'bradstreet', 'british-regular-1').marches('hudson-carry-south');
    game.french.stands();
    game.dice.roll(3, 3);
    expect(terms(game, 'attacker')).toEqual([]);
  });

  it('[7.51a] pieces activated one by one have no leader', () => {
    const game = play({
      hands: { french: [THREE], british: ['campaign-4'] },
      pieces: { ticonderoga: ['montcalm', 'french-regular-1'], 'hudson-carry-north': ['northern-provincial-1'] },
    });
    game.french.activatesAlone(THREE, 'french-regular-1').marches('hudson-carry-north');
    game.british.stands();
    game.dice.roll(3, 3);
    expect(terms(game, 'attacker')).toEqual([]);
  });

  it('[7.51b] the other side uses its highest in Command, whatever his Tactics', () => {
    const loudoun = frenchAttack('ticonderoga', 'hudson-carry-north', ['rigaud', 'french-regular-1'], {
      pieces: { 'hudson-carry-north': ['loudoun', 'bradstreet', 'northern-provincial-1'] },
    });
    loudoun.dice.roll(3, 3);
    expect(terms(loudoun, 'defender')).toEqual([]);
    const bradstreet = frenchAttack('ticonderoga', 'hudson-carry-north', ['rigaud', 'french-regular-1'], {
      pieces: { 'hudson-carry-north': ['dunbar', 'bradstreet', 'northern-provincial-1'] },
    });
    bradstreet.dice.roll(3, 3);
    // Of equal rank the defender takes the better.
    expect(terms(bradstreet, 'defender')).toEqual([['tactics', 1]]);
  });

  it('[7.52] in wilderness and mountain -1 for a side without Auxiliaries and Light Infantry against a side with them', () => {
    const fight = (
      french: PieceName,
      british: PieceName,
      where: 'hudson-carry-north' | 'adirondacks-central',
    ): Account => {
      const game = frenchAttack('ticonderoga', where, ['rigaud', french], { pieces: { [where]: [british] } });
      game.dice.roll(3, 3);
      return game;
    };
    const outs = (game: Account) => [terms(game, 'attacker'), terms(game, 'defender')];
    const minus = [['no-auxiliaries', -1]];
    expect(outs(fight('french-regular-1', 'ranger-1', 'hudson-carry-north'))).toEqual([minus, []]);
    expect(outs(fight('french-regular-1', 'light-infantry-1', 'adirondacks-central'))).toEqual([minus, []]);
    expect(outs(fight('coureurs-1', 'northern-provincial-1', 'hudson-carry-north'))).toEqual([[], minus]);
    expect(outs(fight('coureurs-1', 'ranger-1', 'hudson-carry-north'))).toEqual([[], []]);
    expect(outs(fight('french-regular-1', 'northern-provincial-1', 'adirondacks-central'))).toEqual([[], []]);
  });

  it('[7.53] in cultivated spaces -1 for a side without Regulars against a side with them', () => {
    const fight = (french: PieceName, british: PieceName): Account => {
      const game = frenchAttack('hudson-carry-south', 'hoosic', ['rigaud', french], { pieces: { hoosic: [british] } });
      game.dice.roll(3, 3);
      return game;
    };
    const outs = (game: Account) => [terms(game, 'attacker'), terms(game, 'defender')];
    const minus = [['no-regulars', -1]];
    expect(outs(fight('coureurs-1', 'british-regular-1'))).toEqual([minus, []]);
    // Marines are Regulars; Provincials and Light Infantry are not.
    expect(outs(fight('marine-detachment-1', 'northern-provincial-1'))).toEqual([[], minus]);
    expect(outs(fight('french-regular-1', 'light-infantry-1'))).toEqual([[], minus]);
    expect(outs(fight('coureurs-1', 'northern-provincial-1'))).toEqual([[], []]);
  });

  it('[7.53] Halifax and Louisbourg are cultivated, too', () => {
    const game = play({
      turn: 'british',
      hands: { british: [THREE], french: ['campaign-4'] },
      captured: ['louisbourg'],
      pieces: { 'new-york': ['murray', 'ranger-1', 'ranger-2'], louisbourg: ['ranger-3', 'french-regular-1'] },
      amphib: ['louisbourg'],
      siege: { louisbourg: 0 },
      inside: ['ranger-3'],
    });
    game.british.activates(THREE, 'murray', 'ranger-1', 'ranger-2').sails('louisbourg');
    game.british.joins();
    game.dice.roll(3, 3);
    expect(terms(game, 'attacker')).toEqual([['no-regulars', -1]]);
  });

  it('[7.54b] -1 for the attacker at a stockade of the defenders, not for attackers from a stockade', () => {
    const game = frenchAttack('ticonderoga', 'hudson-carry-north', ['rigaud', 'french-regular-1'], {
      pieces: { 'hudson-carry-north': ['northern-provincial-1'] },
      works: { 'hudson-carry-north': 'british-stockade', ticonderoga: 'french-stockade' },
    });
    game.dice.roll(3, 3);
    expect([terms(game, 'attacker'), terms(game, 'defender')]).toEqual([[['stockade', -1]], []]);
  });

  it('[7.54b] a fort outside which they fight gives nothing', () => {
    const game = frenchAttack('ticonderoga', 'hudson-carry-north', ['rigaud', 'french-regular-1'], {
      pieces: { 'hudson-carry-north': ['northern-provincial-1'] },
      works: { 'hudson-carry-north': 'british-fort' },
    });
    game.dice.roll(3, 3);
    expect(terms(game, 'attacker')).toEqual([]);
  });

  it('[7.55] Fieldworks shift the attacker one column left, whichever side placed them and whichever defends', () => {
    const game = frenchAttack('ticonderoga', 'hudson-carry-north', ['rigaud', ...some('french-regular', 2)], {
      pieces: { 'hudson-carry-north': ['ranger-1'] },
      fieldworks: ['hudson-carry-north'],
    });
    game.dice.roll(3, 3);
    expect(game.told('fire')).toMatchObject([
      { role: 'attacker', strength: 6, column: 4, shifts: [{ why: 'fieldworks', by: -1 }] },
      { role: 'defender', strength: 2, column: 2, shifts: [] },
    ]);
  });

  describe('7.56 Ambush!', () => {
    const AMBUSHED = {
      pieces: { 'hudson-carry-north': [...some('northern-provincial', 4)] },
    } as const;
    const DUMAS = ['dumas', 'coureurs-1', 'coureurs-2'] as const;

    it('[7.56a] alone it doubles the strength before any shift, and fires first', () => {
      const game = frenchAttack(
        'ticonderoga',
        'hudson-carry-north',
        DUMAS,
        { ...AMBUSHED, fieldworks: ['hudson-carry-north'] },
        { french: ['ambush-11'] },
      );
      game.french.responds('ambush-11');
      game.dice.roll(5);
      // Twice two is four, and one column to the left of that.
      expect(game.told('fire')).toMatchObject([{ role: 'attacker', strength: 4, column: 3 }]);
      game.table.nowChooses('chance', 'battle.secondFire');
    });

    it('[7.56b] the other side takes its losses, then answers with what survived', () => {
      const game = frenchAttack('ticonderoga', 'hudson-carry-north', ['montcalm', ...some('coureurs', 4)], AMBUSHED, {
        french: ['ambush-11'],
      });
      game.french.responds('ambush-11');
      game.dice.roll(5);
      expect(game.told('fire')[0]).toMatchObject({ strength: 8, losses: 3 });
      game.table.nowChooses('chance', 'battle.secondFire');
      game.dice.roll(4);
      expect(game.told('fire')[1]).toMatchObject({ role: 'defender', strength: 5 });
    });

    it('[7.56b] a side that is wiped out does not answer', () => {
      const game = frenchAttack(
        'ticonderoga',
        'hudson-carry-north',
        DUMAS,
        { pieces: { 'hudson-carry-north': ['northern-provincial-1'] } },
        { french: ['ambush-11'] },
      );
      game.french.responds('ambush-11');
      game.dice.roll(5);
      expect(game.told('fire')).toHaveLength(1);
      expect(game.told('won')).toMatchObject([{ side: 'french' }]);
    });

    it('[7.56c] two of them cancel each other', () => {
      const game = frenchAttack(
        'ticonderoga',
        'hudson-carry-north',
        DUMAS,
        { pieces: { 'hudson-carry-north': ['ranger-1', 'ranger-2'] } },
        { french: ['ambush-11'], british: ['ambush-12'] },
      );
      game.french.responds('ambush-11');
      game.british.responds('ambush-12');
      game.table.nowChooses('chance', 'battle.fire');
      game.dice.roll(3, 3);
      expect(game.told('fire').map(({ strength }) => strength)).toEqual([2, 4]);
    });
  });
});
