import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carry, leavesRoomBelow, revealing } from '../src/camera.ts';
import { centred, fitted, held, inWindow, middle, NEAREST, onBoard } from '../src/index.ts';

const BOARD = { width: 1000, height: 647 };
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

const cameras = fc.record({
  x: fc.integer({ min: -5000, max: 5000 }),
  y: fc.integer({ min: -5000, max: 5000 }),
  k: fc.double({ min: 0.05, max: 20, noNaN: true }),
});
const points = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 647 }) });

describe('the camera', () => {
  it.each(WINDOWS)('shows the whole board in a window of $width x $height, touching two edges', (window) => {
    const camera = fitted(BOARD, window);
    const first = inWindow(camera, { x: 0, y: 0 });
    const last = inWindow(camera, { x: BOARD.width, y: BOARD.height });
    expect(Math.min(first.x, first.y)).toBeCloseTo(0);
    expect(Math.max(last.x - window.width, last.y - window.height)).toBeCloseTo(0);
    expect(first.x).toBeGreaterThanOrEqual(-0.001);
    expect(first.y).toBeGreaterThanOrEqual(-0.001);
  });

  it('shows a board lower than its window at the top, with the room below it, and a higher one in the middle', () => {
    const high = { width: 390, height: 844 };
    expect(fitted(BOARD, high)).toMatchObject({ x: 0, y: 0 });
    expect(held({ x: 0, y: 200, k: 0.39 }, BOARD, high).y).toBe(0);
    expect(leavesRoomBelow(BOARD, high)).toBe(true);
    const wide = { width: 1440, height: 647 };
    expect(fitted(BOARD, wide)).toEqual({ x: 220, y: 0, k: 1 });
    expect(held({ x: 0, y: 0, k: 1 }, BOARD, wide).x).toBe(220);
    expect(leavesRoomBelow(BOARD, wide)).toBe(false);
  });

  it('moves a board that is larger than its window out from under the buttons at its edges', () => {
    const window = { width: 390, height: 600 };
    const spare = { width: 64, height: 64 };
    const end = { x: -9999, y: -9999, k: 1 };
    expect(held(end, BOARD, window)).toEqual({ x: 390 - 1000, y: 600 - 647, k: 1 });
    expect(held(end, BOARD, window, { spare })).toEqual({ x: 390 - 1000 - 64, y: 600 - 647 - 64, k: 1 });
    // The whole board stays where it is.
    expect(held({ x: -50, y: -50, k: 0.39 }, BOARD, window, { spare })).toEqual({ x: 0, y: 0, k: 0.39 });
  });

  it('shows a board in a window without size at one pixel per unit', () => {
    expect(fitted(BOARD, { width: 0, height: 0 }).k).toBe(1);
  });

  it('puts a point into the middle', () => {
    const window = { width: 800, height: 600 };
    const camera = centred({ x: 572, y: 360 }, 2, window);
    expect(inWindow(camera, { x: 572, y: 360 })).toEqual({ x: 400, y: 300 });
    expect(middle(camera, window)).toEqual({ x: 572, y: 360 });
  });

  it('converts from board to window and back', () => {
    fc.assert(
      fc.property(cameras, points, (camera, point) => {
        const back = onBoard(camera, inWindow(camera, point));
        expect(back.x).toBeCloseTo(point.x, 4);
        expect(back.y).toBeCloseTo(point.y, 4);
      }),
    );
  });

  it('never shows emptiness where the board could be, and keeps its zoom limits', () => {
    fc.assert(
      fc.property(cameras, fc.constantFrom(...WINDOWS), (wild, window) => {
        const camera = held(wild, BOARD, window);
        expect(camera.k).toBeLessThanOrEqual(NEAREST);
        expect(camera.k).toBeGreaterThanOrEqual(fitted(BOARD, window).k - 1e-9);
        const wide = camera.k * BOARD.width;
        if (wide >= window.width) expect(camera.x).toBeLessThanOrEqual(1e-6);
        if (wide >= window.width) expect(camera.x + wide).toBeGreaterThanOrEqual(window.width - 1e-6);
        else expect(camera.x).toBeCloseTo((window.width - wide) / 2);
      }),
    );
  });

  it('moves a drawn picture to where it will be drawn next', () => {
    const from = { x: 10, y: 20, k: 1 };
    const to = { x: 100, y: -40, k: 2 };
    const [, x, y, scale] = /translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(carry(from, to)) ?? [];
    const point = { x: 30, y: 70 };
    const drawn = inWindow(from, point);
    expect({ x: Number(scale) * drawn.x + Number(x), y: Number(scale) * drawn.y + Number(y) }).toEqual(
      inWindow(to, point),
    );
  });
});

describe('bringing points into view', () => {
  const window = { width: 390, height: 300 };
  const camera = { x: 0, y: 0, k: 2 };
  const EDGE = 50;
  const seen = { x: 100, y: 75 };

  it('leaves the map alone if all are visible', () => {
    expect(revealing(camera, window, EDGE, [seen, { x: 120, y: 80 }])).toBeUndefined();
  });

  it('centres between a choice and its subject if both fit', () => {
    const [choice, about] = [
      { x: 300, y: 300 },
      { x: 400, y: 340 },
    ];
    expect(revealing(camera, window, EDGE, [choice, about])).toEqual({ x: 350, y: 320 });
  });

  it('centres on only the choice if they are too far apart', () => {
    expect(revealing(camera, window, EDGE, [{ x: 300, y: 300 }, seen])).toEqual({ x: 300, y: 300 });
  });
});
