import { CREAM, LIVERY, type Point } from '@carillon/board';
import { emblemOf, Pennant } from '@carillon/wargame-board';
import { type SideName, SPACES, type SpaceName, type WorkName } from '@carillon/wilderness-war-rules/reference';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { alliedSide } from '../position/works.ts';
import { signAt } from './emblems.ts';
import { Markers, type WorksProps } from './Markers.tsx';

/** Forts, stockades, Allied markers and fieldworks, in their places. */
export function Works(props: WorksProps): JSX.Element {
  const built = createMemo(() => SPACES.filter((space) => props.view.works[space] !== undefined));
  const occupied = (space: SpaceName): boolean => props.occupied.has(space);
  return (
    <g class="layer-works">
      <For each={built()}>
        {(space) => {
          const work = createMemo(() => props.view.works[space] ?? 'none');
          return <Work at={signAt(space)} work={work()} occupied={occupied(space)} />;
        }}
      </For>
      <For each={props.view.allied}>
        {(space) => <Allied at={signAt(space)} side={alliedSide(props.view, space)} />}
      </For>
      <For each={props.view.fieldworks}>{(space) => <Fieldworks at={signAt(space)} />}</For>
      <Markers view={props.view} occupied={props.occupied} />
    </g>
  );
}

/** A fort of four bastions, seen from above. */
const FORT =
  'M-10.5-10.5L-4-8.6L-3.2-6.8H3.2L4-8.6L10.5-10.5L8.6-4L6.8-3.2V3.2L8.6 4L10.5 10.5L4 8.6L3.2 6.8H-3.2L-4 8.6L-10.5 10.5L-8.6 4L-6.8 3.2V-3.2L-8.6-4Z';
/** Pointed stakes side by side. */
const STAKES =
  'M-10 6V-2.5L-8-5.5L-6-2.5V6M-6-2.5L-4-5.5L-2-2.5V6M-2-2.5L0-5.5L2-2.5V6M2-2.5L4-5.5L6-2.5V6M6-2.5L8-5.5L10-2.5V6Z';
/** The outline of the stakes. */
const FENCE = 'M-10 6V-2.5L-8-5.5L-6-2.5L-4-5.5L-2-2.5L0-5.5L2-2.5L4-5.5L6-2.5L8-5.5L10-2.5V6Z';
/** A pickaxe. */
const PICKAXE = 'M-6.5-1.5C-4-6.5 4-6.5 6.5-1.5M0-5.2V7';
const sideOfWork = (work: WorkName): SideName => (work.startsWith('french') ? 'french' : 'british');

/** One fortification, or a fort under construction, which may be beside a stockade until it is completed (5.43). */
function Work(props: { at: Point; work: WorkName; occupied: boolean }): JSX.Element {
  const side = createMemo(() => sideOfWork(props.work));
  const started = (): boolean => props.work.endsWith('-started');
  const shift = (): string => (props.occupied ? lowered(props.work) : '');
  return (
    <g class="work" data-work={props.work} transform={`translate(${props.at.x} ${props.at.y})${shift()}`}>
      <Show when={props.work.endsWith('-fort')}>
        <Fort side={side()} />
      </Show>
      <Show when={props.work.includes('-stockade')}>
        <Stockade side={side()} />
      </Show>
      <Show when={started()}>
        <g transform={props.work.includes('-stockade') ? 'translate(11 8) scale(.6)' : 'translate(0 2)'}>
          <Started side={side()} />
        </g>
      </Show>
    </g>
  );
}

/** Drawn below the counters; a stockade is already low in its sign. */
const lowered = (work: WorkName): string =>
  work.includes('-stockade') ? ' translate(0 4.5)' : ' translate(0 9.6) scale(.8)';

function Fort(props: { side: SideName }): JSX.Element {
  const livery = LIVERY[props.side];
  return (
    <>
      <path d={FORT} fill={livery.field} stroke={CREAM} stroke-width="2.2" paint-order="stroke" />
      <path d={FORT} fill="none" stroke={livery.deep} stroke-width=".8" />
      <path d={emblemOf(props.side)} fill={CREAM} />
    </>
  );
}

/** It is in the lower half of the sign, so that a counter above does not hide it. */
function Stockade(props: { side: SideName }): JSX.Element {
  const livery = LIVERY[props.side];
  return (
    <g transform="translate(0 4)">
      <path d={FENCE} fill={CREAM} stroke={CREAM} stroke-width="2.4" stroke-linejoin="round" />
      <path d={FENCE} fill="#c9a36a" />
      <path d={STAKES} fill="none" stroke="#5a4020" stroke-width=".9" stroke-linejoin="round" />
      <path d="M-10 1H10V4.6H-10Z" fill={livery.field} stroke={livery.deep} stroke-width=".6" />
      <path d={emblemOf(props.side)} fill={CREAM} transform="translate(0 2.8) scale(.42)" />
    </g>
  );
}

function Started(props: { side: SideName }): JSX.Element {
  const livery = LIVERY[props.side];
  return (
    <>
      <path d={FORT} fill={livery.wash} stroke={livery.deep} stroke-width="1" stroke-dasharray="2.4 1.6" />
      <path d={PICKAXE} fill="none" stroke={livery.deep} stroke-width="1.8" stroke-linecap="round" />
    </>
  );
}

/** Beside the settlement. */
function Allied(props: { at: Point; side: SideName }): JSX.Element {
  return (
    <g class="allied" transform={`translate(${props.at.x + 7} ${props.at.y + 5})`}>
      <Pennant side={props.side} />
    </g>
  );
}

/** Gabions: baskets of earth before the defenders. */
function Fieldworks(props: { at: Point }): JSX.Element {
  return (
    <g class="fieldworks" transform={`translate(${props.at.x} ${props.at.y + 9})`}>
      {[-8, 0, 8].map((x) => (
        <path
          d={`M${x - 3.6}-3.4H${x + 3.6}L${x + 3} 4H${x - 3}ZM${x - 3.4}-1H${x + 3.4}M${x - 3.2} 1.4H${x + 3.2}`}
          fill="#a9834b"
          stroke="#4c3516"
          stroke-width=".8"
        />
      ))}
    </g>
  );
}
