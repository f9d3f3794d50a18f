import type { Bend } from './bend.ts';
import { clipLine, clipRing } from './clip.ts';
import {
  areaOf,
  type Box,
  curveThrough,
  type Point,
  pointAlong,
  resample,
  simplify,
  simplifyRing,
} from './geometry.ts';
import type { Region } from './natural-earth.ts';
import { LAKES } from './rivers.ts';
import type { Place, Stretch } from './ways.ts';

/** The water of the board in board units: closed rings, and rivers from mouth to source. */
export interface Water {
  readonly land: Point[][];
  readonly lakes: Point[][];
  readonly rivers: readonly Stretch[];
}

/** A box slightly larger than the frame, so that cut edges are outside the picture. */
const sheetOf = ({ left, top, right, bottom }: Box): Box => ({
  left: left - 8,
  top: top - 8,
  right: right + 8,
  bottom: bottom + 8,
});

/** The greatest distance of the simplified coast from the true one, in board units. */
const FINE = 0.4;
const SMALLEST_ISLAND = 8;

/** A box of longitude and latitude that contains a whole river: west, south, east, north. */
export type RiverBox = readonly [number, number, number, number];

/** The queries to the atlas, and the things drawn besides. */
export interface Waters {
  readonly region: Region;
  readonly rivers: readonly Stretch[];
  /** The rivers of the atlas that are drawn unchanged. */
  readonly atlas: readonly RiverBox[];
}

/**
 * Bends coast, lakes and rivers onto the board, rounds shapes that have few points in the atlas, and cuts all to the
 * frame.
 */
export function drawWater({ region, rivers, atlas }: Waters, bend: Bend, place: Place, frame: Box): Water {
  const sheet = sheetOf(frame);
  return {
    land: region.land.flatMap((ring) => finish(ring.map(bend), sheet)),
    lakes: [
      ...region.lakes.flatMap((ring) => finish(curveThrough(ring.map(bend), 5), sheet)),
      ...LAKES.map((lake) => leaf(lake.turns.map(place), lake.width)),
    ],
    rivers: [...rivers, ...atlasRivers(region, atlas, bend)].flatMap((river) => cutRiver(river, sheet)),
  };
}

function finish(ring: readonly Point[], sheet: Box): Point[][] {
  return clipRing(ring, sheet)
    .filter((piece) => Math.abs(areaOf(piece)) > SMALLEST_ISLAND)
    .map((piece) => simplifyRing(piece, FINE));
}

function atlasRivers(region: Region, atlas: readonly RiverBox[], bend: Bend): Stretch[] {
  const chosen = region.rivers.filter((line) => atlas.some((box) => line.every((p) => holds(box, p))));
  return chosen.map((line) => ({ width: 1.2, line: curveThrough(line.map(bend), 4) }));
}

function cutRiver({ width, line }: Stretch, sheet: Box): Stretch[] {
  return clipLine(line, sheet).map((piece) => ({ width, line: simplify(piece, FINE) }));
}

function holds([west, south, east, north]: RiverBox, p: Point): boolean {
  return p[0] >= west && p[0] <= east && p[1] >= south && p[1] <= north;
}

/** A narrow lake along a line, pointed at both ends. */
function leaf(axis: readonly Point[], width: number): Point[] {
  const spine = resample(curveThrough(axis, 6), 1.5);
  const count = spine.length - 1;
  const side = (hand: 1 | -1) =>
    spine.map((p, i): Point => {
      const next = pointAlong(spine, Math.min(1, (i + 1) / count));
      const before = pointAlong(spine, Math.max(0, (i - 1) / count));
      const span = Math.hypot(next[0] - before[0], next[1] - before[1]) || 1;
      const half = (hand * width * Math.sin((Math.PI * i) / count) ** 0.6) / 2;
      return [p[0] - (half * (next[1] - before[1])) / span, p[1] + (half * (next[0] - before[0])) / span];
    });
  return simplifyRing([...side(1), ...side(-1).reverse()], 0.1);
}
