/** The inks and washes of the map, all muted so that the counters stand out. */
export const INK = '#4a3a28';
export const FAINT_INK = '#8b7654';
export const PAPER = '#f3e9d0';
export const WORN_PAPER = '#e2cfa4';
export const WATER = '#d3dfdd';
export const SHORE_LINE = '#98b4b8';
export const RIVER = '#7fa3aa';
export const DEEP_WATER = '#39687a';
export const ROAD = '#84602f';
export const ROAD_BED = '#eedfba';
export const HILL = '#ecdcb6';
export const HILL_INK = '#8a6f48';
export const LEAF = '#d3d4ab';
export const LEAF_INK = '#87895c';
export const GOLD = '#b58a2e';
/** The page can replace the colours of the sides; these are the defaults. */
export const FRENCH = 'var(--french, #3f5f8c)';
export const FRENCH_WASH = 'var(--french-wash, #d6dde3)';
export const BRITISH = 'var(--british, #9c3f33)';
export const BRITISH_WASH = 'var(--british-wash, #f0d9ca)';

/** The wash over a side's land, its rim, and its opacity. */
export interface Wash {
  readonly of: string;
  readonly colour: string;
  readonly rim: string;
  readonly strength: number;
}

/** The typeface of place names, and that of titles and countries, in the style of the period. */
export const SERIF = 'var(--text-face, "Gentium Book Plus", Palatino, serif)';
export const TITLE = 'var(--title-face, "IM Fell English", Palatino, serif)';
