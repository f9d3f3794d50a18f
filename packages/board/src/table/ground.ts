import type { Box } from '../boxes.ts';
import type { Point } from '../camera.ts';
import type { Spot } from '../walk.ts';

// What a map knows of its places, and how its stacks stand: all that pointing and lighting need.

/** The places of a board. */
export interface Places {
  readonly all: readonly string[];
  readonly spots: readonly Spot[];
  /** Where a space or box is; `undefined` for what is not on the board. */
  pointOf(place: string): Point | undefined;
  /** The panel of a box beside the map. */
  panelOf(place: string): Box | undefined;
  /** Where the counters of a place stand when nothing is in the way. */
  standAt(place: string): Point;
}

/** A stack of counters where it stands. */
export interface StoodStack {
  readonly key: string;
  readonly place: string;
  /** What lies in it, in the order of its list. */
  readonly pieces: readonly string[];
  readonly at: Point;
  readonly boxes: readonly Box[];
  /** It stands so far from its space that a line joins the two. */
  readonly aside: boolean;
}

/** Where the sign of a place is. */
export const signOf = (places: Places, place: string): Point =>
  (places.panelOf(place) ? places.standAt(place) : places.pointOf(place)) ?? { x: 0, y: 0 };
