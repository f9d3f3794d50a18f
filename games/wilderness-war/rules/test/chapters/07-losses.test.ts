import { describe, expect, it } from 'vitest';
import { frenchAttack, THREE } from '../attack.ts';
import { play, some } from '../builder.ts';

describe('7.6 Step losses', () => {
  it('[7.6] both fire at once, and the attacker assigns his losses first', () => {
    const game = frenchAttack(
      'ticonderoga',
      'hudson-carry-north',
      ['rigaud', 'french-regular-1', 'marine-detachment-1'],
      {
        pieces: { 'hudson-carry-north': ['northern-provincial-1', 'light-infantry-1'] },
      },
    );
    game.dice.roll(4, 6);
    expect(game.logged('fire').map(({ strength, losses }) => [strength, losses])).toEqual([
      [4, 1],
      [4, 2],
    ]);
    game.french.isToChoose('losses.pick').loses('marine-detachment-1');
    game.british.isToChoose('losses.pick').loses('light-infantry-1');
  });

  it('[7.6] a side that is wiped out has still fired', () => {
    const game = frenchAttack('ticonderoga', 'hudson-carry-north', ['rigaud', ...some('french-regular', 3)], {
      pieces: { 'hudson-carry-north': ['northern-provincial-1'] },
      reduced: ['northern-provincial-1'],
    });
    game.dice.roll(6, 6);
    expect(game.where('northern-provincial-1')).toBe('reserve');
    expect(game.logged('fire').map(({ strength, losses }) => [strength, losses])).toEqual([
      [9, 4],
      [1, 1],
    ]);
    expect(game.isReduced('french-regular-1')).toBe(true);
  });

  it('[7.61a] a full unit is flipped, a reduced one eliminated', () => {
    const game = frenchAttack('ticonderoga', 'hudson-carry-north', ['rigaud', ...some('french-regular', 3)], {
      pieces: { 'hudson-carry-north': ['northern-provincial-1', 'light-infantry-1'] },
      reduced: ['light-infantry-1'],
    });
    game.dice.roll(5, 1);
    // Three steps: two of the Provincials, one of the Light Infantry.
    game.british.loses('light-infantry-1');
    expect([game.where('northern-provincial-1'), game.where('light-infantry-1')]).toEqual(['reserve', 'reserve']);
    expect(game.logged('loss').map(({ piece, eliminated }) => [piece, eliminated])).toEqual([
      ['northern-provincial-1', false],
      ['light-infantry-1', true],
      ['northern-provincial-1', true],
    ]);
  });

  it('[7.61b] Regulars and Coureurs are out for good, others may come back', () => {
    const game = play({
      turn: 'british',
      hands: { british: [THREE], french: ['campaign-4'] },
      pieces: {
        albany: ['murray', ...some('british-regular', 4), ...some('royal-american', 4)],
        'hudson-carry-south': ['french-regular-1', 'marine-detachment-1', 'coureurs-1', 'abenaki-1'],
      },
      reduced: ['french-regular-1', 'marine-detachment-1', 'coureurs-1', 'abenaki-1'],
    });
    game.british
      .activates(THREE, 'murray', ...some('british-regular', 1), ...some('royal-american', 4))
      .marches('hudson-carry-south');
    game.french.stands();
    game.dice.roll(4, 2);
    game.lossesFall();
    const fallen = ['french-regular-1', 'marine-detachment-1', 'coureurs-1', 'abenaki-1'] as const;
    expect(fallen.map((name) => game.where(name))).toEqual(['removed', 'removed', 'removed', 'reserve']);
    // The Abenaki are gone, and their settlement is no longer allied.
    expect(game.position.allied).toEqual([]);
  });

  it('[7.62a] [7.62b] of five steps at least three from Drilled Troops, the rest from units of the owner’s choice', () => {
    const game = frenchAttack('ticonderoga', 'hudson-carry-north', ['montcalm', ...some('french-regular', 6)], {
      pieces: { 'hudson-carry-north': [...some('northern-provincial', 3), ...some('ranger', 3)] },
    });
    game.dice.roll(4, 2);
    expect(game.logged('fire')[0]?.losses).toBe(5);
    // Three Provincials are flipped by need; then Rangers, since nobody falls while others are full.
    game.british.isToChoose('retreat.to');
    const british = game.logged('loss').filter(({ side }) => side === 'british');
    expect(british.map(({ piece }) => piece)).toEqual([
      'northern-provincial-1',
      'northern-provincial-2',
      'northern-provincial-3',
      'ranger-1',
      'ranger-2',
    ]);
  });

  it('[7.62b] after the share of the Drilled Troops the choice is free', () => {
    const game = frenchAttack('ticonderoga', 'hudson-carry-north', ['montcalm', ...some('french-regular', 3)], {
      pieces: { 'hudson-carry-north': [...some('northern-provincial', 3), 'ranger-1'] },
    });
    game.dice.roll(3, 2);
    // Three steps: two from the Provincials, the third from a Provincial or the Rangers.
    game.table.offersOnly(['lose northern-provincial-3', 'lose ranger-1']);
    game.british.loses('ranger-1');
    expect(game.isReduced('northern-provincial-3')).toBe(false);
  });

  it('[7.62b] without Drilled Troops the others take all', () => {
    const game = frenchAttack('ticonderoga', 'hudson-carry-north', ['montcalm', ...some('french-regular', 2)], {
      pieces: { 'hudson-carry-north': ['ranger-1', 'mohawk-1'] },
    });
    game.dice.roll(2, 2);
    game.table.offersOnly(['lose ranger-1', 'lose mohawk-1']);
  });

  it('[7.63] no unit is eliminated while another is at full strength, except for the share of the Drilled Troops', () => {
    // The example of the rulebook: three steps, three Indians, one Light Infantry.
    const game = play({
      hands: { french: [THREE, 'campaign-3'], british: ['campaign-4'] },
      pieces: {
        ticonderoga: ['montcalm', ...some('french-regular', 2)],
        'hudson-carry-north': ['light-infantry-1', 'mohawk-1', 'british-oneida', 'british-cayuga'],
      },
    });
    game.french.activates(THREE, 'montcalm', ...some('french-regular', 2)).marches('hudson-carry-north');
    game.british.stands();
    game.dice.roll(4, 2);
    expect(game.logged('fire')[0]).toMatchObject({ losses: 3 });
    expect(game.where('light-infantry-1')).toBe('reserve');
    game.table.offersOnly(['lose mohawk-1', 'lose british-cayuga', 'lose british-oneida']);
    game.british.loses('british-oneida');
    expect(game.isReduced('british-oneida')).toBe(true);
  });

  it('[7.63] once all are reduced anybody may fall', () => {
    const game = frenchAttack('ticonderoga', 'hudson-carry-north', ['montcalm', ...some('french-regular', 2)], {
      pieces: { 'hudson-carry-north': ['ranger-1', 'mohawk-1', 'british-oneida'] },
      reduced: ['ranger-1', 'mohawk-1'],
    });
    game.dice.roll(2, 2);
    // The Oneida are the only full ones, and must be flipped first.
    game.table.offersOnly(['lose ranger-1', 'lose mohawk-1', 'lose british-oneida']);
    expect(game.logged('loss').map(({ piece }) => piece)).toEqual(['british-oneida']);
  });

  it('[7.64] leaders are not lost with the steps; without units they retreat', () => {
    const game = frenchAttack('ticonderoga', 'hudson-carry-north', ['montcalm', ...some('french-regular', 3)], {
      pieces: { 'hudson-carry-north': ['webb', 'northern-provincial-1'] },
    });
    game.dice.roll(2, 2);
    expect(game.where('northern-provincial-1')).toBe('reserve');
    game.british.isToChoose('retreat.to').retreats('hudson-carry-south');
    expect(game.where('webb')).toBe('hudson-carry-south');
  });
});

