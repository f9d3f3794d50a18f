import { CREAM, LIVERY, type Point } from '@carillon/board';
import { emblemOf } from '@carillon/wargame-board';
import { SIDES, type SideName, SPACES, type SpaceName, type View } from '@carillon/wilderness-war-rules/reference';
import { createMemo, For, type JSX } from 'solid-js';
import { siegeLevel } from '../position/cards.ts';
import { captorOf, raidsOf } from '../position/works.ts';
import { signAt } from './emblems.ts';

export interface WorksProps {
  readonly view: View;
  /** Spaces with counters on their upper half: works there are drawn lower, beside the counters. */
  readonly occupied: ReadonlySet<string>;
}

/** Sieges, landings and captured fortresses. If pieces are besieged, the Siege marker is with them. */
export function Markers(props: WorksProps): JSX.Element {
  const unmanned = createMemo(() => {
    const manned = new Set(props.view.inside.map((piece) => props.view.place[piece]));
    return props.view.besieged.filter((space) => !manned.has(space));
  });
  return (
    <>
      <For each={props.view.captured}>
        {(space) => <Captured at={signAt(space)} side={captorOf(space)} low={props.occupied.has(space)} />}
      </For>
      <For each={props.view.amphib}>{(space) => <Amphib at={signAt(space)} />}</For>
      <For each={unmanned()}>
        {(space) => {
          const { x, y } = signAt(space);
          return <Siege at={{ x, y: y + 11 }} level={siegeLevel(props.view, space) ?? 0} />;
        }}
      </For>
    </>
  );
}

/** The captor's colours over a fortress; below the captor's counters. */
function Captured(props: { at: Point; side: SideName; low: boolean }): JSX.Element {
  const livery = LIVERY[props.side];
  return (
    <g
      class="captured"
      transform={`translate(${props.at.x - (props.low ? 5 : 10)} ${props.at.y + (props.low ? 15 : 6)})`}
    >
      <path d="M0-12V6" stroke="#3a2c1a" stroke-width="1.4" stroke-linecap="round" />
      <path d="M0-11H-12V-2H0Z" fill={livery.field} stroke={CREAM} stroke-width=".8" />
      <path d={emblemOf(props.side)} fill={CREAM} transform="translate(-6 -6.5) scale(.8)" />
    </g>
  );
}

/** A landing boat. */
function Amphib(props: { at: Point }): JSX.Element {
  return (
    <g class="amphib" transform={`translate(${props.at.x + 12} ${props.at.y + 8})`}>
      <circle r="7" fill={CREAM} stroke={LIVERY.british.deep} stroke-width="1" />
      <path d="M-5 .6H5L3.4 4H-3.4ZM-.4 0V-5L4-.6Z" fill={LIVERY.british.field} />
    </g>
  );
}

/** The Raided markers of both sides. They lie above the counters: a stack of a space nearby would hide them. */
export function Raided(props: { readonly view: View }): JSX.Element {
  return <For each={SIDES}>{(side) => <Raids view={props.view} side={side} />}</For>;
}

/** A flame for each Raided marker of a side. */
function Raids(props: { view: View; side: SideName }): JSX.Element {
  const raids = createMemo(() => raidsOf(props.view, props.side));
  const raided = createMemo(() => SPACES.filter((space) => (raids()[space] ?? 0) > 0));
  return <For each={raided()}>{(space) => <Flames space={space} count={raids()[space] ?? 0} side={props.side} />}</For>;
}

function Flames(props: { space: SpaceName; count: number; side: SideName }): JSX.Element {
  const at = signAt(props.space);
  return (
    <For each={Array.from({ length: props.count }, (_, i) => i)}>
      {(i) => (
        <g class="raided" transform={`translate(${at.x - 11 - i * 5} ${at.y + 6})`}>
          <path
            d="M0 6C-5 6-6 1-2.6-2C-2.4-.4-1.6 0-1 0C-1.4-3 0-5.6 2-7C2-4.4 5-2.6 4.4 2C4 4.6 2.4 6 0 6Z"
            fill="#e08a2e"
            stroke={LIVERY[props.side].deep}
            stroke-width="1.1"
          />
          <path d={emblemOf(props.side)} fill={LIVERY[props.side].deep} transform="translate(.4 2.6) scale(.5)" />
        </g>
      )}
    </For>
  );
}

/** A cannon, with a ball for each siege level. */
export function Siege(props: { at: Point; level: number }): JSX.Element {
  const ball = (i: number): JSX.Element => (
    <circle cx={i * 6 - 3} cy="5.4" r="2.1" fill={props.level > i ? '#2c241b' : 'none'} stroke="#2c241b" />
  );
  return (
    <g class="siege" transform={`translate(${props.at.x} ${props.at.y})`}>
      <rect x="-10" y="-8" width="20" height="17" rx="2" fill={CREAM} stroke="#2c241b" stroke-width="1" />
      <path d="M-7-4.4L4-6.6L4.6-3L-6.4-1ZM5-6.8L7-7L7.4-2.8L5.4-2.6Z" fill="#2c241b" />
      <circle cx="-1.6" cy="-.4" r="2.4" fill="none" stroke="#2c241b" stroke-width="1.1" />
      {ball(0)}
      {ball(1)}
    </g>
  );
}
