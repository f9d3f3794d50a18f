import { geoConicConformal } from 'd3-geo';
import type { Point } from './geometry.ts';
import { thinPlate } from './spline.ts';

/** Carries a longitude and latitude (degrees) to its place on the board (units of the board frame). */
export type Bend = (lonlat: Point) => Point;

/** A space whose real place is known; `slack` lets the bend miss it (0 = hit exactly, about 1 = free by neighbours). */
export interface Known {
  readonly lonlat: Point;
  readonly at: Point;
  readonly slack: number;
}

/** The smoothing of an ordinary anchor: it leaves residues of a few units, and no fold anywhere on the board. */
export const SLACK = 0.0004;

/** A conformal map of the region, scaled so that it is about one unit across. */
const project = geoConicConformal().parallels([38, 48]).rotate([75, 0]).center([0, 43]).scale(6).translate([0, 0]);

function flat(lonlat: Point): Point {
  const point = project([lonlat[0], lonlat[1]]);
  if (!point) throw new RangeError(`no place on the map for ${lonlat}`);
  return point;
}

/** Real geography bent onto a board by the places known in both worlds. */
export function bendOnto(known: readonly Known[]): Bend {
  const plate = thinPlate(known.map(({ lonlat, at, slack }) => ({ from: flat(lonlat), to: at, slack })));
  return (lonlat) => plate(flat(lonlat));
}
