import type { LogEntry } from '@carillon/bayonets-tomahawks-rules/reference';
import { Arrow, type Box } from '@carillon/board';
import { createMemo, For, type JSX } from 'solid-js';
import type { Laid } from '../position/layout.ts';
import { places } from '../position/places.ts';

interface RecentMove {
  readonly from: string;
  readonly to: string;
  readonly side: string;
  readonly deed: string;
}

function wayOf(entry: LogEntry): RecentMove | undefined {
  switch (entry.type) {
    case 'move':
    case 'retreat':
      return { from: entry.at, to: entry.to, side: entry.side, deed: entry.type };
    case 'sail':
      return { from: entry.at, to: 'sail-box', side: entry.side, deed: 'sail' };
    case 'land':
      return { from: 'sail-box', to: entry.at, side: entry.side, deed: 'sail' };
    default:
      return undefined;
  }
}

/** Actions since the user last acted, as arrows that end before the counters; they pass under others. */
export function Recent(props: {
  readonly entries: readonly LogEntry[];
  readonly stacks: readonly Laid[];
}): JSX.Element {
  const ways = createMemo(() => props.entries.flatMap((entry) => wayOf(entry) ?? []));
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
