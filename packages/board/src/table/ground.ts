import type { Box } from '../boxes.ts';
import type { Point } from '../camera.ts';
import type { Spot } from '../walk.ts';

// A map's places and the positions of its stacks, for pointing and highlighting.

/** The places of a board. */
export interface Places {
  readonly all: readonly string[];
  readonly spots: readonly Spot[];
  /** The point of a space or box; `undefined` if it is not on the board. */
  pointOf(place: string): Point | undefined;
  /** The panel of a box beside the map. */
  panelOf(place: string): Box | undefined;
  /** The position of the counters of a place if nothing is in the way. */
  standAt(place: string): Point;
}

/** A stack of counters in its final position. */
export interface StoodStack {
  readonly key: string;
  readonly place: string;
  /** Its contents, in the order of its list. */
  readonly pieces: readonly string[];
  readonly at: Point;
  readonly boxes: readonly Box[];
  /** Whether it is so far from its space that a line joins the two. */
  readonly aside: boolean;
}

/** The point of a place's sign. */
export const signOf = (places: Places, place: string): Point =>
  (places.panelOf(place) ? places.standAt(place) : places.pointOf(place)) ?? { x: 0, y: 0 };
