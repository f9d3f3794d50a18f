/** A river: its width in board units and its path data, from mouth to source. */
export type Ribbon = readonly [width: number, path: string];

/** A region of land: its closed path. */
export type Outline = readonly [of: string, path: string];

/** A framed box of the board: id, printed name, edges in board units. */
export type PanelFrame = readonly [id: string, name: string, left: number, top: number, right: number, bottom: number];

/**
 * A placed name: id of the space; left edge, middle or right edge, depending on the anchor; base line of the first
 * line; and each line with the width it is set to (board units).
 */
export type MapName = readonly [
  id: string,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end',
  ...lines: (readonly [text: string, width: number])[],
];

/** The name of a sea, lake or country along a curve: font size and letter spacing in board units. */
export type CurvedName = readonly [
  kind: 'water' | 'country',
  text: string,
  size: number,
  spacing: number,
  along: string,
];

/** An arrow of the map and its path data. */
export type MapArrow = readonly [from: string, to: string, path: string];
