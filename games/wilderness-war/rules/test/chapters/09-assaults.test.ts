import { describe, expect, it } from 'vitest';
import type { PieceName } from '../../src/names.ts';
import { type Account, play, type Sparse, some } from '../builder.ts';

const THREE = 'campaign-1';
const ONE = 'bastions-repaired-5';
const COEHORNS = 'coehorns-and-howitzers-8';

const MONTCALM = ['montcalm', ...some('french-regular', 2), 'coureurs-1'] as const;

/** Montcalm is before a British fort at the carry, with the garrison inside. */
function siege(level: 0 | 1, garrison: readonly PieceName[], sparse: Sparse = {}): Account {
  return play({
    hands: { french: [THREE, ONE, 'campaign-3'], british: ['campaign-4'] },
    ...sparse,
    pieces: { 'hudson-carry-north': [...MONTCALM, ...garrison], ...sparse.pieces },
    works: { 'hudson-carry-north': 'british-fort', ticonderoga: 'french-fort', ...sparse.works },
    siege: { 'hudson-carry-north': level },
    inside: garrison,
  });
}

/** He assaults, and the dice fall: his and the garrison's. */
function assault(garrison: readonly PieceName[], dice: readonly [number, number], sparse: Sparse = {}): Account {
  const game = siege(1, garrison, sparse);
  game.french.activates(ONE, 'montcalm').assaults();
  game.dice.roll(...dice);
  return game;
}

const modifiers = (game: Account, role: 'attacker' | 'defender') =>
  game
    .logged('fire')
    .filter((fire) => fire.role === role)
    .flatMap((fire) => fire.modifiers.map(({ why, by }) => [why, by]));

