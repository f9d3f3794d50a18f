import { createMemo, type JSX } from 'solid-js';
import { useCamera } from './camera-control.ts';

/** The minimum size of a text on the screen, in CSS pixels. */
export const LEAST_TEXT = 11;

/** Whether text of this size in board units can be read at the present zoom. */
export function legible(size: number): () => boolean {
  const camera = useCamera();
  return createMemo(() => isLegible(size, camera.zoom()));
}

/** The edge of a counter, in board units, and the least it should have on the screen, in CSS pixels. */
const COUNTER = 24;
const LEAST_COUNTER = 30;
const MOST_GROWN = 1.5;

/**
 * The factor by which counters are enlarged at the present zoom, so that they can be read on a small map. It changes in
 * tenths, so that a slight zoom moves nothing.
 */
export function counterGrowth(): () => number {
  const camera = useCamera();
  return createMemo(() => grownAt(camera.zoom()));
}

/** The factor by which counters are enlarged at `zoom` CSS pixels per board unit: 1 to 1.5. */
export const grownAt = (zoom: number): number =>
  Math.min(MOST_GROWN, Math.max(1, Math.ceil((10 * LEAST_COUNTER) / (COUNTER * zoom)) / 10));

/** Whether text of this size on a counter can be read at the present zoom. */
export function legibleGrown(size: number, growth: () => number): () => boolean {
  const camera = useCamera();
  return createMemo(() => isLegible(size, camera.zoom() * growth()));
}

/** The heights of the letters on counters, in board units, by the CSS class that shows them. */
export type CounterLetters = Readonly<Record<string, number>>;

/** The CSS classes of the letters that can be read on a counter with this enlargement, at the present zoom. */
export function counterLetters(letters: CounterLetters): (growth: number) => string {
  const camera = useCamera();
  return (growth) =>
    Object.keys(letters)
      .filter((shown) => isLegible(letters[shown] ?? 0, camera.zoom() * growth))
      .join(' ');
}

const isLegible = (size: number, zoom: number): boolean => size * zoom >= LEAST_TEXT - 0.01;

/** The largest factor by which names are enlarged, so that they can be read on a small map. */
export const MOST_ENLARGED = 1.55;

/** A text's size in board units, enlarged if it would be too small to read at the present zoom. */
export function enlargedSize(size: number): () => number {
  const camera = useCamera();
  return createMemo(() => Math.min(size * MOST_ENLARGED, Math.max(size, LEAST_TEXT / camera.zoom())));
}

/** SVG that is drawn only while text of `size` board units can be read. */
export function Legible(props: { readonly size: number; readonly children: JSX.Element }): JSX.Element {
  const shown = createMemo(() => legible(props.size));
  return <g classList={{ 'too-small': !shown()() }}>{props.children}</g>;
}
