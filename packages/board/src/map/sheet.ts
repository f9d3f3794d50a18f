import type { Point, Size } from '../camera.ts';
import type { Wash } from './palette.ts';
import type { CurvedName, Outline, Ribbon } from './types.ts';

/** The data for drawing a map's sheet: everything under the game. Lengths in map units. */
export interface Sheet {
  readonly size: Size;
  /** Dry land and lakes as closed paths. */
  readonly land: readonly string[];
  readonly lakes: readonly string[];
  readonly rivers: readonly Ribbon[];
  /** Coloured land, and its washes. */
  readonly tints: readonly Outline[];
  readonly washes: readonly Wash[];
  /** Three numbers per mark: x, y, height. */
  readonly hills: readonly number[];
  readonly trees: readonly number[];
  /** The y above which only firs grow. */
  readonly firs: number;
  readonly lettering: readonly CurvedName[];
  /** The place of the compass rose, and the angle of north to the right, in degrees. */
  readonly rose: Point;
  readonly north: number;
  readonly ship: Ornament;
  readonly cartouche: Ornament & {
    /** The years of the map. */
    readonly years: string;
  };
  /** The length of an English mile. */
  readonly mile: number;
}

/** A drawing on the sheet: its middle, and its scale. */
export interface Ornament {
  readonly at: Point;
  readonly scale: number;
}
