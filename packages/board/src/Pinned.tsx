import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { type Box, overlap } from './boxes.ts';
import { inWindow, type Point, type Size } from './camera.ts';
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
    const shut = keptClear(props.overlay);
    const under =
      props.under && first
        ? placedUnder(props.under, spotOf(first, box), props.overlay.getBoundingClientRect(), size())
        : undefined;
    const { x, y } =
      under && shut.every((panel) => overlap(panel, boxAt(under, size())) === 0)
        ? under
        : placed(seen, (props.clear ?? 0) * camera.camera().k, size(), room, {
            open: open().map((point) => inWindow(camera.camera(), point)),
            shut,
          });
    box.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  });
  return (
    <div ref={box} class={`map-pinned ${props.class ?? ''}`}>
      {props.children}
    </div>
  );
}

/** The boxes of panels over the map, from the corner of the map: pinned parts would be under them. */
function keptClear(overlay: HTMLElement): readonly Box[] {
  const panels = [...document.querySelectorAll('[data-keep-clear]')];
  if (panels.length === 0) return [];
  const { left, top } = overlay.getBoundingClientRect();
  return panels.map((panel) => {
    const box = panel.getBoundingClientRect();
    return { left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top };
  });
}

const boxAt = ({ x, y }: Point, { width, height }: Size): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

/** What a box should not cover, in the pixels of the window. */
export interface Uncovered {
  readonly open?: readonly Point[];
  /** Panels, which would cover the box; this is worse. */
  readonly shut?: readonly Box[];
}

/**
 * The top left corner of a box attached to a point of a window, `clear` pixels away: above the point if there is room,
 * otherwise below it, unless another position covers fewer of the `open` points, or is clear of panels or of the point
 * itself.
 */
export function placed(seen: Point, clear: number, box: Size, room: Size, uncovered: Uncovered = {}): Point {
  const { open = [], shut = [] } = uncovered;
  const [x, y] = [seen.x - box.width / 2, seen.y - box.height / 2];
  const inside = (corner: Point): Point => ({
    x: within(corner.x, box.width, room.width),
    y: within(corner.y, box.height, room.height),
  });
  const above = { x, y: seen.y - clear - box.height };
  const upright = inside(above.y >= MARGIN ? above : { x, y: seen.y + clear });
  const ups = [seen.y + clear, above.y].filter((top) => top >= MARGIN && top + box.height <= room.height - MARGIN);
  const sides = [seen.x + clear, seen.x - clear - box.width].filter(
    (left) => left >= MARGIN && left + box.width <= room.width - MARGIN,
  );
  const others = [
    ...ups.map((top) => inside({ x, y: top })),
    ...sides.map((left) => inside({ x: left, y })),
    // Shifted along the point.
    ...ups.flatMap((top) => [seen.x - clear, seen.x + clear - box.width].map((left) => inside({ x: left, y: top }))),
    ...sides.flatMap((left) => [seen.y - clear, seen.y + clear - box.height].map((top) => inside({ x: left, y: top }))),
  ];
  const covered = (corner: Point): number =>
    open.filter((point) => covers(corner, box, point)).length +
    (covers(corner, box, seen) ? UNDER_ITSELF : 0) +
    UNDER_PANEL * shut.filter((panel) => overlap(panel, boxAt(corner, box)) > 0).length;
  return others.reduce((best, each) => (covered(each) < covered(best) ? each : best), upright);
}

/** How many other points it is worth not to cover its own. */
const UNDER_ITSELF = 4;

/** How many points it is worth to be clear of a panel. */
const UNDER_PANEL = 1000;

const covers = ({ x, y }: Point, { width, height }: Size, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** The point at which to press a button: half-way down, near the start of its text. */
function spotOf(button: HTMLElement, box: HTMLElement): Point {
  const [inner, outer] = [button.getBoundingClientRect(), box.getBoundingClientRect()];
  return { x: Math.min(inner.width / 2, FAR_IN), y: inner.top - outer.top + inner.height / 2 };
}

/** The top left corner of a box that has its `spot` at a place of the page, as far as the window has room. */
export function placedUnder(at: Point, spot: Point, room: DOMRectReadOnly, box: Size): Point {
  return {
    x: within(at.x - room.left - spot.x, box.width, room.width),
    y: within(at.y - room.top - spot.y, box.height, room.height),
  };
}

const within = (offset: number, length: number, room: number): number =>
  Math.max(MARGIN, Math.min(room - MARGIN - length, offset));
