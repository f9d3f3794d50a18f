import { describe, expect, it } from 'vitest';
import { type Account, play, type Sparse } from '../builder.ts';

// 6.85 During one enemy move a side intercepts into a space, or avoids battle from it, but not both: also if the mover
// leaves the space and comes back.

const CARDS = { french: ['campaign-1', 'campaign-3'], british: ['campaign-2', 'campaign-4'] } as const;

describe('6.85 intercepting and avoiding battle during the same enemy move', () => {
  /** Rangers infiltrate Wood Creek and come back to it from Ticonderoga or the mountains. */
  const infiltrator = (more: Sparse['pieces'] = {}): Account => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { 'hudson-carry-south': ['ranger-1'], 'wood-creek': ['coureurs-1', 'coureurs-2'], ...more },
    });
    game.british.activatesAlone('campaign-2', 'ranger-1').infiltrates('wood-creek');
    return game;
  };

  it('[6.85] who has tried to intercept into a space does not avoid from it when the mover returns', () => {
    const game = infiltrator();
    game.french.intercepts('coureurs-1');
    game.dice.roll(2);
    game.british.marches('ticonderoga', 'wood-creek');
    // The other Coureurs have not tried, but their side has.
    game.table.nowChooses('chance', 'battle.fire');
    expect(game.logged('left-out')).toMatchObject([
      // 6.724 The Coureurs at Wood Creek may not intercept those who leave it.
      { at: 'ticonderoga', what: 'left', rule: '6.724' },
      { at: 'wood-creek', what: 'sought', rule: '6.85' },
    ]);
  });

  it('[6.85] who has avoided battle does not intercept there when the mover returns, and the log says so', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { 'hudson-carry-south': ['ranger-1'], 'wood-creek': ['coureurs-1'] },
    });
    game.british.activatesAlone('campaign-2', 'ranger-1').marches('wood-creek');
    game.french.avoids('coureurs-1');
    game.dice.roll(6);
    game.french.chooses('to ticonderoga');
    game.british.marches('hudson-carry-south', 'wood-creek').isToChoose('march.onward');
    expect(game.logged('left-out')).toMatchObject([
      { side: 'french', at: 'wood-creek', what: 'shunned', rule: '6.85' },
    ]);
  });

  it('[6.85] who has not tried may avoid', () => {
    const game = infiltrator();
    game.french.declines();
    game.british.marches('ticonderoga', 'wood-creek');
    game.french.isToChoose('avoid.ask');
  });
});
