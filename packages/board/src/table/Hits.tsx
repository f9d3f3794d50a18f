import { createMemo, For, Index, type JSX, Show } from 'solid-js';
import { type Box, hullOf } from '../boxes.ts';
import { TARGET_ATTRIBUTE } from '../target.ts';
import type { Places, StoodStack } from './ground.ts';
import { type Legal, type Lying, mayActAt } from './legal.ts';

/** Reach of a space's sign, in board units. */
const SIGN = 12;

export interface PlaceHitsProps {
  readonly places: Places;
  readonly stacks: readonly StoodStack[];
  readonly legal: Legal;
  readonly lying: Lying;
}

/** The shapes that receive the pointer: each space with its counters, each box as a whole. */
export function PlaceHits(props: PlaceHitsProps): JSX.Element {
  const standing = (place: string): readonly Box[] =>
    props.stacks.filter((stack) => stack.place === place).map(({ boxes }) => hullOf(boxes));
  const acts = (place: string): boolean => mayActAt(props.legal, props.lying, place);
  // Places with choices are above their neighbours: counters in a battle extend into the next space.
  const ordered = createMemo(() => props.places.all.toSorted((a, b) => Number(acts(a)) - Number(acts(b))));
  return (
    <g class="layer-hits">
      <For each={ordered()}>
        {(place) => (
          <g class="place-hit" classList={{ legal: acts(place) }} {...{ [TARGET_ATTRIBUTE]: `space:${place}` }}>
            <Show
              when={props.places.panelOf(place)}
              fallback={<OpenHit {...props} place={place} counters={standing(place)} />}
            >
              {(panel) => <BoxHit box={panel()} />}
            </Show>
          </g>
        )}
      </For>
    </g>
  );
}

function OpenHit(props: PlaceHitsProps & { readonly place: string; readonly counters: readonly Box[] }): JSX.Element {
  const point = () => props.places.pointOf(props.place) ?? { x: 0, y: 0 };
  return (
    <>
      <circle class="hit" cx={point().x} cy={point().y} r={SIGN} />
      <Index each={props.counters}>{(box) => <BoxHit box={box()} />}</Index>
    </>
  );
}

function BoxHit(props: { readonly box: Box }): JSX.Element {
  return (
    <rect
      class="hit"
      x={props.box.left}
      y={props.box.top}
      width={props.box.right - props.box.left}
      height={props.box.bottom - props.box.top}
    />
  );
}
