import type { JSX } from 'solid-js';
import { FAINT_INK, INK, PAPER, SHORE_LINE } from './palette.ts';
import type { Ornament } from './sheet.ts';

const HULL =
  'M-20-3L-19 2C-18 6-15 8-11 8H11C15 8 18 4 20-2L15-.5L14 1H-11L-12-2L-20-4ZM-18.6 3H16.6M-17.6 5.2H15M20-2L29-7.5';
const MASTS = 'M-12-2V-25M0 1V-31M11 1V-26M11-24L25-5M0-29L11-8M-12-23L0-10M-12-9L-19-4';
const SAILS =
  'M-16-5Q-11-3.4-7-5.4L-8-12Q-12-10.6-15.4-12ZM-15-13Q-12-11.8-8.4-13.2L-9.2-20Q-12-19-14.6-20ZM-6-4Q1-1.6 7-4.4L5.8-12.4Q0-10.8-5.2-12.4ZM-5.4-13.6Q0-12 5.4-13.8L4.4-21Q0-19.6-4.4-21ZM-4.2-22Q0-21 4-22.2L3-28Q0-27.2-3-28ZM7.4-5Q12-3.2 16.4-5.4L15.4-12.4Q11-11 7.8-12.4ZM7.8-13.6Q11-12.2 15-13.8L14.2-20.6Q11-19.4 8.4-20.6Z';
const FURROWS =
  'M-30 9Q-24 7.4-20 9M-25 11Q-14 9-4 11Q6 12.6 16 11Q22 10 28 11.4M-12 13.4Q-2 12 10 13.4M22 8.6Q27 7.6 32 9';
const PENNANTS = 'M0-31Q-4-33-8-31.4Q-4-30.4 0-31M-20-4L-19.6-10Q-23-11.4-25.6-9.6Q-22.6-8.8-19.8-7';

/** A ship of the line under sail off the coast. */
export function Ship(props: Ornament): JSX.Element {
  return (
    <g
      class="layer-ship"
      transform={`translate(${props.at.x} ${props.at.y}) scale(${props.scale})`}
      stroke={INK}
      stroke-width=".55"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      <path d={FURROWS} fill="none" stroke={SHORE_LINE} stroke-width=".8" />
      <path d={MASTS} fill="none" stroke-width=".45" />
      <path d={SAILS} fill={PAPER} />
      <path d={HULL} fill={FAINT_INK} />
      <path d={PENNANTS} fill={PAPER} stroke-width=".4" />
    </g>
  );
}
