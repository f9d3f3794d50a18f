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
  const corner: Stand = { x: room.left, y: room.bottom - height, height };
  const far = (stand: Stand): number => (near ? FAR * distanceTo(near, boxOf(stand, width)) : farFrom(corner, stand));
  let [best, least] = [corner, Number.POSITIVE_INFINITY];
  for (const share of shares) {
    const size = { width, height: share * height };
    const stands = near ? standsAround(room, size, near) : standsIn(room, size, inTheWay);
    for (const stand of stands) {
      const away = far(stand);
      const cost = away < least ? away + coveredBy(boxOf(stand, width), inTheWay) : away;
      if (cost < least) [best, least] = [stand, cost];
    }
    if (coveredBy(boxOf(best, width), inTheWay) === 0) break;
  }
  return best;
}

/** Less than one, so that it decides only between places that cover as little. */
const farFrom = (corner: Stand, { x, y, height }: Stand): number =>
  Math.hypot(x - corner.x, y + height - corner.y - corner.height) / 1e5;

/** How far a point is from a box. */
const distanceTo = ({ x, y }: Point, { left, top, right, bottom }: Box): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** The places close to a point. */
function standsAround(room: Box, { width, height }: Size, { x, y }: Point): readonly Stand[] {
  const ys = steps(Math.max(room.top, y - REACH - height), Math.min(room.bottom - height, y + REACH));
  const xs = steps(Math.max(room.left, x - REACH - width), Math.min(room.right - width, x + REACH));
  return ys.flatMap((top) => xs.map((left) => ({ x: left, y: top, height })));
}

/** The numbers from one to another in steps. */
const steps = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / STEP) + 1) }, (_, i) => from + i * STEP);

/** The places at the edges of the room, and beside what is in the way. */
function standsIn(room: Box, { width, height }: Size, inTheWay: readonly InTheWay[]): readonly Stand[] {
  const across = inTheWay.flatMap(({ box }) => [box.left - GAP - width, box.right + GAP]);
  const down = inTheWay.flatMap(({ box }) => [box.top - GAP - height, box.bottom + GAP]);
  const xs = [room.left, room.right - width, ...across].filter((x) => x >= room.left && x + width <= room.right + 1);
  const ys = [room.bottom - height, room.top, ...down].filter((y) => y >= room.top && y + height <= room.bottom + 1);
  return ys.flatMap((y) => xs.map((x) => ({ x, y, height })));
}
