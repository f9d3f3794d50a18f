import { type PieceName, SHAPES, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import { type CounterLetters, CREAM, counterLetters, Keyed, legibleGrown, type Point, palette } from '@carillon/board';
import { createMemo, For, Index, type JSX, Show } from 'solid-js';
import { liveryOf, Piece } from '../counters/Piece.tsx';
import { SHAPE_PATHS } from '../counters/signs.ts';
import { BADGE, commanderAt, depthOf, HALF, type Laid, MARK_ROW, PLATE_STEP, SHAPE_ROW } from '../position/layout.ts';
import { places } from '../position/places.ts';
import { marksOn, type Stack, shapesIn } from '../position/stacks.ts';
import { MarkSign } from './marks.tsx';

/** The letters on counters; `table.css` sets the same sizes. */
const LETTERS: CounterLetters = {
  'with-strength': 15,
  'with-figures': 10.8,
  'figures-near': 9.4,
  'with-ratings': 5.6,
  'with-names': 3.9,
};
/** The height of the numbers of a stack's composition. */
export const SHAPE_FIGURES = 6.4;

export interface StacksProps {
  readonly view: View;
  readonly stacks: readonly Laid[];
}

/** All counters: the edges of deep stacks, the top counter, Commanders, the number of units, and markers. */
export function Stacks(props: StacksProps): JSX.Element {
  const letters = counterLetters(LETTERS);
  return (
    <g class="layer-counters">
      <Keyed each={props.stacks} by={({ key }) => key}>
        {(laid) => <Tether laid={laid()} />}
      </Keyed>
      <Keyed each={props.stacks} by={({ key }) => key}>
        {(laid) => <OneStack laid={laid()} view={props.view} letters={letters} />}
      </Keyed>
    </g>
  );
}

interface StackProps {
  readonly laid: Laid;
  readonly view: View;
}

function OneStack(props: StackProps & { readonly letters: (growth: number) => string }): JSX.Element {
  const top = () => props.laid.stack.units[0];
  /** The last below the others. */
  const commanders = () =>
    props.laid.stack.commanders.map((id, i) => ({ id, at: commanderAt(props.laid.stack, i) })).reverse();
  return (
    <g
      class={`piece front stack ${props.letters(props.laid.growth)}`}
      data-stack={props.laid.key}
      style={{ transform: `translate(${props.laid.at.x}px, ${props.laid.at.y}px) scale(${props.laid.growth})` }}
    >
      <Plates laid={props.laid} />
      <Show when={top()} keyed>
        {(piece) => (
          <Piece
            id={piece}
            side={props.laid.stack.side}
            reduced={props.view.reduced.includes(piece)}
            spent={props.view.spent.includes(piece)}
          />
        )}
      </Show>
      <Keyed each={commanders()} by={({ id }) => id}>
        {(commander) => <Leading {...commander()} side={props.laid.stack.side} />}
      </Keyed>
      <Badge laid={props.laid} />
      <Marks laid={props.laid} view={props.view} />
    </g>
  );
}

interface LeadingProps {
  readonly id: PieceName;
  readonly at: Point;
  readonly side: Stack['side'];
}

/** A Commander, redrawn only if he moves. */
function Leading(props: LeadingProps): JSX.Element {
  const shift = createMemo(() => `translate(${props.at.x} ${props.at.y})`);
  return (
    <g transform={shift()}>
      <Piece id={props.id} side={props.side} reduced={false} />
    </g>
  );
}

/** A line from a stack moved aside to its space. */
function Tether(props: { readonly laid: Laid }): JSX.Element {
  const way = (): string => {
    const { x, y } = places.pointOf(props.laid.place) ?? props.laid.at;
    return `M${x} ${y}L${props.laid.at.x} ${props.laid.at.y}`;
  };
  return (
    <Show when={props.laid.aside}>
      <g class="tether">
        <path d={way()} stroke={CREAM} stroke-width="4" />
        <path d={way()} stroke={liveryOf(props.laid.stack.side).deep} stroke-width="1.5" />
      </g>
    </Show>
  );
}

/** The edges of the counters below the top one. */
function Plates(props: { readonly laid: Laid }): JSX.Element {
  const livery = () => liveryOf(props.laid.stack.side);
  const plate = (step: number): JSX.Element => (
    <rect
      x={-HALF + step * PLATE_STEP}
      y={-HALF - step * PLATE_STEP}
      width={2 * HALF}
      height={2 * HALF}
      rx="1.5"
      fill={livery().wash}
      stroke={livery().deep}
      stroke-width=".8"
    />
  );
  return (
    <>
      <Show when={depthOf(props.laid.stack) >= 2}>{plate(2)}</Show>
      <Show when={depthOf(props.laid.stack) >= 1}>{plate(1)}</Show>
      <Show when={props.laid.stack.units.length > 1}>{plate(0)}</Show>
    </>
  );
}

/** The number of units in the stack; zoomed in, the number of each shape. */
function Badge(props: { readonly laid: Laid }): JSX.Element {
  const livery = () => liveryOf(props.laid.stack.side);
  const near = legibleGrown(SHAPE_FIGURES, () => props.laid.growth);
  return (
    <Show when={props.laid.stack.units.length > 1}>
      <Show
        when={near()}
        fallback={
          <g class="stack-count" transform={`translate(${BADGE.x} ${BADGE.y})`}>
            <circle r={BADGE.r - 0.6} fill={CREAM} stroke={livery().deep} stroke-width="1.2" />
            <text y=".36em" text-anchor="middle" fill={livery().deep}>
              {props.laid.stack.units.length}
            </text>
          </g>
        }
      >
        <Shapes laid={props.laid} />
      </Show>
    </Show>
  );
}

function Shapes(props: { readonly laid: Laid }): JSX.Element {
  const livery = () => liveryOf(props.laid.stack.side);
  const shown = createMemo(() => {
    const counts = shapesIn(props.laid.stack);
    return SHAPES.filter((shape) => counts[shape] > 0).map((shape) => ({ shape, count: counts[shape] }));
  });
  const left = (): number => -(shown().length * SHAPE_ROW.step) / 2;
  return (
    <g class="stack-shapes" transform={`translate(0 ${SHAPE_ROW.y})`}>
      <rect
        x={left() - SHAPE_ROW.edge}
        y={-SHAPE_ROW.half}
        width={shown().length * SHAPE_ROW.step + 2 * SHAPE_ROW.edge}
        height={2 * SHAPE_ROW.half}
        rx="2"
        fill={CREAM}
        stroke={livery().deep}
        stroke-width=".7"
      />
      <Index each={shown()}>
        {(each, i) => (
          <g transform={`translate(${left() + i * SHAPE_ROW.step} 0)`}>
            <path
              d={SHAPE_PATHS[each().shape]}
              transform="translate(3.2 0) scale(.18)"
              fill={livery().field}
              stroke={livery().deep}
              stroke-width="3"
            />
            <text
              class="shape-figure"
              x="8.2"
              y="2.3"
              font-size={`${SHAPE_FIGURES}`}
              text-anchor="middle"
              fill={palette.INK}
            >
              {each().count}
            </text>
          </g>
        )}
      </Index>
    </g>
  );
}

/** Routed, Out of Supply, Landed, Marshaled, Spent. */
function Marks(props: StackProps): JSX.Element {
  const shown = createMemo(() => marksOn(props.view, props.laid.stack));
  return (
    <For each={shown()}>
      {(mark, i) => (
        <g transform={`translate(${(i() - (shown().length - 1) / 2) * MARK_ROW.step} ${MARK_ROW.y})`}>
          <MarkSign mark={mark} />
        </g>
      )}
    </For>
  );
}
