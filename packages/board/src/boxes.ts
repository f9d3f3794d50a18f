import type { Point } from './camera.ts';

/** A rectangle by its edges, in board units; y grows downwards. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A box of this half-size around a point. */
export const boxAbout = ({ x, y }: Point, reach: number): Box => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
});

/** The box moved by a vector. */
export const movedBy = (box: Box, { x, y }: Point): Box => ({
  left: box.left + x,
  top: box.top + y,
  right: box.right + x,
  bottom: box.bottom + y,
});

/** The box enlarged about the origin. */
export const scaledBy = ({ left, top, right, bottom }: Box, factor: number): Box => ({
  left: left * factor,
  top: top * factor,
  right: right * factor,
  bottom: bottom * factor,
});

/** The area that two boxes share, in square units. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The area of a box outside another, in square units. */
export const outside = (box: Box, frame: Box): number =>
  (box.right - box.left) * (box.bottom - box.top) - overlap(box, frame);

/** Whether two boxes overlap by more than `tolerance` units in both directions. */
export const clash = (a: Box, b: Box, tolerance = 0): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > tolerance &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > tolerance;

/** The bounding box of several boxes. */
export function hullOf(boxes: readonly Box[]): Box {
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const box of boxes) {
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  return { left, top, right, bottom };
}

/** Whether two lists hold equal boxes in the same order. */
export const sameBoxes = (a: readonly Box[], b: readonly Box[]): boolean =>
  a.length === b.length && a.every((box, i) => isSame(box, b[i]));

const isSame = (a: Box, b: Box | undefined): boolean =>
  a.left === b?.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
