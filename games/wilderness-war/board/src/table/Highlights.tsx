import {
  type Box,
  Frame,
  Halo,
  hullOf,
  Keyed,
  legible,
  nearest,
  type Planned,
  type Point,
  RiskMark,
  type Route,
  RouteHandles,
  RouteLine,
  StopMark,
  type Target,
} from '@carillon/board';
import type { PlaceName, View } from '@carillon/wilderness-war-rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { isPiece, isPlace } from '../position/facts.ts';
import { isPanel, standAt } from '../position/ground.ts';
import type { LaidStack } from '../position/layout.ts';
import { pointOf, SPOTS } from '../position/places.ts';
import { frameOf, marching, spaceIn } from '../position/running.ts';
import { type Legal, legalAt } from './legal.ts';
import { Swords } from './Recent.tsx';

export interface HighlightsProps {
  readonly view: View;
  readonly stacks: readonly LaidStack[];
  readonly legal: Legal;
  readonly focus: PlaceName | undefined;
  /** The space whose way is to be drawn, unless a march is planned. */
  readonly pointed: PlaceName | undefined;
  readonly planned: Planned | undefined;
}

export interface GlowProps {
  readonly view: View;
  readonly stacks: readonly LaidStack[];
  readonly legal: Legal;
  readonly lit: readonly Target[];
}

/** Light about what may be chosen and what is picked out; it lies under the counters, and hides none. */
export function Glow(props: GlowProps): JSX.Element {
  const spaces = createMemo(() => [...new Set([...props.legal.reach.keys(), ...props.legal.spaces])].filter(isPlace));
  const stepwise = (space: PlaceName): boolean => props.legal.spaces.has(space);
  return (
    <g class="layer-highlights">
      <For each={spaces()}>
        {(space) => <Halo at={signOf(space)} r={14} kind={stepwise(space) ? 'legal' : 'reach'} />}
      </For>
      <For each={[...props.legal.reach.values()]}>{(route) => <ReachMark route={route} />}</For>
      <For each={props.lit}>{(target) => <LitSpace target={target} />}</For>
      <Keyed each={props.stacks} by={({ stack }) => stack.key}>
        {(laid) => <StackHalo laid={laid()} {...props} />}
      </Keyed>
    </g>
  );
}

/** How high the cost of a march is written, in board units. */
const COST = 10.6;

