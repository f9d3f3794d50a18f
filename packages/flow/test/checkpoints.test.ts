import { expect, test } from 'vitest';
import { Checkpoints } from '../src/checkpoints.ts';

/** A state whose only cell is the number of entries before it. */
const stateAfter = (length: number) => ({ cells: Int16Array.of(length) });

/** The states of a game of `entries` entries, as a table keeps them while it is played. */
function kept(entries: number): Checkpoints {
  const checkpoints = new Checkpoints();
  for (let n = 0; n <= entries; n++) checkpoints.keep({ length: n, logged: 2 * n }, stateAfter(n), false);
  return checkpoints;
}

const lengthOf = (checkpoint: { readonly length: number } | undefined): number | undefined => checkpoint?.length;

test('a state is kept every 512 entries, with the length of the log, but not for the beginning', () => {
  const checkpoints = kept(1030);
  expect([511, 512, 1023, 1024, 1030].map((n) => lengthOf(checkpoints.upTo(n)))).toEqual([
    undefined,
    512,
    512,
    1024,
    1024,
  ]);
  expect(checkpoints.upTo(600)).toEqual({ length: 512, logged: 1024, cells: Int16Array.of(512) });
});

test('a look into the past leaves behind one state in 32, which the next look begins from', () => {
  const checkpoints = kept(600);
  for (let n = 520; n < 600; n++) checkpoints.visit(n, stateAfter(n));
  expect([543, 544, 575, 576, 599].map((n) => lengthOf(checkpoints.upTo(n)))).toEqual([512, 544, 544, 576, 576]);
  expect(checkpoints.upTo(550)).toEqual({ length: 544, logged: 0, cells: Int16Array.of(544) });
});

test('the later state counts, whether it was kept or visited, and whatever was visited last', () => {
  const checkpoints = kept(600);
  for (const n of [576, 320, 96]) checkpoints.visit(n, stateAfter(n));
  expect([100, 500, 560, 600].map((n) => lengthOf(checkpoints.upTo(n)))).toEqual([96, 320, 512, 576]);
});

test('of states visited the last sixteen are kept', () => {
  const checkpoints = new Checkpoints();
  for (let n = 1; n <= 17; n++) checkpoints.visit(32 * n, stateAfter(32 * n));
  expect(lengthOf(checkpoints.upTo(63))).toBeUndefined();
  expect(lengthOf(checkpoints.upTo(64))).toBe(64);
});

test('going back forgets what lies beyond, and begins from the last state left or from the beginning of the stretch', () => {
  const checkpoints = kept(1030);
  checkpoints.visit(1056, stateAfter(1056));
  checkpoints.keep({ length: 1010, logged: 7 }, stateAfter(1010), true);
  expect(lengthOf(checkpoints.backTo(1024))).toBe(1024);
  expect(lengthOf(checkpoints.upTo(2000))).toBe(1024);
  expect(lengthOf(checkpoints.backTo(1023))).toBe(1010);
  expect(lengthOf(checkpoints.upTo(2000))).toBe(512);
  expect(lengthOf(checkpoints.backTo(1010))).toBe(1010);
  expect(lengthOf(checkpoints.backTo(1009))).toBe(512);
  expect(lengthOf(checkpoints.backTo(1020))).toBe(512);
});