describe('9.0 Assaults', () => {
  it('[9.1] the siege level of the place, and a stack that has not moved', () => {
    const level = siege(0, ['northern-provincial-1']);
    level.french.activates(ONE, 'montcalm');
    level.table.offersNot(['assault']).offers(['siege']);

    const moved = play({
      hands: { french: [ONE], british: ['campaign-4'] },
      pieces: { ticonderoga: MONTCALM, 'hudson-carry-north': ['french-regular-5', 'northern-provincial-1'] },
      works: { 'hudson-carry-north': 'british-fort' },
      siege: { 'hudson-carry-north': 1 },
      inside: ['northern-provincial-1'],
    });
    moved.french.activates(ONE, ...MONTCALM).marches('hudson-carry-north');
    moved.table.offersNot(['assault', 'siege']);
  });

  it('[9.11] in a later Action Phase without a new roll; with a leader, in supply or not', () => {
    const cut = siege(1, ['northern-provincial-1'], {
      pieces: { 'crown-point': ['ranger-1'], 'adirondacks-central': ['ranger-2'] },
    });
    cut.french.activates(ONE, 'montcalm');
    cut.table.offersOnly(['demolish ticonderoga', 'march', 'assault', 'stop']);
    const unit = siege(1, ['northern-provincial-1']);
    unit.french.activatesAlone(ONE, 'french-regular-1').isToChoose('march.onward');
  });

  it('[9.12] all besiegers take part, whichever were activated', () => {
    const game = assault(['dunbar', 'northern-provincial-1'], [3, 3]);
    expect(game.logged('assault')).toMatchObject([
      { attackers: [...MONTCALM], defenders: ['dunbar', 'northern-provincial-1'] },
    ]);
    expect(game.logged('fire')[0]).toMatchObject({ strength: 7 });
  });

  it('[9.12] [5.36c] of a Campaign the force that came first, too; and pieces that stormed go nowhere afterwards', () => {
    const game = siege(1, ['northern-provincial-1'], {
      pieces: {
        'hudson-carry-north': ['montcalm', ...some('french-regular', 2), 'northern-provincial-1'],
        ticonderoga: ['levis', 'french-regular-3'],
      },
    });
    game.french.playsEvent(THREE).leads('montcalm', 'french-regular-1').leads('levis', 'french-regular-3');
    game.french.starts('levis').marches('hudson-carry-north').stops();
    game.french.starts('montcalm').assaults();
    expect(game.logged('assault')[0]?.attackers).toEqual(['montcalm', 'levis', ...some('french-regular', 3)]);
    game.dice.roll(2, 2);
    game.lossesFall();
    game.british.isToChoose('phase.card');

    const first = siege(1, ['northern-provincial-1'], {
      pieces: { 'hudson-carry-north': ['montcalm', 'levis', ...some('french-regular', 2), 'northern-provincial-1'] },
    });
    first.french.playsEvent(THREE).leads('montcalm', 'french-regular-1').leads('levis', 'french-regular-2');
    first.french.starts('montcalm').assaults();
    first.dice.roll(2, 2);
    first.lossesFall();
    // Lévis and his Regular have stormed with Montcalm.
    first.british.isToChoose('phase.card');
  });

  it('[9.13a] both sides add the Tactics of their commander', () => {
    const game = assault(['dunbar', 'bradstreet', 'northern-provincial-1'], [3, 3]);
    expect(modifiers(game, 'attacker')).toEqual([['tactics', 2]]);
    expect(modifiers(game, 'defender')).toEqual([['tactics', 1]]);
    // Only the highest leader's Tactics count: Loudoun has none.
    expect(modifiers(assault(['loudoun', 'bradstreet'], [3, 3]), 'defender')).toEqual([]);
  });

  it('[9.13b] [8.24d] Coehorns add two for either side in the Action Phase they were played in, even if for the siege roll', () => {
    const hands = { french: [ONE, COEHORNS, 'campaign-3'], british: ['campaign-4'] } as const;
    const rolled = siege(0, ['northern-provincial-1'], { hands });
    rolled.french.activates(ONE, 'montcalm').besieges().responds(COEHORNS);
    rolled.dice.roll(1);
    rolled.french.assaults();
    rolled.dice.roll(3, 3);
    expect(modifiers(rolled, 'attacker')).toEqual([
      ['tactics', 2],
      ['coehorns', 2],
    ]);
    const defender = siege(1, ['british-regular-1'], { hands: { french: [ONE, 'campaign-3'], british: [COEHORNS] } });
    defender.french.activates(ONE, 'montcalm').assaults();
    defender.british.responds(COEHORNS);
    defender.dice.roll(3, 3);
    expect(modifiers(defender, 'defender')).toEqual([['coehorns', 2]]);
  });

  it('[9.13b] they do nothing for the other siege of a Campaign', () => {
    const game = play({
      hands: { french: [THREE, COEHORNS], british: ['campaign-4'] },
      pieces: {
        'hudson-carry-north': ['montcalm', 'french-regular-1'],
        oswego: ['levis', 'french-regular-2'],
      },
      works: { 'hudson-carry-north': 'british-fort', oswego: 'british-fort', ticonderoga: 'french-fort' },
      siege: { 'hudson-carry-north': 0, oswego: 1 },
    });
    game.french.playsEvent(THREE).leads('montcalm', 'french-regular-1').leads('levis', 'french-regular-2');
    game.french.starts('montcalm').besieges().responds(COEHORNS);
    game.dice.roll(1);
    game.french.waits().starts('levis').assaults();
    game.dice.roll(3, 3);
    expect(modifiers(game, 'attacker')).toEqual([['tactics', 1]]);
  });

  it('[8.231d] nor for the roll at the other siege', () => {
    const game = play({
      hands: { french: [THREE, COEHORNS], british: ['campaign-4'] },
      pieces: {
        'hudson-carry-north': ['montcalm', 'french-regular-1'],
        oswego: ['levis', 'french-regular-2'],
      },
      works: {
        'hudson-carry-north': 'british-fort',
        oswego: 'british-fort',
        ticonderoga: 'french-fort',
        cataraqui: 'french-fort',
      },
      siege: { 'hudson-carry-north': 0, oswego: 0 },
    });
    game.french.playsEvent(THREE).leads('montcalm', 'french-regular-1').leads('levis', 'french-regular-2');
    game.french.starts('montcalm').besieges().responds(COEHORNS);
    game.dice.roll(1);
    game.french.waits().starts('levis').besieges();
    game.dice.roll(1);
    expect(game.logged('siege-roll').map((roll) => roll.modifiers.map(({ by }) => by))).toEqual([[2, 2], [1]]);
  });

  it('[9.13c] [7.52] [7.53] [7.55] the attacker is shifted one column left; terrain, stockades and Fieldworks do not count', () => {
    const game = assault(['ranger-1', 'mohawk-1'], [3, 3], { fieldworks: ['hudson-carry-north'] });
    expect(game.logged('fire')).toMatchObject([
      {
        role: 'attacker',
        strength: 7,
        column: 4,
        shifts: [{ why: 'assault', by: -1 }],
        modifiers: [{ why: 'tactics' }],
      },
      { role: 'defender', strength: 3, column: 3, shifts: [], modifiers: [] },
    ]);
  });

  it('[9.14a] no Militia take part', () => {
    const game = play({
      hands: { french: [ONE], british: ['campaign-4'] },
      pieces: {
        albany: [...MONTCALM, 'northern-provincial-1'],
        'northern-colonial-militias': ['colonial-militia-1'],
      },
      siege: { albany: 2 },
      inside: ['northern-provincial-1'],
    });
    game.french.activates(ONE, 'montcalm').assaults();
    game.table.nowChooses('chance', 'assault.fire');
  });

  it('[9.14b] both sides lose steps from Drilled Troops as long as there are any', () => {
    const game = assault(['northern-provincial-1', 'ranger-1', 'ranger-2'], [5, 4], {
      reduced: ['northern-provincial-1'],
    });
    expect(game.logged('fire').map(({ losses }) => losses)).toEqual([3, 2]);
    const losses = game.logged('loss').map(({ piece, eliminated }) => [piece, eliminated]);
    expect(losses).toEqual([
      // The French lose both Regulars, and not the Coureurs.
      ['french-regular-1', false],
      ['french-regular-2', false],
      // The British lose the Provincials first, though that eliminates them.
      ['northern-provincial-1', true],
      ['ranger-1', false],
      ['ranger-2', false],
    ]);
  });

  it('[9.14c] nobody retreats, and the fight itself scores nothing', () => {
    const game = assault(['british-regular-1', 'british-regular-2'], [2, 4]);
    game.lossesFall();
    expect(game.logged('retreat')).toEqual([]);
    expect(game.vp).toBe(0);
    game.british.isToChoose('phase.card');
  });

  it('[9.2a] [9.21] a higher result is needed; with an equal one the siege goes on at its level', () => {
    const game = assault(['northern-provincial-1'], [2, 5]);
    game.lossesFall();
    // Two against one take it.
    expect(game.logged('fire').map(({ losses }) => losses)).toEqual([2, 1]);
    expect(game.position.works).toMatchObject({ 'hudson-carry-north': 'french-fort-started' });
    expect(game.logged('assault-failed')).toEqual([]);

    const equal = assault(['northern-provincial-1'], [1, 5], { reduced: ['northern-provincial-1'] });
    equal.lossesFall();
    expect(equal.logged('fire').map(({ losses }) => losses)).toEqual([1, 1]);
    expect(equal.where('northern-provincial-1')).toBe('reserve');
    expect(equal.logged('assault-failed')).toHaveLength(1);
    expect(equal.position.siegeOne).toEqual(['hudson-carry-north']);
    expect(equal.vp).toBe(0);
    equal.british.isToChoose('phase.card');
  });

  it('[9.2b] without units the post fires on column 0', () => {
    const game = assault(['webb'], [3, 6]);
    expect(game.logged('fire')[1]).toMatchObject({ role: 'defender', strength: 0, column: 0, losses: 1 });
  });

  it('[9.22a] a fortress is captured intact, for three points', () => {
    const game = play({
      hands: { french: [ONE], british: ['campaign-4'] },
      pieces: { albany: [...MONTCALM, 'webb', 'northern-provincial-1'] },
      siege: { albany: 2 },
      inside: ['webb', 'northern-provincial-1'],
    });
    game.french.activates(ONE, 'montcalm').assaults();
    game.dice.roll(5, 2);
    game.lossesFall();
    expect(game.position.captured).toEqual(['albany']);
    expect(game.position.works).toEqual({});
    expect(game.vp).toBe(3);
  });

  it('[9.22b] [9.22c] a fort becomes the captor’s fort under construction, for two; all inside are lost, the siege is over', () => {
    const game = assault(['webb', 'northern-provincial-1', 'ranger-1'], [4, 2], { fieldworks: ['hudson-carry-north'] });
    game.lossesFall();
    expect(game.position.works).toEqual({ 'hudson-carry-north': 'french-fort-started', ticonderoga: 'french-fort' });
    expect([game.where('webb'), game.where('northern-provincial-1'), game.where('ranger-1')]).toEqual([
      'removed',
      'reserve',
      'reserve',
    ]);
    expect([game.position.besieged, game.position.siegeOne, game.position.inside]).toEqual([[], [], []]);
    expect(game.position.fieldworks).toEqual([]);
    expect(game.vp).toBe(2);
    game.british.isToChoose('phase.card');
  });

  it('[9.22a] a retaken fortress of one’s own scores like any other', () => {
    const game = play({
      hands: { french: [ONE], british: ['campaign-4'] },
      pieces: { montreal: [...MONTCALM, 'british-regular-1'] },
      captured: ['montreal'],
      siege: { montreal: 2 },
      inside: ['british-regular-1'],
      vp: -3,
    });
    game.french.activates(ONE, 'montcalm').assaults();
    game.dice.roll(5, 2);
    game.lossesFall();
    expect(game.position.captured).toEqual([]);
    expect(game.vp).toBe(0);
  });

  it('[9.22b] where all inside fell in the assault nobody is eliminated with the post', () => {
    const game = assault(['northern-provincial-1'], [6, 1]);
    game.lossesFall();
    expect(game.logged('captured')).toHaveLength(1);
    expect(game.logged('eliminated')).toEqual([]);
  });

  it('[7.7a] leaders of both sides are in danger as in a battle', () => {
    const game = assault(['webb', 'northern-provincial-1'], [6, 1]);
    expect(game.logged('fire').map(({ losses }) => losses)).toEqual([3, 0]);
    game.lossesFall().dice.check(2);
    expect(game.logged('leader-check').map(({ leader }) => leader)).toEqual(['webb']);
  });

  it('[7.7a] and of those left in the force leaders only', () => {
    const game = assault(some('northern-provincial', 4), [3, 6]);
    game.lossesFall().dice.check(2);
    expect(game.logged('leader-check').map(({ leader }) => leader)).toEqual(['montcalm']);
    game.british.isToChoose('phase.card');
  });

  it('[8.232] [6.53b] when all stormers are dead the siege is over, and their leader must go', () => {
    const game = play({
      hands: { french: [ONE], british: ['campaign-4'] },
      pieces: { 'hudson-carry-north': ['montcalm', 'french-regular-1', ...some('british-regular', 4)] },
      works: { 'hudson-carry-north': 'british-fort' },
      siege: { 'hudson-carry-north': 1 },
      inside: some('british-regular', 4),
      reduced: ['french-regular-1'],
    });
    game.french.activates(ONE, 'montcalm').assaults();
    game.dice.roll(2, 4);
    game.lossesFall();
    expect(game.position.besieged).toEqual([]);
    game.french.isToChoose('retreat.to').retreats('ticonderoga');
    expect(game.position.inside).toEqual([]);
  });
});