/** By a space that a force could reach: how many spaces that costs, whether it must stop there, whether it may be met there. */
function ReachMark(props: { route: Route }): JSX.Element {
  const shown = legible(COST);
  const at = (): Point => pointOf(props.route.to) ?? { x: 0, y: 0 };
  return (
    <g class="reach" data-reach={props.route.to}>
      <Show when={shown()}>
        <text class="reach-cost" x={at().x + 13} y={at().y + 15} text-anchor="middle" font-size={`${COST}`}>
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

/** The ring that the keys stand on, the way to the space pointed at, and where a battle is fought. */
export function Highlights(props: HighlightsProps): JSX.Element {
  const route = createMemo(() => (props.pointed ? props.legal.reach.get(props.pointed) : undefined));
  const way = createMemo((): Planned | undefined => {
    const found = route();
    return props.planned ?? (found && { route: found });
  });
  const battle = (): PlaceName | undefined => spaceIn(frameOf(props.view, 'battle'), 'at');
  const standing = (place: PlaceName): readonly LaidStack[] =>
    props.stacks.filter(({ stack }) => stack.place === place);
  return (
    <g class="layer-highlights">
      <Show when={props.focus}>{(place) => <FocusRing place={place()} standing={standing(place())} />}</Show>
      <Show when={way()}>
        {(shown) => <Way way={shown()} planned={props.planned !== undefined} from={marching(props.view)?.at} />}
      </Show>
      <Show when={battle()}>{(place) => <Fighting place={place()} standing={standing(place())} />}</Show>
    </g>
  );
}

const signOf = (place: PlaceName): Point => (isPanel(place) ? standAt(place) : (pointOf(place) ?? { x: 0, y: 0 }));

interface StandingProps {
  readonly place: PlaceName;
  readonly standing: readonly LaidStack[];
}

/** One ring about the sign of a space and the counters on it; where they stand aside, about the sign alone. */
function FocusRing(props: StandingProps): JSX.Element {
  const alone = (): boolean => props.standing.some(({ aside }) => aside) || isPanel(props.place);
  const middle = (): Point => {
    const { x, y } = signOf(props.place);
    return alone() ? { x, y } : { x, y: (y + standAt(props.place).y) / 2 };
  };
  return <Halo at={middle()} r={alone() ? 15 : 21} kind="focus" />;
}

/** Crossed swords above those who fight. */
function Fighting(props: StandingProps): JSX.Element {
  const above = (): Point => {
    const boxes = props.standing.flatMap((laid) => laid.boxes);
    if (boxes.length === 0) return standAt(props.place);
    const { left, top, right } = hullOf(boxes);
    return { x: (left + right) / 2, y: top + 3 };
  };
  return <Swords x={above().x} y={above().y} />;
}

function StackHalo(props: GlowProps & { laid: LaidStack }): JSX.Element {
  const place = (): PlaceName => props.laid.stack.place;
  const own = (id: string): boolean =>
    isPiece(id) && (props.laid.stack.leaders.includes(id) || props.laid.stack.units.includes(id));
  const about = (): Box => hullOf(props.laid.boxes);
  const legal = (): boolean => legalAt(props.legal, props.view, place()).some(own);
  const acting = (): boolean => marching(props.view)?.pieces.some((id) => own(id)) ?? false;
  /** Counters hide the ring about their space: the light goes about them. */
  const covered = (): boolean => props.legal.spaces.has(place()) || props.legal.reach.has(place());
  const stepwise = (): boolean => legal() || props.legal.spaces.has(place());
  const lit = (): boolean => acting() || props.lit.some(({ kind, id }) => kind === 'piece' && own(id));
  return (
    <>
      <Show when={legal() || covered()}>
        <Frame about={about()} by={4} kind={stepwise() ? 'legal' : 'reach'} />
      </Show>
      <Show when={lit()}>
        <Frame about={about()} by={legal() || covered() ? 7 : 4} kind="lit" />
      </Show>
    </>
  );
}

function LitSpace(props: { target: Target }): JSX.Element {
  const place = (): PlaceName | undefined => (isPlace(props.target.id) ? props.target.id : undefined);
  return (
    <Show when={props.target.kind === 'space' ? place() : undefined}>
      {(found) => <Halo at={signOf(found())} r={17} kind="lit" />}
    </Show>
  );
}

interface WayProps {
  readonly way: Planned;
  readonly planned: boolean;
  readonly from: PlaceName | undefined;
}

/** A route drawn from the space the force stands in. */
function Way(props: WayProps): JSX.Element {
  const risks = (): number[] => {
    const { through, risks: met } = props.way.route;
    return through.flatMap((space, i) => (met.includes(space) ? [i + 1] : []));
  };
  return (
    <RouteLine
      points={pointsOf(props.way.route, props.from)}
      stops={props.way.route.ends}
      risks={risks()}
      halt={props.way.halt === undefined ? undefined : props.way.halt + 1}
      planned={props.planned}
    />
  );
}

/** Where a route begins, and every space that it enters. */
const pointsOf = (route: Route, from: PlaceName | undefined): readonly Point[] =>
  [...(from ? [from] : []), ...route.through].flatMap((space) => pointOf(space) ?? []);

export interface BendingProps {
  readonly view: View;
  readonly planned: Planned | undefined;
  readonly onBend: (step: number, space: string) => void;
}

/** A dragged step goes to the space that it is dropped on, or next to. */
const DROP = 24;

/** Handles that bend the planned march; they lie above all that can be clicked. */
export function Bending(props: BendingProps): JSX.Element {
  const from = (): PlaceName | undefined => marching(props.view)?.at;
  const targets = (route: Route): Target[] =>
    [from() ?? '', ...route.through].map((id): Target => ({ kind: 'space', id }));
  const bend = (index: number, to: Point): void => {
    const spot = nearest(to, SPOTS, DROP);
    if (spot) props.onBend(index - 1, spot.id);
  };
  return (
    <Show when={props.planned}>
      {(planned) => (
        <RouteHandles points={pointsOf(planned().route, from())} targets={targets(planned().route)} onBend={bend} />
      )}
    </Show>
  );
}
