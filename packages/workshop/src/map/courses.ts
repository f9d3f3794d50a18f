import { between, distance, distanceToLine, type Point } from './geometry.ts';
import type { Joined, Place } from './ways.ts';

/**
 * The course of a connection from a to b: of a road, its two ends and the point towards which its flat arc bends (the
 * control point of a quadratic curve); of water, all its points.
 */
export interface Course {
  readonly water: boolean;
  readonly points: readonly Point[];
}

/** The two spaces that a connection joins. */
type Ends = Pick<Joined, 'a' | 'b'>;

/** The possible swings of a road, in shares of its length; the clearest is taken, the first among equals. */
const SWINGS = [0.02, -0.02, 0.05, -0.05, 0.09, -0.09, 0.14, -0.14, 0.2, -0.2];

/** The distance from spaces not on a road beyond which more is no better. */
const CLEAR = 15;

/** A road between two spaces, as clear of all others as possible. */
export function drawRoad({ a, b }: Ends, stands: readonly Point[], place: Place): Course {
  const [from, to] = [place(a), place(b)];
  const others = stands.filter((point) => distance(point, from) > 0 && distance(point, to) > 0);
  const arcs = handed(from, to).map((swing): Point[] => [from, aimOf(from, to, swing), to]);
  const clear = arcs.map((arc) => Math.min(CLEAR, ...others.map((point) => distanceToLine(point, sampled(arc)))));
  return { water: false, points: arcs[clear.indexOf(Math.max(...clear))] ?? [from, to] };
}

/** The swings in the order to try; the side tried first depends on the place, so that not all roads lean one way. */
function handed(from: Point, to: Point): number[] {
  const hand = Math.round(from[0] + from[1] + to[0] + to[1]) % 2 === 0 ? 1 : -1;
  return SWINGS.map((swing) => swing * hand);
}

/** Control point of the arc whose middle is `swing` lengths beside the straight line. */
function aimOf(from: Point, to: Point, swing: number): Point {
  const [x, y] = between(from, to, 0.5);
  return [x - (to[1] - from[1]) * swing * 2, y + (to[0] - from[0]) * swing * 2];
}

/** Points along a course: all points of water, or steps along a road's arc. */
export function sampled(points: readonly Point[]): Point[] {
  const [from, aim, to] = points;
  if (points.length !== 3 || !from || !aim || !to) return [...points];
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => between(between(from, aim, t), between(aim, to, t), t));
}
