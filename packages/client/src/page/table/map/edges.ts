/** The edges of the map's window. */
export const EDGES = ['up', 'left', 'right', 'down'] as const;
export type Edge = (typeof EDGES)[number];

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Seen {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** The points outside the window, by the edge they are farthest beyond, the nearest first. */
export function outOfSight<P extends Point>(
  points: readonly P[],
  camera: Seen,
  room: { readonly width: number; readonly height: number },
): Readonly<Record<Edge, readonly P[]>> {
  const found: Record<Edge, { readonly point: P; readonly by: number }[]> = { up: [], left: [], right: [], down: [] };
  for (const point of points) {
    const [x, y] = [camera.x + camera.k * point.x, camera.y + camera.k * point.y];
    const by: Readonly<Record<Edge, number>> = { up: -y, left: -x, right: x - room.width, down: y - room.height };
    const edge = EDGES.reduce((most, each) => (by[each] > by[most] ? each : most));
    if (by[edge] > 0) found[edge].push({ point, by: by[edge] });
  }
  const sorted = (edge: Edge): P[] => found[edge].toSorted((a, b) => a.by - b.by).map(({ point }) => point);
  return { up: sorted('up'), left: sorted('left'), right: sorted('right'), down: sorted('down') };
}
