import { describe, expect, it } from 'vitest';
import { FRENCH } from '../../src/ids.ts';
import { wildernessWar } from '../../src/index.ts';
import { type Account, play, type Sparse } from '../builder.ts';
import { dealOut } from '../dealing.ts';

describe('13.14 In a tournament', () => {
  it('[13.14] the French win what would be a draw', () => {
    const last = (options: Sparse['options']): Account => {
      const game = play({ year: 1759, season: 'late', hands: { french: ['ambush-11'] }, ...(options && { options }) });
      game.french.discards('ambush-11');
      return game;
    };
    last(['tournament']).table.isOver('french', '13.14');
    last(undefined).table.isOver(undefined, '13.14');
  });
});

describe('the tournament form', () => {
  const FORM = ['tournament', 'regularsFromDiscards', 'tournamentForm'] as const;

  it('is one choice, in place of all optional rules, and for Annus Mirabilis only', () => {
    const rulesOf = (scenario: string, options: { readonly [name: string]: boolean }): readonly string[] =>
      (wildernessWar.toJson(wildernessWar.start(scenario, options)) as { readonly options: readonly string[] }).options;
    const chosen = { tournamentForm: true, raidsHurtMilitia: true };
    expect([...rulesOf('annus-mirabilis', chosen)].sort()).toEqual([...FORM].sort());
    expect(rulesOf('early-war', chosen)).toEqual(['raidsHurtMilitia']);
  });

  it('[14.6] begins in the Late Season of 1757, and does not take back the card just lost', () => {
    const game = play({
      options: FORM,
      season: 'early',
      holding: ['british'],
      hands: { french: ['ambush-11'], british: ['british-regulars-57'] },
      discards: ['highlanders-60'],
    });
    game.french.discards('ambush-11');
    dealOut(game);
    // The Late Season of 1757.
    game.british.chooses('exchange');
    game.dice.draw('british-regulars-57');
    expect(game.card('highlanders-60')).toBe('british-hand');
    expect(game.card('british-regulars-57')).toBe('discard');
  });

  describe('[14.6] [5.25] if Surrender! is the card given up', () => {
    const given = (): Account => {
      const game = play({
        options: FORM,
        season: 'early',
        holding: ['british'],
        hands: { french: ['ambush-11'], british: ['surrender-6'] },
        discards: ['highlanders-60'],
      });
      game.french.discards('ambush-11');
      dealOut(game);
      game.british.chooses('exchange');
      game.dice.draw('surrender-6');
      expect(game.position.reshuffle).toBe(false);
      while (game.table.breadcrumb.endsWith('phase.card')) {
        const side = wildernessWar.flow.who(game.state) === FRENCH ? 'french' : 'british';
        game[side].chooses(game.table.choices(side).find((text) => text.startsWith('discard')) ?? '');
      }
      game.french.isToChoose('season.call');
      game.table.offersOnly(['reshuffle', 'decline']);
      return game;
    };

    it('the French may call the reshuffle at the end of the season', () => {
      const game = given();
      game.french.chooses('reshuffle');
      expect(game.logged('reshuffle')).toEqual([{ type: 'reshuffle', rule: '5.25' }]);
      expect(game.card('surrender-6')).toBe('draw-pile');
    });

    it('or do without: it stays among the discards, and they are not asked again', () => {
      const game = given();
      game.french.chooses('decline');
      expect([game.logged('reshuffle'), game.card('surrender-6')]).toEqual([[], 'discard']);
    });
  });

  it('Marine Detachments have one step: the first loss eliminates them', () => {
    const loses = (options: Sparse['options']): Account => {
      const game = play({
        ...(options && { options }),
        hands: { french: ['campaign-1'], british: ['campaign-2'] },
        pieces: { ticonderoga: ['marine-detachment-1'], 'hudson-carry-north': ['ranger-1'] },
        works: { ticonderoga: 'french-fort' },
      });
      game.french.activatesAlone('campaign-1', 'marine-detachment-1').marches('hudson-carry-north');
      game.british.stands();
      game.dice.roll(2, 4);
      return game.lossesFall();
    };
    expect(loses(FORM).where('marine-detachment-1')).toBe('removed');
    const usual = loses(undefined);
    expect([usual.where('marine-detachment-1'), usual.isReduced('marine-detachment-1')]).toEqual(['ticonderoga', true]);
  });
});
