type Point = readonly [x: number, y: number];

/** The greatest length of a side that a rounded corner takes up, in map units: long sides stay straight. */
const REACH = 3;

/**
 * Rounds the corners of path data made of straight relative steps (`Mx yl dx dy …`, closed by `Z` or open): each corner
 * becomes a curve between points on its two sides, at most halfway along them. Arcs are left unchanged.
 */
export function smooth(path: string): string {
  if (path.includes('Q')) return path;
  return path
    .split(/(?=M)/)
    .map((piece) => (piece.endsWith('Z') ? closed(corners(piece)) : open(corners(piece))))
    .join('');
}

/**
 * Coarse lines along a path, with only its corners at least `step` map units apart, in pieces of `most` sides, because
 * a browser strokes only the pieces near the area that it draws. Each piece has one more side, so that the corners
 * between pieces are drawn too.
 */
export function coarsePieces(path: string, step: number, most: number): string[] {
  return path.split(/(?=M)/).flatMap((piece) => {
    const kept = apart(corners(piece), step);
    const isClosed = piece.endsWith('Z');
    if (kept.length <= most) return [`${lines(kept)}${isClosed ? 'Z' : ''}`];
    const points = isClosed ? [...kept, ...kept.slice(0, 1)] : kept;
    const runs = Array.from({ length: Math.ceil((points.length - 1) / most) }, (_, i) =>
      points.slice(i * most, (i + 1) * most + 2),
    );
    const [start, second] = points;
    if (isClosed && start && second) runs.at(-1)?.push(second);
    return runs.map(lines);
  });
}

const lines = (points: readonly Point[]): string => `M${points.map(text).join('L')}`;

/**
 * Paths joined by the square (of `side` map units) in which they begin: a browser strokes only those near the area
 * drawn.
 */
export function bySquare(paths: readonly string[], side: number): string[] {
  const squares = new Map<string, string>();
  for (const path of paths) {
    const [x = 0, y = 0] = (path.match(/-?\d*\.?\d+/g) ?? []).slice(0, 2).map(Number);
    const square = `${Math.floor(x / side)} ${Math.floor(y / side)}`;
    squares.set(square, `${squares.get(square) ?? ''}${path}`);
  }
  return [...squares.values()].filter((path) => path !== '');
}

function apart(points: readonly Point[], step: number): Point[] {
  const kept: Point[] = [];
  for (const [x, y] of points) {
    const [keptX, keptY] = kept.at(-1) ?? [Number.POSITIVE_INFINITY, 0];
    if (Math.hypot(x - keptX, y - keptY) >= step) kept.push([x, y]);
  }
  return kept;
}

function corners(piece: string): Point[] {
  const figures = piece.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
  const points: Point[] = [];
  for (let i = 0; i + 1 < figures.length; i += 2) {
    const [x, y] = points.at(-1) ?? [0, 0];
    points.push([x + (figures[i] ?? 0), y + (figures[i + 1] ?? 0)]);
  }
  return points;
}

function open(points: readonly Point[]): string {
  const start = points[0];
  const end = points.at(-1);
  if (!start || !end) return '';
  return `M${text(start)}${rounded(points)}L${text(end)}`;
}

function closed(points: readonly Point[]): string {
  const [start, second] = points;
  const last = points.at(-1);
  if (!start || !second || !last) return '';
  return `M${text(towards(start, last))}${rounded([last, ...points, start])}Z`;
}

/** The corners between the first and last points: a line to each, and a curve around it. */
function rounded(points: readonly Point[]): string {
  return points
    .slice(1, -1)
    .map((corner, index) => {
      const before = points[index] ?? corner;
      const after = points[index + 2] ?? corner;
      return `L${text(towards(corner, before))}Q${text(corner)} ${text(towards(corner, after))}`;
    })
    .join('');
}

/** A point on the side from the corner to its neighbour: halfway, or `REACH`. */
function towards([x, y]: Point, [toX, toY]: Point): Point {
  const share = Math.min(0.5, REACH / (Math.hypot(toX - x, toY - y) || 1));
  return [x + (toX - x) * share, y + (toY - y) * share];
}

function text([x, y]: Point): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}
