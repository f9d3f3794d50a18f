import { CREAM, type DrawSign, LegendSign, OVERLAY_SIGNS } from '@carillon/board';
import type { JSX } from 'solid-js';

const WARN = '#a5401d';

/** A title's own signs by name, around 0, 0, within 36 units, besides those that mean the same in every title. */
export type Signs = Readonly<Record<string, () => JSX.Element>>;

/** Draws the overlay signs of a title. */
export const signsOf = (own: Signs): DrawSign => {
  const signs: Signs = { ...OVERLAY_SIGNS, raider: Raider, ...own };
  return (sign) => signs[sign]?.();
};

/** Draws an overlay's sign by itself, for its legend. */
export const legendSignOf =
  (draw: DrawSign): ((props: { readonly sign: string }) => JSX.Element) =>
  (props) => <LegendSign sign={props.sign} draw={draw} />;

/** A flame in a ring: it can raid. */
const Raider = (): JSX.Element => (
  <g transform="translate(0 -2)">
    <circle r="12" fill={CREAM} stroke={WARN} stroke-width="2.4" />
    <path d="M0 8C-8 5-6-2-1.2-9C.4-4 7-1 0 8Z" fill="#e08a2e" stroke={WARN} stroke-width="1" />
  </g>
);
