import { CREAM, Keyed, LIVERY, legible, type Point, symbols } from '@carillon/board';
import type { PieceName, View } from '@carillon/wilderness-war-rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { Piece } from '../counters/Piece.tsx';
import { siegeLevel } from '../position/cards.ts';
import { isSpace } from '../position/facts.ts';
import { BADGE, depthOf, HALF, PLATE_STEP, SIEGE } from '../position/footprint.ts';
import { type Laid, type LaidStack, unitsAt } from '../position/layout.ts';
import { pointOf } from '../position/places.ts';
import { rankOf } from '../position/stacks.ts';
import { Siege } from './Markers.tsx';

/** Heights of the letters on counters, in board units; `table.css` sets the same sizes. */
const FIGURES_FAR = 12.4;
const FIGURES_NEAR = 9.4;
const RATINGS = 6.6;
const NAMES = 3.9;

export interface StacksProps {
  readonly view: View;
  readonly stacks: readonly LaidStack[];
  readonly laid: ReadonlyMap<PieceName, Laid>;
}

/** All counters: the edges of deep stacks, the top counters, which slide when they move, and the number of units. */
export function Stacks(props: StacksProps): JSX.Element {
  const pieces = createMemo(() => [...props.laid.keys()].sort(byRank));
  const reduced = createMemo(() => new Set(props.view.reduced));
  const acted = createMemo(() => new Set(props.view.acted));
  const far = legible(FIGURES_FAR);
  const near = legible(FIGURES_NEAR);
  const ratings = legible(RATINGS);
  const names = legible(NAMES);
  return (
    <g
      class="layer-counters"
      classList={{
        'with-figures': far(),
        'figures-near': near(),
        'with-ratings': ratings(),
        'with-names': names(),
      }}
    >
      <Keyed each={props.stacks} by={({ key }) => key}>
        {(laid) => <Tether laid={laid()} />}
      </Keyed>
      <Keyed each={props.stacks} by={({ key }) => key}>
        {(laid) => <Plates laid={laid()} />}
      </Keyed>
      <For each={pieces()}>
        {(id) => <LaidPiece id={id} laid={props.laid.get(id)} reduced={reduced().has(id)} acted={acted().has(id)} />}
      </For>
      <Keyed each={props.stacks} by={({ key }) => key}>
        {(laid) => (
          <>
            <Badge laid={laid()} />
            <Besieged laid={laid()} view={props.view} />
          </>
        )}
      </Keyed>
    </g>
  );
}

/** A fixed order, so that no node moves among the others: leaders above units, the highest in rank above all. */
const byRank = (a: PieceName, b: PieceName): number => rankOf(a) - rankOf(b) || a.localeCompare(b);

interface LaidPieceProps {
  readonly id: PieceName;
  readonly laid: Laid | undefined;
  readonly reduced: boolean;
  readonly acted: boolean;
}

/** One piece in its position. Its node is kept as long as it is on the board, so that moves are animated. */
function LaidPiece(props: LaidPieceProps): JSX.Element {
  const place = (): string => `translate(${props.laid?.x ?? 0}px, ${props.laid?.y ?? 0}px)`;
  // Most pieces do not change when something happens to one: they are not redrawn.
  const reduced = createMemo(() => props.reduced);
  const acted = createMemo(() => props.acted);
  return (
    <g
      class="piece"
      classList={{ front: props.laid?.front, behind: !props.laid?.front }}
      data-piece={props.id}
      data-stack={props.laid?.stack}
      style={{ transform: place() }}
    >
      <Show when={props.laid?.shown}>
        <Piece id={props.id} reduced={reduced()} acted={acted()} />
      </Show>
    </g>
  );
}

/** A line from a stack moved aside to its space. */
function Tether(props: { laid: LaidStack }): JSX.Element {
  const way = (): string => {
    const { x, y } = pointOf(props.laid.stack.place) ?? props.laid.at;
    const units = unitsAt(props.laid);
    return `M${x} ${y}L${units.x} ${units.y}`;
  };
  return (
    <Show when={props.laid.aside}>
      <g class="tether">
        <path d={way()} stroke={CREAM} stroke-width="4" />
        <path d={way()} stroke={LIVERY[props.laid.stack.side].deep} stroke-width="1.5" />
      </g>
    </Show>
  );
}

/** The edges of the counters below the top one, and the walls around pieces inside a fort or fortress. */
function Plates(props: { laid: LaidStack }): JSX.Element {
  const livery = LIVERY[props.laid.stack.side];
  const walls = (): string => `translate(${unitsAt(props.laid).x} ${props.laid.at.y})`;
  const plate = (step: number): JSX.Element => (
    <rect
      x={unitsAt(props.laid).x - HALF + step * PLATE_STEP}
      y={unitsAt(props.laid).y - HALF - step * PLATE_STEP}
      width={2 * HALF}
      height={2 * HALF}
      rx="1.5"
      fill={livery.wash}
      stroke={livery.deep}
      stroke-width=".8"
    />
  );
  return (
    <>
      <Show when={props.laid.stack.inside}>
        <path
          class="walls"
          d={symbols.WALLS_AROUND}
          transform={walls()}
          fill="#cdbb94"
          stroke="#3a2c1a"
          stroke-width="1.3"
          stroke-linejoin="round"
        />
      </Show>
      <Show when={depthOf(props.laid.stack) >= 2}>{plate(2)}</Show>
      <Show when={depthOf(props.laid.stack) >= 1}>{plate(1)}</Show>
    </>
  );
}

/** The Siege marker of pieces inside. */
function Besieged(props: { laid: LaidStack; view: View }): JSX.Element {
  const space = () => (isSpace(props.laid.stack.place) ? props.laid.stack.place : undefined);
  const level = (): number | undefined => {
    const found = space();
    return props.laid.stack.inside && found ? siegeLevel(props.view, found) : undefined;
  };
  const at = (): Point => ({ x: unitsAt(props.laid).x + SIEGE.x, y: props.laid.at.y + SIEGE.y });
  return <Show when={level() !== undefined}>{<Siege at={at()} level={level() ?? 0} />}</Show>;
}

/** The number of units in the stack. */
function Badge(props: { laid: LaidStack }): JSX.Element {
  const livery = LIVERY[props.laid.stack.side];
  const at = (): string => `translate(${unitsAt(props.laid).x + BADGE.x} ${props.laid.at.y + BADGE.y})`;
  return (
    <Show when={props.laid.stack.units.length > 1}>
      <g class="stack-count" data-stack={props.laid.stack.key} transform={at()}>
        <circle r={BADGE.r - 0.6} fill={CREAM} stroke={livery.deep} stroke-width="1.2" />
        <text y=".36em" text-anchor="middle" fill={livery.deep}>
          {props.laid.stack.units.length}
        </text>
      </g>
    </Show>
  );
}
