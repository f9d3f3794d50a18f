import { describe, expect, it } from 'vitest';
import { play, some } from '../builder.ts';

// Rulings on the sequence of play, cards and hands, one by one.

describe('rulings on cards and hands', () => {
  it('ruling 2: a stolen Surrender! brings no reshuffle while it is held', () => {
    const game = play({
      hands: { french: ['courier-intercepted-35', 'campaign-1'], british: ['surrender-6'] },
    });
    game.french.playsEvent('courier-intercepted-35');
    game.dice.roll(6).draw('surrender-6');
    expect(game.card('surrender-6')).toBe('french-hand');
    expect(game.position.reshuffle).toBe(false);
    // The British have no card left: the French go on alone.
    game.french.isToChoose('phase.card').discards('surrender-6');
    expect(game.position.reshuffle).toBe(true);
  });

  it('ruling 2: Bigot throwing away Surrender! brings it', () => {
    const game = play({
      turn: 'british',
      hands: { british: ['francois-bigot-36', 'campaign-2'], french: ['surrender-6', 'campaign-1'] },
    });
    game.british.playsEvent('francois-bigot-36');
    game.dice.draw('surrender-6');
    expect(game.position.reshuffle).toBe(true);
    game.french.isToChoose('phase.card');
  });

  it('ruling 4: a card that says REMOVE stays in the game when it is discarded by force', () => {
    const game = play({
      turn: 'british',
      hands: { british: ['francois-bigot-36', 'campaign-2'], french: ['french-regulars-55', 'campaign-1'] },
    });
    game.british.playsEvent('francois-bigot-36');
    game.dice.draw('french-regulars-55');
    expect(game.card('french-regulars-55')).toBe('discard');
  });

  it('ruling 6: if the enemy holds his last card, a side plays on alone, and may hold its own', () => {
    const game = play({
      hands: { french: ['ambush-11'], british: ['campaign-2', 'campaign-4', 'ambush-12'] },
    });
    game.french.holds();
    game.british.discards('campaign-2').discards('campaign-4').isToChoose('phase.card').holds();
    // Both hold: the season is over, and the held cards count in the next deal.
    expect(game.position.season).toBe('late');
    expect(game.position.carried).toEqual(['french', 'british']);
  });

  it('ruling 5: a side that has carried a card into the season holds none', () => {
    const game = play({ hands: { french: ['ambush-11'], british: ['campaign-2'] }, carried: ['french'] });
    game.table.offersNot(['hold']);
    game.french.discards('ambush-11');
    game.table.offers(['hold'], 'british');
  });

  it('ruling 8: a response is not a card play: the ban on building stays', () => {
    const game = play({
      hands: { french: ['campaign-1', 'foul-weather-14', 'campaign-3'], british: ['campaign-2', 'campaign-4'] },
      pieces: { albany: ['wolfe', 'british-regular-1'] },
    });
    game.french.chooses('stockades campaign-1', 'done');
    game.british.activates('campaign-2', 'wolfe', 'british-regular-1');
    game.french.responds('foul-weather-14');
    game.british.stops();
    game.table.offersNot(['stockades campaign-3', 'forts campaign-3'], 'french');
    game.french.discards('campaign-3');
    expect(game.position.built).toEqual([]);
  });

  it('ruling 9: passing to hold a card does not lift the ban, a discard does', () => {
    const game = play({ hands: { french: ['campaign-1', 'ambush-11'], british: ['campaign-2', 'campaign-4'] } });
    game.french.chooses('stockades campaign-1', 'done');
    game.british.discards('campaign-2');
    game.french.holds();
    expect(game.position.built).toEqual(['french']);
  });

  it('ruling 102: a side whose last card is stolen takes no more Action Phases', () => {
    const game = play({
      hands: { french: ['courier-intercepted-35'], british: ['campaign-2'] },
    });
    game.french.playsEvent('courier-intercepted-35');
    game.dice.roll(3).draw('campaign-2');
    game.french.isToChoose('phase.card').discards('campaign-2');
    expect(game.position.season).toBe('late');
  });

  it('ruling 102: each card of a side that plays on alone is a separate Action Phase', () => {
    const game = play({
      hands: { french: ['campaign-1', 'campaign-3'] },
      pieces: { montreal: ['montcalm', ...some('french-regular', 2)] },
    });
    game.french.activates('campaign-1', 'montcalm', 'french-regular-1').marches('sorel').stops();
    game.french.activates('campaign-3', 'montcalm', 'french-regular-1').marches('trois-rivieres').stops();
    expect(game.at('trois-rivieres')).toEqual(['montcalm', 'french-regular-1']);
  });

  it('ruling 102: and the ban on building holds between them', () => {
    const game = play({ hands: { french: ['campaign-1', 'campaign-3'] } });
    game.french.chooses('stockades campaign-1', 'done');
    game.table.offersNot(['stockades campaign-3', 'forts campaign-3']);
    game.french.isToChoose('phase.card');
  });
});
