import type { LogEntry } from '@carillon/bayonets-tomahawks-rules/reference';
import { Arrow, type Box } from '@carillon/board';
import { createMemo, For, type JSX } from 'solid-js';
import type { Laid } from '../position/layout.ts';
import { places } from '../position/places.ts';
import { movedWay } from '../position/ways.ts';

/** Actions since the user last acted, as arrows that end before the counters; they pass under others. */
export function Recent(props: {
  readonly entries: readonly LogEntry[];
  readonly stacks: readonly Laid[];
}): JSX.Element {
  const ways = createMemo(() => props.entries.flatMap((entry) => movedWay(entry) ?? []));
  return (
    <g class="layer-recent">
      <For each={ways()}>
        {({ from, to, side, deed }) => {
          const [start, end] = [places.pointOf(from), places.pointOf(to)];
          const boxes = (): readonly Box[] =>
            props.stacks.flatMap(({ place, boxes: taken }) => (place === to ? taken : []));
          return start && end && <Arrow from={start} to={end} boxes={boxes()} class={`of-${side} deed-${deed}`} />;
        }}
      </For>
    </g>
  );
}
