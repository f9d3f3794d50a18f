/** Path data of the signs of the map, about their middle at 0, 0, in map units. */

/** A square field, its inner edge. */
export const SQUARE = 'M-7.5-7.5H7.5V7.5H-7.5Z';
export const SQUARE_INNER = 'M-5.9-5.9H5.9V5.9H-5.9Z';

/** The French square has cut-in corners: the frame shows the side without colour. */
export const NOTCHED =
  'M-5-7.5H5A2.5 2.5 0 0 0 7.5-5V5A2.5 2.5 0 0 0 5 7.5H-5A2.5 2.5 0 0 0-7.5 5V-5A2.5 2.5 0 0 0-5-7.5Z';

/** A fort of four bastions. */
export const STAR_FORT =
  'M-12-12L-4.6-9.4L-3.6-7.4H3.6L4.6-9.4L12-12L9.4-4.6L7.4-3.6V3.6L9.4 4.6L12 12L4.6 9.4L3.6 7.4H-3.6L-4.6 9.4L-12 12L-9.4 4.6L-7.4 3.6V-3.6L-9.4-4.6Z';

/** A mountain, its shaded side. */
export const TRIANGLE = 'M-9.5 7.5L0-9L9.5 7.5Z';
export const TRIANGLE_SHADE = 'M0-9L1.2-3.4L.2 1L2 7.5H9.5ZM0-9L-1.4-4.6';

/** A church and two houses. */
export const TOWN = 'M-4.4 3.8V.6L-2.7-1L-1 .6V3.8ZM-1 3.8V-2.4L.2-5.2L1.4-2.4V3.8ZM1.4 3.8V1L3-.4L4.6 1V3.8Z';

/** An anchor. */
export const ANCHOR =
  'M0-3.6A1.1 1.1 0 1 0 0-5.8A1.1 1.1 0 1 0 0-3.6V4.6M-2.2-2H2.2M-4 1.2C-3.8 3.6-2 4.6 0 4.8C2 4.6 3.8 3.6 4 1.2M-4.8 2.4L-4 1L-2.8 2M4.8 2.4L4 1L2.8 2';

/** A bark lodge with its door. */
export const LODGE = 'M-5 4V1.2C-5-5.4 5-5.4 5 1.2V4ZM-1.1 4V1.6H1.1V4M-4.6-.9H4.6M-2.6-3.2V-.9M0-3.8V-.9M2.6-3.2V-.9';

/** A tree and tufts of a clearing. */
export const CLEARING =
  'M-.2 3.4V.6M-2.4.6C-4-.6-3-2.6-1.6-2.4C-1.4-4.8 1.8-4.8 1.8-2.4C3.4-2.4 3.6-.2 2.2.6ZM-3.6 3.6H-1.6M1 3.8H3.4';

/** A ring of rays around a place that scores. */
export const RAYS: string = Array.from({ length: 16 }, (_, i) => {
  const turn = (i * Math.PI) / 8;
  const at = (away: number) => `${(Math.cos(turn) * away).toFixed(1)} ${(Math.sin(turn) * away).toFixed(1)}`;
  return `M${at(9.6)}L${at(i % 2 === 0 ? 12.4 : 11)}`;
}).join('');
