import { type Box, Frame, Halo, type Point, type Route, RouteLine, type Target } from '@carillon/board';
import type { PlaceName, View } from '@carillon/wilderness-war-rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { isPiece, isPlace } from '../position/facts.ts';
import { hullOf } from '../position/footprint.ts';
import { isPanel, type LaidStack, standAt } from '../position/layout.ts';
import { pointOf } from '../position/places.ts';
import { frameOf, marching, spaceIn } from '../position/running.ts';
import { Keyed } from './Keyed.tsx';
import { type Legal, legalAt } from './legal.ts';
import { Swords } from './Recent.tsx';

export interface HighlightsProps {
  readonly view: View;
  readonly stacks: readonly LaidStack[];
  readonly legal: Legal;
  readonly focus: PlaceName | undefined;
  /** The space whose way is to be drawn. */
  readonly pointed: PlaceName | undefined;
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
      <For each={props.lit}>{(target) => <LitSpace target={target} />}</For>
      <Keyed each={props.stacks} by={({ stack }) => stack.key}>
        {(laid) => <StackHalo laid={laid()} {...props} />}
      </Keyed>
    </g>
  );
}

/** The ring that the keys stand on, the way to the space pointed at, and where a battle is fought. */
export function Highlights(props: HighlightsProps): JSX.Element {
  const route = createMemo(() => (props.pointed ? props.legal.reach.get(props.pointed) : undefined));
  const battle = (): PlaceName | undefined => spaceIn(frameOf(props.view, 'battle'), 'at');
  const standing = (place: PlaceName): readonly LaidStack[] =>
    props.stacks.filter(({ stack }) => stack.place === place);
  return (
    <g class="layer-highlights">
      <Show when={props.focus}>{(place) => <FocusRing place={place()} standing={standing(place())} />}</Show>
      <Show when={route()}>{(way) => <Way route={way()} from={marching(props.view)?.at} />}</Show>
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
  const lit = (): boolean => acting() || props.lit.some(({ kind, id }) => kind === 'piece' && own(id));
  return (
    <>
      <Show when={legal()}>
        <Frame about={about()} by={4} kind="legal" />
      </Show>
      <Show when={lit()}>
        <Frame about={about()} by={legal() ? 7 : 4} kind="lit" />
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

/** A route drawn from the space the force stands in. */
function Way(props: { route: Route; from: PlaceName | undefined }): JSX.Element {
  const points = createMemo(() => {
    const spaces = [props.from, ...props.route.through, props.route.to];
    return spaces
      .filter((space, i) => space !== undefined && space !== spaces[i - 1])
      .flatMap((space) => pointOf(space ?? '') ?? []);
  });
  return <RouteLine points={points()} stops={props.route.ends} risk={props.route.risk} />;
}
