import { describe, expect, it } from 'vitest';
import { wildernessWar } from '../../src/index.ts';
import type { CardName } from '../../src/names.ts';
import { play, position, some } from '../builder.ts';
import { dealable, dealOut } from '../dealing.ts';

describe('4.0 Sequence of play', () => {
  it('[4.0c] the French begin, and the sides alternate', () => {
    const game = play({
      hands: { french: ['campaign-1', 'ambush-11'], british: ['campaign-2', 'ambush-12'] },
    });
    game.french.isToChoose('phase.card').discards('campaign-1');
    game.british.isToChoose('phase.card').discards('ambush-12');
    game.french.isToChoose('phase.card');
  });

  it('[4.0a] the Late Season follows the Early Season, and the year ends after it', () => {
    const early = play({ hands: { french: ['campaign-1'] }, season: 'early', year: 1758 });
    early.french.discards('campaign-1');
    expect(early.logged('season')).toEqual([{ type: 'season', year: 1758, season: 'late' }]);

    const late = play({ hands: { french: ['campaign-1'] }, season: 'late', year: 1758 });
    late.french.discards('campaign-1');
    expect(late.logged('year-end')).toEqual([{ type: 'year-end', year: 1758 }]);
    expect(late.logged('season')).toEqual([{ type: 'season', year: 1759, season: 'early' }]);
  });

  it('[4.0a] S6: the opening lasts until the first Early Season is over', () => {
    const past = (season: 'early' | 'late', year: number): boolean =>
      wildernessWar.isPastOpening(play({ hands: { french: ['campaign-1'] }, season, year }).state);
    // Annus Mirabilis begins in 1757.
    expect([past('early', 1757), past('late', 1757), past('early', 1758)]).toEqual([false, true, true]);
    expect(wildernessWar.isPastOpening(wildernessWar.start('annus-mirabilis', {}))).toBe(false);
  });

  it('[4.0b] both sides are dealt nine cards, one in turn, the French first; a held card counts', () => {
    const game = play({ hands: { french: ['campaign-1'], british: ['campaign-2'] }, season: 'early' });
    game.french.holds();
    game.british.discards('campaign-2');
    const dealt = dealOut(game);
    // Eight for the French, who hold one, and nine for the British.
    expect(dealt).toHaveLength(17);
    expect(game.card(dealt[0] as CardName)).toBe('french-hand');
    expect(game.card(dealt[1] as CardName)).toBe('british-hand');
    expect(game.card(dealt[16] as CardName)).toBe('british-hand');
    expect(game.position.held).toEqual({ french: 9, british: 9 });
    game.french.isToChoose('phase.card');
  });

  it('[5.21] both are dealt from one pile, and a card in a hand is not dealt again', () => {
    const game = play({
      hands: { french: ['campaign-1', 'ambush-11'], british: ['campaign-2'] },
      gone: ['campaign-3'],
    });
    game.french.discards('campaign-1');
    game.british.discards('campaign-2');
    game.french.holds();
    expect(dealable(game)).toContain('campaign-4');
    expect(dealable(game)).not.toContain('ambush-11');
    expect(dealable(game)).not.toContain('campaign-1');
    expect(dealable(game)).not.toContain('campaign-3');
    // A card that the scenario leaves out.
    expect(dealable(game)).not.toContain('william-pitt-67');
  });

  it('[4.0d] with one card left a side may pass and hold it, and takes no more Action Phases', () => {
    const game = play({ hands: { french: ['campaign-1'], british: ['campaign-2', 'ambush-12', 'ambush-11'] } });
    game.table.offers(['hold', 'discard campaign-1']);
    game.french.holds();
    game.british.isToChoose('phase.card').discards('campaign-2');
    game.british.isToChoose('phase.card').discards('ambush-12');
    game.british.isToChoose('phase.card').discards('ambush-11');
    expect(game.card('campaign-1')).toBe('french-hand');
    expect(game.logged('season')).toHaveLength(1);
  });

  it('[4.0d] with two cards nobody passes', () => {
    play({ hands: { french: ['campaign-1', 'ambush-11'] } }).table.offersNot(['hold']);
  });

  it('[4.0e] the held card may be played as a response in an enemy Action Phase', () => {
    const game = play({
      hands: { french: ['foul-weather-14'], british: ['campaign-2', 'ambush-12'] },
      pieces: { albany: ['dunbar', 'northern-provincial-1'] },
    });
    game.french.holds();
    game.british.activates('campaign-2', 'dunbar', 'northern-provincial-1');
    game.french.isToChoose('window.offer').responds('foul-weather-14');
    expect(game.card('foul-weather-14')).toBe('discard');
    game.british.isToChoose('march.onward');
  });

  it('[4.0f] a side that carried a card into the season may not hold one; the other side may', () => {
    const game = play({ hands: { french: ['campaign-1'], british: ['campaign-2'] }, carried: ['french'] });
    game.table.offersNot(['hold']);
    game.french.discards('campaign-1');
    game.table.offers(['hold'], 'british');
  });

  it('[4.0f] a card held to the end of a season is carried into the next, and only into that', () => {
    const game = play({ hands: { french: ['campaign-1'], british: ['campaign-2'] }, carried: ['british'] });
    game.french.holds();
    game.british.discards('campaign-2');
    expect(game.position.carried).toEqual(['french']);
    expect(game.position.holding).toEqual([]);
  });

  it('[4.0g] when one side has no card left the other plays on alone', () => {
    const game = play({ hands: { french: ['campaign-1'], british: ['campaign-2', 'ambush-12', 'fieldworks-9'] } });
    game.french.discards('campaign-1');
    game.british.discards('campaign-2');
    game.british.isToChoose('phase.card').discards('ambush-12');
    game.british.isToChoose('phase.card');
  });

  it('[4.0g] each card of the side that plays on is a separate Action Phase: pieces may be activated again', () => {
    const game = play({
      turn: 'british',
      hands: { british: ['campaign-2', 'campaign-3'] },
      pieces: { albany: ['dunbar', 'northern-provincial-1'] },
    });
    game.british.activates('campaign-2', 'dunbar', 'northern-provincial-1').marches('kinderhook').stops();
    game.british.activates('campaign-3', 'dunbar', 'northern-provincial-1').marches('albany').stops();
    expect(game.at('albany')).toEqual(['dunbar', 'northern-provincial-1']);
  });

  it('[4.0 B.6] the game ends with its last year', () => {
    const game = play({ hands: { french: ['campaign-1'] }, season: 'late', year: 1759, vp: 3 });
    game.french.discards('campaign-1');
    game.table.isOver('french', '13.12');
  });
});

