import type { Point, Size } from '../camera.ts';
import type { Wash } from './palette.ts';
import type { CurvedName, Outline, Ribbon } from './types.ts';

/** What the sheet of a map is drawn from: all that lies under the game. Lengths in map units. */
export interface Sheet {
  readonly size: Size;
  /** Dry land and lakes as closed paths. */
  readonly land: readonly string[];
  readonly lakes: readonly string[];
  readonly rivers: readonly Ribbon[];
  /** Coloured land, and the washes it is coloured with. */
  readonly tints: readonly Outline[];
  readonly washes: readonly Wash[];
  /** Three numbers a mark: x, y, height. */
  readonly hills: readonly number[];
  readonly trees: readonly number[];
  /** Above this line only firs grow. */
  readonly firs: number;
  readonly lettering: readonly CurvedName[];
  /** Where the compass rose stands, and how far north is turned to the right, in degrees. */
  readonly rose: Point;
  readonly north: number;
  readonly ship: Ornament;
  readonly cartouche: Ornament & {
    /** The years that the map is of. */
    readonly years: string;
  };
  /** How long an English mile is. */
  readonly mile: number;
}

/** A drawing on the sheet: where its middle is, and how large it is drawn. */
export interface Ornament {
  readonly at: Point;
  readonly scale: number;
}