describe('7.7 Leader losses', () => {
  const LEADERS = { pieces: { 'hudson-carry-north': ['webb', 'dunbar', ...some('northern-provincial', 2)] } } as const;
  const FORCE = ['levis', 'villiers', ...some('french-regular', 2)] as const;

  it('[7.7a] a natural 1 or 6 that costs a step puts each enemy leader in danger; a 1 kills', () => {
    const game = frenchAttack('ticonderoga', 'hudson-carry-north', FORCE, LEADERS);
    game.dice.roll(6, 6);
    game.table.nowChooses('chance', 'leader-checks.check');
    game.dice.check(1, 2).check(3, 1);
    // The attacker's leaders come first.
    expect(game.logged('leader-check').map(({ leader, killed }) => [leader, killed])).toEqual([
      ['levis', true],
      ['villiers', false],
      ['webb', false],
      ['dunbar', true],
    ]);
    expect([game.where('levis'), game.where('dunbar')]).toEqual(['removed', 'removed']);
  });

  it('[7.7a] it is the natural roll that counts, not the modified one', () => {
    const game = frenchAttack('ticonderoga', 'hudson-carry-north', FORCE, LEADERS);
    // Lévis makes a 6 of this 5.
    game.dice.roll(5, 2);
    expect(game.logged('leader-check')).toEqual([]);
  });

  it('[7.7b] without a step lost nobody is checked', () => {
    const game = frenchAttack('ticonderoga', 'hudson-carry-north', FORCE, LEADERS);
    game.dice.roll(3, 1);
    expect(game.logged('fire')[1]).toMatchObject({ role: 'defender', die: 1, losses: 0 });
    expect(game.logged('leader-check')).toEqual([]);
  });

  it('[7.7a] leaders inside a fort are in no danger', () => {
    const game = play({
      hands: { french: [THREE], british: ['campaign-4'] },
      pieces: { ...LEADERS.pieces, ticonderoga: FORCE },
      works: { 'hudson-carry-north': 'british-fort' },
    });
    game.french.activates(THREE, ...FORCE).marches('hudson-carry-north');
    game.british.shelters('dunbar').stands();
    game.dice.roll(6, 3);
    game.dice.check(2);
    expect(game.logged('leader-check').map(({ leader }) => leader)).toEqual(['webb']);
  });
});

