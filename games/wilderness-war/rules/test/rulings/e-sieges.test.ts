import { describe, expect, it } from 'vitest';
import { play, some } from '../builder.ts';

// Rulings on forts, sieges and assaults, one by one.

const CARDS = { french: ['campaign-1', 'campaign-3'], british: ['campaign-2', 'campaign-4'] } as const;

/** A British road to Ticonderoga: besiegers there are in supply. */
const ROAD = { 'hudson-carry-north': 'british-fort', 'hudson-carry-south': 'british-stockade' } as const;

describe('rulings on sieges', () => {
  it('ruling 54: Drilled Troops of the first force of a Campaign do not enable a roll of the second', () => {
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

  it('ruling 54: but they may roll in a later Action Phase', () => {
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
    expect(game.logged('siege-roll')).toMatchObject([{ at: 'ticonderoga', level: 1 }]);
  });

  it('ruling 100: Foul Weather hinders besiegers’ march, but they may besiege instead', () => {
    const game = play({
      turn: 'british',
      hands: { british: CARDS.british, french: ['foul-weather-14'] },
      pieces: { ticonderoga: ['johnson', 'british-regular-1'] },
      works: { ...ROAD, ticonderoga: 'french-fort' },
      siege: { ticonderoga: 0 },
    });
    game.british.activates('campaign-2', 'johnson', 'british-regular-1').chooses('march');
    game.french.responds('foul-weather-14');
    game.table.offersOnly(['demolish hudson-carry-north', 'demolish hudson-carry-south', 'march', 'siege', 'stop']);
    game.british.chooses('march', 'move hudson-carry-north', 'move hudson-carry-south');
    // Only two spaces: the march can only stop.
    game.british.isToChoose('phase.card');
    expect(game.where('johnson')).toBe('hudson-carry-south');
  });

  it('ruling 57: an assault needs no supply, and no roll once the level is reached', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { ticonderoga: ['johnson', ...some('british-regular', 2)] },
      works: { ticonderoga: 'french-fort' },
      siege: { ticonderoga: 1 },
    });
    game.british.activates('campaign-2', 'johnson', ...some('british-regular', 2));
    game.table.offersOnly(['march', 'assault', 'stop']);
    game.british.assaults();
    game.dice.roll(3, 4);
    // 58: six factors, one column left; the empty fort on column 0.
    expect(game.logged('fire')).toMatchObject([
      { side: 'british', column: 4, losses: 2 },
      { side: 'french', column: 0, losses: 0 },
    ]);
    // 59: the captor's fort under construction.
    expect(game.position.works).toEqual({ ticonderoga: 'british-fort-started' });
    expect(game.vp).toBe(-2);
    game.french.isToChoose('phase.card');
  });

  it('ruling 58: an equal result does not take an empty fort', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { ticonderoga: ['johnson', 'northern-provincial-1'] },
      works: { ticonderoga: 'french-fort' },
      siege: { ticonderoga: 1 },
    });
    game.british.activates('campaign-2', 'johnson', 'northern-provincial-1').assaults();
    game.dice.roll(3, 5);
    expect(game.logged('fire').map(({ losses }) => losses)).toEqual([1, 1]);
    // 60: the siege goes on at the same level.
    expect(game.position.siegeOne).toEqual(['ticonderoga']);
    expect(game.vp).toBe(0);
    game.french.isToChoose('phase.card');
  });

  it('ruling 116: a higher result takes a fort though every attacker falls', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { ticonderoga: ['wolfe', 'highland-1'] },
      reduced: ['highland-1'],
      works: { ticonderoga: 'french-fort' },
      siege: { ticonderoga: 1 },
    });
    game.british.activates('campaign-2', 'wolfe', 'highland-1').assaults();
    game.dice.roll(5, 5);
    expect(game.logged('fire').map(({ losses }) => losses)).toEqual([2, 1]);
    expect(game.position.works).toEqual({ ticonderoga: 'british-fort-started' });
    expect(game.at('ticonderoga')).toEqual(['wolfe']);
    expect(game.position.besieged).toEqual([]);
    expect(game.vp).toBe(-2);
    game.french.isToChoose('phase.card');
  });

  it('ruling 116: a fortress so taken goes back at once, and the leader retreats', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { montreal: ['wolfe', 'highland-1'] },
      reduced: ['highland-1'],
      siege: { montreal: 2 },
    });
    game.british.activates('campaign-2', 'wolfe', 'highland-1').assaults();
    game.dice.roll(5, 5);
    expect(game.logged('vp').map(({ side, points }) => [side, points])).toEqual([
      ['british', 3],
      ['french', 3],
    ]);
    expect(game.position.captured).toEqual([]);
    game.british.isToChoose('retreat.to').retreats('ile-aux-noix');
    game.french.isToChoose('phase.card');
  });

  it('ruling 116: all attackers fallen for nothing, the siege is over and their leader retreats', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { ticonderoga: ['johnson', 'northern-provincial-1', 'french-regular-1', 'villiers'] },
      reduced: ['northern-provincial-1'],
      works: { ticonderoga: 'french-fort' },
      siege: { ticonderoga: 1 },
      inside: ['french-regular-1', 'villiers'],
    });
    game.british.activates('campaign-2', 'johnson', 'northern-provincial-1').assaults();
    game.dice.roll(2, 3);
    expect(game.position.besieged).toEqual([]);
    expect(game.position.inside).toEqual([]);
    game.british.isToChoose('retreat.to').retreats('wood-creek');
    expect(game.at('ticonderoga')).toEqual(['villiers', 'french-regular-1']);
    game.french.isToChoose('phase.card');
  });

  it('ruling 111: a leader alone inside dies with the post', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { ticonderoga: ['wolfe', 'highland-1', 'dumas'] },
      works: { ticonderoga: 'french-fort' },
      siege: { ticonderoga: 1 },
      inside: ['dumas'],
    });
    game.british.activates('campaign-2', 'wolfe', 'highland-1').assaults();
    game.dice.roll(4, 3);
    // His Tactics count: 3 and 1.
    expect(game.logged('fire')[1]?.modifiers).toMatchObject([{ why: 'tactics', leader: 'dumas', by: 1 }]);
    expect(game.where('dumas')).toBe('removed');
    game.french.isToChoose('phase.card');
  });

  it('ruling 46: besiegers avoid a sortie, which ends the siege; the sortie stays', () => {
    const game = play({
      hands: CARDS,
      pieces: { ticonderoga: ['villiers', ...some('french-regular', 2), 'johnson', ...some('british-regular', 2)] },
      works: { ticonderoga: 'french-fort' },
      siege: { ticonderoga: 1 },
      inside: ['villiers', ...some('french-regular', 2)],
    });
    game.french.activates('campaign-1', 'villiers', 'french-regular-1').sorties();
    game.british.avoids('johnson', ...some('british-regular', 2));
    game.dice.roll(3);
    game.british.chooses('to hudson-carry-north');
    expect(game.position.besieged).toEqual([]);
    expect(game.position.inside).toEqual([]);
    expect(game.at('ticonderoga')).toEqual(['villiers', ...some('french-regular', 2)]);
    game.british.isToChoose('phase.card');
  });

  it('ruling 114: if all besiegers avoid, the relief force may go on', () => {
    const game = play({
      hands: CARDS,
      pieces: {
        'crown-point': ['villiers', 'french-regular-1'],
        ticonderoga: ['french-regular-2', 'johnson', 'british-regular-1'],
      },
      works: { ticonderoga: 'french-fort' },
      siege: { ticonderoga: 1 },
      inside: ['french-regular-2'],
    });
    game.french.activates('campaign-1', 'villiers', 'french-regular-1').marches('ticonderoga');
    game.british.avoids('johnson', 'british-regular-1');
    game.dice.roll(6);
    game.british.chooses('to wood-creek');
    expect(game.position.besieged).toEqual([]);
    game.table.offers(['move hudson-carry-north', 'move wood-creek']);
    game.french.stops();
    game.british.isToChoose('phase.card');
  });

  it('ruling 108: newcomers who overrun the besiegers go on, pieces that came out of the post stay', () => {
    const game = play({
      hands: CARDS,
      pieces: {
        'crown-point': ['villiers', ...some('french-regular', 3)],
        ticonderoga: ['french-regular-4', 'british-regular-1'],
      },
      reduced: ['british-regular-1'],
      works: { ticonderoga: 'french-fort' },
      siege: { ticonderoga: 1 },
      inside: ['french-regular-4'],
    });
    game.french.activates('campaign-1', 'villiers', ...some('french-regular', 3)).marches('ticonderoga');
    game.british.stands();
    game.french.joins('french-regular-4');
    game.dice.roll(3, 1);
    expect(game.logged('overrun')).toHaveLength(1);
    game.french.marches('hudson-carry-north').stops();
    expect(game.at('ticonderoga')).toEqual(['french-regular-4']);
    expect(game.at('hudson-carry-north')).toEqual(['villiers', ...some('french-regular', 3)]);
    game.british.isToChoose('phase.card');
  });

  it('ruling 112: a force that comes after the last besieger has left begins at Siege 0', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: {
        ticonderoga: ['johnson', 'mohawk-1', 'french-regular-1'],
        'hudson-carry-north': ['wolfe', 'british-regular-1'],
      },
      works: { ticonderoga: 'french-fort', 'hudson-carry-north': 'british-fort' },
      siege: { ticonderoga: 1 },
      inside: ['french-regular-1'],
    });
    game.british.playsEvent('campaign-2').leads('johnson', 'mohawk-1').leads('wolfe', 'british-regular-1');
    game.british.starts('johnson').chooses('march').marches('wood-creek').stops();
    expect(game.position.besieged).toEqual([]);
    game.british.starts('wolfe').marches('ticonderoga');
    game.french.shelters('french-regular-1');
    expect(game.position.besieged).toEqual(['ticonderoga']);
    expect(game.position.siegeOne).toEqual([]);
    game.french.isToChoose('phase.card');
  });

  it('ruling 112: the freed garrison may not intercept the departing besiegers in their first space, but may in the next', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { ticonderoga: ['johnson', 'british-regular-1', 'french-regular-1'] },
      works: { ticonderoga: 'french-fort' },
      siege: { ticonderoga: 1 },
      inside: ['french-regular-1'],
    });
    game.british.activates('campaign-2', 'johnson', 'british-regular-1').chooses('march', 'move crown-point');
    // Nobody is asked.
    game.british.isToChoose('march.onward');
    game.british.chooses('move ticonderoga');
    game.french.isToChoose('shelter.pick');
  });

  it('ruling 64: a captured fortress whose last unit falls outside goes back, and the leader inside must leave', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: {
        'hudson-carry-south': ['johnson', 'british-regular-1'],
        albany: ['dumas', 'marine-detachment-1'],
      },
      reduced: ['marine-detachment-1'],
      captured: ['albany'],
    });
    game.british.activates('campaign-2', 'johnson', 'british-regular-1').marches('albany');
    game.french.shelters('dumas');
    game.french.stands();
    game.dice.roll(4, 2);
    expect(game.position.captured).toEqual([]);
    expect(game.logged('vp').map(({ points, why }) => [points, why])).toEqual([
      [1, 'battle'],
      [3, 'fortress'],
    ]);
    game.french.isToChoose('retreat.to').retreats('schoharie');
    expect(game.position.inside).toEqual([]);
    game.french.isToChoose('phase.card');
  });
});
