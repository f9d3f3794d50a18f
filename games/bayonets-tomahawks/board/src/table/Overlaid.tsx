import type { Mark } from '@carillon/board';
import { For, type JSX } from 'solid-js';
import { OverlaySign } from '../overlays/Sign.tsx';
import { places } from '../position/places.ts';

/** Signs laid over the map. */
export function Overlaid(props: { readonly marks: readonly Mark[] }): JSX.Element {
  return (
    <g class="layer-overlay">
      <For each={props.marks}>
        {(mark) => (
          <g
            data-mark={mark.sign}
            transform={`translate(${places.pointOf(mark.space)?.x ?? 0} ${places.pointOf(mark.space)?.y ?? 0})`}
          >
            <OverlaySign sign={mark.sign} />
          </g>
        )}
      </For>
    </g>
  );
}
