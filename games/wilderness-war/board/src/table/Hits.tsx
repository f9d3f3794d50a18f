import { type Box, hullOf, TARGET_ATTRIBUTE } from '@carillon/board';
import type { PlaceName, View } from '@carillon/wilderness-war-rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { frames } from '../map/index.ts';
import { isPanel } from '../position/ground.ts';
import type { LaidStack } from '../position/layout.ts';
import { placesOnBoard, pointOf } from '../position/places.ts';
import { type Legal, legalAt } from './legal.ts';

/** Reach of a space's sign, in board units. */
const SIGN = 12;

export interface HitsProps {
  readonly view: View;
  readonly stacks: readonly LaidStack[];
  readonly legal: Legal;
}

/** What receives the pointer: each space with its counters, each box as a whole. */
export function Hits(props: HitsProps): JSX.Element {
  const standing = createMemo(() => hullsOf(props.stacks));
  return (
    <g class="layer-hits">
      <For each={placesOnBoard}>
        {(place) => (
          <g
            class="place-hit"
            classList={{ legal: isLegal(props, place) }}
            {...{ [TARGET_ATTRIBUTE]: `space:${place}` }}
          >
            <Show when={isPanel(place)} fallback={<OpenHit place={place} counters={standing().get(place)} />}>
              <PanelHit place={place} />
            </Show>
          </g>
        )}
      </For>
    </g>
  );
}

const isLegal = ({ legal, view }: HitsProps, place: PlaceName): boolean =>
  legal.spaces.has(place) || legal.reach.has(place) || legalAt(legal, view, place).length > 0;

/** What the counters of each place take up, all its stacks together. */
function hullsOf(stacks: readonly LaidStack[]): ReadonlyMap<PlaceName, readonly Box[]> {
  const found = new Map<PlaceName, Box[]>();
  for (const { stack, boxes } of stacks) found.set(stack.place, [...(found.get(stack.place) ?? []), hullOf(boxes)]);
  return found;
}

function OpenHit(props: { place: PlaceName; counters: readonly Box[] | undefined }): JSX.Element {
  const point = pointOf(props.place) ?? { x: 0, y: 0 };
  return (
    <>
      <circle class="hit" cx={point.x} cy={point.y} r={SIGN} />
      <For each={props.counters}>
        {({ left, top, right, bottom }) => (
          <rect class="hit" x={left} y={top} width={right - left} height={bottom - top} />
        )}
      </For>
    </>
  );
}

function PanelHit(props: { place: PlaceName }): JSX.Element {
  const [, , left, top, right, bottom] = frames.find(([id]) => id === props.place) ?? ['', '', 0, 0, 0, 0];
  return <rect class="hit" x={left} y={top} width={right - left} height={bottom - top} />;
}
