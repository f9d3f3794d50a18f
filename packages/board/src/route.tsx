import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Point } from './camera.ts';
import { useCamera } from './camera-control.ts';
import { legible } from './Legible.tsx';
import { before, polyline } from './shapes.ts';
import type { Target } from './target.ts';
import { keyOf } from './target.ts';

export interface RouteLineProps {
  /** The start, then every space entered. */
  readonly points: readonly Point[];
  /** Whether the march must end at the last point. */
  readonly stops: boolean;
  /** The points (counted from 0, the start) at which the enemy may intercept. */
  readonly risks: readonly number[];
  /** The point from which nothing can be undone, counted from 0; `undefined` if everything can, or if unknown. */
  readonly halt?: number | undefined;
  /** Whether it is planned, not only pointed at. */
  readonly planned?: boolean;
}

/** The height of a step's number, in board units. */
const NUMBER = 10.6;

/**
 * A route over the board: a dashed arrow with a numbered dot at each space, a bar where it must end, warnings where it
 * may be intercepted, a lock where it can no longer be undone.
 */
export function RouteLine(props: RouteLineProps): JSX.Element {
  const steps = (): readonly Point[] => props.points.slice(1);
  const numbered = legible(NUMBER);
  return (
    <g class="route" classList={{ 'route-risk': props.risks.length > 0, 'route-planned': props.planned ?? false }}>
      <path class="route-under" d={polyline(props.points)} />
      <path class="route-line" d={polyline(props.points)} />
      <ArrowHead points={props.points} />
      <For each={steps()}>
        {(point, i) => (
          <g transform={`translate(${point.x} ${point.y})`}>
            <circle
              class="route-dot"
              classList={{ 'route-dot-last': i() === steps().length - 1 }}
              r={numbered() ? 7 : 3}
            />
            <Show when={numbered()}>
              <text class="route-number" y=".36em" text-anchor="middle" font-size={`${NUMBER}`}>
                {i() + 1}
              </text>
            </Show>
          </g>
        )}
      </For>
      <For each={props.risks}>{(at) => <RiskMark at={props.points[at]} />}</For>
      <Show when={props.stops ? props.points.at(-1) : undefined}>{(at) => <StopMark at={at()} />}</Show>
      <Show when={props.points[props.halt ?? -1]}>{(at) => <LockMark at={at()} />}</Show>
    </g>
  );
}

/** The gap between the arrow and the middle of the last space, and the length of its head, in board units. */
const SHORT = 8;
const HEAD = 9;

function ArrowHead(props: { readonly points: readonly Point[] }): JSX.Element {
  const head = (): string => {
    const [from, to] = [props.points.at(-2), props.points.at(-1)];
    if (!from || !to) return '';
    const tip = before(from, to, SHORT);
    const neck = before(from, to, SHORT + HEAD);
    const side = { x: (tip.y - neck.y) / 2, y: (neck.x - tip.x) / 2 };
    return polyline([tip, { x: neck.x + side.x, y: neck.y + side.y }, { x: neck.x - side.x, y: neck.y - side.y }]);
  };
  return <path class="route-head" d={`${head()}Z`} />;
}

/** An octagon with a bar: the march must end here. */
export function StopMark(props: { readonly at: Point; readonly scale?: number }): JSX.Element {
  return (
    <g class="route-stop" transform={`translate(${props.at.x + 12} ${props.at.y - 11}) scale(${props.scale ?? 1})`}>
      <path d="M-3 -7H3L7 -3V3L3 7H-3L-7 3V-3Z" />
      <path class="route-stop-bar" d="M-4 0H4" />
    </g>
  );
}

/** A triangle with an exclamation mark: the enemy may intercept here. */
export function RiskMark(props: { readonly at: Point | undefined; readonly scale?: number }): JSX.Element {
  return (
    <Show when={props.at}>
      {(at) => (
        <g class="route-warning" transform={`translate(${at().x - 12} ${at().y - 11}) scale(${props.scale ?? 1})`}>
          <path d="M0 -8L8 6H-8Z" />
          <path class="route-warning-sign" d="M0 -3V1.5M0 3.4V4.4" />
        </g>
      )}
    </Show>
  );
}

