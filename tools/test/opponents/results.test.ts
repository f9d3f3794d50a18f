import { BRAINS } from '@carillon/titles/brains';
import { describe, expect, it } from 'vitest';
import { fairBidOf, type OwnGame, sharesOf } from '../../src/match/balance.ts';
import { calibrationOf, corrected, curveOf, type Foretold, offBy, tenthsOf } from '../../src/match/calibration.ts';
import {
  keptBalances,
  keptCalibrations,
  keptMatches,
  shownBalances,
  shownCalibrations,
  shownRows,
} from '../../src/match/results.ts';
import { scoreOf } from '../../src/match/score.ts';

describe('the recorded matches', () => {
  it.each(keptMatches())('$scenario, $players.0 v. $players.1: has the score of its games', (kept) => {
    const { games, share, within, bySeat } = scoreOf(kept.pairs);
    expect({ games, share, within, bySeat }).toEqual({
      games: kept.games,
      share: kept.share,
      within: kept.within,
      bySeat: kept.bySeat,
    });
  });

  it('are shown in the documents, a row each', () => {
    const { shown, wanted } = shownRows();
    expect(shown).toBe(wanted);
  });
});

describe('the recorded balances', () => {
  it.each(keptBalances())('$scenario by $player: has the shares and the fair bid of its games', (kept) => {
    expect({ bids: sharesOf(kept.games), fairBid: fairBidOf(kept.games) }).toEqual({
      bids: kept.bids,
      fairBid: kept.fairBid,
    });
  });

  it('are shown in the documents, one row per bid', () => {
    const { shown, wanted } = shownBalances();
    expect(shown).toBe(wanted);
  });
});

describe('the recorded calibrations', () => {
  it('have the figures of their tenths, and are shown in the documents', () => {
    for (const { off, evaluated, corrected: shown } of keptCalibrations()) {
      expect(offBy(evaluated)).toBeCloseTo(off.evaluated, 3);
      expect(offBy(shown)).toBeCloseTo(off.corrected, 3);
    }
    const { shown, wanted } = shownCalibrations();
    expect(shown).toBe(wanted);
  });

  it.each([...BRAINS])(
    'of %s is of its present evaluation: chances of another would stay uncorrected',
    async (_, load) => {
      const { learned, calibration } = await load();
      expect(calibration?.of).toBe(learned.version);
    },
  );
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

describe('a fair bid', () => {
  /** Ten games at each bid, of which the first side wins the given number. */
  const games = (wins: readonly number[]): OwnGame[] =>
    wins.flatMap((count, bid) =>
      Array.from({ length: 10 }, (_, i) => ({ seed: 10 * bid + i, bid, game: won(i < count ? 0 : 1) })),
    );

  it('lies where both sides win equally often', () => {
    const { bid, interval } = fairBidOf(games([8, 6, 4, 2])) ?? { bid: 0, interval: [0, 0] };
    expect(bid).toBeCloseTo(1.5);
    expect(interval[0]).toBeLessThan(1.5);
    expect(interval[1]).toBeGreaterThan(1.5);
    expect(sharesOf(games([8, 6]))).toMatchObject([
      { bid: 0, share: 0.8 },
      { bid: 1, share: 0.6 },
    ]);
  });

  it('is unknown where bids do not help the other side', () => {
    expect(fairBidOf(games([5]))).toBeNull();
    expect(fairBidOf(games([4, 6]))).toBeNull();
  });
});

describe('chances and results', () => {
  it('are compared tenth by tenth, each by its positions', () => {
    const tenths = tenthsOf([
      { result: 1, chances: [0.62, 0.68, 1] },
      { result: 0, chances: [0.6] },
    ]);
    expect(tenths).toMatchObject([
      { from: 0.6, positions: 3 },
      { from: 0.9, positions: 1, foretold: 1, won: 1 },
    ]);
    expect(tenths[0]?.foretold).toBeCloseTo(0.6333, 4);
    expect(tenths[0]?.won).toBeCloseTo(0.6667, 4);
    expect(offBy(tenths)).toBeCloseTo(0.025, 4);
  });

  /** Twenty games in which the seats predict 0.95 and 0.05 for themselves; in one of five the second wins. */
  const overconfident: readonly Foretold[] = Array.from({ length: 20 }, (_, i) => {
    const result = i % 5 === 0 ? 0 : 1;
    return [
      { result, chances: [0.95] },
      { result: 1 - result, chances: [0.05] },
    ];
  }).flat();

  it('give a rising curve, the same for both seats, that corrects the chances', () => {
    expect(curveOf(overconfident)).toEqual([
      [0, 0],
      [0.05, 0.2],
      [0.95, 0.8],
      [1, 1],
    ]);
    const right = corrected(overconfident, curveOf(overconfident));
    expect([offBy(tenthsOf(overconfident)), offBy(tenthsOf(right))].map((off) => off.toFixed(3))).toEqual([
      '0.150',
      '0.000',
    ]);
  });

  it('that fall are pooled', () => {
    const falling = [
      { result: 1, chances: [0.52, 0.52] },
      { result: 0, chances: [0.58, 0.58] },
    ];
    const curve = curveOf(falling);
    for (const [i, [chance, wins]] of curve.entries())
      if (i > 0) expect([chance > (curve[i - 1]?.[0] ?? 1), wins >= (curve[i - 1]?.[1] ?? 1)]).toEqual([true, true]);
  });

  it('are measured on games that did not fit the curve', () => {
    const about = { title: 't', scenario: 's', player: 'p', version: 'v', commit: 'c', seed: 1 };
    const { kept } = calibrationOf(about, overconfident);
    expect(kept).toMatchObject({ games: 20, off: { evaluated: 0.15 } });
    expect(kept.corrected.reduce((sum, { positions }) => sum + positions, 0)).toBe(20);
  });
});
