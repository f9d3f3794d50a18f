import type { Box } from '../boxes.ts';
import type { Point } from '../camera.ts';
import type { MapName } from './types.ts';

// The box of a name, and the line that leads to it if it is far from its space.

/** Line spacing, capital height and depth below the line, in font sizes; the same as in the tool. */
export const LEADING = 1.05;
export const ASCENT = 0.74;
export const DESCENT = 0.22;

/** The box of a placed name. */
export function nameBox([, x, y, anchor, ...lines]: MapName, size: number): Box {
  const width = Math.max(...lines.map((line) => line[1]));
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const bottom = y + ((lines.length - 1) * LEADING + DESCENT) * size;
  return { left, top: y - ASCENT * size, right: left + width, bottom };
}

/** A line from a space to its name. */
export interface Leader {
  readonly from: Point;
  readonly to: Point;
}

/** The gap between a space and its name from which a line leads to the name, in board units. */
export const LED_FROM = 40;

/** The line from a space to the box of its name; `undefined` if that is near. */
export function leaderTo(spot: Point, box: Box): Leader | undefined {
  if (gapTo(spot, box) < LED_FROM) return undefined;
  const within = (at: number, low: number, high: number): number => Math.min(Math.max(at, low), high);
  const to = { x: within(spot.x, box.left, box.right), y: within(spot.y, box.top, box.bottom) };
  return { from: { x: spot.x, y: spot.y }, to };
}

/** The distance between a point and a box. */
export function gapTo({ x, y }: Point, box: Box): number {
  const across = Math.max(0, box.left - x, x - box.right);
  return Math.hypot(across, Math.max(0, box.top - y, y - box.bottom));
}

/** The distance between two boxes. */
export const gapBetween = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));
