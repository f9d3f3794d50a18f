import { For, type JSX, Show } from 'solid-js';
import { hullOf } from '../boxes.ts';
import type { Point } from '../camera.ts';
import { enlargedSize } from '../Legible.tsx';
import { RunStart } from '../RunStart.tsx';
import type { Target } from '../target.ts';
import { type Places, type StoodStack, signOf } from './ground.ts';

/** The height of a sign, in board units. */
const HEIGHT = 24;
/** How far its tip is above the sign of a space. */
const ABOVE = 12;

export interface TaughtProps {
  readonly places: Places;
  readonly stacks: readonly StoodStack[];
  readonly lit: readonly Target[];
}

/** Pointers from above at a lesson's targets, on top of the counters; their shape is visible on any ground. */
export function Taught(props: TaughtProps): JSX.Element {
  const taught = () => props.lit.filter((target) => target.taught);
  return (
    <g class="layer-taught">
      <RunStart />
      <For each={taught()}>
        {(target) => <Show when={tipAt(props, target)}>{(tip) => <Pointer tip={tip()} />}</Show>}
      </For>
    </g>
  );
}

/** The tip of the pointer: above the counters of a space or of a piece's stack, or above the sign of an empty space. */
function tipAt({ places, stacks }: TaughtProps, { kind, id }: Target): Point | undefined {
  const own = stacks.filter(({ place, pieces }) => (kind === 'space' ? place === id : pieces.includes(id)));
  const hulls = own.map(({ boxes }) => hullOf(boxes));
  const [first] = hulls;
  if (kind === 'space' && places.pointOf(id) !== undefined) {
    const { x, y } = signOf(places, id);
    return { x, y: Math.min(y - ABOVE, ...hulls.map(({ top }) => top)) };
  }
  return first && { x: (first.left + first.right) / 2, y: first.top };
}

/** A broad arrow that points down, ink in a light rim. */
function Pointer(props: { readonly tip: Point }): JSX.Element {
  const size = enlargedSize(HEIGHT);
  const shape = () => {
    const { x, y } = props.tip;
    const h = size();
    const [half, neck, stem] = [h * 0.42, h * 0.48, h * 0.17];
    const below = `L${x + half} ${y - neck}H${x + stem}V${y - h}H${x - stem}V${y - neck}H${x - half}Z`;
    return `M${x} ${y - 1}${below}`;
  };
  return <path class="taught-pointer" d={shape()} />;
}
