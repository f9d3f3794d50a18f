import { describe, expect, test } from 'vitest';
import { type Box, boxAbout, clash, hullOf, movedBy, outside, overlap, sameBoxes } from '../src/boxes.ts';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const SQUARE = box(0, 0, 10, 10);

describe('two boxes', () => {
  test.each([
    ['one inside the other', box(2, 3, 4, 7), 8],
    ['crossing', box(-5, 4, 20, 6), 20],
    ['sharing a corner', box(7, 8, 12, 13), 6],
    ['that touch', box(10, 0, 20, 10), 0],
    ['apart to the right', box(12, 2, 14, 4), 0],
    ['apart both ways', box(12, 13, 20, 20), 0],
  ])('share their common area: %s', (_what, other, area) => {
    expect([overlap(SQUARE, other), overlap(other, SQUARE)]).toEqual([area, area]);
    expect(outside(SQUARE, other)).toBe(100 - area);
  });

  test('clash if they overlap by more than the tolerance both ways', () => {
    const other = box(7, 6, 20, 20);
    expect([clash(SQUARE, other), clash(SQUARE, other, 2.9), clash(SQUARE, other, 3)]).toEqual([true, true, false]);
    expect([clash(SQUARE, box(6, 7, 20, 20), 2.9), clash(SQUARE, box(6, 7, 20, 20), 3)]).toEqual([true, false]);
    expect([clash(SQUARE, box(10, 0, 20, 10)), clash(SQUARE, box(0, 10, 10, 20))]).toEqual([false, false]);
  });

  test('are the same if all their edges are, in the same order', () => {
    const others = [box(1, 0, 10, 10), box(0, 1, 10, 10), box(0, 0, 9, 10), box(0, 0, 10, 9)];
    for (const other of others) expect(sameBoxes([SQUARE], [other])).toBe(false);
    expect(sameBoxes([SQUARE, box(1, 2, 3, 4)], [box(0, 0, 10, 10), box(1, 2, 3, 4)])).toBe(true);
    expect(sameBoxes([SQUARE], [SQUARE, SQUARE])).toBe(false);
  });
});

test('a box is put about a point, moved, and drawn around others', () => {
  const about = boxAbout({ x: 3, y: 5 }, 2);
  expect(about).toEqual(box(1, 3, 5, 7));
  expect(movedBy(about, { x: 10, y: -1 })).toEqual(box(11, 2, 15, 6));
  expect(hullOf([about, box(0, 4, 2, 9), box(3, 1, 8, 2)])).toEqual(box(0, 1, 8, 9));
});
