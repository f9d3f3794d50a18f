import type { JSX } from 'solid-js';
import { CREAM, LIVERY } from '../livery.ts';
import { INK } from '../map/palette.ts';

// Overlay signs that mean the same in every title, around 0, 0, within 36 units. Each has its own shape; colour only
// repeats it.

const WARN = '#a5401d';

/** Lines across a disc that lean one way or the other: the direction shows the side. */
const hatched = (lean: 1 | -1): string =>
  [-12, -6, 0, 6, 12]
    .map((at) => {
      const half = Math.sqrt(15 * 15 - at * at) * Math.SQRT1_2;
      const [x, y] = [at * Math.SQRT1_2, at * Math.SQRT1_2 * -lean];
      return `M${(x - half).toFixed(1)} ${(y - half * lean).toFixed(1)}L${(x + half).toFixed(1)} ${(y + half * lean).toFixed(1)}`;
    })
    .join('');

const disc = (colour: string, lean: 1 | -1, dashed: boolean): JSX.Element => (
  <>
    <circle
      r="15.5"
      fill={CREAM}
      fill-opacity=".25"
      stroke={colour}
      stroke-width="1.8"
      stroke-dasharray={dashed ? '4 2.6' : 'none'}
    />
    <path d={hatched(lean)} stroke={colour} stroke-width="1.5" stroke-opacity=".8" />
  </>
);

/** Draws a sign by name, or nothing. */
export type DrawSign = (sign: string) => JSX.Element;

/** The signs for supply of either side, pieces cut off from it, the reach of a force, and spaces where it must stop. */
export const OVERLAY_SIGNS: Readonly<Record<string, () => JSX.Element>> = {
  'supply-french': () => disc(LIVERY.french.field, 1, true),
  'supply-british': () => disc(LIVERY.british.field, -1, false),
  cut: () => (
    <g transform="translate(0 -2)">
      <circle r="9" fill={CREAM} stroke={INK} stroke-width="1" />
      <path d="M-4.6-4.6L4.6 4.6M4.6-4.6L-4.6 4.6" stroke={WARN} stroke-width="2.8" stroke-linecap="round" />
    </g>
  ),
  // On a pale ring, and strong enough for the whole map on a phone.
  reach: () => (
    <g fill="none">
      <circle r="14" stroke={CREAM} stroke-width="5" />
      <circle r="14" stroke="#7a5600" stroke-width="3.2" stroke-dasharray="5 2.5" />
    </g>
  ),
  'reach-ends': () => <path d="M-6-14H6L14-6V6L6 14H-6L-14 6V-6Z" fill="none" stroke={WARN} stroke-width="2.2" />,
};
