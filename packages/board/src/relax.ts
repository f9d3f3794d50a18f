import { type Box, movedBy } from './boxes.ts';
import type { Point } from './camera.ts';

/** Something that others can push aside. */
export interface Pushed {
  readonly at: Point;
  /** The box it takes up, around its own point. */
  readonly hull: Box;
  /** Its resistance to pushing; infinite if it never moves. */
  readonly weight: number;
}

/** The number of passes; a crowd of ten separates long before. */
const ROUNDS = 60;

/** The final points of things that push each other aside, each in proportion to the other's weight. */
export function relax(things: readonly Pushed[]): readonly Point[] {
  const points = things.map(({ at }) => ({ x: at.x, y: at.y }));
  for (let round = 0; round < ROUNDS; round++) {
    let pushed = false;
    for (const [i, a] of things.entries()) {
      for (let j = i + 1; j < things.length; j++) {
        const b = things[j];
        const [from, to] = [points[i], points[j]];
        if (b && from && to) pushed = pushApart(a, from, b, to) || pushed;
      }
    }
    if (!pushed) break;
  }
  return points;
}

interface Moving {
  x: number;
  y: number;
}

/** Pushes two things apart the shorter way; returns whether they overlapped. */
function pushApart(a: Pushed, from: Moving, b: Pushed, to: Moving): boolean {
  const [one, two] = [movedBy(a.hull, from), movedBy(b.hull, to)];
  const right = one.right - two.left;
  const left = two.right - one.left;
  const down = one.bottom - two.top;
  const up = two.bottom - one.top;
  if (Math.min(right, left, down, up) <= 0.01) return false;
  const share = shareOf(a.weight, b.weight);
  const across = right < left ? right : -left;
  const along = down < up ? down : -up;
  if (Math.abs(across) < Math.abs(along)) {
    from.x -= across * share;
    to.x += across * (1 - share);
  } else {
    from.y -= along * share;
    to.y += along * (1 - share);
  }
  return true;
}

/** The share of a push that moves the first of two things, from 0 to 1. */
function shareOf(first: number, second: number): number {
  if (first === second) return 0.5;
  if (!Number.isFinite(first)) return 0;
  return Number.isFinite(second) ? second / (first + second) : 1;
}