/** A padlock: from here on nothing can be undone. */
export function LockMark(props: { readonly at: Point }): JSX.Element {
  return (
    <g class="route-lock" transform={`translate(${props.at.x} ${props.at.y + 14})`}>
      <path class="route-lock-bow" d="M-3 -1V-4A3 3 0 0 1 3 -4V-1" />
      <path class="route-lock-body" d="M-5 -1H5V6H-5Z" />
    </g>
  );
}

export interface RouteHandlesProps {
  readonly points: readonly Point[];
  /** The targets at each point, which stay clickable. */
  readonly targets: readonly Target[];
  /** Called when the user has dragged a point of the route: its index, and where it was dropped, in board units. */
  readonly onBend: (index: number, to: Point) => void;
}

/** The minimum reach of a handle, in board units and in CSS pixels. */
const HANDLE = 7;
const FINGER = 20;

/** Handles on a planned route: dragging bends it; a click goes to the space below. */
export function RouteHandles(props: RouteHandlesProps): JSX.Element {
  const camera = useCamera();
  const [drag, setDrag] = createSignal<{ readonly index: number; readonly to: Point }>();
  const reach = (): number => Math.max(HANDLE, Math.min(14, FINGER / camera.zoom()));
  const bent = (): string => {
    const now = drag();
    if (!now) return '';
    const [from, onto] = [props.points[now.index - 1], props.points[now.index + 1]];
    return polyline([...(from ? [from] : []), now.to, ...(onto ? [onto] : [])]);
  };
  return (
    <g class="route-handles">
      <path class="route-bent" d={bent()} />
      <For each={props.points}>
        {(point, index) => (
          <Show when={index() > 0}>
            <Handle
              at={point}
              r={reach()}
              target={props.targets[index()]}
              onDrag={(to) => setDrag(to && { index: index(), to })}
              onDrop={(to) => props.onBend(index(), to)}
            />
          </Show>
        )}
      </For>
    </g>
  );
}

interface HandleProps {
  readonly at: Point;
  readonly r: number;
  readonly target: Target | undefined;
  readonly onDrag: (to: Point | undefined) => void;
  readonly onDrop: (to: Point) => void;
}

/** A press that moves less than this, in CSS pixels, is still a click. */
const CLICK = 5;

function Handle(props: HandleProps): JSX.Element {
  const camera = useCamera();
  let circle: SVGCircleElement | undefined;
  let from: { readonly x: number; readonly y: number } | undefined;
  let dragged = false;
  const onBoard = (event: PointerEvent): Point => camera.under(event.clientX, event.clientY);
  const onDown = (event: PointerEvent): void => {
    from = { x: event.clientX, y: event.clientY };
    dragged = false;
    circle?.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent): void => {
    if (!from) return;
    dragged ||= Math.hypot(event.clientX - from.x, event.clientY - from.y) > CLICK;
    if (dragged) props.onDrag(onBoard(event));
  };
  const onUp = (event: PointerEvent): void => {
    from = undefined;
    props.onDrag(undefined);
    if (dragged && event.type === 'pointerup') props.onDrop(onBoard(event));
  };
  // Neither the camera may handle this drag, nor the table the click that ends it.
  const keep = (event: Event): void => event.stopPropagation();
  const onClick = (event: Event): void => {
    if (dragged) event.stopPropagation();
  };
  return (
    <circle
      ref={circle}
      class="route-handle"
      cx={props.at.x}
      cy={props.at.y}
      r={props.r}
      data-target={props.target && keyOf(props.target)}
      on:mousedown={keep}
      on:touchstart={keep}
      on:pointerdown={onDown}
      on:pointermove={onMove}
      on:pointerup={onUp}
      on:pointercancel={onUp}
      on:click={onClick}
    />
  );
}
