import { describe, expect, it } from 'vitest';
import { accountOf, type Figured, lastYear } from '../../../src/table/ending/account.ts';

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

  it('tells the matters that turned it, in order, with the entry that says most', () => {
    expect(account.turningPoints.map(({ quoted, number, points }) => [quoted, number, points])).toEqual([
      [5, 1, 1],
      [8, 5, 0],
      [11, 8, -3],
    ]);
  });

  it('tells at most five of them, the weightiest', () => {
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
