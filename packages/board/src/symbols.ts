// Path data of the signs on counters.

/** A sign in the upper half of a counter, around 0, 0, within 18 x 12 board units. */
export interface UnitSign {
  /** Paths filled with the colour of the sign. */
  readonly solid: string;
  /** Paths drawn as lines. */
  readonly lines: string;
  /** If set, the sign is drawn twice, leaning by this many degrees to either side. */
  readonly crossed: number;
}

/** A musket with its bayonet, upright; drawn twice, crossed: line infantry. */
export const MUSKET =
  'M-1.9 7.4L1.1 7.8L1.2 4.4L.9 2.4L1.7 2.2L1.7 1.4L.8 1.2V-4.4L1.3-4.6L.7-8.8L.1-4.6H-.5L-.7 1.2L-1.2 3.6Z';

/** A cocked hat, seen from the front: provincials. */
export const TRICORNE =
  'M-9 2.4C-6.4.4-4.6-1-4.1-3.6C-2.4-6-.9-6.4 0-6.4C.9-6.4 2.4-6 4.1-3.6C4.6-1 6.4.4 9 2.4C5.6 4.9 2.4 4.4 0 2.4C-2.4 4.4-5.6 4.9-9 2.4Z';

/** A grenadier's mitre: Royal Americans. */
export const MITRE = 'M-5.2 5.6C-5.6 1.6-4-3.8 0-7C4 -3.8 5.6 1.6 5.2 5.6Z';

/** A thistle: Highlanders. */
export const THISTLE =
  'M-3.4-1.2L-5.2-6.4L-2.4-4.2L0-7.2L2.4-4.2L5.2-6.4L3.4-1.2ZM-3.7-.6H3.7C4.2 1.6 2.6 3.6 .7 3.9V6.4H-.7V3.9C-2.6 3.6-4.2 1.6-3.7-.6ZM-.9 6C-2.6 6.2-5.6 5.6-6.8 2.8C-4.4 2.8-1.8 3.8-.9 6ZM.9 6C2.6 6.2 5.6 5.6 6.8 2.8C4.4 2.8 1.8 3.8.9 6Z';

/** A bugle horn: light infantry. */
export const HORN =
  'M-8-4.6C-7.6 2.2-3 6 2 4.6C5.2 3.6 6.6 1 6.6-1.4L9-5.6H2.6L4.6-1.6C4.4.4 3.2 1.8 1 2.2C-2.4 2.8-5.6.4-6.4-4.9Z';
export const HORN_CORD = 'M-5.6-.6C-3-5.6 1-5.6 3.6-1.2';

/** A hatchet: rangers. */
export const HATCHET =
  'M-7.4 5.2L-6.2 6.4L4.2-4L3-5.2ZM1.6-6.6C4.2-8 7.2-6.4 8.6-2.6C6.4-3.2 4.8-2.8 3.8-1.6L-.2-5.4C.8-5.6 1.4-6 1.6-6.6Z';

/** A canoe with its paddle: coureurs des bois. */
export const CANOE = 'M-9.2-2.2C-8.6 4.6 8.6 4.6 9.2-2.2C7.6.2 4.2 1 0 1C-4.2 1-7.6.2-9.2-2.2Z';
export const PADDLE = 'M-2.6-6.6L3.4 6.2';

/** A feather: Indians. */
export const FEATHER = 'M-5.6 6.2C-7-1 .4-7 6.8-6.8C6.4-.6 1.6 4.6-3.8 4.6Z';
export const QUILL = 'M-7 7.2L4.2-4.4';

/** An anchor: the marines of New France. */
export const ANCHOR =
  'M0-3.6V5.6M-2.8-2.2H2.8M-5.6 1.4C-5.2 4.4-2.8 5.8 0 6C2.8 5.8 5.2 4.4 5.6 1.4M-6.9 3.2L-5.6 1.2L-4 2.8M6.9 3.2L5.6 1.2L4 2.8';
export const ANCHOR_RING = 'M0-3.8A1.6 1.6 0 1 0 0-7A1.6 1.6 0 1 0 0-3.8';

