import { createEffect, createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { inWindow, type Point } from './camera.ts';
import { useCamera } from './camera-control.ts';

/** Room kept between a pinned part and the edge of the window, in CSS pixels. */
const MARGIN = 6;
/** How far into a button its place to press lies at most, in CSS pixels. */
const FAR_IN = 60;

export interface PinnedProps {
  /** The point of the board that it belongs to. */
  readonly at: Point;
  /** How far above or below that point it begins, in board units: clear of the counters. */
  readonly clear?: number;
  /** A place of the page, in CSS pixels, that its first button shall lie under instead: who presses twice there presses that. */
  readonly under?: Point | undefined;
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
    const first = props.under && box.querySelector<HTMLElement>('[data-item]');
    const { x, y } =
      props.under && first
        ? placedUnder(props.under, spotOf(first, box), props.overlay.getBoundingClientRect(), size())
        : placed(seen, (props.clear ?? 0) * camera.camera().k, size(), room);
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

/** A place of a button to press: in its middle, not far from where its words begin. */
function spotOf(button: HTMLElement, box: HTMLElement): Point {
  const [inner, outer] = [button.getBoundingClientRect(), box.getBoundingClientRect()];
  return { x: Math.min(inner.width / 2, FAR_IN), y: inner.top - outer.top + inner.height / 2 };
}

/** The top left corner of a box of which `spot` is to lie at a place of the page, as far as the window has room. */
export function placedUnder(at: Point, spot: Point, room: DOMRectReadOnly, box: Box): Point {
  return {
    x: within(at.x - room.left - spot.x, box.width, room.width),
    y: within(at.y - room.top - spot.y, box.height, room.height),
  };
}

const within = (offset: number, length: number, room: number): number =>
  Math.max(MARGIN, Math.min(room - MARGIN - length, offset));
