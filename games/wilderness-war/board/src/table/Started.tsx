import { CREAM, LIVERY, type Point, type Taken } from '@carillon/board';
import { boxAround } from '@carillon/wargame-board';
import { type SideName, SPACES, type SpaceName, type View } from '@carillon/wilderness-war-rules/reference';
import { createMemo, For, type JSX } from 'solid-js';
import { signAt } from './emblems.ts';
import type { WorksProps } from './Markers.tsx';
import { FORT, lowered, sideOfWork } from './work-shapes.ts';

/** A pickaxe. */
const PICKAXE = 'M-6.5-1.5C-4-6.5 4-6.5 6.5-1.5M0-5.2V7';
/** Half the edge of the marker at its full size. */
const HALF = 11;

/** A fort under construction, and where and how large its marker is drawn. */
interface StartedFort {
  readonly space: SpaceName;
  readonly side: SideName;
  readonly at: Point;
  readonly scale: number;
}

/** The forts under construction: in the sign, below its counters, or beside a stockade until it is completed (5.43). */
export function startedForts({ works }: View, occupied: ReadonlySet<string>): readonly StartedFort[] {
  return SPACES.flatMap((space): StartedFort[] => {
    const work = works[space];
    if (!work?.endsWith('-started')) return [];
    const { x, y } = signAt(space);
    const side = sideOfWork(work);
    const isLow = occupied.has(space);
    if (work.includes('-stockade'))
      return [{ space, side, at: { x: x + 11, y: y + 8 + (isLow ? lowered.stockade : 0) }, scale: 0.6 }];
    return [
      { space, side, ...(isLow ? { at: { x, y: y + lowered.fort }, scale: 0.68 } : { at: { x, y: y + 2 }, scale: 1 }) },
    ];
  });
}

/** Where their markers stand, which names keep clear of. */
export const takenByStarted = (view: View, occupied: ReadonlySet<string>): readonly Taken[] =>
  startedForts(view, occupied).map(({ space, at, scale }) => ({
    ...boxAround(at, HALF * scale, HALF * scale),
    place: space,
  }));

/** Their markers. They lie above the counters: a stack of a space nearby would hide them. */
export function Started(props: WorksProps): JSX.Element {
  const forts = createMemo(() => startedForts(props.view, props.occupied));
  return (
    <For each={forts()}>
      {({ side, at, scale }) => (
        <g class="started" transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
          <path d={FORT} stroke={CREAM} stroke-width="3" stroke-linejoin="round" />
          <path
            d={FORT}
            fill={LIVERY[side].wash}
            stroke={LIVERY[side].deep}
            stroke-width="1"
            stroke-dasharray="2.4 1.6"
          />
          <path d={PICKAXE} fill="none" stroke={LIVERY[side].deep} stroke-width="1.8" stroke-linecap="round" />
        </g>
      )}
    </For>
  );
}
