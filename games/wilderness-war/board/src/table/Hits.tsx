import { TARGET_ATTRIBUTE } from '@carillon/board';
import type { PlaceName, View } from '@carillon/wilderness-war-rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { frames } from '../map/index.ts';
import { isPanel, type LaidStack, standAt } from '../position/layout.ts';
import { placesOnBoard, pointOf } from '../position/places.ts';
import { type Legal, legalAt } from './legal.ts';

/** Reach of a space's sign, in board units. */
const SIGN = 12;

export interface HitsProps {
  readonly view: View;
  readonly stacks: readonly LaidStack[];
  readonly legal: Legal;
}

/** What receives the pointer: each space with the counters above it, each box as a whole. */
export function Hits(props: HitsProps): JSX.Element {
  const occupied = createMemo(() => new Set(props.stacks.map(({ stack }) => stack.place)));
  return (
    <g class="layer-hits">
      <For each={placesOnBoard}>
        {(place) => (
          <g
            class="place-hit"
            classList={{ legal: isLegal(props, place) }}
            {...{ [TARGET_ATTRIBUTE]: `space:${place}` }}
          >
            <Show when={isPanel(place)} fallback={<OpenHit place={place} occupied={occupied().has(place)} />}>
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

function OpenHit(props: { place: PlaceName; occupied: boolean }): JSX.Element {
  const point = pointOf(props.place) ?? { x: 0, y: 0 };
  const stand = standAt(props.place);
  return (
    <>
      <circle class="hit" cx={point.x} cy={point.y} r={SIGN} />
      <Show when={props.occupied}>
        <rect class="hit" x={stand.x - 17} y={stand.y - 14} width="36" height="27" />
      </Show>
    </>
  );
}

function PanelHit(props: { place: PlaceName }): JSX.Element {
  const [, , left, top, right, bottom] = frames.find(([id]) => id === props.place) ?? ['', '', 0, 0, 0, 0];
  return <rect class="hit" x={left} y={top} width={right - left} height={bottom - top} />;
}
