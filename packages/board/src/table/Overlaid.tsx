import { createMemo, For, type JSX, Show } from 'solid-js';
import { hullOf } from '../boxes.ts';
import type { Point } from '../camera.ts';
import { legible } from '../Legible.tsx';
import { INK } from '../map/palette.ts';
import type { Mark } from '../overlay.ts';
import { type Places, type StoodStack, signOf } from './ground.ts';
import type { DrawSign } from './overlay-signs.tsx';

/** The height of a number, in board units. */
const FIGURE = 10.6;

export interface OverlaidProps {
  readonly places: Places;
  readonly marks: readonly Mark[];
  readonly draw: DrawSign;
  /** Draws the signs about these stacks, above them; if absent, all other signs, which lie below counters. */
  readonly stacks?: readonly StoodStack[];
}

/**
 * The offset from the corner of a stack to the centre of its sign, in board units; it leaves most of the stack visible.
 */
const BESIDE = { x: 2, y: 4 };
/** The middle of the number on a stack's sign. */
const ON = { x: 8, y: 3 };

/** Overlay signs on the map, with their numbers. */
export function Overlaid(props: OverlaidProps): JSX.Element {
  const readable = legible(FIGURE);
  const at = ({ space }: Mark): Point => cornerOf(props.stacks ?? [], space) ?? signOf(props.places, space);
  const marks = createMemo(() => props.marks.filter(({ ofStack = false }) => ofStack === (props.stacks !== undefined)));
  return (
    <g class="layer-overlay">
      <For each={marks()}>
        {(mark) => (
          <g transform={`translate(${at(mark).x} ${at(mark).y})`} data-mark={`${mark.sign} ${mark.space}`}>
            {props.draw(mark.sign)}
            <Show when={readable() && mark.figure}>{(figure) => <Figure figure={figure()} on={mark.ofStack} />}</Show>
          </g>
        )}
      </For>
    </g>
  );
}

/** A number below its sign; that of a stack is on it, where no name is under both. */
function Figure(props: { readonly figure: string; readonly on: boolean | undefined }): JSX.Element {
  return (
    <Show
      when={props.on}
      fallback={
        <text class="reach-cost" x="13" y="15" text-anchor="middle" font-size={`${FIGURE}`}>
          {props.figure}
        </text>
      }
    >
      <circle class="deed-disc" cx={ON.x} cy={ON.y} r="6.6" color={INK} />
      <text class="reach-cost" x={ON.x} y={ON.y + 3.7} text-anchor="middle" font-size={`${FIGURE}`}>
        {props.figure}
      </text>
    </Show>
  );
}

/** The lower right corner of the counters in a space, a little outside. */
function cornerOf(stacks: readonly StoodStack[], space: string): Point | undefined {
  const boxes = stacks.flatMap((stack) => (stack.place === space ? stack.boxes : []));
  if (boxes.length === 0) return undefined;
  const { right, bottom } = hullOf(boxes);
  return { x: right + BESIDE.x, y: bottom + BESIDE.y };
}

/** An overlay's sign by itself, for its legend. */
export function LegendSign(props: { readonly sign: string; readonly draw: DrawSign }): JSX.Element {
  return (
    <svg class="overlay-sign" viewBox="-19 -19 38 38" aria-hidden="true">
      {props.draw(props.sign)}
    </svg>
  );
}
