import { describe, expect, it } from 'vitest';
import { play, some } from '../builder.ts';

const START = {
  scenario: 'early-war',
  turn: 'british',
  hands: { british: ['acadians-expelled-66', 'campaign-1'], french: ['campaign-2'] },
} as const;

describe('Acadians Expelled', () => {
  it('[#66a] two Regulars come to Halifax, and a Coureurs unit where the French choose, Québec or Louisbourg', () => {
    const game = play(START);
    game.british.playsEvent('acadians-expelled-66');
    expect(game.at('halifax')).toEqual(some('british-regular', 2));
    game.french.isToChoose('placing.place');
    game.table.offersOnly(['place quebec', 'place louisbourg']);
    game.french.chooses('place louisbourg').isToChoose('phase.card');
    expect(game.at('louisbourg')).toEqual(['coureurs-1']);
    expect(game.card('acadians-expelled-66')).toBe('removed');
  });

  it('[#66b] all reduced French Coureurs and Militia are restored, besieged ones and others not', () => {
    const game = play({
      ...START,
      pieces: {
        montreal: ['coureurs-2', 'huron', 'french-regular-1'],
        'st-lawrence-canadian-militias': ['canadian-militia-1'],
        niagara: ['coureurs-3', 'johnson', 'northern-provincial-1'],
      },
      works: { niagara: 'french-fort' },
      inside: ['coureurs-3'],
      siege: { niagara: 0 },
      reduced: ['coureurs-2', 'coureurs-3', 'huron', 'french-regular-1', 'canadian-militia-1'],
    });
    game.british.playsEvent('acadians-expelled-66');
    game.french.chooses('place quebec');
    expect([...game.position.reduced].sort()).toEqual(['coureurs-3', 'french-regular-1', 'huron']);
  });

  it('[#66a] [5.522] units that cannot be placed are not received, and the rest of the event goes on', () => {
    const game = play({
      ...START,
      captured: ['quebec', 'louisbourg', 'halifax'],
      pieces: {
        quebec: ['highland-1'],
        louisbourg: ['highland-2'],
        halifax: ['french-regular-1'],
        montreal: ['coureurs-2'],
      },
      reduced: ['coureurs-2'],
    });
    game.british.playsEvent('acadians-expelled-66');
    expect(game.logged('not-received').map(({ side }) => side)).toEqual(['british', 'french']);
    expect(game.at('halifax')).toEqual(['french-regular-1']);
    expect(game.isReduced('coureurs-2')).toBe(false);
    game.french.isToChoose('phase.card');
  });

  it('[#66c] it is an event of the British only', () => {
    const hand = { french: ['acadians-expelled-66', 'campaign-1'] } as const;
    play({ scenario: 'early-war', hands: hand }).table.offersNot(['event acadians-expelled-66']);
  });
});
