import type { Box } from './boxes.ts';
import type { Point } from './camera.ts';

const round = (value: number): number => Math.round(value * 10) / 10;
const word = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** A straight line through points, as SVG path data; empty for fewer than two. */
export function polyline(points: readonly Point[]): string {
  if (points.length < 2) return '';
  return `M${points.map(word).join('L')}`;
}

/** A point `by` units before `to`, coming from `from`. */
export function before(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.max(0, length - by) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A bent line from one point to another, ending `short` units before it, and the head of an arrow at its end. */
export interface ArrowShape {
  readonly shaft: string;
  readonly head: string;
}

/** How far an arrow bends aside, as a share of its length, so that lines in opposite directions are side by side. */
const BEND = 0.14;
/** The gap between the end of an arrow and the boxes at its goal. */
const CLEAR = 2;

/**
 * An arrow between two points of the board; `size` is the length of its head in board units. It ends outside the
 * `boxes` at its goal, unless these leave it no length.
 */
export function arrow(from: Point, to: Point, size: number, short: number, boxes: readonly Box[] = []): ArrowShape {
  const bend = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * BEND,
    y: (from.y + to.y) / 2 + (to.x - from.x) * BEND,
  };
  const tip = before(bend, to, outsideOf(boxes, bend, to, short));
  const neck = before(bend, tip, size);
  const side = { x: ((tip.y - neck.y) / size) * size * 0.5, y: ((neck.x - tip.x) / size) * size * 0.5 };
  const left = { x: neck.x + side.x, y: neck.y + side.y };
  const right = { x: neck.x - side.x, y: neck.y - side.y };
  return {
    shaft: `M${word(before(bend, from, short))}Q${word(bend)} ${word(neck)}`,
    head: `M${word(tip)}L${word(left)}L${word(right)}Z`,
  };
}

/** How far before `to` a line from `from` is outside some boxes: at least `short`. */
function outsideOf(boxes: readonly Box[], from: Point, to: Point, short: number): number {
  const most = Math.hypot(to.x - from.x, to.y - from.y) - short;
  for (let by = short; by < most; by += 2) {
    const { x, y } = before(from, to, by);
    const isInside = ({ left, top, right, bottom }: Box): boolean =>
      x > left - CLEAR && x < right + CLEAR && y > top - CLEAR && y < bottom + CLEAR;
    if (!boxes.some(isInside)) return by;
  }
  return short;
}
