import { describe, expect, it } from 'vitest';
import type { CardName, PieceName } from '../../src/names.ts';
import { type Account, play, type Sparse, some } from '../builder.ts';

const COEHORNS = 'coehorns-and-howitzers-8';
const MONTCALM = ['montcalm', ...some('french-regular', 4)] as const;
const GARRISON = ['dunbar', 'british-regular-1'] as const;

interface Cards {
  readonly french?: readonly CardName[];
  readonly british?: readonly CardName[];
}

/** Montcalm has besieged a British fort at the carry. */
function siege(
  level: 0 | 1,
  cards: Cards,
  {
    besiegers = MONTCALM,
    garrison = GARRISON,
    ...more
  }: Sparse & {
    readonly besiegers?: readonly ['montcalm', ...PieceName[]];
    readonly garrison?: readonly PieceName[];
  } = {},
): Account {
  const game = play({
    ...more,
    hands: {
      french: ['campaign-1', 'campaign-3', ...(cards.french ?? [])],
      british: ['campaign-4', ...(cards.british ?? [])],
    },
    pieces: { 'hudson-carry-north': [...besiegers, ...garrison] },
    works: { 'hudson-carry-north': 'british-fort', ticonderoga: 'french-fort', 'crown-point': 'french-fort' },
    inside: garrison,
    siege: { 'hudson-carry-north': level },
  });
  game.french.activates('campaign-1', ...besiegers);
  return game;
}

const siegeTerms = (game: Account) => game.logged('siege-roll')[0]?.modifiers.map(({ why, by }) => [why, by]);
const terms = (game: Account, role: 'attacker' | 'defender') =>
  game
    .logged('fire')
    .find((fire) => fire.role === role)
    ?.modifiers.map(({ why, by }) => [why, by]);

describe('Coehorns & Howitzers (8)', () => {
  it('[#8a] [8.231d] the besieger adds two', () => {
    const game = siege(0, { french: [COEHORNS] });
    game.french.besieges().isToChoose('window.offer').responds(COEHORNS);
    game.dice.roll(1);
    expect(siegeTerms(game)).toEqual([
      ['tactics', 2],
      ['coehorns', 2],
    ]);
    expect(game.logged('siege-roll')).toMatchObject([{ level: 1 }]);
    expect(game.card(COEHORNS)).toBe('discard');
  });

  it('[#8a] [8.231d] the besieged takes off two', () => {
    const game = siege(0, { british: [COEHORNS] });
    game.french.besieges();
    game.british.isToChoose('window.offer').responds(COEHORNS);
    game.dice.roll(2);
    expect(siegeTerms(game)).toEqual([
      ['tactics', 2],
      ['coehorns', -2],
    ]);
    expect(game.logged('siege-roll')).toMatchObject([{ level: 0 }]);
  });

  it('[#8b] [5.51] a Regular must be in the siege: outside for the besieger, inside for the besieged', () => {
    const besiegers = ['montcalm', 'coureurs-1', 'marine-detachment-1'] as const;
    siege(0, { french: [COEHORNS] }, { besiegers })
      .french.besieges()
      .isToChoose('window.offer');
    const provincials = siege(0, { british: [COEHORNS] }, { garrison: ['northern-provincial-1'] });
    provincials.french.besieges();
    provincials.table.nowChooses('chance', 'siege.roll');
    const empty = siege(0, { british: [COEHORNS] }, { garrison: [] });
    empty.french.besieges();
    empty.table.nowChooses('chance', 'siege.roll');
  });

  it('[#8a] [9.13b] played for the siege roll it adds two in the assault that follows, too', () => {
    const game = siege(0, { french: [COEHORNS] });
    game.french.besieges().responds(COEHORNS);
    game.dice.roll(1);
    game.french.assaults();
    game.dice.roll(3, 3);
    expect(terms(game, 'attacker')).toEqual([
      ['tactics', 2],
      ['coehorns', 2],
    ]);
    expect(terms(game, 'defender')).toEqual([]);
  });

  it('[9.13b] the besieged may wait for the assault, and then add two', () => {
    const game = siege(0, { british: [COEHORNS] });
    game.french.besieges();
    game.british.passes();
    game.dice.roll(3);
    game.french.isToChoose('siege.storm').assaults();
    game.british.isToChoose('window.offer').responds(COEHORNS);
    game.dice.roll(3, 3);
    expect(terms(game, 'defender')).toEqual([['coehorns', 2]]);
    expect(terms(game, 'attacker')).toEqual([['tactics', 2]]);
  });

  it('[9.13b] the attacker may play it for an assault without a roll', () => {
    const game = siege(1, { french: [COEHORNS] });
    game.french.assaults().isToChoose('window.offer').responds(COEHORNS);
    game.dice.roll(3, 3);
    expect(terms(game, 'attacker')).toContainEqual(['coehorns', 2]);
  });

  it('[9.13b] its effect is over with the Action Phase', () => {
    const game = siege(0, { french: [COEHORNS] });
    game.french.besieges().responds(COEHORNS);
    game.dice.roll(1);
    game.french.waits();
    game.british.discards('campaign-4');
    game.french.activates('campaign-3', ...MONTCALM).assaults();
    game.dice.roll(3, 3);
    expect(terms(game, 'attacker')).toEqual([['tactics', 2]]);
  });

  it('[5.56] it is of no use in a battle', () => {
    const game = play({
      hands: { french: ['campaign-1', COEHORNS], british: ['campaign-4'] },
      pieces: { ticonderoga: MONTCALM, 'hudson-carry-north': ['northern-provincial-1'] },
    });
    game.french.activates('campaign-1', ...MONTCALM).marches('hudson-carry-north');
    game.british.stands();
    game.table.nowChooses('chance', 'battle.fire');
  });
});
