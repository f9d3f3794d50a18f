import type { Point } from '@carillon/board';
import { For, type JSX } from 'solid-js';

/** A title's signs of spaces. */
export interface SpacesKit<Facts> {
  readonly spaces: readonly Facts[];
  /** The point of each space, at the same index. */
  readonly points: readonly (Point | undefined)[];
  /** Its kind, as a CSS class. */
  readonly kindOf: (facts: Facts) => string;
  /** Its sign around 0, 0. */
  readonly Sign: (props: { readonly facts: Facts }) => JSX.Element;
}

/** The signs of all spaces of a map. */
export function spacesOf<Facts>(kit: SpacesKit<Facts>): () => JSX.Element {
  const at = (i: number): Point => kit.points[i] ?? { x: 0, y: 0 };
  return () => (
    <g class="layer-spaces" stroke-linejoin="round" stroke-linecap="round">
      <For each={kit.spaces}>
        {(facts, i) => (
          <g class={`space space-${kit.kindOf(facts)}`} transform={`translate(${at(i()).x} ${at(i()).y})`}>
            <kit.Sign facts={facts} />
          </g>
        )}
      </For>
    </g>
  );
}
