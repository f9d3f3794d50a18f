import {
  CONNECTION_FACTS,
  type ConnectionName,
  type SideName,
  SPACES,
  type View,
} from '@carillon/bayonets-tomahawks-rules/reference';
import { CREAM, Keyed, LIVERY, Lines, type Point, palette } from '@carillon/board';
import { type AlongProps, emblemOf, Pennant } from '@carillon/wargame-board';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { courses } from '../map/index.ts';
import { spaceFacts } from '../position/facts.ts';
import { places } from '../position/places.ts';

const { INK, PAPER, ROAD, ROAD_BED } = palette;

const courseOf = (name: ConnectionName): string => courses[CONNECTION_FACTS.findIndex(({ id }) => id === name)] ?? '';

/** Roads built and begun, and the connection closed by warships. */
export function Roads(props: { readonly view: View }): JSX.Element {
  return (
    <g class="layer-works" fill="none" stroke-linecap="round">
      <For each={props.view.roads}>
        {(road) => (
          <g data-road={road}>
            <Road along={[courseOf(road)]} />
          </g>
        )}
      </For>
      <For each={props.view.roadsBegun}>
        {(road) => (
          <g data-road-begun={road}>
            <RoadBegun along={[courseOf(road)]} middle={middleOf(road)} />
          </g>
        )}
      </For>
      <Show when={props.view.closed}>
        {(closed) => (
          <>
            <path d={courseOf(closed())} stroke={LIVERY.french.field} stroke-width="4" stroke-dasharray="1 6" />
            <g transform={`translate(${middleOf(closed()).x} ${middleOf(closed()).y})`}>
              <circle r="6" fill={CREAM} stroke={LIVERY.french.deep} stroke-width="1.2" />
              <path d="M-3-3L3 3M3-3L-3 3" stroke={LIVERY.french.deep} stroke-width="1.6" />
            </g>
          </>
        )}
      </Show>
    </g>
  );
}

/** Roads along these courses. */
export function Road(props: AlongProps): JSX.Element {
  return (
    <>
      <Lines along={props.along} stroke={ROAD} stroke-width="3.4" />
      <Lines along={props.along} stroke={ROAD_BED} stroke-width="1.6" stroke-dasharray="5 2" />
    </>
  );
}

/** A Road under construction, with a pickaxe in its middle. */
export function RoadBegun(props: AlongProps & { readonly middle: Point }): JSX.Element {
  return (
    <>
      <Lines along={props.along} stroke={ROAD} stroke-width="3.4" stroke-dasharray="3 4" />
      <Pickaxe at={props.middle} />
    </>
  );
}

/** Around the middle of a connection. */
export function middleOf(name: ConnectionName): Point {
  const facts = CONNECTION_FACTS.find(({ id }) => id === name);
  const [a, b] = [places.pointOf(facts?.a ?? ''), places.pointOf(facts?.b ?? '')];
  return { x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2, y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2 };
}

function Pickaxe(props: { readonly at: Point }): JSX.Element {
  return (
    <g transform={`translate(${props.at.x} ${props.at.y})`}>
      <circle r="5.6" fill={PAPER} stroke={INK} stroke-width=".9" />
      <path d="M-3.2-1C-2-3.4 2-3.4 3.2-1M0-2.6V3.6" stroke={INK} stroke-width="1.2" />
    </g>
  );
}

/** The contents of spaces besides units: control, raids, Forts begun, pending Battles. */
export function Markers(props: { readonly view: View }): JSX.Element {
  const held = createMemo(() =>
    SPACES.flatMap((space) => {
      const side = props.view.control[space];
      return side !== undefined && side !== spaceFacts(space).home ? [{ space, side }] : [];
    }),
  );
  return (
    <g class="layer-works">
      <Keyed each={held()} by={({ space, side }) => `${space} ${side}`}>
        {(flag) => <Flag at={at(flag().space)} side={flag().side} />}
      </Keyed>
      <For each={props.view.frenchRaids}>{(space) => <Raided at={at(space)} side="french" />}</For>
      <For each={props.view.britishRaids}>{(space) => <Raided at={at(space)} side="british" />}</For>
      <For each={props.view.fortsBegun}>{(space) => <FortBegun at={at(space)} />}</For>
    </g>
  );
}

const at = (space: string): Point => places.pointOf(space) ?? { x: 0, y: 0 };

/** Controlled by a faction that is not the home faction. */
export function Flag(props: { readonly at: Point; readonly side: SideName }): JSX.Element {
  return (
    <g class="control" transform={`translate(${props.at.x + 7} ${props.at.y + 1})`}>
      <Pennant side={props.side} />
    </g>
  );
}

/** Flames, on the emblem of the raider's side. */
export function Raided(props: { readonly at: Point; readonly side: SideName }): JSX.Element {
  const livery = LIVERY[props.side];
  return (
    <g class="raided" transform={`translate(${props.at.x - 11} ${props.at.y + 7}) scale(1.7)`}>
      <path
        d="M0-6.4C1.4-4 4.4-2.6 4.2 1.2C4 4.4 1.8 5.6 0 5.6C-1.8 5.6-4 4.4-4.2 1.2C-4.2-.8-2.8-1.4-2.6-3.2C-1.4-2.6-.8-1.8-.8-.6C.2-2 .4-4.4 0-6.4Z"
        fill={livery.field}
        stroke={CREAM}
        stroke-width=".9"
      />
      <path d={emblemOf(props.side)} fill={CREAM} transform="translate(0 2) scale(.55)" />
    </g>
  );
}

export function FortBegun(props: { readonly at: Point }): JSX.Element {
  return (
    <g class="fort-begun" transform={`translate(${props.at.x} ${props.at.y})`}>
      <path
        d="M-10.5-10.5L-4-8.6L-3.2-6.8H3.2L4-8.6L10.5-10.5L8.6-4L6.8-3.2V3.2L8.6 4L10.5 10.5L4 8.6L3.2 6.8H-3.2L-4 8.6L-10.5 10.5L-8.6 4L-6.8 3.2V-3.2L-8.6-4Z"
        fill="none"
        stroke={INK}
        stroke-width="1.4"
        stroke-dasharray="2.4 1.6"
      />
      <g transform="translate(10 9)">
        <Pickaxe at={{ x: 0, y: 0 }} />
      </g>
    </g>
  );
}

/** Crossed swords above each space with a pending Battle (10.7). */
export function Battles(props: { readonly view: View }): JSX.Element {
  return (
    <g class="layer-works">
      <For each={props.view.battles}>{(space) => <Swords at={{ x: at(space).x, y: at(space).y - 30 }} />}</For>
    </g>
  );
}

export function Swords(props: { readonly at: Point }): JSX.Element {
  return (
    <g class="swords" transform={`translate(${props.at.x} ${props.at.y})`}>
      <circle r="8" />
      <path d="M-4.6-4.6L4.6 4.6M4.6-4.6L-4.6 4.6M-5 2.4L-2.4 5M5 2.4L2.4 5" />
    </g>
  );
}
