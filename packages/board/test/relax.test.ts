import { describe, expect, it } from 'vitest';
import { boxAbout, clash, movedBy, type Pushed, relax } from '../src/index.ts';

const square = (x: number, y: number, weight = 1): Pushed => ({
  at: { x, y },
  hull: boxAbout({ x: 0, y: 0 }, 5),
  weight,
});
const rounded = (things: readonly Pushed[]) =>
  relax(things).map(({ x, y }) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]);

describe('things that push each other aside', () => {
  it('stay where they are while there is room', () => {
    expect(rounded([square(0, 0), square(10, 0)])).toEqual([
      [0, 0],
      [10, 0],
    ]);
  });

  it('give way the shorter way, by halves if they weigh the same', () => {
    expect(rounded([square(0, 0), square(6, 1)])).toEqual([
      [-2, 0],
      [8, 1],
    ]);
  });

  it('give way in proportion to the other’s weight, and not at all if fixed', () => {
    expect(rounded([square(0, 0, 3), square(6, 0, 1)])).toEqual([
      [-1, 0],
      [9, 0],
    ]);
    expect(rounded([square(0, 0, Number.POSITIVE_INFINITY), square(6, 0)])).toEqual([
      [0, 0],
      [10, 0],
    ]);
  });

  it('separate in a crowd', () => {
    const crowd = Array.from({ length: 9 }, (_, i) => square((i % 3) * 4, Math.floor(i / 3) * 4, i + 1));
    const boxes = relax(crowd).map((point) => movedBy(boxAbout({ x: 0, y: 0 }, 5), point));
    expect(boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => clash(a, b, 0.5)))).toEqual([]);
  });
});
