import { describe, expect, it } from 'vitest';
import { BRITISH } from '../../src/ids.ts';
import { wildernessWar } from '../../src/index.ts';
import { frenchAttack } from '../attack.ts';
import { type Account, play, position, type Sparse, some } from '../builder.ts';
import { expectDice, fightAt, oddsAt, sixths, thirtySixths, variant } from './expected.ts';

describe('7.5 the odds of a battle', () => {
  const MONTCALM = ['montcalm', 'french-regular-1'] as const;
  const attack = (sparse: Sparse = {}, british: readonly ('fieldworks-9' | 'ambush-12')[] = []): Account =>
    frenchAttack(
      'ticonderoga',
      'hudson-carry-north',
      MONTCALM,
      { ...sparse, pieces: { 'hudson-carry-north': ['northern-provincial-1'], ...sparse.pieces } },
      { british },
    );

  it('one Regular under Montcalm against one Provincial, counted out by hand', () => {
    // Montcalm adds 2. The Regulars fire on column 3: 1, 1, 1, 2, 2, 2; the Provincials on column 2: 0, 0, 1, 1, 1, 1.
    const { outcome, attacker, defender, kind, at } = fightAt(attack().state);
    expect({ kind, at }).toEqual({ kind: 'battle', at: 'hudson-carry-north' });
    expect(attacker).toMatchObject({ side: 'french', leader: 'montcalm', strength: 3, column: 3, shifts: [] });
    expect(attacker.modifiers).toEqual([{ why: 'tactics', rule: '7.51', by: 2, leader: 'montcalm' }]);
    expect(defender).toMatchObject({ side: 'british', leader: null, strength: 2, column: 2, modifiers: [] });
    // The Provincials are eliminated by two steps; after one step they must have missed.
    expect(outcome.win).toEqual(thirtySixths(3 * 6 + 3 * 2));
    expect(outcome.lose).toEqual(thirtySixths(12));
    expect(outcome.defender.steps).toEqual([0, sixths(3), sixths(3)]);
    expect(outcome.attacker.steps).toEqual([sixths(2), sixths(4)]);
    expect(outcome.overrun).toEqual(thirtySixths(3 * 2));
    // 7.81 Beaten Regulars are worth a point; one Provincial unit is not.
    expect(outcome.vp).toEqual([
      { points: -1, chance: thirtySixths(12) },
      { points: 0, chance: thirtySixths(24) },
    ]);
    // 7.7 Only a natural 6 of the Provincials costs a step and puts Montcalm in danger.
    expect(outcome.attacker.leaders).toEqual([{ leader: 'montcalm', killed: thirtySixths(1), lost: 0 }]);
  });

  it('7.55 the effect of Fieldworks in the player’s own hand', () => {
    const { outcome, variants } = fightAt(attack({}, ['fieldworks-9']).state);
    const [fieldworks, ...others] = variants;
    expect(others).toEqual([]);
    expect(fieldworks).toMatchObject({ what: 'card', side: 'british', cards: ['fieldworks-9'], held: true });
    expect(fieldworks?.attacker).toMatchObject({ shifts: [{ why: 'fieldworks', rule: '7.55', by: -1 }], column: 2 });
    expect(fieldworks?.outcome.win).toBeLessThan(outcome.win);
  });

  it('5.56 cards that the enemy may hold are listed as possible, those he does hold are not revealed', () => {
    const game = attack({}, ['fieldworks-9', 'ambush-12']);
    const french = wildernessWar.fromView(wildernessWar.view(game.state, 0));
    const seen = fightAt(french);
    // Two Fieldworks are in the game, and the French see neither. The Provincials are not Auxiliaries, which alone can
    // ambush.
    expect(seen.variants).toMatchObject([{ side: 'british', cards: ['fieldworks-9', 'fieldworks-10'], held: false }]);
    // A completely visible hand has no other cards.
    french.held.set(BRITISH, 0);
    expect(fightAt(french).variants).toEqual([]);
    const british = wildernessWar.fromView(wildernessWar.view(game.state, 1));
    expect(fightAt(british).variants).toMatchObject([{ side: 'british', cards: ['fieldworks-9'], held: true }]);
  });

  it('7.3 the effect of Militia', () => {
    const game = frenchAttack('hudson-carry-south', 'hoosic', MONTCALM, {
      pieces: { hoosic: ['northern-provincial-1'], 'northern-colonial-militias': some('colonial-militia', 2) },
    });
    game.british.isToChoose('battle.militia');
    const { outcome, variants, defender } = fightAt(game.state);
    expect(defender.pieces).toEqual(['northern-provincial-1']);
    const militia = variants.find(({ what }) => what === 'militia');
    expect(militia).toMatchObject({ side: 'british', cards: [] });
    expect(militia?.defender.pieces).toHaveLength(3);
    expect(militia?.outcome.win).toBeLessThan(outcome.win);
  });

  it('8.251 the effect of those besieged inside, if they join', () => {
    const inside = ['dunbar', 'northern-provincial-1'] as const;
    const game = play({
      turn: 'british',
      hands: { french: ['campaign-4'], british: ['campaign-1', 'ambush-12'] },
      works: { 'hudson-carry-north': 'british-fort' },
      siege: { 'hudson-carry-north': 0 },
      inside,
      pieces: {
        'hudson-carry-north': ['montcalm', 'french-regular-1', ...inside],
        'hudson-carry-south': ['murray', ...some('british-regular', 2)],
      },
    });
    game.british.activates('campaign-1', 'murray', ...some('british-regular', 2)).marches('hudson-carry-north');
    game.french.stands();
    game.british.isToChoose('battle.relief');
    const { attacker, variants } = fightAt(game.state);
    const [relief, ...others] = variants.filter(({ what }) => what !== 'card');
    expect(others).toEqual([]);
    expect(relief).toMatchObject({ what: 'relief', side: 'british', cards: [], held: true });
    expect(relief?.attacker.pieces).toEqual(expect.arrayContaining(['british-regular-1', ...inside]));
    expect(relief?.attacker.strength).toBe((attacker.strength ?? 0) + 2);
  });

  it('7.92 Drilled Troops with no way back are lost with the battle', () => {
    const cutOff = frenchAttack('adirondacks-central', 'hudson-carry-north', MONTCALM, {
      pieces: { 'hudson-carry-north': ['northern-provincial-1'] },
    });
    const { outcome } = fightAt(cutOff.state);
    expect(outcome.attacker.trapped).toBeCloseTo(outcome.lose, 9);
  });

  it('7.56 Monongahela: the ambushed side answers with what is left, under whichever leader is left', () => {
    const braddock = ['braddock', 'dunbar', ...some('british-regular', 2), ...some('southern-provincial', 4)] as const;
    const game = play({
      turn: 'british',
      hands: { british: ['treaty-of-easton-32', 'campaign-2'], french: ['ambush-11', 'campaign-1'] },
      pieces: {
        'ohio-forks': ['beaujeu', 'dumas', 'marine-detachment-1', 'coureurs-1', 'ottawa', 'potawatomi', 'mingo-1'],
        'gists-station': braddock,
      },
      works: { 'ohio-forks': 'french-fort', 'gists-station': 'british-stockade' },
    });
    game.british.activates('treaty-of-easton-32', ...braddock).marches('ohio-forks');
    game.french.shelters().stands().isToChoose('window.offer');
    const fight = fightAt(game.state);
    const ambush = variant(fight, 'french', 'ambush-11');
    expect(fight.defender).toMatchObject({ strength: 5, ambush: false });
    expect(ambush?.defender).toMatchObject({ strength: 10, ambush: true });
    expect(ambush?.outcome.lose).toBeGreaterThan(fight.outcome.lose);
    expectDice(game.state);
  });

  it('7.56 7.7 an ambushed leader who falls no longer adds his Tactics', () => {
    const force = ['montcalm', 'dumas', ...some('french-regular', 3)] as const;
    const game = frenchAttack(
      'ticonderoga',
      'hudson-carry-north',
      force,
      { pieces: { 'hudson-carry-north': some('ranger', 3) } },
      { british: ['ambush-12'] },
    );
    expect(variant(fightAt(game.state), 'british', 'ambush-12')).toBeDefined();
    expectDice(game.state);
  });

  it('of a march that is thought of are those of the march that is made', () => {
    const sparse: Sparse = {
      hands: { french: ['campaign-1', 'campaign-3'], british: ['campaign-4', 'fieldworks-9'] },
      pieces: { ticonderoga: MONTCALM, 'hudson-carry-north': some('northern-provincial', 2) },
    };
    const thought = oddsAt(position(sparse), { force: [...MONTCALM], way: ['ticonderoga', 'hudson-carry-north'] });
    const game = play(sparse);
    game.french.activates('campaign-1', ...MONTCALM).marches('hudson-carry-north');
    game.british.isToChoose('avoid.ask');
    expect(thought).toEqual(oddsAt(game.state));
    expect(thought?.meetings).toMatchObject([{ kind: 'avoid', side: 'british' }]);
    game.british.stands();
    expect(thought?.fight).toEqual(fightAt(game.state));
  });
});
