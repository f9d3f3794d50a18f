import { describe, expect, it } from 'vitest';
import { accountOf, type Figured, lastYear } from '../../../../src/page/table/ending/account.ts';

/** Two years of a game: a battle and a raid in 1757, a siege in 1758. */
const GAME: readonly Figured[] = [
  { number: -1 },
  { number: 0, part: 'Early 1757', year: 1757, matter: true },
  { number: 1, matter: true, telling: 1 },
  { number: 2, rolls: [{ seat: 'french', kind: 'fire', got: 3, due: 2 }] },
  { number: 2, losses: [{ seat: 'british', kind: 'Regulars', count: 1 }] },
  { number: 3, telling: 3 },
  { number: 3, points: 1 },
  { number: 4, part: 'Late 1757', year: 1757, matter: true },
  { number: 5, matter: true, telling: 2, points: 0, weight: 0.25 },
  { number: 6, rolls: [{ seat: 'french', kind: 'fire', got: 0, due: 1.5 }] },
  { number: 7, part: 'Early 1758', year: 1758, matter: true },
  { number: 8, matter: true, points: -3, telling: 2 },
  { number: 9, losses: [{ seat: 'british', kind: 'Regulars', count: 2 }] },
];

describe('the account of a game', () => {
  const account = accountOf(GAME, 2);

  it('follows the score back from the present one, season by season', () => {
    expect(account.score.map(({ part, score }) => [part, score])).toEqual([
      ['', 4],
      ['Early 1757', 5],
      ['Late 1757', 5],
      ['Early 1758', 2],
    ]);
  });

  it('shows the turning points in order, each with its most important entry', () => {
    expect(account.turningPoints.map(({ quoted, number, points }) => [quoted, number, points])).toEqual([
      [5, 1, 1],
      [8, 5, 0],
      [11, 8, -3],
    ]);
  });

  it('shows at most five of them, the weightiest', () => {
    const many = Array.from({ length: 8 }, (_, i): Figured => ({ number: i, matter: true, points: i - 3 }));
    expect(accountOf(many, 0).turningPoints.map(({ points }) => points)).toEqual([-3, -2, 2, 3, 4]);
  });

  it('adds up rolls with their averages, and losses by kind', () => {
    expect(account.rolls).toEqual([{ seat: 'french', kind: 'fire', got: 3, due: 3.5 }]);
    expect(account.losses).toEqual([{ seat: 'british', kind: 'Regulars', count: 3 }]);
  });
});

describe('the account of a year', () => {
  it('is that of the last year which is over', () => {
    const year = lastYear(GAME);
    expect(year).toEqual({ year: 1757, from: 1, to: 10 });
    const account = accountOf(GAME, 2, year);
    expect(account.score.map(({ score }) => score)).toEqual([4, 5, 5]);
    expect(account.losses).toEqual([{ seat: 'british', kind: 'Regulars', count: 1 }]);
  });

  it('is none while the first year goes on', () => {
    expect(lastYear(GAME.slice(0, 10))).toBeUndefined();
  });
});

describe('the figures of an account', () => {
  const matter = (number: number, points: number, more: Partial<Figured> = {}): Figured => ({
    ...{ number, matter: true, points },
    ...more,
  });

  it('weigh a matter by its points and by what else it changed, and leave out what changed nothing', () => {
    const reported = accountOf(
      [
        ...[matter(0, 0), matter(1, 1, { weight: -1 }), matter(2, 0, { weight: 0.5 })],
        ...[{ number: 3, points: 2, weight: 0.25 }, matter(4, 1), { number: 5, points: -1 }],
      ],
      0,
    );
    expect(reported.turningPoints).toEqual([{ quoted: 2, number: 2, points: 2 }]);
  });

  it('quote the first of two entries that say as much, and one that says more', () => {
    const quoted = (...telling: readonly number[]): number | undefined =>
      accountOf([matter(0, 1, { telling: telling[0] ?? 0 }), { number: 1, telling: telling[1] ?? 0 }], 0)
        .turningPoints[0]?.quoted;
    expect([quoted(1, 1), quoted(1, 2), quoted(2, 1)]).toEqual([0, 1, 0]);
  });

  it('begin with what precedes the first matter', () => {
    expect(accountOf([{ number: 0, points: 2 }, matter(1, 3)], 5).turningPoints).toEqual([
      { quoted: 0, number: 0, points: 2 },
      { quoted: 1, number: 1, points: 3 },
    ]);
  });

  it('give each part its year, or that of the part before, and its last entry', () => {
    const parts: readonly Figured[] = [
      ...[
        { number: 0, part: 'Spring', year: 1757 },
        { number: 1, points: 1 },
      ],
      ...[{ number: 2, part: 'Summer' }, { number: 3 }],
    ];
    expect(accountOf(parts, 3).score).toEqual([
      { part: '', year: undefined, score: 2, number: -1 },
      { part: 'Spring', year: 1757, score: 3, number: 1 },
      { part: 'Summer', year: 1757, score: 3, number: 3 },
    ]);
  });

  it('count by seat and kind, the heaviest losses first', () => {
    const lost = (seat: string, kind: string, count: number): Figured => ({
      number: 0,
      losses: [{ seat, kind, count }],
    });
    const rolled = (seat: string, kind: string): Figured => ({ number: 0, rolls: [{ seat, kind, got: 1, due: 2 }] });
    const { losses, rolls } = accountOf(
      [
        ...[lost('french', 'Indians', 1), lost('british', 'Indians', 3), lost('french', 'Regulars', 2)],
        ...[
          lost('french', 'Indians', 1),
          rolled('french', 'fire'),
          rolled('british', 'fire'),
          rolled('french', 'raid'),
        ],
      ],
      0,
    );
    expect(losses.map(({ seat, kind, count }) => `${seat} ${kind} ${count}`)).toEqual([
      ...['british Indians 3', 'french Indians 2', 'french Regulars 2'],
    ]);
    expect(rolls).toHaveLength(3);
  });
});
