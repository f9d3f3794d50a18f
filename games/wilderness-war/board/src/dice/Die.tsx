import { For, type JSX } from 'solid-js';

/** The positions of the pips on each face, in ninths of its width and height. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-5, -5],
    [5, 5],
  ],
  3: [
    [-5, -5],
    [0, 0],
    [5, 5],
  ],
  4: [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ],
  5: [
    [-5, -5],
    [5, -5],
    [0, 0],
    [-5, 5],
    [5, 5],
  ],
  6: [
    [-5, -5],
    [5, -5],
    [-5, 0],
    [5, 0],
    [-5, 5],
    [5, 5],
  ],
};

/** A rolled die. */
export function Die(props: { readonly face: number }): JSX.Element {
  return (
    <svg class="sheet-cube" viewBox="-10 -10 20 20" aria-hidden="true">
      <rect x="-9" y="-9" width="18" height="18" rx="3.5" fill="#fffdf4" stroke="#3a3020" />
      <For each={PIPS[props.face] ?? []}>{([cx, cy]) => <circle cx={cx} cy={cy} r="1.9" fill="#3a3020" />}</For>
    </svg>
  );
}
