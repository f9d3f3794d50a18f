import { CREAM, LIVERY, type Livery, type Point, type Taken } from '@carillon/board';
import { boxAround } from '@carillon/wargame-board';
import { SPACES, type SpaceName, type View } from '@carillon/wilderness-war-rules/reference';
import { createMemo, For, type JSX } from 'solid-js';
import { signAt } from './emblems.ts';
import type { WorksProps } from './Markers.tsx';
import { FORT, lowered, sideOfWork } from './work-shapes.ts';

/** A pickaxe. */
const PICKAXE = 'M-6.5-1.5C-4-6.5 4-6.5 6.5-1.5M0-5.2V7';
/** Half the edge of the marker at its full size. */
const HALF = 11;

/** A fort under construction, and where and how large its marker is drawn. */
interface StartedFort extends Point {
  readonly place: SpaceName;
  readonly livery: Livery;
  readonly scale: number;
}

/** The forts under construction: in the sign, below its counters, or beside a stockade until it is completed (5.43). */
export function startedForts({ works }: View, occupied: ReadonlySet<string>): readonly StartedFort[] {
  return SPACES.flatMap((place): StartedFort[] => {
    const work = works[place];
    if (!work?.endsWith('-started')) return [];
    const { x, y } = signAt(place);
    const livery = LIVERY[sideOfWork(work)];
    const isLow = occupied.has(place);
    if (work.includes('-stockade'))
      return [{ place, livery, x: x + 11, y: y + 8 + (isLow ? lowered.stockade : 0), scale: 0.6 }];
    return [{ place, livery, x, ...(isLow ? { y: y + lowered.fort, scale: 0.68 } : { y: y + 2, scale: 1 }) }];
  });
}

/** Where their markers stand, which names keep clear of. */
export const takenByStarted = (view: View, occupied: ReadonlySet<string>): readonly Taken[] =>
  startedForts(view, occupied).map(({ place, scale, ...at }) => ({
    ...boxAround(at, HALF * scale, HALF * scale),
    place,
  }));

/** Their markers. They lie above the counters: a stack of a space nearby would hide them. */
export function Started(props: WorksProps): JSX.Element {
  const forts = createMemo(() => startedForts(props.view, props.occupied));
  return (
    <For each={forts()}>
      {({ livery: { deep, wash }, x, y, scale }) => (
        <g class="started" transform={`translate(${x} ${y}) scale(${scale})`}>
          <path d={FORT} stroke={CREAM} stroke-width="3" stroke-linejoin="round" />
          <path d={FORT} fill={wash} stroke={deep} stroke-width="1" stroke-dasharray="2.4 1.6" />
          <path d={PICKAXE} fill="none" stroke={deep} stroke-width="1.8" stroke-linecap="round" />
        </g>
      )}
    </For>
  );
}
