import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { inWindow, type Point } from './camera.ts';
import { useCamera } from './camera-control.ts';

/** The gap between a pinned part and the edge of the window, in CSS pixels. */
const MARGIN = 6;
/** The greatest distance of the pressing point from the start of a button, in CSS pixels. */
const FAR_IN = 60;

export interface PinnedProps {
  /** The point of the board to which it is attached. */
  readonly at: Point;
  /** Its distance above or below that point, in board units, to clear the counters. */
  readonly clear?: number;
  /**
   * Points of the board that can be pressed, so that it should not cover them. Read when it opens or moves to another
   * point.
   */
  readonly open?: readonly Point[];
  /** A place on the page, in CSS pixels, for its first button instead, so that a second press there hits it. */
  readonly under?: Point | undefined;
  readonly class?: string;
  readonly children: JSX.Element;
}

/** HTML attached to a point of the board: above it if there is room, otherwise below, and always inside the window. */
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
  // It keeps its side while it belongs to one point, because presses inside it change its content.
  const open = createMemo(on(at, () => props.open ?? []));
  onMount(() => {
    if (!box) return;
    const measured = box;
    const measure = (): void => void setSize({ width: measured.offsetWidth, height: measured.offsetHeight });
    // Measure at once, so that it is never drawn in the wrong place first.
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(measured);
    onCleanup(() => watch.disconnect());
  });
  createEffect(() => {
    if (!box) return;
    const room = camera.room();
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
 * The top left corner of a box attached to a point of a window, `clear` pixels away: above the point if there is room,
 * otherwise below it, unless another position covers fewer of the `open` points.
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

/** The point at which to press a button: half-way down, near the start of its text. */
function spotOf(button: HTMLElement, box: HTMLElement): Point {
  const [inner, outer] = [button.getBoundingClientRect(), box.getBoundingClientRect()];
  return { x: Math.min(inner.width / 2, FAR_IN), y: inner.top - outer.top + inner.height / 2 };
}

/** The top left corner of a box that has its `spot` at a place of the page, as far as the window has room. */
export function placedUnder(at: Point, spot: Point, room: DOMRectReadOnly, box: Box): Point {
  return {
    x: within(at.x - room.left - spot.x, box.width, room.width),
    y: within(at.y - room.top - spot.y, box.height, room.height),
  };
}

const within = (offset: number, length: number, room: number): number =>
  Math.max(MARGIN, Math.min(room - MARGIN - length, offset));
