import { type Box, overlap, type Point, type Size } from '@carillon/board';

// Finds a place for a note over the map, clear of other things there.

/** Something that a note should not cover. */
export interface InTheWay {
  readonly box: Box;
  /** How bad it is to cover it, for each square pixel. */
  readonly weight: number;
}

/** A place of a note: its upper left corner, and the height left to it. */
export interface Stand extends Point {
  readonly height: number;
}

/** The gap between a note and other things, in CSS pixels. */
const GAP = 6;
/** The shares of its height at which a note may stand: what it loses scrolls. */
const SHARES = [1, 0.7, 0.45];
/** How many square pixels a note rather covers than to be a pixel farther from its point. */
const FAR = 3;
/** How far from its point it may stand, and the steps in which places are tried. */
const [REACH, STEP] = [240, 8];

/** How much of what is in the way a box covers. */
export const coveredBy = (box: Box, inTheWay: readonly InTheWay[]): number =>
  inTheWay.reduce((sum, other) => sum + other.weight * overlap(box, other.box), 0);

/** The same; once that reaches a limit, any number from there on. */
function coveredUpTo(limit: number, box: Box, inTheWay: readonly InTheWay[]): number {
  let sum = 0;
  for (const other of inTheWay) {
    sum += other.weight * overlap(box, other.box);
    if (sum >= limit) break;
  }
  return sum;
}

/** The box of a note of this width. */
export const boxOf = ({ x, y, height }: Stand, width: number): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

/** How a note is placed, unless as low as it must be at the lower left. */
export interface Wish {
  /** The shares of its height at which it may stand. */
  readonly shares?: readonly number[] | undefined;
  /** The point that it should be close to. */
  readonly near?: Point | undefined;
}

/**
 * The place for a note in a room: where it covers least, as near as possible to the lower left, or else to a point,
 * even if it then covers a little. It is lower than it would be, by one of `shares`, only if it has no free place
 * otherwise.
 */
export function clearStand(
  room: Box,
  { width, height }: Size,
  inTheWay: readonly InTheWay[],
  { shares = SHARES, near }: Wish = {},
): Stand {
  let best = { stand: { x: room.left, y: room.bottom - height, height }, cost: Number.POSITIVE_INFINITY };
  for (const share of shares) {
    const size = { width, height: share * height };
    const places = near ? around(room, size, near) : within(room, size, inTheWay);
    best = cheapest(places, size, inTheWay, best);
    if (coveredBy(boxOf(best.stand, width), inTheWay) === 0) break;
  }
  return best.stand;
}

/** A place of a note, and how bad it is. */
interface Found {
  readonly stand: Stand;
  readonly cost: number;
}

/** The best of these places, or `before` if none is better. */
function cheapest(places: Places, { width, height }: Size, inTheWay: readonly InTheWay[], before: Found): Found {
  let best = before;
  // What must least be covered comes first: a bad place is then soon known.
  const worst = inTheWay.toSorted((a, b) => b.weight - a.weight);
  for (const y of places.ys) {
    const beside = worst.filter(({ box }) => box.top < y + height && box.bottom > y);
    for (const x of places.xs) {
      const away = places.away(x, y);
      if (away >= best.cost) continue;
      const stand = { x, y, height };
      const cost = away + coveredUpTo(best.cost - away, boxOf(stand, width), beside);
      if (cost < best.cost) best = { stand, cost };
    }
  }
  return best;
}

/** The places to try: all pairs of these coordinates, and how far each is. The nearest come first: few others can be better. */
interface Places {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly away: (x: number, y: number) => number;
}

/** The places close to a point. */
function around(room: Box, { width, height }: Size, near: Point): Places {
  const across = (x: number): number => Math.max(x - near.x, near.x - x - width, 0);
  const down = (y: number): number => Math.max(y - near.y, near.y - y - height, 0);
  return {
    xs: steps(Math.max(room.left, near.x - REACH - width), Math.min(room.right - width, near.x + REACH), across),
    ys: steps(Math.max(room.top, near.y - REACH - height), Math.min(room.bottom - height, near.y + REACH), down),
    away: (x, y) => FAR * distance(across(x), down(y)),
  };
}

/** The numbers from one to another in steps, the nearest first. */
const steps = (from: number, to: number, far: (step: number) => number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / STEP) + 1) }, (_, i) => from + i * STEP).sort(
    (a, b) => far(a) - far(b),
  );

/** The places at the edges of the room, and beside what is in the way. */
function within(room: Box, { width, height }: Size, inTheWay: readonly InTheWay[]): Places {
  const across = inTheWay.flatMap(({ box }) => [box.left - GAP - width, box.right + GAP]);
  const down = inTheWay.flatMap(({ box }) => [box.top - GAP - height, box.bottom + GAP]);
  const bottom = room.bottom - height;
  const xs = [room.left, room.right - width, ...across].filter((x) => x >= room.left && x + width <= room.right + 1);
  const ys = [bottom, room.top, ...down].filter((y) => y >= room.top && y <= bottom + 1);
  return {
    xs: [...new Set(xs)].sort((a, b) => a - b),
    ys: [...new Set(ys)].sort((a, b) => b - a),
    // Less than one, so that it decides only between places that cover as little.
    away: (x, y) => distance(x - room.left, y - bottom) / 1e5,
  };
}

const distance = (across: number, down: number): number => Math.sqrt(across * across + down * down);
