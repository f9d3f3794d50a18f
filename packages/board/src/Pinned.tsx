import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
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
  /** Points of the board that it leaves open, as far as it can: others that can be pressed. Read when it opens, or belongs to another point. */
  readonly open?: readonly Point[];
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
  const at = createMemo(() => props.at, undefined, { equals: (a, b) => a?.x === b.x && a?.y === b.y });
  // It stays on its side while it belongs to one point: what can be chosen changes as the reader presses in it.
  const open = createMemo(on(at, () => props.open ?? []));
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
    const seen = inWindow(camera.camera(), at());
    const first = props.under && box.querySelector<HTMLElement>('[data-item]');
    const { x, y } =
      props.under && first
        ? placedUnder(props.under, spotOf(first, box), props.overlay.getBoundingClientRect(), size())
        : placed(
            seen,
            (props.clear ?? 0) * camera.camera().k,
            size(),
            room,
            open().map((point) => inWindow(camera.camera(), point)),
          );
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

/**
 * The top left corner of a box that belongs to a point of a window and keeps `clear` pixels off it: above it or else below,
 * unless fewer of the points to be left open lie under it elsewhere.
 */
export function placed(seen: Point, clear: number, box: Box, room: Box, open: readonly Point[] = []): Point {
  const [x, y] = [seen.x - box.width / 2, seen.y - box.height / 2];
  const inside = (corner: Point): Point => ({
    x: within(corner.x, box.width, room.width),
    y: within(corner.y, box.height, room.height),
  });
  const above = { x, y: seen.y - clear - box.height };
  const upright = inside(above.y >= MARGIN ? above : { x, y: seen.y + clear });
  const below = seen.y + clear + box.height <= room.height - MARGIN ? [inside({ x, y: seen.y + clear })] : [];
  const beside = [seen.x + clear, seen.x - clear - box.width]
    .filter((left) => left >= MARGIN && left + box.width <= room.width - MARGIN)
    .map((left) => inside({ x: left, y }));
  const covered = (corner: Point): number => open.filter((point) => covers(corner, box, point)).length;
  return [...below, ...beside].reduce((best, each) => (covered(each) < covered(best) ? each : best), upright);
}

const covers = ({ x, y }: Point, { width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

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
