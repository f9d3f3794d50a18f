import { CREAM, LIVERY, type Point } from '@carillon/board';
import { emblemOf, Pennant } from '@carillon/wargame-board';
import { type SideName, SPACES, type SpaceName, type WorkName } from '@carillon/wilderness-war-rules/reference';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { alliedSide } from '../position/works.ts';
import { signAt } from './emblems.ts';
import { Markers, type WorksProps } from './Markers.tsx';
import { FORT, lowered, sideOfWork } from './work-shapes.ts';

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

/** Pointed stakes side by side. */
const STAKES =
  'M-10 6V-2.5L-8-5.5L-6-2.5V6M-6-2.5L-4-5.5L-2-2.5V6M-2-2.5L0-5.5L2-2.5V6M2-2.5L4-5.5L6-2.5V6M6-2.5L8-5.5L10-2.5V6Z';
/** The outline of the stakes. */
const FENCE = 'M-10 6V-2.5L-8-5.5L-6-2.5L-4-5.5L-2-2.5L0-5.5L2-2.5L4-5.5L6-2.5L8-5.5L10-2.5V6Z';

/** One fortification; a fort under construction beside it has a marker of its own. */
function Work(props: { at: Point; work: WorkName; occupied: boolean }): JSX.Element {
  const side = createMemo(() => sideOfWork(props.work));
  const shift = (): string => (props.occupied ? shifted(props.work) : '');
  return (
    <g class="work" data-work={props.work} transform={`translate(${props.at.x} ${props.at.y})${shift()}`}>
      <Show when={props.work.endsWith('-fort')}>
        <Fort side={side()} />
      </Show>
      <Show when={props.work.includes('-stockade')}>
        <Stockade side={side()} />
      </Show>
    </g>
  );
}

/** Drawn below the counters. */
const shifted = (work: WorkName): string =>
  work.includes('-stockade') ? ` translate(0 ${lowered.stockade})` : ` translate(0 ${lowered.fort}) scale(.8)`;

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
