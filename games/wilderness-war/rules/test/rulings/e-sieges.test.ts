import { describe, expect, it } from 'vitest';
import { play } from '../builder.ts';

// Rulings on forts, sieges and assaults, one by one.

const CARDS = { french: ['campaign-1', 'campaign-3'], british: ['campaign-2', 'campaign-4'] } as const;

/** A British road to Ticonderoga: besiegers there are in supply. */
const ROAD = { 'hudson-carry-north': 'british-fort', 'hudson-carry-south': 'british-stockade' } as const;

describe('rulings on sieges', () => {
  it('ruling 54: who came with the first force of a Campaign does not make the Drilled Troops for a roll of the second', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { 'hudson-carry-north': ['wolfe', 'british-regular-1'], ticonderoga: ['johnson', 'mohawk-1'] },
      works: { ...ROAD, ticonderoga: 'french-fort' },
      siege: { ticonderoga: 0 },
    });
    game.british.playsEvent('campaign-2').leads('wolfe', 'british-regular-1').leads('johnson', 'mohawk-1');
    game.british.starts('wolfe').marches('ticonderoga').stops().starts('johnson');
    game.british.isToChoose('march.onward');
  });

  it('ruling 54: but they do for a roll of their own in a later Action Phase', () => {
    const game = play({
      turn: 'british',
      hands: { british: CARDS.british },
      pieces: { 'hudson-carry-north': ['wolfe', 'british-regular-1'], ticonderoga: ['johnson', 'mohawk-1'] },
      works: { ...ROAD, ticonderoga: 'french-fort' },
      siege: { ticonderoga: 0 },
    });
    game.british.activates('campaign-2', 'wolfe', 'british-regular-1').marches('ticonderoga').stops();
    game.british.activates('campaign-4', 'wolfe', 'british-regular-1').besieges();
    game.dice.roll(1);
    expect(game.told('siege-roll')).toMatchObject([{ at: 'ticonderoga', level: 1 }]);
  });

  it('ruling 100: Foul Weather hinders the march of besiegers, who may besiege instead', () => {
    const game = play({
      turn: 'british',
      hands: { british: CARDS.british, french: ['foul-weather-14'] },
      pieces: { ticonderoga: ['johnson', 'british-regular-1'] },
      works: { ...ROAD, ticonderoga: 'french-fort' },
      siege: { ticonderoga: 0 },
    });
    game.british.activates('campaign-2', 'johnson', 'british-regular-1').chooses('march');
    game.french.responds('foul-weather-14');
    game.table.offersOnly(['march', 'siege', 'stop']);
    game.british.chooses('march', 'move hudson-carry-north', 'move hudson-carry-south');
    // Two spaces, and no more.
    game.table.offersNot(['move albany']);
    game.british.isToChoose('march.onward');
  });
});
