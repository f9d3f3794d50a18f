import { describe, expect, test } from 'vitest';
import { type Anchor, thinPlate } from '../src/map/spline.ts';

const CORNERS: Anchor[] = [
  { from: [0, 0], to: [10, 10], slack: 0 },
  { from: [1, 0], to: [30, 10], slack: 0 },
  { from: [0, 1], to: [10, 50], slack: 0 },
  { from: [1, 1], to: [30, 50], slack: 0 },
];

function near(actual: readonly number[], expected: readonly number[]): void {
  expect(actual).toHaveLength(expected.length);
  actual.forEach((value, index) => {
    expect(value).toBeCloseTo(expected[index] ?? Number.NaN, 6);
  });
}

describe('the thin plate', () => {
  test('carries every tight anchor to its place', () => {
    const plate = thinPlate([...CORNERS, { from: [0.5, 0.4], to: [23, 29], slack: 0 }]);
    near(plate([0, 1]), [10, 50]);
    near(plate([0.5, 0.4]), [23, 29]);
  });

  test('is straight where its anchors are', () => {
    near(thinPlate(CORNERS)([0.25, 0.5]), [15, 30]);
    near(thinPlate(CORNERS)([3, -1]), [70, -30]);
  });

  test('a loose anchor follows its neighbours instead of bending them', () => {
    const [x] = thinPlate([...CORNERS, { from: [0.5, 0.5], to: [60, 30], slack: 1000 }])([0.5, 0.5]);
    expect(x).toBeLessThan(20.1);
  });

  test('anchors on one line are refused', () => {
    const line: Anchor[] = [0, 1, 2, 3].map((step) => ({ from: [step, step], to: [step, 0], slack: 0 }));
    expect(() => thinPlate(line)).toThrow('the anchors lie on one line');
  });
});
