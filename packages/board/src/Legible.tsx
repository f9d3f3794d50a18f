import { createMemo, type JSX } from 'solid-js';
import { useCamera } from './camera-control.ts';

/** No text is shown smaller than this, in CSS pixels. */
export const LEAST_TEXT = 11;

/** Whether text of this size in board units can be read at the present zoom. */
export function legible(size: number): () => boolean {
  const camera = useCamera();
  return createMemo(() => size * camera.zoom() >= LEAST_TEXT - 0.01);
}

/** SVG that is drawn only while text of `size` board units can be read. */
export function Legible(props: { readonly size: number; readonly children: JSX.Element }): JSX.Element {
  const shown = createMemo(() => legible(props.size));
  return <g classList={{ 'too-small': !shown()() }}>{props.children}</g>;
}
