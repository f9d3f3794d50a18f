import { type Box, distance, type Point, simplifyRing } from './geometry.ts';

/** Land of one owner as closed rings in board units. */
export interface Tint {
  readonly of: string;
  readonly rings: Point[][];
}

/** The spaces of one owner, and all others. */
export interface Owned {
  readonly of: string;
  readonly own: readonly Point[];
  readonly others: readonly Point[];
}

/** The reach of an owner's land beyond its spaces, and the mesh width for finding its edge, in board units. */
const REACH = 34;
const MESH = 8;

/** The land around the spaces of each owner: near enough to one of them, and nearer than to any other space. */
export function drawTints(owners: readonly Owned[], frame: Box): Tint[] {
  return owners.map(({ of, own, others }) => {
    const field: Field = (point) => {
      if (!holds(frame, point)) return -1;
      const far = near(point, own);
      return Math.min(REACH - far, (near(point, others) - far) / 2);
    };
    const rings = outlines(remembered(field), frame);
    return { of, rings: rings.map((ring) => simplifyRing(rounded(rounded(ring)), 0.8)) };
  });
}

type Field = (point: Point) => number;

/** A soft distance to the nearest of the points: corners between them are rounded off. */
function near(point: Point, places: readonly Point[]): number {
  const softness = 7;
  const sum = places.reduce((total, place) => total + Math.exp(-distance(point, place) / softness), 0);
  return -softness * Math.log(sum || Number.MIN_VALUE);
}

/** Chaikin's corner cutting on a ring. */
function rounded(ring: readonly Point[]): Point[] {
  return ring.flatMap((a, index) => {
    const b = ring[(index + 1) % ring.length] ?? a;
    return [
      [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
      [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
    ];
  });
}

/** A field that computes each point only once, although four meshes meet there. */
function remembered(field: Field): Field {
  const known = new Map<number, Map<number, number>>();
  return (point) => {
    const [x, y] = point;
    const column = known.get(x) ?? new Map<number, number>();
    known.set(x, column);
    const value = column.get(y) ?? field(point);
    column.set(y, value);
    return value;
  };
}

/**
 * The closed lines along which the field is zero, always with the positive side on the same hand (marching squares).
 */
function outlines(field: Field, frame: Box): Point[][] {
  const next = new Map<string, { readonly from: Point; readonly to: Point }>();
  for (let x = frame.left - MESH; x < frame.right + MESH; x += MESH) {
    for (let y = frame.top - MESH; y < frame.bottom + MESH; y += MESH) {
      for (const edge of crossings(x, y, field)) next.set(key(edge.from), edge);
    }
  }
  return chain(next);
}

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/** The segments of the outline within one mesh: from each side where the field falls to the next where it rises. */
function crossings(x: number, y: number, field: Field): Edge[] {
  const corners: Point[] = [
    [x, y],
    [x + MESH, y],
    [x + MESH, y + MESH],
    [x, y + MESH],
  ];
  const values = corners.map(field);
  const falls: Point[] = [];
  const rises: Point[] = [];
  corners.forEach((a, i) => {
    const [va, vb] = [values[i] ?? -1, values[(i + 1) % 4] ?? -1];
    if (va > 0 === vb > 0) return;
    const b = corners[(i + 1) % 4] ?? a;
    const share = va / (va - vb);
    (va > 0 ? falls : rises).push([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]);
  });
  return falls.map((from, i) => ({ from, to: rises[i] ?? from }));
}

function holds({ left, top, right, bottom }: Box, [x, y]: Point): boolean {
  return x > left && x < right && y > top && y < bottom;
}

function key(point: Point): string {
  return `${point[0].toFixed(3)} ${point[1].toFixed(3)}`;
}

function chain(next: Map<string, Edge>): Point[][] {
  const rings: Point[][] = [];
  for (const start of next.keys()) {
    const ring: Point[] = [];
    let edge = next.get(start);
    while (edge) {
      ring.push(edge.from);
      next.delete(key(edge.from));
      edge = next.get(key(edge.to));
    }
    if (ring.length > 8) rings.push(ring);
  }
  return rings;
}
