import { Index, type JSX } from 'solid-js';

/** A box of a track of points. */
export interface PointBox {
  /** The side whose points it counts. */
  readonly side: 'french' | 'british' | null;
  readonly figure: string;
  /** Whether the marker is there. */
  readonly now: boolean;
  /** Whether the marker has passed it. */
  readonly reached: boolean;
  /** Whether the side would win with the marker here. */
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
