import { createEffect, createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { inWindow, type Point } from './camera.ts';
import { useCamera } from './camera-control.ts';

/** Room kept between a pinned part and the edge of the window, in CSS pixels. */
const MARGIN = 6;

export interface PinnedProps {
  /** The point of the board that it belongs to. */
  readonly at: Point;
  /** How far above or below that point it begins, in board units: clear of the counters. */
  readonly clear?: number;
  readonly class?: string;
  readonly children: JSX.Element;
}

/** HTML that stays by a point of the board: above it where there is room, otherwise below, and always inside the window. */
export function Pinned(props: PinnedProps): JSX.Element {
  const camera = useCamera();
  return (
    <Show when={camera.overlay()}>
      {(overlay) => (
        <Portal mount={overlay()}>
          <Pin {...props} overlay={overlay()} />
        </Portal>
      )}
    </Show>
  );
}

function Pin(props: PinnedProps & { readonly overlay: HTMLElement }): JSX.Element {
  const camera = useCamera();
  const [size, setSize] = createSignal({ width: 0, height: 0 });
  let box: HTMLDivElement | undefined;
  onMount(() => {
    if (!box) return;
    const measured = box;
    const watch = new ResizeObserver(() => setSize({ width: measured.offsetWidth, height: measured.offsetHeight }));
    watch.observe(measured);
    onCleanup(() => watch.disconnect());
  });
  createEffect(() => {
    if (!box) return;
    const room = { width: props.overlay.clientWidth, height: props.overlay.clientHeight };
    const seen = inWindow(camera.camera(), props.at);
    const { x, y } = placed(seen, (props.clear ?? 0) * camera.camera().k, size(), room);
    box.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  });
  return (
    <div ref={box} class={`map-pinned ${props.class ?? ''}`}>
      {props.children}
    </div>
  );
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The top left corner of a box that belongs to a point of a window and keeps `clear` pixels off it. */
export function placed(seen: Point, clear: number, box: Box, room: Box): Point {
  const above = seen.y - clear - box.height;
  const y = above >= MARGIN ? above : seen.y + clear;
  return { x: within(seen.x - box.width / 2, box.width, room.width), y: within(y, box.height, room.height) };
}

const within = (offset: number, length: number, room: number): number =>
  Math.max(MARGIN, Math.min(room - MARGIN - length, offset));
