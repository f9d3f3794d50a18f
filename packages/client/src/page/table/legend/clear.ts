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

/**
 * The place for a note in a room: where it covers least, as near as possible to the lower left. It is lower than it
 * would be, by one of `shares`, only if it has no free place otherwise.
 */
export function clearStand(
  room: Box,
  { width, height }: Size,
  inTheWay: readonly InTheWay[],
  shares: readonly number[] = SHARES,
): Stand {
  const corner: Stand = { x: room.left, y: room.bottom - height, height };
  let [best, least] = [corner, Number.POSITIVE_INFINITY];
  for (const share of shares) {
    for (const stand of standsIn(room, { width, height: share * height }, inTheWay)) {
      const cost = coveredBy(boxOf(stand, width), inTheWay) + farFrom(corner, stand);
      if (cost < least) [best, least] = [stand, cost];
    }
    if (coveredBy(boxOf(best, width), inTheWay) === 0) break;
  }
  return best;
}

/** Less than one, so that it decides only between places that cover as little. */
const farFrom = (corner: Stand, { x, y, height }: Stand): number =>
  Math.hypot(x - corner.x, y + height - corner.y - corner.height) / 1e5;

/** The places at the edges of the room, and beside what is in the way. */
function standsIn(room: Box, { width, height }: Size, inTheWay: readonly InTheWay[]): readonly Stand[] {
  const across = inTheWay.flatMap(({ box }) => [box.left - GAP - width, box.right + GAP]);
  const down = inTheWay.flatMap(({ box }) => [box.top - GAP - height, box.bottom + GAP]);
  const xs = [room.left, room.right - width, ...across].filter((x) => x >= room.left && x + width <= room.right + 1);
  const ys = [room.bottom - height, room.top, ...down].filter((y) => y >= room.top && y + height <= room.bottom + 1);
  return ys.flatMap((y) => xs.map((x) => ({ x, y, height })));
}
