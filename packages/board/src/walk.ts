import type { Point } from './camera.ts';

/** A place that keys can reach. */
export interface Spot extends Point {
  readonly id: string;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const WAYS: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The direction that a key asks for (`KeyboardEvent.key`). */
export const directionOf = (key: string): Direction | undefined => KEYS[key];

/** The widest angle from the direction at which a connected place still counts (cosine of 67 degrees). */
const JOINED = 0.39;
/** The same for unconnected places (cosine of 45 degrees). */
const ANY = 0.7;

/**
 * The place that an arrow key moves to: along a connection in that direction if there is one, otherwise the nearest
 * place in that direction; `undefined` at the edge.
 */
export function stepFrom(
  from: Spot,
  joined: readonly Spot[],
  all: readonly Spot[],
  direction: Direction,
): Spot | undefined {
  return best(from, joined, direction, JOINED) ?? best(from, all, direction, ANY);
}

/** The place nearest to a point, at most `reach` board units away. */
export function nearest(
  point: Point,
  spots: readonly Spot[],
  reach: number = Number.POSITIVE_INFINITY,
): Spot | undefined {
  let found: Spot | undefined;
  let least = reach;
  for (const spot of spots) {
    const distance = Math.hypot(spot.x - point.x, spot.y - point.y);
    if (distance > least) continue;
    least = distance;
    found = spot;
  }
  return found;
}

function best(from: Spot, spots: readonly Spot[], direction: Direction, widest: number): Spot | undefined {
  let found: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const cost = costOf(from, spot, direction, widest);
    if (cost >= least) continue;
    least = cost;
    found = spot;
  }
  return found;
}

/** Distance weighted by the angle; infinite if the place is not in that direction. */
function costOf(from: Spot, to: Spot, direction: Direction, widest: number): number {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  if (distance === 0) return Number.POSITIVE_INFINITY;
  const way = WAYS[direction];
  const cosine = ((to.x - from.x) * way.x + (to.y - from.y) * way.y) / distance;
  return cosine < widest ? Number.POSITIVE_INFINITY : distance / (cosine * cosine);
}
