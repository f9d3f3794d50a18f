import { describe, expect, it } from 'vitest';
import { grownAt } from '../src/Legible.tsx';
import { type GrowingStack, placeGrown } from '../src/stacking.ts';

/** The edge of a counter in board units. */
const EDGE = 24;

describe('a counter on a small map', () => {
  it('is enlarged to 30 pixels, and no further', () => {
    for (const zoom of [0.84, 0.9, 1.03, 1.2]) {
      expect(EDGE * zoom * grownAt(zoom)).toBeGreaterThanOrEqual(30);
      expect(EDGE * zoom * (grownAt(zoom) - 0.1)).toBeLessThan(30);
    }
  });

  it('is at most half as large again, and never smaller than drawn', () => {
    expect(grownAt(0.4)).toBe(1.5);
    expect(grownAt(3)).toBe(1);
  });
});

describe('enlarged stacks', () => {
  const stackAt = (place: string, x: number): GrowingStack => ({
    growth: 1.5,
    homeAt: (growth) => ({
      home: { x, y: 500 },
      footprint: [{ left: -12 * growth, top: -12 * growth, right: 12 * growth, bottom: 12 * growth }],
      weight: 1,
      place,
    }),
  });
  const ground = { signs: [], panels: [], inner: { left: 0, top: 0, right: 1000, bottom: 1000 } };
  const row = (count: number, apart: number): GrowingStack[] =>
    Array.from({ length: count }, (_, i) => stackAt(`s${i}`, 400 + i * apart));

  it('keep their size where there is room', () => {
    expect(placeGrown(row(3, 60), ground).map(({ growth }) => growth)).toEqual([1.5, 1.5, 1.5]);
  });

  it('are hardly enlarged in a crowd, so that none is far from its space', () => {
    const placed = placeGrown(row(9, 10), ground);
    expect(placed.every(({ growth }) => growth === 1.1)).toBe(true);
  });

  it('keep off the panels beside the map', () => {
    const panel = { left: 415, top: 0, right: 600, bottom: 1000 };
    const [near, far] = placeGrown([stackAt('near', 400), stackAt('far', 200)], { ...ground, panels: [panel] });
    expect([near?.growth, far?.growth]).toEqual([1.1, 1.5]);
  });
});
