import { describe, expect, it } from 'vitest';
import { fitted, Games, thinned } from '../../src/match/fit.ts';
import type { Sample } from '../../src/match/samples.ts';

/**
 * Inputs: the hand-written evaluation, the constant and one feature, each with its weight for the start of the game.
 */
const WIDTH = 6;
const HAND = Float64Array.of(1, 0, 0, 0, 0, 0);

/**
 * Games in which the first seat won if it had the feature, and lost otherwise; the hand-written evaluation rates them
 * even.
 */
const games: readonly Sample[] = Array.from({ length: 20 }, (_, seed) => {
  const has = seed % 2 === 0;
  return { seed, rows: [[0.5, 0, has ? 1 : -1]], result: has ? 1 : 0, lead: has ? 1 : -1 };
});

describe('weights', () => {
  it('learn a feature that decides games', () => {
    const table = new Games(games, WIDTH, 0);
    const learned = fitted(table, HAND, 0.002);
    expect(learned[4]).toBeGreaterThan(0.5);
    expect(table.loss(learned)).toBeLessThan(table.loss(HAND) / 2);
  });

  it('stay nearer to the hand-written evaluation the larger the pull', () => {
    const table = new Games(games, WIDTH, 0);
    const [free, held] = [0.002, 0.2].map((pull) => fitted(table, HAND, pull)[4] ?? 0);
    expect(held).toBeLessThan((free ?? 0) / 2);
  });

  it('learn less from a narrow win if the lead also teaches', () => {
    const [wins, leads] = [0, 1].map((margin) => fitted(new Games(games, WIDTH, margin), HAND, 0.002)[4] ?? 0);
    expect(leads).toBeLessThan((wins ?? 0) / 2);
    expect(leads).toBeGreaterThan(0);
  });

  it('weigh a long game as much as a short one', () => {
    const long: Sample = { seed: 1, rows: Array.from({ length: 50 }, () => [0.5, 1, 0]), result: 0, lead: -3 };
    const short: Sample = { seed: 2, rows: [[0.5, 1, 0]], result: 1, lead: 3 };
    const both = new Games([long, short], WIDTH, 0).loss(HAND);
    const each = [long, short].map((game) => new Games([game], WIDTH, 0).loss(HAND));
    expect(both).toBeCloseTo(((each[0] ?? 0) + (each[1] ?? 0)) / 2, 9);
  });

  it('are learned from at most 16 turns, spread over the whole game', () => {
    const game = (turns: number, seed: number): Sample => ({
      seed,
      rows: Array.from({ length: turns }, (_, turn) => [0.5, turn, 0]),
      result: 1,
      lead: 1,
    });
    const kept = (turns: number, seed: number) => thinned(game(turns, seed)).rows.map(([, turn]) => turn);
    expect(kept(9, 3)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(kept(32, 3)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31]);
    expect(kept(100, 2)).toEqual([2, 9, 16, 23, 30, 37, 44, 51, 58, 65, 72, 79, 86, 93]);
  });
});
