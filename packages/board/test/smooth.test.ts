import { expect, test } from 'vitest';
import { bySquare, coarsePieces, smooth } from '../src/map/smooth.ts';

test('an open line keeps its ends and has its corners rounded', () => {
  expect(smooth('M0 0l2 0 0 2')).toBe('M0 0L1 0Q2 0 2 1L2 2');
});

test('long sides stay straight but for three units at their corners', () => {
  expect(smooth('M0 0l100 0 0 100')).toBe('M0 0L97 0Q100 0 100 3L100 100');
});

test('a closed ring is rounded at every corner, its first included', () => {
  expect(smooth('M0 0l2 0 0 2-2 0Z')).toBe('M0 1L0 1Q0 0 1 0L1 0Q2 0 2 1L2 1Q2 2 1 2L1 2Q0 2 0 1Z');
});

test('several pieces are rounded one by one', () => {
  expect(smooth('M0 0l2 0 0 2M10 10l2 0 0 2')).toBe('M0 0L1 0Q2 0 2 1L2 2M10 10L11 10Q12 10 12 11L12 12');
});

test('arcs are unchanged', () => {
  expect(smooth('M1 2Q3 4 5 6')).toBe('M1 2Q3 4 5 6');
});

test('the coarse shore drops corners that are too close', () => {
  expect(coarsePieces('M0 0l1 0 1 0 2 0 0 5Z', 3, 9)).toEqual(['M0 0L4 0L4 5Z']);
});

test('a long shore is cut into pieces, each with one side of the next, also at the end of a ring', () => {
  expect(coarsePieces('M0 0l4 0 0 4 0 4-4 0Z', 3, 3)).toEqual(['M0 0L4 0L4 4L4 8L0 8', 'M4 8L0 8L0 0L4 0']);
  expect(coarsePieces('M0 0l4 0 0 4 0 4', 3, 2)).toEqual(['M0 0L4 0L4 4L4 8', 'M4 4L4 8']);
});

test('paths are put together by the squares in which they begin', () => {
  expect(bySquare(['M1 1L300 1', 'M120 1L2 2', 'M5 -3L7 7', 'M2 2L9 9', ''], 100)).toEqual([
    'M1 1L300 1M2 2L9 9',
    'M120 1L2 2',
    'M5 -3L7 7',
  ]);
});