/** A drum: militia, called out. */
export const DRUM = 'M-5.6-3.4C-5.6-5.2 5.6-5.2 5.6-3.4C5.6-1.6-5.6-1.6-5.6-3.4Z';
export const DRUM_BODY =
  'M-5.6-3.4V3.6C-5.6 6 5.6 6 5.6 3.6V-3.4M-5.6-1L-2.8 4.9L0-1.8L2.8 4.9L5.6-1M-8.4-6.2L-1.4-3.6M8.4-6.2L1.4-3.6';

/** A gentleman in wig and cocked hat, head and shoulders, within 16 x 18 around 0, 0: leaders. */
export const BUST_COAT = 'M-8 9.4C-7.6 4.6-4.4 3.4-2.2 2.6L0 4.6L2.2 2.6C4.4 3.4 7.6 4.6 8 9.4Z';
export const BUST_FACE = 'M-3-2.4C-3 1.4-1.6 3.2 0 3.2C1.6 3.2 3 1.4 3-2.4Z';
export const BUST_WIG =
  'M-3.2-2.8C-4.8-2.2-4.8 1.8-3 2.4C-3.2.6-3-1-3-2.4ZM3.2-2.8C4.8-2.2 4.8 1.8 3 2.4C3.2.6 3-1 3-2.4Z';
export const BUST_HAT =
  'M-7.4-2.4C-5-3.8-3.6-4.6-3.2-6.2C-1.8-7.8 1.8-7.8 3.2-6.2C3.6-4.6 5-3.8 7.4-2.4C4.6-1 2-1.6 0-2.8C-2-1.6-4.6-1-7.4-2.4Z';

/** Frames around 0, 0, 24 x 24: the French have cut-in corners, the British straight ones. */
export const FRENCH_SQUARE = 'M-9-12H9A3 3 0 0 0 12-9V9A3 3 0 0 0 9 12H-9A3 3 0 0 0-12 9V-9A3 3 0 0 0-9-12Z';
export const BRITISH_SQUARE = 'M-12-12H12V12H-12Z';
/** The round French frame is scalloped, the British one plain. */
export const FRENCH_ROUND: string = scalloped(11.6, 12);
export const BRITISH_ROUND = 'M-12.4 0A12.4 12.4 0 1 0 12.4 0A12.4 12.4 0 1 0-12.4 0Z';

/** An hourglass, and the sand at its foot. */
export const HOURGLASS = 'M-2.4-3.2H2.4M-2.4 3.2H2.4M-2-3L0 0L2-3M-2 3L0 0L2 3Z';
export const RUN_OUT = 'M-1.8 3L0 .8L1.8 3Z';

/** The walls of a fort with four bastions around a counter: it is besieged inside (8.1). */
export const WALLS_AROUND =
  'M-17-17L-8.5-14.4L-7-12.8H7L8.5-14.4L17-17L14.4-8.5L12.8-7V7L14.4 8.5L17 17L8.5 14.4L7 12.8H-7L-8.5 14.4L-17 17L-14.4 8.5L-12.8 7V-7L-14.4-8.5Z';

function scalloped(radius: number, count: number): string {
  const at = (i: number): string => {
    const turn = (i * 2 * Math.PI) / count;
    return `${(Math.sin(turn) * radius).toFixed(2)} ${(-Math.cos(turn) * radius).toFixed(2)}`;
  };
  const arc = radius * Math.sin(Math.PI / count) * 1.08;
  const arcs = Array.from({ length: count }, (_, i) => `A${arc.toFixed(2)} ${arc.toFixed(2)} 0 0 1 ${at(i + 1)}`);
  return `M${at(0)}${arcs.join('')}Z`;
}

/** A fleur-de-lis and a cross, both small: they show the side without colour. */
export const LILY =
  'M0-4.6C2-2.6 1.8-.8 .7 .8H-.7C-1.8-.8-2-2.6 0-4.6ZM-1.4 .8C-4.6 1-4.6-3.2-2.6-2.6C-1.6-2-2-.8-1.4 .8ZM1.4 .8C4.6 1 4.6-3.2 2.6-2.6C1.6-2 2-.8 1.4 .8ZM-2.4 1.2H2.4V2.2H-2.4ZM0 2.4L1.4 4.4H-1.4Z';
export const CROSS = 'M-1-4.2H1V-1H4.2V1H1V4.2H-1V1H-4.2V-1H-1Z';
