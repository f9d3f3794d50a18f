/** A point of the board frame (x to the east, y downwards, 1000 x 647 units) or a longitude and latitude in degrees. */
export type Point = readonly [x: number, y: number];

/** A rectangle by its edges, in the units of the points with which it is compared. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The straight distance between two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** The point at `share` (0..1) of the way from a to b. */
export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** The distance of a point from the segment a-b. */
export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const length2 = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
  const along = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / (length2 || 1);
  return distance(p, between(a, b, Math.min(1, Math.max(0, along))));
}

/** The consecutive pairs of a line. */
export function segments(line: readonly Point[]): [Point, Point][] {
  const pairs: [Point, Point][] = [];
  let before: Point | undefined;
  for (const point of line) {
    if (before) pairs.push([before, point]);
    before = point;
  }
  return pairs;
}

/** Distance of a point from the nearest stretch of a line; infinite for a line of fewer than two points. */
export function distanceToLine(p: Point, line: readonly Point[]): number {
  return Math.min(Number.POSITIVE_INFINITY, ...segments(line).map(([a, b]) => distanceToSegment(p, a, b)));
}

/** Length of a line. */
export function lengthOf(line: readonly Point[]): number {
  return segments(line).reduce((sum, [a, b]) => sum + distance(a, b), 0);
}

/** Whether the point is inside the ring (even-odd). The ring need not repeat its first point. */
export function inRing(p: Point, ring: readonly Point[]): boolean {
  const last = ring.at(-1);
  if (!last) return false;
  return segments([last, ...ring]).filter(([a, b]) => crossesRay(p, a, b)).length % 2 === 1;
}

function crossesRay(p: Point, a: Point, b: Point): boolean {
  if (a[1] > p[1] === b[1] > p[1]) return false;
  return p[0] < a[0] + ((p[1] - a[1]) / (b[1] - a[1])) * (b[0] - a[0]);
}

/** Whether the point is inside an odd number of the rings. */
export function inRings(p: Point, rings: readonly (readonly Point[])[]): boolean {
  return rings.filter((ring) => inRing(p, ring)).length % 2 === 1;
}

/** Signed area of a ring (positive when it runs clockwise on the screen). */
export function areaOf(ring: readonly Point[]): number {
  const last = ring.at(-1);
  if (!last) return 0;
  return segments([last, ...ring]).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0) / 2;
}

/** The points of a line that suffice to stay within `tolerance` of it (Douglas-Peucker). Ends are kept. */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  const far = farthest(line, first, last);
  if (far.away <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, far.index + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(far.index), tolerance),
  ];
}

function farthest(line: readonly Point[], first: Point, last: Point): { index: number; away: number } {
  let best = { index: 0, away: -1 };
  line.forEach((point, index) => {
    const away = distanceToSegment(point, first, last);
    if (away > best.away) best = { index, away };
  });
  return best;
}

/** Simplifies a closed ring. Halves it first, because the ends of a line are kept, and those of a ring coincide. */
export function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const half = Math.floor(ring.length / 2);
  const start = ring[0];
  if (!start || ring.length < 8) return [...ring];
  const there = simplify(ring.slice(0, half + 1), tolerance);
  const back = simplify([...ring.slice(half), start], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

/** A smooth line through all the given points (similar to centripetal Catmull-Rom), with `steps` points per stretch. */
export function curveThrough(line: readonly Point[], steps: number): Point[] {
  const result: Point[] = [];
  segments(line).forEach(([a, b], index) => {
    const before = line[index - 1] ?? a;
    const after = line[index + 2] ?? b;
    for (let step = 0; step < steps; step++) result.push(onCurve([before, a, b, after], step / steps));
  });
  const last = line.at(-1);
  return last ? [...result, last] : result;
}

function onCurve([p, a, b, n]: readonly [Point, Point, Point, Point], t: number): Point {
  const stretch = distance(a, b);
  const leave = tangent(p, b, stretch);
  const arrive = tangent(a, n, stretch);
  const blend = (axis: 0 | 1) =>
    (2 * t ** 3 - 3 * t ** 2 + 1) * a[axis] +
    (t ** 3 - 2 * t ** 2 + t) * leave[axis] +
    (-2 * t ** 3 + 3 * t ** 2) * b[axis] +
    (t ** 3 - t ** 2) * arrive[axis];
  return [blend(0), blend(1)];
}

/**
 * The direction from one neighbour to the other, as long as the stretch that it bends, so that short stretches do not
 * loop.
 */
function tangent(from: Point, to: Point, stretch: number): Point {
  const scale = (0.85 * stretch) / (distance(from, to) || 1);
  return [(to[0] - from[0]) * scale, (to[1] - from[1]) * scale];
}

/** Points at even steps along the line, both ends included. */
export function resample(line: readonly Point[], step: number): Point[] {
  const count = Math.max(1, Math.round(lengthOf(line) / step));
  return Array.from({ length: count + 1 }, (_, index) => pointAlong(line, index / count));
}

/** The point at `share` (0..1) of the length of the line. Throws on an empty line. */
export function pointAlong(line: readonly Point[], share: number): Point {
  const end = line.at(-1);
  if (!end) throw new RangeError('an empty line has no points');
  let left = lengthOf(line) * share;
  for (const [a, b] of segments(line)) {
    const stretch = distance(a, b);
    if (left <= stretch) return between(a, b, left / (stretch || 1));
    left -= stretch;
  }
  return end;
}

/** Common area of two boxes. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
