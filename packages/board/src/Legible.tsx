import { createMemo, type JSX } from 'solid-js';
import { useCamera } from './camera-control.ts';

/** No text is shown smaller than this, in CSS pixels. */
export const LEAST_TEXT = 11;

/** Whether text of this size in board units can be read at the present zoom. */
export function legible(size: number): () => boolean {
  const camera = useCamera();
  return createMemo(() => size * camera.zoom() >= LEAST_TEXT - 0.01);
}

/** By how much names are enlarged at most, so that they can be read on a small map. */
export const MOST_ENLARGED = 1.55;

/** A text's size in board units, enlarged where it would be too small to read at the present zoom. */
export function enlargedSize(size: number): () => number {
  const camera = useCamera();
  return createMemo(() => Math.min(size * MOST_ENLARGED, Math.max(size, LEAST_TEXT / camera.zoom())));
}

/** SVG that is drawn only while text of `size` board units can be read. */
export function Legible(props: { readonly size: number; readonly children: JSX.Element }): JSX.Element {
  const shown = createMemo(() => legible(props.size));
  return <g classList={{ 'too-small': !shown()() }}>{props.children}</g>;
}
