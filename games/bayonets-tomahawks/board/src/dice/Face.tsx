import type { FaceName } from '@carillon/bayonets-tomahawks-rules/reference';
import { palette } from '@carillon/board';
import type { JSX } from 'solid-js';

const { INK, PAPER } = palette;

/** A flag on its staff; a shape struck through for each Hit; crossed bayonet and tomahawk; a puff of smoke. */
const PICTURES: Readonly<Record<FaceName, () => JSX.Element>> = {
  flag: () => (
    <>
      <path d="M-5-7V8" stroke={INK} stroke-width="1.4" />
      <path d="M-5-7C-1-9 2-5 7-7V1C2 3-1-1-5 1Z" fill={INK} stroke="none" />
    </>
  ),
  'hit-tc': () => (
    <>
      <path d="M-4-5.4L.6 2.6H-8.6Z" fill="none" stroke={INK} stroke-width="1.5" />
      <circle cx="4.4" cy="3.2" r="4" fill="none" stroke={INK} stroke-width="1.5" />
      <path d="M-2 8L4-8" stroke={INK} stroke-width="1.2" />
    </>
  ),
  'hit-sc': () => (
    <>
      <path d="M-8-5H-1V2H-8Z" fill="none" stroke={INK} stroke-width="1.5" />
      <circle cx="4.4" cy="3.2" r="4" fill="none" stroke={INK} stroke-width="1.5" />
      <path d="M-2 8L4-8" stroke={INK} stroke-width="1.2" />
    </>
  ),
  bt: () => (
    <>
      <path d="M-7 7L5-5L7-8L4-6L-8 6Z" fill={INK} stroke="none" />
      <path
        d="M7 7L-3.4-3.4M-7.6-4.4C-7-8-3.6-8.4-1.6-6.4L-5-2C-6.4-2.4-7.4-3.2-7.6-4.4Z"
        stroke={INK}
        stroke-width="1.4"
        fill={INK}
      />
    </>
  ),
  miss: () => (
    <path
      d="M-6 4A3.4 3.4 0 0 1-5-2.4A4.4 4.4 0 0 1 3-4A3.6 3.6 0 0 1 6.4 1.4A3 3 0 0 1 5 4.6Z"
      fill="none"
      stroke={INK}
      stroke-width="1.2"
      stroke-dasharray="2 1.4"
    />
  ),
};

/** A face of the die as our own sign; the text beside it names it. */
export function DieFace(props: { readonly face: FaceName; readonly struck?: boolean }): JSX.Element {
  return (
    <svg class="die-face" classList={{ 'die-again': props.struck === true }} viewBox="-12 -12 24 24" aria-hidden="true">
      <rect x="-11" y="-11" width="22" height="22" rx="4" fill={PAPER} stroke={INK} stroke-width="1.2" />
      {PICTURES[props.face]()}
    </svg>
  );
}