describe('5.2 The card deck', () => {
  it('[5.22] a played card is among the discards', () => {
    const game = play({ hands: { french: ['campaign-1', 'ambush-11'], british: ['campaign-2'] } });
    game.french.discards('campaign-1');
    expect(game.card('campaign-1')).toBe('discard');
    expect(game.position.held).toEqual({ french: 1, british: 1 });
  });

  it('[5.24] each side sees its own cards, the discards and all numbers, but not the enemy’s cards', () => {
    const g = position({
      hands: { french: ['campaign-1', 'ambush-11'], british: ['campaign-2'] },
      discards: ['fieldworks-9'],
      gone: ['highlanders-60'],
    });
    const seen = wildernessWar.view(g, 0);
    expect(seen.cards['campaign-1']).toBe('french-hand');
    expect(seen.cards['campaign-2']).toBe('unknown');
    expect(seen.cards['campaign-3']).toBe('unknown');
    expect(seen.cards['fieldworks-9']).toBe('discard');
    expect(seen.cards['highlanders-60']).toBe('removed');
    expect(seen.held).toEqual({ french: 2, british: 1 });
    expect(seen.undealt).toBe(62 - 5);
  });

  it('[5.25a] when the pile runs out in the deal the rest is dealt, then the discards are shuffled', () => {
    const pile: readonly CardName[] = ['fieldworks-10', 'massacre-7'];
    const others = Object.keys(play({ hands: { french: ['campaign-1'] } }).position.cards) as CardName[];
    const spare = others.filter((name) => !pile.includes(name) && name !== 'campaign-1' && name !== 'rangers-53');
    const game = play({ hands: { french: ['campaign-1'] }, discards: spare, gone: ['rangers-53', 'william-pitt-67'] });
    game.french.discards('campaign-1');
    expect(new Set(dealable(game))).toEqual(new Set(pile));
    game.dice.draw('massacre-7', 'fieldworks-10');
    expect(game.logged('reshuffle')).toEqual([{ type: 'reshuffle', rule: '5.25' }]);
    expect(dealable(game)).toContain('campaign-1');
    expect(dealable(game)).not.toContain('massacre-7');
    expect(dealable(game)).not.toContain('rangers-53');
  });

  it('[5.25b] after a season in which Surrender! left a hand for any use all that is not in a hand is shuffled', () => {
    const game = play({
      hands: { french: ['surrender-6', 'ambush-11'], british: ['campaign-2'] },
      discards: ['fieldworks-9'],
      gone: ['rangers-53'],
    });
    game.french.discards('surrender-6');
    expect(game.card('surrender-6')).toBe('discard');
    game.british.discards('campaign-2');
    expect(game.logged('reshuffle')).toEqual([]);
    game.french.holds();
    expect(game.logged('reshuffle')).toEqual([{ type: 'reshuffle', rule: '5.25' }]);
    expect(dealable(game)).toContain('surrender-6');
    expect(dealable(game)).toContain('fieldworks-9');
    expect(dealable(game)).not.toContain('ambush-11');
    expect(dealable(game)).not.toContain('rangers-53');
    dealOut(game);
    expect(game.position.reshuffle).toBe(false);
  });

  it('[5.25b] in a season without Surrender! the discards stay where they are', () => {
    const game = play({ hands: { french: ['campaign-1'] }, discards: ['fieldworks-9', 'surrender-6'] });
    game.french.discards('campaign-1');
    expect(game.logged('reshuffle')).toEqual([]);
    expect(dealable(game)).not.toContain('fieldworks-9');
  });

  it('[5.26] a card may be laid for an activation, for construction, for its event, or for nothing', () => {
    play({ hands: { french: ['small-pox-34'] }, pieces: { albany: some('northern-provincial', 5) } }).table.offersOnly([
      'activate small-pox-34',
      'stockades small-pox-34',
      'forts small-pox-34',
      'event small-pox-34',
      'discard small-pox-34',
      'hold',
    ]);
  });

  it('[5.11] either side uses any card for activation and construction', () => {
    const game = play({
      hands: { french: ['highlanders-60', 'ambush-11'], british: ['french-regulars-55', 'ambush-12'] },
    });
    game.table.offers(['activate highlanders-60', 'stockades highlanders-60', 'forts highlanders-60']);
    game.french.discards('ambush-11');
    game.table.offers(['activate french-regulars-55', 'stockades french-regulars-55', 'forts french-regulars-55']);
  });

  it('[5.12] an event is played only by the side of its symbol, or by either', () => {
    const both: readonly CardName[] = ['rangers-53', 'french-regulars-55', 'small-pox-34'];
    const pieces = { albany: some('northern-provincial', 5), montreal: some('french-regular', 5) };
    const french = play({ hands: { french: both }, pieces });
    french.table.offers(['event french-regulars-55', 'event small-pox-34']).offersNot(['event rangers-53']);
    const british = play({ turn: 'british', hands: { british: both }, pieces });
    british.table.offers(['event rangers-53', 'event small-pox-34']).offersNot(['event french-regulars-55']);
  });

  it('[5.13] a response card is not an event of the player’s own Action Phase', () => {
    play({ hands: { french: ['ambush-11', 'fieldworks-9'] } }).table.offersNot([
      'event ambush-11',
      'event fieldworks-9',
    ]);
  });
});
