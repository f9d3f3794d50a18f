import { describe, expect, it } from 'vitest';
import type { PieceName } from '../../src/names.ts';
import { frenchAttack, THREE } from '../attack.ts';
import { type Account, play, some } from '../builder.ts';

/** The terms of a side's die roll, as the log has them. */
const terms = (game: Account, role: 'attacker' | 'defender'): (readonly [string, number])[] =>
  game
    .logged('fire')
    .filter((fire) => fire.role === role)
    .flatMap(({ modifiers }) => modifiers.map(({ why, by }) => [why, by] as const));

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
    // Of two leaders of equal rank, the better one counts for the defender.
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
    expect(game.logged('fire')).toMatchObject([
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
      expect(game.logged('fire')).toMatchObject([{ role: 'attacker', strength: 4, column: 3 }]);
      game.table.nowChooses('chance', 'battle.secondFire');
    });

    it('[7.56b] the other side takes its losses, then answers with what survived', () => {
      const game = frenchAttack('ticonderoga', 'hudson-carry-north', ['montcalm', ...some('coureurs', 4)], AMBUSHED, {
        french: ['ambush-11'],
      });
      game.french.responds('ambush-11');
      game.dice.roll(5);
      expect(game.logged('fire')[0]).toMatchObject({ strength: 8, losses: 3 });
      game.table.nowChooses('chance', 'battle.secondFire');
      game.dice.roll(4);
      expect(game.logged('fire')[1]).toMatchObject({ role: 'defender', strength: 5 });
    });

    it('[7.54b] a stockade hinders the attacker whether he fires first or answers', () => {
      const works = { 'hudson-carry-north': 'british-stockade' } as const;
      const first = frenchAttack(
        'ticonderoga',
        'hudson-carry-north',
        DUMAS,
        { ...AMBUSHED, works },
        { french: ['ambush-11'] },
      );
      first.french.responds('ambush-11');
      first.dice.roll(3);
      expect(terms(first, 'attacker')).toContainEqual(['stockade', -1]);
      const second = frenchAttack(
        'ticonderoga',
        'hudson-carry-north',
        ['montcalm', ...some('french-regular', 2)],
        { pieces: { 'hudson-carry-north': ['ranger-1', 'ranger-2'] }, works },
        { british: ['ambush-12'] },
      );
      second.british.responds('ambush-12');
      second.dice.roll(3);
      second.lossesFall();
      second.table.nowChooses('chance', 'battle.secondFire');
      second.dice.roll(3);
      expect(terms(second, 'attacker')).toContainEqual(['stockade', -1]);
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
      expect(game.logged('fire')).toHaveLength(1);
      expect(game.logged('won')).toMatchObject([{ side: 'french' }]);
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
      expect(game.logged('fire').map(({ strength }) => strength)).toEqual([2, 4]);
    });
  });
});
