import { describe, expect, it } from 'vitest';
import { keptMatches, toldRows } from '../../src/match/results.ts';
import { scoreOf } from '../../src/match/score.ts';

describe('the matches that were kept', () => {
  it.each(keptMatches())('$scenario, $players.0 v. $players.1: has the score of its games', (kept) => {
    const { games, share, within, bySeat } = scoreOf(kept.pairs);
    expect({ games, share, within, bySeat }).toEqual({
      games: kept.games,
      share: kept.share,
      within: kept.within,
      bySeat: kept.bySeat,
    });
  });

  it('are told in the documents, a row each', () => {
    const { told, wanted } = toldRows();
    expect(told).toBe(wanted);
  });
});

const won = (winner: number | null) => ({ winner, rule: '13.12', entries: 1, playouts: [0, 0], thought: [0, 0] });

describe('the score of a match', () => {
  it('counts draws half, and each player in its own seat', () => {
    const pairs = [
      { seed: 1, games: [won(0), won(1)] as const },
      { seed: 2, games: [won(null), won(0)] as const },
    ];
    expect(scoreOf(pairs)).toMatchObject({ games: 4, share: 0.625, bySeat: [0.75, 0.5] });
  });
});
