import { type PieceName, SHAPES, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import { CREAM, counterLetters, Keyed, legibleGrown, type Point, palette } from '@carillon/board';
import { CountDisc, lettersOf, liveryOf, Plates, Tethers } from '@carillon/wargame-board';
import { createMemo, For, Index, type JSX, Show } from 'solid-js';
import { Piece } from '../counters/Piece.tsx';
import { SHAPE_PATHS } from '../counters/signs.ts';
import { BADGE, commanderAt, type Laid, MARK_ROW, SHAPE_ROW } from '../position/layout.ts';
import { places } from '../position/places.ts';
import { marksOn, type Stack, shapesIn } from '../position/stacks.ts';
import { MarkSign } from './marks.tsx';

/** The height of the numbers of a stack's composition. */
export const SHAPE_FIGURES = 6.4;

/** All counters: the edges of deep stacks, the top counter, Commanders, the number of units, and markers. */
export function Stacks(props: { readonly view: View; readonly stacks: readonly Laid[] }): JSX.Element {
  const letters = counterLetters(lettersOf(5.6));
  return (
    <g class="layer-counters">
      <Tethers stacks={props.stacks} places={places} liveryOf={({ side }) => liveryOf(side)} />
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
    props.laid.stack.leaders.map((id, i) => ({ id, at: commanderAt(props.laid.stack, i) })).reverse();
  return (
    <g
      class={`piece front stack ${props.letters(props.laid.growth)}`}
      data-stack={props.laid.key}
      style={{ transform: `translate(${props.laid.at.x}px, ${props.laid.at.y}px) scale(${props.laid.growth})` }}
    >
      <Plates stack={props.laid.stack} livery={liveryOf(props.laid.stack.side)} whole={true} />
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
            <CountDisc r={BADGE.r - 0.6} livery={livery()} count={props.laid.stack.units.length} />
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
