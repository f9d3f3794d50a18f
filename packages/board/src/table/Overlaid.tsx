import { For, type JSX, Show } from 'solid-js';
import type { Point } from '../camera.ts';
import { legible } from '../Legible.tsx';
import type { Mark } from '../overlay.ts';
import { type Places, signOf } from './ground.ts';
import type { DrawSign } from './overlay-signs.tsx';

/** The height of a number, in board units. */
const FIGURE = 10.6;

export interface OverlaidProps {
  readonly places: Places;
  readonly marks: readonly Mark[];
  readonly draw: DrawSign;
}

/** Overlay signs on the map, with their numbers. */
export function Overlaid(props: OverlaidProps): JSX.Element {
  const readable = legible(FIGURE);
  const at = ({ space }: Mark): Point => signOf(props.places, space);
  return (
    <g class="layer-overlay">
      <For each={props.marks}>
        {(mark) => (
          <g transform={`translate(${at(mark).x} ${at(mark).y})`} data-mark={`${mark.sign} ${mark.space}`}>
            {props.draw(mark.sign)}
            <Show when={readable() && mark.figure}>
              <text class="reach-cost" x="13" y="15" text-anchor="middle" font-size={`${FIGURE}`}>
                {mark.figure}
              </text>
            </Show>
          </g>
        )}
      </For>
    </g>
  );
}

/** An overlay's sign by itself, for its legend. */
export function LegendSign(props: { readonly sign: string; readonly draw: DrawSign }): JSX.Element {
  return (
    <svg class="overlay-sign" viewBox="-19 -19 38 38" aria-hidden="true">
      {props.draw(props.sign)}
    </svg>
  );
}
