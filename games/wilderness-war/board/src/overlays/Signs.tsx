import { CREAM, type DrawSign, LIVERY } from '@carillon/board';
import { emblemOf, signsOf } from '@carillon/wargame-board';
import type { JSX } from 'solid-js';

const INK = '#33291c';
const WARN = '#a5401d';

const DASHED = '2.4 2';

/** A torch above its target, in a frame of its own. */
const torch = (frame: string, base: string, dashes?: string): JSX.Element => (
  <g transform="translate(0 -2)">
    <path d={frame} fill={CREAM} stroke={INK} stroke-width="1.4" stroke-dasharray={dashes} />
    <path d="M0 1C-4-1-3-4-.6-7.4C.2-5 3.6-3.4 0 1Z" fill="#e08a2e" stroke={WARN} stroke-width=".7" />
    <path d={base} fill="#c9a36a" stroke={INK} stroke-width=".8" />
  </g>
);

/** A target out of reach: no torch, and smaller. */
const far = (frame: string, base: string): JSX.Element => (
  <g transform="translate(0 -1) scale(.75)">
    <path d={frame} fill={CREAM} stroke={INK} stroke-width="1.2" stroke-dasharray={DASHED} />
    <path d={base} fill="#c9a36a" stroke={INK} stroke-width=".8" />
  </g>
);

/** Frames: a square, a hut, a disc. */
const SQUARE = 'M-9-10H9V9H-9Z';
const HUT = 'M-11 9V-1C-11-13 11-13 11-1V9Z';
const DISC = 'M-10 0A10 10 0 1 0 10 0A10 10 0 1 0-10 0Z';
const PALISADE = 'M-6 7V3L-4 1L-2 3L0 1L2 3L4 1L6 3V7Z';
const DOOR = 'M-5 7V4C-5 .6 5 .6 5 4V7Z';
const CORN = 'M-6 7H6M-4 7V3M-1.4 7V2.4M1.4 7V2.4M4 7V3';

const flag = (side: 'french' | 'british'): JSX.Element => (
  <g transform="translate(-2 -6)">
    <path d="M0-10V12" stroke={INK} stroke-width="1.8" stroke-linecap="round" />
    <path
      d={side === 'french' ? 'M0-10H18L13.5-4L18 2H0Z' : 'M0-10H16V2H0Z'}
      fill={LIVERY[side].field}
      stroke={CREAM}
      stroke-width="1"
    />
    <path d={emblemOf(side)} fill={CREAM} transform="translate(7 -4)" />
  </g>
);

/** Every sign by name. Each has its own shape, so that its meaning does not depend on colour. */
export const drawSign: DrawSign = signsOf({
  'reach-sea': () => (
    <path
      d="M-14 2Q-10.5-3-7 2T0 2T7 2T14 2M-14 8Q-10.5 3-7 8T0 8T7 8T14 8"
      fill="none"
      stroke="#39687a"
      stroke-width="2"
    />
  ),
  risk: () => (
    <>
      <path
        d="M0-13L12.5 9H-12.5Z"
        fill={CREAM}
        fill-opacity=".7"
        stroke={WARN}
        stroke-width="2.4"
        stroke-linejoin="round"
      />
      <path d="M0-6V2M0 4.6V6" stroke={WARN} stroke-width="2.6" stroke-linecap="round" />
    </>
  ),
  winter: () => (
    <g transform="translate(-2 -4)">
      <circle r="9.5" fill={CREAM} stroke="#39687a" stroke-width="1.2" />
      <path
        d="M0-7V7M-6-3.5L6 3.5M-6 3.5L6-3.5M-2-5.6L0-3.8L2-5.6M-2 5.6L0 3.8L2 5.6"
        fill="none"
        stroke="#39687a"
        stroke-width="1.7"
        stroke-linecap="round"
      />
    </g>
  ),
  free: () => <circle r="5" fill="none" stroke="#4d7a35" stroke-width="2" />,
  'control-french': () => flag('french'),
  'control-british': () => flag('british'),
  'control-nobody': () => (
    <>
      <circle r="12" fill="none" stroke={CREAM} stroke-width="5" />
      <circle r="12" fill="none" stroke={INK} stroke-width="2" stroke-dasharray="2 3.4" stroke-linecap="round" />
    </>
  ),
  'raid-stockade': () => torch(SQUARE, PALISADE),
  'raid-settlement': () => torch(HUT, DOOR),
  'raid-cultivated': () => torch(DISC, CORN),
  'sly-stockade': () => torch(SQUARE, PALISADE, DASHED),
  'sly-settlement': () => torch(HUT, DOOR, DASHED),
  'sly-cultivated': () => torch(DISC, CORN, DASHED),
  'far-stockade': () => far(SQUARE, PALISADE),
  'far-settlement': () => far(HUT, DOOR),
  'far-cultivated': () => far(DISC, CORN),
});
