import type { JSX } from 'solid-js';
import { type Box, boxAbout } from './boxes.ts';
import type { Point } from './camera.ts';
import { arrow } from './shapes.ts';
import type { Target } from './target.ts';
import { keyOf } from './target.ts';

/** An invisible shape that receives the pointer for a target. */
export function Hit(props: { readonly target: Target; readonly at: Point; readonly r: number }): JSX.Element {
  return <circle class="hit" data-target={keyOf(props.target)} cx={props.at.x} cy={props.at.y} r={props.r} />;
}

/**
 * The state of a target: it may be chosen, may be reached in several steps, is selected, or is under the keys. Each
 * kind differs in line style, not only in colour.
 */
type Light = 'legal' | 'reach' | 'lit' | 'focus';

export interface HaloProps {
  readonly at: Point;
  readonly r: number;
  readonly kind: Light;
}

/** A ring of light around a point. */
export function Halo(props: HaloProps): JSX.Element {
  return <Lit box={boxAbout(props.at, props.r)} round={props.r} kind={props.kind} />;
}

export interface FrameProps {
  readonly about: Box;
  /** How far it is from the box, in board units. */
  readonly by: number;
  readonly kind: Light;
}

/** A frame of light around a box. */
export function Frame(props: FrameProps): JSX.Element {
  const box = (): Box => ({
    left: props.about.left - props.by,
    top: props.about.top - props.by,
    right: props.about.right + props.by,
    bottom: props.about.bottom + props.by,
  });
  return <Lit box={box()} round={4} kind={props.kind} />;
}

function Lit(props: { readonly box: Box; readonly round: number; readonly kind: Light }): JSX.Element {
  const line = (extra: string): JSX.Element => (
    <rect
      class={`halo halo-${props.kind} ${extra}`}
      x={props.box.left}
      y={props.box.top}
      width={props.box.right - props.box.left}
      height={props.box.bottom - props.box.top}
      rx={props.round}
    />
  );
  return (
    <>
      {line('halo-rim')}
      {line('halo-line')}
    </>
  );
}

export interface ArrowProps {
  readonly from: Point;
  readonly to: Point;
  readonly class?: string;
  /** The boxes of the counters at its goal, before which it ends. */
  readonly boxes?: readonly Box[];
}

/** An action that was made: a bent arrow from space to space. */
export function Arrow(props: ArrowProps): JSX.Element {
  const shape = (): ReturnType<typeof arrow> => arrow(props.from, props.to, 9, 14, props.boxes);
  return (
    <g class={`arrow ${props.class ?? ''}`}>
      <path class="arrow-under" d={shape().shaft} />
      <path class="arrow-shaft" d={shape().shaft} />
      <path class="arrow-head" d={shape().head} />
    </g>
  );
}
