import { describe, expect, it } from 'vitest';
import { play } from '../builder.ts';

// The further rulings, one by one.

const CARDS = { french: ['campaign-1', 'campaign-3'], british: ['campaign-2', 'campaign-4'] } as const;

describe('further rulings: leaders alone', () => {
  it('ruling 47: two lone leaders of either side may be in one space', () => {
    const game = play({ hands: CARDS, pieces: { 'wood-creek': ['dunbar'], ticonderoga: ['dumas'] } });
    game.french.activatesAlone('campaign-1', 'dumas').marches('wood-creek').stops();
    expect(game.at('wood-creek')).toEqual(['dumas', 'dunbar']);
    game.british.isToChoose('phase.card');
  });

  it('ruling 47: a lone leader gives way to a stockade that is built', () => {
    const game = play({ turn: 'british', hands: CARDS, pieces: { augusta: ['dumas'] } });
    game.british.chooses('stockades campaign-2', 'build augusta');
    game.table.offersOnly(
      ['allegheny-south', 'culpeper', 'woodstock'].map((to) => `all ${to}`),
      'french',
    );
    game.french.retreats('allegheny-south');
    game.british.isToChoose('construction.build');
  });
});
