import { Index, type JSX } from 'solid-js';

/** A box of a track of points. */
export interface PointBox {
  /** The side whose points it counts. */
  readonly side: 'french' | 'british' | null;
  readonly figure: string;
  /** The marker is there. */
  readonly now: boolean;
  /** The marker has gone past it. */
  readonly reached: boolean;
  /** With the marker here, that side would win. */
  readonly wins?: boolean;
}

/** A track of points as a row of boxes, on which the marker slides; the words beside it say the same. */
export function PointBoxes(props: { readonly boxes: readonly PointBox[] }): JSX.Element {
  const marked = (): number =>
    Math.max(
      0,
      props.boxes.findIndex(({ now }) => now),
    );
  return (
    <span
      class="vp-boxes"
      aria-hidden="true"
      style={{ '--now': marked() / props.boxes.length, '--boxes': props.boxes.length }}
    >
      <Index each={props.boxes}>
        {(box) => (
          <i
            classList={{
              'of-french': box().side === 'french',
              'of-british': box().side === 'british',
              now: box().now,
              reached: box().reached,
              wins: box().wins === true,
            }}
          >
            {box().figure}
          </i>
        )}
      </Index>
      <b class="vp-marker" />
    </span>
  );
}
