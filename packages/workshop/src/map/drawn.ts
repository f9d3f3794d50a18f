import type { Bend } from './bend.ts';
import type { Course } from './courses.ts';
import { type Box, type Point, resample } from './geometry.ts';
import type { Label } from './labels.ts';
import type { Lettered } from './lettering.ts';
import type { Ground, Mark } from './relief.ts';
import type { Tint } from './tints.ts';
import type { Water } from './water.ts';

/** A framed box of the board: its edges, and the name set along its upper edge. */
export interface Panel {
  readonly id: string;
  readonly name: string;
  readonly box: Box;
}

/** An arrow of the map: its start at the box, the point towards which it bends, and its end just before the sign. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly curve: readonly [Point, Point, Point];
}

/** The whole map in board units. */
export interface DrawnMap {
  readonly water: Water;
  readonly courses: readonly Course[];
  readonly tints: readonly Tint[];
  readonly panels: readonly Panel[];
  readonly hills: readonly Mark[];
  readonly trees: readonly Mark[];
  readonly names: readonly Label[];
  readonly overview: readonly Label[];
  readonly lettered: readonly Lettered[];
  /** The font sizes in board units: of all names, and of the names on the overview of the whole map. */
  readonly nameSize: number;
  readonly overviewSize: number;
  readonly north: number;
  readonly mile: number;
}

/** Dry land, and the points along its shores and rivers. */
export function dryOf(water: Water): Pick<Ground, 'dry' | 'lines'> {
  const rivers = water.rivers.flatMap((river) => resample(river.line, 2));
  const shores = [...water.land, ...water.lakes].flatMap((ring) => resample(ring, 3));
  return { dry: [...water.land, ...water.lakes], lines: [...rivers, ...shores] };
}

/**
 * The facts for the compass rose and the scale of miles: the direction of north off New England, and the length of a
 * mile.
 */
export function rose(bend: Bend): { north: number; mile: number } {
  const [south, north]: [Point, Point] = [bend([-70.5, 40.8]), bend([-70.5, 41.8])];
  const [west, east]: [Point, Point] = [bend([-77, 42]), bend([-72, 42])];
  return {
    north: (Math.atan2(north[0] - south[0], south[1] - north[1]) * 180) / Math.PI,
    mile: Math.hypot(east[0] - west[0], east[1] - west[1]) / 257,
  };
}
