import { describe, expect, it } from 'vitest';
import type { CardName, PieceName } from '../../src/names.ts';
import { type Account, play, type Sparse, some } from '../builder.ts';

const CAMP = 'hudson-carry-north';
const MONTCALM = ['montcalm', ...some('french-regular', 2)] as const;

interface Cards {
  readonly french?: readonly CardName[];
  readonly british?: readonly CardName[];
}

/** The French march from Ticonderoga against the British camp at the carry. */
function attackOnCamp(
  force: readonly ['montcalm' | 'dumas', ...PieceName[]],
  british: readonly PieceName[],
  cards: Cards,
  more: Sparse = {},
): Account {
  const game = play({
    ...more,
    hands: {
      french: ['campaign-1', 'campaign-3', ...(cards.french ?? [])],
      british: ['campaign-4', ...(cards.british ?? [])],
    },
    pieces: { ticonderoga: force, [CAMP]: british },
  });
  game.french.activates('campaign-1', ...force).marches(CAMP);
  if (game.table.breadcrumb.endsWith('shelter.pick')) game.british.shelters();
  if (game.table.breadcrumb.endsWith('avoid.ask')) game.british.stands();
  return game;
}

/** The attackers' columns: of their strength, and that after shifts. */
const attackers = (game: Account) => game.logged('fire').find(({ role }) => role === 'attacker');

describe('Fieldworks (9, 10)', () => {
  it('[#9a] [7.55] Drilled defenders entrench: the attackers shift one column left, and the marker stays when they are beaten', () => {
    const game = attackOnCamp(MONTCALM, some('northern-provincial', 3), { british: ['fieldworks-10'] });
    game.british.isToChoose('window.offer').responds('fieldworks-10');
    game.dice.roll(1, 6);
    expect(attackers(game)).toMatchObject({ strength: 6, column: 4, shifts: [{ why: 'fieldworks', by: -1 }] });
    expect(game.position.fieldworks).toEqual([CAMP]);
    expect(game.card('fieldworks-10')).toBe('discard');
  });

  it('[#9a] [5.51] Auxiliaries alone neither entrench nor level', () => {
    attackOnCamp(MONTCALM, ['ranger-1'], { british: ['fieldworks-10'] }).table.nowChooses('chance', 'battle.fire');
    const raiders = attackOnCamp(
      ['dumas', 'coureurs-1'],
      ['northern-provincial-1'],
      { french: ['fieldworks-9'] },
      { fieldworks: [CAMP] },
    );
    raiders.table.nowChooses('chance', 'battle.fire');
  });

  it('[7.55] one marker to a space', () => {
    const game = attackOnCamp(
      MONTCALM,
      some('northern-provincial', 3),
      { british: ['fieldworks-10'] },
      { fieldworks: [CAMP] },
    );
    game.table.nowChooses('chance', 'battle.fire');
    game.dice.roll(3, 3);
    expect(attackers(game)?.shifts).toHaveLength(1);
  });

  it('[#9b] [5.51] Drilled attackers level the works, and the defenders may dig again', () => {
    const game = attackOnCamp(
      MONTCALM,
      some('northern-provincial', 3),
      { french: ['fieldworks-9'], british: ['fieldworks-10'] },
      { fieldworks: [CAMP] },
    );
    game.french.isToChoose('window.offer').responds('fieldworks-9');
    expect(game.position.fieldworks).toEqual([]);
    expect(game.card('fieldworks-9')).toBe('discard');
    game.british.isToChoose('window.offer').passes();
    game.dice.roll(3, 3);
    expect(attackers(game)?.shifts).toEqual([]);
  });

  it('[7.4] attackers have nothing to level before the defender has dug', () => {
    const game = attackOnCamp(MONTCALM, some('northern-provincial', 3), {
      french: ['fieldworks-9'],
      british: ['fieldworks-10'],
    });
    game.british.isToChoose('window.offer').responds('fieldworks-10');
    game.table.nowChooses('chance', 'battle.fire');
  });

  it('[#9c] [5.51] the marker goes when the attackers win', () => {
    const game = attackOnCamp(['montcalm', ...some('french-regular', 6)], ['northern-provincial-1'], {
      british: ['fieldworks-10'],
    });
    game.british.responds('fieldworks-10');
    game.dice.roll(5, 2);
    expect(game.logged('won')).toMatchObject([{ side: 'french' }]);
    expect(game.position.fieldworks).toEqual([]);
  });

  it('[7.55] nor do they matter in an assault, and they go with the post', () => {
    const storm = {
      hands: { french: ['campaign-1', 'campaign-3', 'fieldworks-9'], british: ['campaign-4', 'fieldworks-10'] },
      pieces: { [CAMP]: [...MONTCALM, 'northern-provincial-1'] },
      works: { [CAMP]: 'british-fort', ticonderoga: 'french-fort' },
      inside: ['northern-provincial-1'],
      siege: { [CAMP]: 1 },
      fieldworks: [CAMP],
    } as const;
    const game = play(storm);
    game.french.activates('campaign-1', ...MONTCALM).assaults();
    game.table.nowChooses('chance', 'assault.fire');
    game.dice.roll(6, 2);
    expect(attackers(game)?.shifts).toEqual([{ why: 'assault', rule: '9.13', by: -1 }]);
    expect(game.position.works).toEqual({ [CAMP]: 'french-fort-started', ticonderoga: 'french-fort' });
    expect(game.position.fieldworks).toEqual([]);
  });
});
