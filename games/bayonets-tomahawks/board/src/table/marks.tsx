import { palette, symbols } from '@carillon/board';
import type { JSX } from 'solid-js';
import type { Mark } from '../position/stacks.ts';

const { INK, PAPER } = palette;

/** Pictures of the markers on a stack, each with its own outline, so that colour is not needed. */
const SIGNS: Readonly<Record<Mark, { readonly outline: string; readonly picture: string; readonly fill: string }>> = {
  // A torn white flag
  routed: { outline: 'M-4.4-4.4H4.4V4.4H-4.4Z', picture: 'M-2.6-3V3.4M-2.6-2.8H3L1.4-.9L3 .8H-2.6', fill: '#f6e9b8' },
  // An empty barrel, crossed out
  outOfSupply: {
    outline: 'M0-4.9L4.9 0L0 4.9L-4.9 0Z',
    picture: 'M-2.2-2.2L2.2 2.2M2.2-2.2L-2.2 2.2',
    fill: '#f0cdb9',
  },
  // An anchor
  landed: {
    outline: 'M-4.6 0A4.6 4.6 0 1 0 4.6 0A4.6 4.6 0 1 0-4.6 0Z',
    picture: 'M0-2.8V2.8M-1.5-1.4H1.5M-2.6.6C-2.4 2.4-1 2.9 0 2.9C1 2.9 2.4 2.4 2.6.6',
    fill: '#cfe0e2',
  },
  // Columns that meet
  marshaled: { outline: 'M-4.8 4.2H4.8L3-4.2H-3Z', picture: 'M-2.6 2.8L0-2.4L2.6 2.8M0-2.4V2.8', fill: '#dfe3c3' },
  // An hourglass run out
  spent: {
    outline: 'M-4.6 0A4.6 4.6 0 1 0 4.6 0A4.6 4.6 0 1 0-4.6 0Z',
    picture: symbols.HOURGLASS,
    fill: PAPER,
  },
};

export function MarkSign(props: { readonly mark: Mark }): JSX.Element {
  const sign = SIGNS[props.mark];
  return (
    <g class={props.mark === 'spent' ? 'stack-mark counter-acted' : 'stack-mark'} data-mark={props.mark}>
      <path d={sign.outline} fill={sign.fill} stroke={INK} stroke-width=".9" stroke-linejoin="round" />
      <path d={sign.picture} fill="none" stroke={INK} stroke-width="1" stroke-linecap="round" stroke-linejoin="round" />
    </g>
  );
}
