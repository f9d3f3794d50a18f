import { createMemo, For, type JSX, Show } from 'solid-js';
import { hullOf } from '../boxes.ts';
import type { Point } from '../camera.ts';
import type { Planned, Route } from '../force.ts';
import { Keyed } from '../Keyed.tsx';
import { enlargedSize, legible, MOST_ENLARGED } from '../Legible.tsx';
import { Frame, Halo } from '../marks.tsx';
import { RunStart } from '../RunStart.tsx';
import { RiskMark, RouteHandles, RouteLine, StopMark } from '../route.tsx';
import type { Target } from '../target.ts';
import { nearest } from '../walk.ts';
import { type Places, type StoodStack, signOf } from './ground.ts';
import { type Legal, type Lying, legalAt } from './legal.ts';

export interface LightProps {
  readonly places: Places;
  readonly stacks: readonly StoodStack[];
  readonly legal: Legal;
  readonly lying: Lying;
  readonly lit: readonly Target[];
  /** Pieces that are acting now. */
  readonly acting: readonly string[];
}

/** Light around targets that may be chosen or are selected; it is under the counters and hides none. */
export function Light(props: LightProps): JSX.Element {
  const spaces = createMemo(() => [...new Set([...props.legal.reach.keys(), ...props.legal.spaces])]);
  const marches = createMemo(() => [...props.legal.reach.values()].filter(({ splits }) => splits === undefined));
  const kindOf = (space: string): 'legal' | 'reach' => (props.legal.spaces.has(space) ? 'legal' : 'reach');
  return (
    <g class="layer-highlights">
      <RunStart />
      <For each={spaces()}>{(space) => <PlaceLight {...props} place={space} kind={kindOf(space)} />}</For>
      <For each={marches()}>{(route) => <ReachMark {...props} route={route} />}</For>
      <For each={props.lit}>
        {(target) => (
          <Show when={target.kind === 'space'}>
            <PlaceLight {...props} place={target.id} kind="lit" />
          </Show>
        )}
      </For>
      {/* They are hidden together with the counters. */}
      <g class="layer-stack-lights">
        <Keyed each={props.stacks} by={({ key }) => key}>
          {(stack) => <StackLight {...props} stack={stack()} />}
        </Keyed>
      </g>
    </g>
  );
}

interface PlaceLightProps extends LightProps {
  readonly place: string;
  readonly kind: 'legal' | 'reach' | 'lit';
}

/** A ring around the sign of a space, or a frame inside a panel. */
function PlaceLight(props: PlaceLightProps): JSX.Element {
  return (
    <Show
      when={props.places.panelOf(props.place)}
      fallback={<Halo at={signOf(props.places, props.place)} r={props.kind === 'lit' ? 17 : 14} kind={props.kind} />}
    >
      {(panel) => <Frame about={panel()} by={-5} kind={props.kind} />}
    </Show>
  );
}

/** The height of the figures for the cost of a march, in board units. */
const COST = 10.6;

/**
 * At each space that a force could reach: its cost in spaces, whether the force must stop there, whether it may be
 * intercepted there.
 */
function ReachMark(props: LightProps & { readonly route: Route }): JSX.Element {
  const shown = legible(COST * MOST_ENLARGED);
  const size = enlargedSize(COST);
  const at = (): Point => signOf(props.places, props.route.to);
  return (
    <g class="reach" data-reach={props.route.to}>
      <Show when={shown()}>
        <text class="reach-cost" x={at().x + 13} y={at().y + 15} text-anchor="middle" font-size={`${size()}`}>
          {props.route.through.length}
        </text>
      </Show>
      <Show when={props.route.ends}>
        <StopMark at={at()} scale={0.6} />
      </Show>
      <Show when={props.route.risks.includes(props.route.to)}>
        <RiskMark at={at()} scale={0.6} />
      </Show>
    </g>
  );
}

function StackLight(props: LightProps & { readonly stack: StoodStack }): JSX.Element {
  const own = (id: string): boolean => props.stack.pieces.includes(id);
  const place = (): string => props.stack.place;
  const legal = (): boolean => legalAt(props.legal, props.lying, place()).some(own) || props.legal.named.has(place());
  /** Whether counters hide the ring around their space, so that the light must surround them. */
  const covered = (): boolean => props.legal.spaces.has(place()) || props.legal.reach.has(place());
  const stepwise = (): boolean => legal() || props.legal.spaces.has(place());
  const lit = (): boolean => props.acting.some(own) || props.lit.some(({ kind, id }) => kind === 'piece' && own(id));
  return (
    <>
      <Show when={legal() || covered()}>
        <Frame about={hullOf(props.stack.boxes)} by={3} kind={stepwise() ? 'legal' : 'reach'} />
      </Show>
      <Show when={lit()}>
        <Frame about={hullOf(props.stack.boxes)} by={legal() || covered() ? 6 : 3} kind="lit" />
      </Show>
    </>
  );
}

