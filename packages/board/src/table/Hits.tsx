import { createMemo, Index, type JSX, Show } from 'solid-js';
import { type Box, hullOf } from '../boxes.ts';
import { Keyed } from '../Keyed.tsx';
import { sharingBy } from '../sharing.ts';
import { keyOf } from '../target.ts';
import type { Places, StoodStack } from './ground.ts';
import { type Legal, type Lying, placesThatAct } from './legal.ts';

/** Reach of a space's sign, in board units. */
const SIGN = 12;

export interface PlaceHitsProps {
  readonly places: Places;
  readonly stacks: readonly StoodStack[];
  readonly legal: Legal;
  readonly lying: Lying;
}

/** The shapes that receive the pointer for a place. */
interface PlaceHit {
  readonly place: string;
  /** Whether the place, or a piece in it, has choices. */
  readonly acts: boolean;
  readonly counters: readonly Box[];
}

/** The shapes that receive the pointer: each space with its counters, each box as a whole. */
export function PlaceHits(props: PlaceHitsProps): JSX.Element {
  const standing = createMemo(() => hullsByPlace(props.stacks));
  const acting = createMemo(() => placesThatAct(props.legal, props.lying));
  const hitOf = (place: string): PlaceHit => ({
    place,
    acts: acting().has(place),
    counters: standing().get(place) ?? [],
  });
  const hits = createMemo<readonly PlaceHit[]>((before) =>
    sharingBy(before, props.places.all.map(hitOf), ({ place }) => place),
  );
  // Places with choices are above their neighbours: counters in a battle extend into the next space.
  const ordered = createMemo(() => hits().toSorted((a, b) => Number(a.acts) - Number(b.acts)));
  return (
    <g class="layer-hits">
      <Keyed each={ordered()} by={({ place }) => place}>
        {(hit) => <Place places={props.places} hit={hit()} />}
      </Keyed>
    </g>
  );
}

/** The counters of each place, a box for each stack. */
function hullsByPlace(stacks: readonly StoodStack[]): ReadonlyMap<string, readonly Box[]> {
  const hulls = new Map<string, Box[]>();
  for (const { place, boxes } of stacks) hulls.set(place, [...(hulls.get(place) ?? []), hullOf(boxes)]);
  return hulls;
}

interface PlaceProps {
  readonly places: Places;
  readonly hit: PlaceHit;
}

function Place(props: PlaceProps): JSX.Element {
  return (
    <g
      class="place-hit"
      classList={{ legal: props.hit.acts }}
      data-target={keyOf({ kind: 'space', id: props.hit.place })}
    >
      <Show when={props.places.panelOf(props.hit.place)} fallback={<OpenHit places={props.places} hit={props.hit} />}>
        {(panel) => <BoxHit box={panel()} />}
      </Show>
    </g>
  );
}

function OpenHit(props: PlaceProps): JSX.Element {
  const point = () => props.places.pointOf(props.hit.place) ?? { x: 0, y: 0 };
  return (
    <>
      <circle class="hit" cx={point().x} cy={point().y} r={SIGN} />
      <Index each={props.hit.counters}>{(box) => <BoxHit box={box()} />}</Index>
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
