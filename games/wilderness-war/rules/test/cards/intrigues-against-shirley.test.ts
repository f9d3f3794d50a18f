import { describe, expect, it } from 'vitest';
import { play } from '../builder.ts';

const START = {
  scenario: 'early-war',
  vp: 1,
  hands: { french: ['intrigues-against-shirley-70', 'campaign-1'], british: ['campaign-2'] },
  pieces: { albany: ['shirley', 'johnson', 'northern-provincial-1'] },
} as const;

describe('Intrigues Against Shirley', () => {
  it('[#70] Shirley leaves the game; his units and other leaders stay', () => {
    const game = play(START);
    game.french.playsEvent('intrigues-against-shirley-70');
    expect(game.where('shirley')).toBe('removed');
    expect(game.at('albany')).toEqual(['johnson', 'northern-provincial-1']);
    expect(game.logged('leader-dismissed')).toEqual([{ type: 'leader-dismissed', leader: 'shirley', rule: '5.51' }]);
    game.british.isToChoose('phase.card');
  });

  it('[#70] only with a French point, and with Shirley on the map', () => {
    play({ ...START, vp: 0 }).table.offersNot(['event intrigues-against-shirley-70']);
    play({ ...START, pieces: {} }).table.offersNot(['event intrigues-against-shirley-70']);
  });

  it('[#70] [8.22] not while he is besieged', () => {
    const game = play({
      ...START,
      pieces: { albany: ['shirley', 'northern-provincial-1', 'levis', 'french-regular-1'] },
      inside: ['shirley', 'northern-provincial-1'],
      siege: { albany: 0 },
    });
    game.table.offersNot(['event intrigues-against-shirley-70']);
  });
});