describe('7.6 why a step is lost by a unit that nobody chose', () => {
  const logged = (game: ReturnType<typeof play>): unknown[] =>
    game.logged('loss').map(({ piece, why, rule }) => [piece, why, rule]);

  it('[7.62a] [7.63] Drilled Troops take their share, then units at full strength come first', () => {
    const game = frenchAttack('ticonderoga', 'hudson-carry-north', ['montcalm', ...some('french-regular', 6)], {
      pieces: { 'hudson-carry-north': [...some('northern-provincial', 3), ...some('ranger', 3)] },
    });
    game.dice.roll(4, 2);
    expect(logged(game)).toEqual([
      ['french-regular-1', 'only', '7.61'],
      ['french-regular-2', 'full', '7.63'],
      ['northern-provincial-1', 'drilled', '7.62'],
      ['northern-provincial-2', 'drilled', '7.62'],
      ['northern-provincial-3', 'drilled', '7.62'],
      ['ranger-1', 'full', '7.63'],
      ['ranger-2', 'full', '7.63'],
    ]);
  });

  it('[7.61] [7.6] one kind of unit is left, or every step is lost', () => {
    const one = frenchAttack('ticonderoga', 'hudson-carry-north', ['montcalm', ...some('french-regular', 2)], {
      pieces: { 'hudson-carry-north': some('ranger', 2) },
    });
    one.dice.roll(2, 2);
    expect(logged(one)[0]).toEqual(['french-regular-1', 'only', '7.61']);
    const all = frenchAttack('ticonderoga', 'hudson-carry-north', ['rigaud', ...some('french-regular', 3)], {
      pieces: { 'hudson-carry-north': ['northern-provincial-1'] },
      reduced: ['northern-provincial-1'],
    });
    all.dice.roll(6, 1);
    expect(logged(all)).toContainEqual(['northern-provincial-1', 'all', '7.6']);
  });

  it('[7.62b] nothing is said where the owner chose', () => {
    const game = frenchAttack('ticonderoga', 'hudson-carry-north', ['montcalm', ...some('french-regular', 3)], {
      pieces: { 'hudson-carry-north': [...some('northern-provincial', 3), 'ranger-1'] },
    });
    game.dice.roll(3, 2);
    game.british.loses('ranger-1');
    expect(logged(game)).toContainEqual(['ranger-1', null, '7.61']);
  });
});
