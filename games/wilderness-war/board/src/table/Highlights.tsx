import { Halo, type Point, type Route, RouteLine, type Target } from '@carillon/board';
import type { PieceName, PlaceName, View } from '@carillon/wilderness-war-rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { isPiece, isPlace, pieceFacts } from '../position/facts.ts';
import { isPanel, type LaidStack, standAt, unitsAt } from '../position/layout.ts';
import { pointOf } from '../position/places.ts';
import { frameOf, marching, spaceIn } from '../position/running.ts';
import { Keyed } from './Keyed.tsx';
import { type Legal, legalAt } from './legal.ts';
import { Swords } from './Recent.tsx';

export interface HighlightsProps {
  readonly view: View;
  readonly stacks: readonly LaidStack[];
  readonly legal: Legal;
  readonly lit: readonly Target[];
  readonly focus: PlaceName | undefined;
  /** The space whose way is to be drawn. */
  readonly pointed: PlaceName | undefined;
}

/** Rings about what may be chosen, what is picked out and what the keys stand on; the way to the space pointed at. */
export function Highlights(props: HighlightsProps): JSX.Element {
  const route = createMemo(() => (props.pointed ? props.legal.reach.get(props.pointed) : undefined));
  const battle = (): PlaceName | undefined => spaceIn(frameOf(props.view, 'battle'), 'at');
  const spaces = createMemo(() => [...new Set([...props.legal.reach.keys(), ...props.legal.spaces])].filter(isPlace));
  const stepwise = (space: PlaceName): boolean => props.legal.spaces.has(space);
  return (
    <g class="layer-highlights">
      <For each={spaces()}>
        {(space) => <Halo at={signOf(space)} r={14} kind={stepwise(space) ? 'legal' : 'reach'} />}
      </For>
      <Keyed each={props.stacks} by={({ stack }) => stack.key}>
        {(laid) => <StackHalo laid={laid()} {...props} />}
      </Keyed>
      <For each={props.lit}>{(target) => <LitSpace target={target} />}</For>
      <Show when={props.focus}>{(place) => <Halo at={ringOf(place())} r={21} kind="focus" />}</Show>
      <Show when={route()}>{(way) => <Way route={way()} from={marching(props.view)?.at} />}</Show>
      <Show when={battle()}>{(place) => <Swords x={standAt(place()).x} y={standAt(place()).y - 22} />}</Show>
    </g>
  );
}

const signOf = (place: PlaceName): Point => (isPanel(place) ? standAt(place) : (pointOf(place) ?? { x: 0, y: 0 }));

/** The middle between the sign of a space and the counters above it. */
function ringOf(place: PlaceName): Point {
  const { x, y } = signOf(place);
  return { x, y: (y + standAt(place).y) / 2 };
}

function StackHalo(props: HighlightsProps & { laid: LaidStack }): JSX.Element {
  const place = (): PlaceName => props.laid.stack.place;
  const own = (id: string): boolean => isPiece(id) && pieceFacts(id).side === props.laid.stack.side;
  const legal = (): boolean => legalAt(props.legal, props.view, place()).some(own);
  const acting = (): boolean => marching(props.view)?.pieces.some((id) => own(id) && at(id)) ?? false;
  const at = (id: PieceName): boolean => props.view.place[id] === place();
  const lit = (): boolean =>
    acting() || props.lit.some(({ kind, id }) => kind === 'piece' && own(id) && isPiece(id) && at(id));
  return (
    <>
      <Show when={legal()}>
        <Halo at={unitsAt(props.laid)} r={16.5} shape="square" kind="legal" />
      </Show>
      <Show when={lit()}>
        <Halo at={unitsAt(props.laid)} r={19} shape="square" kind="lit" />
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
