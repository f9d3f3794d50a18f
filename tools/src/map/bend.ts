import { geoConicConformal } from 'd3-geo';
import { type SpaceRow, standsAt } from './facts.ts';
import type { Box, Point } from './geometry.ts';
import { thinPlate } from './spline.ts';

/** Carries a longitude and latitude (degrees) to its place on the board (units of the board frame). */
export type Bend = (lonlat: Point) => Point;

/** The board frame. */
export const FRAME: Box = { left: 0, top: 0, right: 1000, bottom: 647 };

/** Smoothing of an ordinary anchor: residues of a few units, and no fold anywhere on the board. */
const SLACK = 0.0004;

/**
 * Spaces the board pulls far apart though they lie side by side in nature (Oneida Carry is six kilometres long);
 * they follow their neighbours, or the land would fold between them.
 */
const LOOSE: Readonly<Record<string, number>> = {
  'la-belle-famille': 1,
  'oneida-carry-east': 0.003,
  'oneida-carry-west': 0.003,
  'trois-rivieres': 0.001,
  becancour: 0.001,
  kahnawake: 0.0006,
};

/** A lakeshore space without a known place: the shore of the lake it lies on must pass by it all the same. */
const ON_SHORE: ReadonlySet<string> = new Set(['tegynagerunte']);

/** A conformal map of the region, scaled so that it is about one unit across. */
const project = geoConicConformal().parallels([38, 48]).rotate([75, 0]).center([0, 43]).scale(6).translate([0, 0]);

function flat(lonlat: Point): Point {
  const point = project([lonlat[0], lonlat[1]]);
  if (!point) throw new RangeError(`no place on the map for ${lonlat}`);
  return point;
}

/** Real geography bent onto the board by the spaces whose real place is known; holding boxes stand apart from it. */
export function bendOnto(spaces: readonly SpaceRow[]): Bend {
  const known = spaces.filter(
    (space) => space.kind === 'space' && (space.lonlatSource === 'known' || ON_SHORE.has(space.id)),
  );
  const plate = thinPlate(
    known.map((space) => ({ from: flat(space.lonlat), to: standsAt(space), slack: LOOSE[space.id] ?? SLACK })),
  );
  return (lonlat) => plate(flat(lonlat));
}
