import { Arrow, type Point } from '@carillon/board';
import type { LogEntry, SpaceName } from '@carillon/wilderness-war-rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { standAt } from '../position/layout.ts';
import { pointOf } from '../position/places.ts';
import { type Deed, deedsOf } from '../position/recent.ts';

/** What happened since the reader last acted: arrows of marches and retreats, swords where a battle was fought. */
export function Recent(props: { readonly entries: readonly LogEntry[] }): JSX.Element {
  const deeds = createMemo(() => deedsOf(props.entries));
  return (
    <g class="layer-recent">
      <For each={deeds()}>{(deed) => <DeedMark deed={deed} />}</For>
    </g>
  );
}

const at = (space: SpaceName): Point => pointOf(space) ?? { x: 0, y: 0 };

function DeedMark(props: { deed: Deed }): JSX.Element {
  const deed = props.deed;
  if ('from' in deed)
    return <Arrow from={at(deed.from)} to={at(deed.to)} class={`deed-${deed.kind} of-${deed.side}`} />;
  const { x, y } = standAt(deed.at);
  return (
    <Show when={deed.kind === 'battle'} fallback={<Lost x={x + 14} y={y + 12} side={deed.side} />}>
      <Swords x={x} y={y - 22} />
    </Show>
  );
}

/** Two swords crossed. */
export function Swords(props: { readonly x: number; readonly y: number }): JSX.Element {
  return (
    <g class="swords" transform={`translate(${props.x} ${props.y})`}>
      <circle r="9.5" />
      <path d="M-6 6L6-6M6 6L-6-6M-6.4 2.4L-2.4 6.4M6.4 2.4L2.4 6.4" />
    </g>
  );
}

/** A grave cross: units were eliminated here. */
function Lost(props: { x: number; y: number; side: string }): JSX.Element {
  return (
    <g class={`lost of-${props.side}`} transform={`translate(${props.x} ${props.y})`}>
      <circle r="7" />
      <path d="M0-4.6V4.8M-3-1.6H3" />
    </g>
  );
}