export interface WayProps {
  readonly places: Places;
  readonly stacks: readonly StoodStack[];
  readonly legal: Legal;
  readonly focus: string | undefined;
  /** The space whose route to draw, unless a march is planned. */
  readonly pointed: string | undefined;
  readonly planned: Planned | undefined;
  /** The place of the marching force. */
  readonly from: string | undefined;
}

/** The ring of the keys, and the route to the space under the pointer. */
export function Ways(props: WayProps): JSX.Element {
  const way = createMemo((): Planned | undefined => {
    const route = props.pointed === undefined ? undefined : props.legal.reach.get(props.pointed);
    return props.planned ?? (route && { route });
  });
  return (
    <g class="layer-highlights">
      <RunStart />
      <Show when={props.focus}>{(place) => <FocusRing {...props} place={place()} />}</Show>
      <Show when={way()}>{(shown) => <Way {...props} way={shown()} />}</Show>
    </g>
  );
}

/** One ring around the sign of a space and its counters; if they were moved aside, around only the sign. */
function FocusRing(props: WayProps & { readonly place: string }): JSX.Element {
  const standing = (): readonly StoodStack[] => props.stacks.filter(({ place }) => place === props.place);
  const alone = (): boolean => standing().some(({ aside }) => aside);
  const middle = (): Point => {
    const { x, y } = signOf(props.places, props.place);
    return alone() ? { x, y } : { x, y: (y + props.places.standAt(props.place).y) / 2 };
  };
  return (
    <Show when={props.places.panelOf(props.place)} fallback={<Halo at={middle()} r={alone() ? 15 : 21} kind="focus" />}>
      {(panel) => <Frame about={panel()} by={-3} kind="focus" />}
    </Show>
  );
}

/** The start of a route, and every space that it enters. */
const pointsOf = ({ places, from }: WayProps, route: Route): readonly Point[] =>
  [...(from === undefined ? [] : [from]), ...route.through].flatMap((space) => places.pointOf(space) ?? []);

function Way(props: WayProps & { readonly way: Planned }): JSX.Element {
  const risks = (): number[] => {
    const { through, risks: met } = props.way.route;
    return through.flatMap((space, i) => (met.includes(space) ? [i + 1] : []));
  };
  return (
    <RouteLine
      points={pointsOf(props, props.way.route)}
      stops={props.way.route.ends}
      risks={risks()}
      halt={props.way.halt === undefined ? undefined : props.way.halt + 1}
      planned={props.planned !== undefined}
    />
  );
}

/** The routes of a plan that the user looks at. */
export function LookedAtWays(props: {
  readonly places: Places;
  readonly ways: readonly (readonly string[])[];
}): JSX.Element {
  const lines = createMemo(() =>
    props.ways
      .map((way) => way.flatMap((space) => props.places.pointOf(space) ?? []))
      .filter(({ length }) => length > 1),
  );
  return (
    <g class="layer-highlights" data-ways={lines().length}>
      <For each={lines()}>{(points) => <RouteLine points={points} stops={false} risks={[]} />}</For>
    </g>
  );
}

/** A dragged step goes to the space on which it is dropped, or to the nearest within this distance, in board units. */
const DROP = 24;

/** Handles that bend the planned march; they are above everything clickable. */
export function BendHandles(props: WayProps & { readonly onBend: (step: number, space: string) => void }): JSX.Element {
  const targets = ({ through }: Route): Target[] =>
    [props.from ?? '', ...through].map((id): Target => ({ kind: 'space', id }));
  const bend = (index: number, to: Point): void => {
    const spot = nearest(to, props.places.spots, DROP);
    if (spot) props.onBend(index - 1, spot.id);
  };
  return (
    <Show when={props.planned}>
      {(planned) => (
        <RouteHandles points={pointsOf(props, planned().route)} targets={targets(planned().route)} onBend={bend} />
      )}
    </Show>
  );
}
