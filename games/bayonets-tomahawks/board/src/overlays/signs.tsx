import type { SideName } from '@carillon/bayonets-tomahawks-rules/reference';
import { type DrawSign, LIVERY, palette } from '@carillon/board';
import { emblemOf, signsOf } from '@carillon/wargame-board';
import type { JSX } from 'solid-js';

const { INK, PAPER } = palette;

const shield = (side: SideName): JSX.Element => (
  <>
    <path
      d={side === 'french' ? 'M-9-10H9V2C9 8 0 12 0 12C0 12-9 8-9 2Z' : 'M-9-10H9V10H-9Z'}
      fill={LIVERY[side].field}
      fill-opacity=".82"
      stroke={PAPER}
      stroke-width="1.2"
    />
    <path d={emblemOf(side)} fill={PAPER} stroke={INK} stroke-width=".2" />
  </>
);

/** A torch: the French one leans left, the British one is upright. */
const torch = (side: SideName): JSX.Element => (
  <g transform={side === 'french' ? 'rotate(-24)' : undefined}>
    <circle
      r="12"
      fill="none"
      stroke={LIVERY[side].field}
      stroke-width="2.4"
      stroke-dasharray={side === 'french' ? '3 2' : 'none'}
    />
    <path
      d="M0-11C3-6 7-4 6.6 2C6.2 6.6 3 8.6 0 8.6C-3 8.6-6.2 6.6-6.6 2C-6.6-1-4.4-2-4-5C-2-4-1.2-3-1.2-1C.4-3 .8-7 0-11Z"
      fill={LIVERY[side].field}
      stroke={PAPER}
      stroke-width="1"
    />
  </g>
);

/** The shape of Light units: dashed for the French. */
const light = (side: SideName): JSX.Element => (
  <path
    d="M0-13L13 9H-13Z"
    fill={LIVERY[side].wash}
    fill-opacity=".5"
    stroke={LIVERY[side].field}
    stroke-width="2"
    stroke-dasharray={side === 'french' ? '4 2.4' : 'none'}
  />
);

/** A barrel: a source of supply. */
const source = (side: SideName): JSX.Element => (
  <g>
    <path
      d="M-8-11H8C11-5 11 5 8 11H-8C-11 5-11-5-8-11Z"
      fill={LIVERY[side].wash}
      stroke={LIVERY[side].deep}
      stroke-width="1.6"
      stroke-dasharray={side === 'french' ? '4 2.4' : 'none'}
    />
    <path d="M-9.6-5H9.6M-9.6 5H9.6" stroke={LIVERY[side].deep} stroke-width="1.2" />
  </g>
);

/** Every sign by name. */
export const drawSign: DrawSign = signsOf({
  'source-french': () => source('french'),
  'source-british': () => source('british'),
  'light-french': () => light('french'),
  'light-british': () => light('british'),
  overwhelms: () => (
    <path d="M-12 8L0-8L12 8M-12 0L0-16L12 0" fill="none" stroke="#a5401d" stroke-width="2.4" stroke-linejoin="round" />
  ),
  'control-french': () => shield('french'),
  'control-british': () => shield('british'),
  'raid-far': () => <circle r="5" fill="#f8f0dc" stroke="#a5401d" stroke-width="1.6" stroke-dasharray="2 2" />,
  'raid-french': () => torch('french'),
  'raid-british': () => torch('british'),
});
