import { expect, it } from 'vitest';
import { distancesBetween } from '../src/distances.ts';

// A chain of five spaces with a short cut from the first to the fourth, one way only, and an island.
const WAYS: Readonly<Record<number, readonly number[]>> = { 0: [1, 3], 1: [0, 2], 2: [1, 3], 3: [2, 4], 4: [3], 5: [] };
const between = distancesBetween<number>([0, 1, 2, 3, 4, 5], (from) => (WAYS[from] ?? []).map((to) => ({ to })));

it.each([
  [0, 0, 0],
  [0, 1, 1],
  [0, 2, 2],
  [0, 4, 2],
  [4, 0, 4],
  [3, 0, 3],
  [0, 5, 40],
  [5, 0, 40],
  [5, 5, 0],
])('from space %d to %d it is %d connections by the shortest way, or 40 where none leads', (from, to, distance) => {
  expect(between(from, to)).toBe(distance);
});

it('to a space that does not exist no way leads', () => {
  expect([between(7, 0), between(0, 7)]).toEqual([40, 40]);
});
