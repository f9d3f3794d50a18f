import { legible } from '@carillon/board';
import type { PieceName, View } from '@carillon/wilderness-war-rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { CREAM, LIVERY } from '../counters/colours.ts';
import { Piece } from '../counters/Piece.tsx';
import { type Laid, type LaidStack, unitsAt } from '../position/layout.ts';
import { rankOf } from '../position/stacks.ts';
import { Keyed } from './Keyed.tsx';

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

/** All counters: the edges of deep stacks, the top counters, which slide when they move, and how many units there are. */
export function Stacks(props: StacksProps): JSX.Element {
  const pieces = createMemo(() => [...props.laid.keys()].sort(byRank));
  const reduced = createMemo(() => new Set(props.view.reduced));
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
      <Keyed each={props.stacks} by={keyOf}>
        {(laid) => <Plates laid={laid()} />}
      </Keyed>
      <For each={pieces()}>{(id) => <LaidPiece id={id} laid={props.laid.get(id)} reduced={reduced().has(id)} />}</For>
      <Keyed each={props.stacks} by={keyOf}>
        {(laid) => <Badge laid={laid()} />}
      </Keyed>
    </g>
  );
}

const keyOf = ({ stack }: LaidStack): string => stack.key;

/** A fixed order, so that no node is moved among the others: leaders above units, the highest in rank above all. */
const byRank = (a: PieceName, b: PieceName): number => rankOf(a) - rankOf(b) || a.localeCompare(b);

/** One piece where it lies. Its node stays the same as long as it is on the board, so that a move is seen as one. */
function LaidPiece(props: { id: PieceName; laid: Laid | undefined; reduced: boolean }): JSX.Element {
  const place = (): string => `translate(${props.laid?.x ?? 0}px, ${props.laid?.y ?? 0}px)`;
  return (
    <g class="piece" classList={{ behind: !props.laid?.front }} data-piece={props.id} style={{ transform: place() }}>
      <Show when={props.laid?.shown}>
        <Piece id={props.id} reduced={props.reduced} />
      </Show>
    </g>
  );
}

/** The edges of the counters below the top one: one for two units, two for four and more. */
function Plates(props: { laid: LaidStack }): JSX.Element {
  const count = (): number => props.laid.stack.units.length;
  const livery = LIVERY[props.laid.stack.side];
  const plate = (by: number): JSX.Element => (
    <rect
      x={unitsAt(props.laid).x - 12 + by}
      y={unitsAt(props.laid).y - 12 - by}
      width="24"
      height="24"
      rx="1.5"
      fill={livery.wash}
      stroke={livery.deep}
      stroke-width=".8"
    />
  );
  return (
    <>
      <Show when={count() >= 4}>{plate(3.6)}</Show>
      <Show when={count() >= 2}>{plate(1.8)}</Show>
    </>
  );
}

/** How many units lie in the stack. */
function Badge(props: { laid: LaidStack }): JSX.Element {
  const livery = LIVERY[props.laid.stack.side];
  return (
    <Show when={props.laid.stack.units.length > 1}>
      <g class="stack-count" transform={`translate(${unitsAt(props.laid).x + 12} ${props.laid.at.y - 12})`}>
        <circle r="7.6" fill={CREAM} stroke={livery.deep} stroke-width="1.2" />
        <text y=".36em" text-anchor="middle" fill={livery.deep}>
          {props.laid.stack.units.length}
        </text>
      </g>
    </Show>
  );
}
