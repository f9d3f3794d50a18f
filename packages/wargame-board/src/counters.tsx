import {
  type CounterLetters,
  CREAM,
  Keyed,
  LIVERY,
  type Livery,
  type Places,
  type Point,
  symbols,
  type UnitSign,
} from '@carillon/board';
import { type JSX, Show } from 'solid-js';
import { depthOf, HALF, type LaidStack, PLATE_STEP } from './layout.ts';
import type { AnyStack } from './stacks.ts';

// Drawings that belong to any stack of counters, around 0, 0 unless they say otherwise, in board units.

type SideName = 'french' | 'british';

const NEUTRAL: Livery = { field: '#8b7654', deep: '#4a3a28', wash: '#efe3c4' };

/** The inks of a side's counters; for `null`, those of counters without a side. */
export const liveryOf = (side: SideName | null): Livery => (side === null ? NEUTRAL : LIVERY[side]);

/** Shows a side without colour. */
export const emblemOf = (side: SideName): string => (side === 'french' ? symbols.LILY : symbols.CROSS);

/**
 * The sizes of the letters on counters; `ratings` is that of leaders' ratings, which varies by title. `table.css`
 * agrees.
 */
export const lettersOf = (ratings: number): CounterLetters => ({
  ...{ 'with-strength': 15, 'with-figures': 10.8, 'figures-near': 9.4, 'with-ratings': ratings, 'with-names': 3.9 },
});

interface TethersProps<Stack extends AnyStack<string>> {
  readonly stacks: readonly LaidStack<Stack>[];
  readonly places: Places;
  readonly liveryOf: (stack: Stack) => Livery;
  /** The end of the line at the stack; if absent, the stack's point. */
  readonly unitsAt?: (laid: LaidStack<Stack>) => Point;
}

/** A line from each stack moved aside to its space. */
export function Tethers<Stack extends AnyStack<string>>(props: TethersProps<Stack>): JSX.Element {
  const way = (laid: LaidStack<Stack>): string => {
    const from = props.places.pointOf(laid.place) ?? laid.at;
    const to = props.unitsAt?.(laid) ?? laid.at;
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  };
  return (
    <Keyed each={props.stacks} by={({ key }) => key}>
      {(laid) => (
        <Show when={laid().aside}>
          <g class="tether">
            <path d={way(laid())} stroke={CREAM} stroke-width="4" />
            <path d={way(laid())} stroke={props.liveryOf(laid().stack).deep} stroke-width="1.5" />
          </g>
        </Show>
      )}
    </Keyed>
  );
}

interface PlatesProps {
  readonly stack: AnyStack<string>;
  readonly livery: Livery;
  /** Whether there is a plate under the top counter of several, because the counter does not fill its square. */
  readonly whole?: boolean;
}

/** The edges of the counters below the top one. */
export function Plates(props: PlatesProps): JSX.Element {
  const plate = (step: number): JSX.Element => (
    <rect
      x={-HALF + step * PLATE_STEP}
      y={-HALF - step * PLATE_STEP}
      width={2 * HALF}
      height={2 * HALF}
      rx="1.5"
      fill={props.livery.wash}
      stroke={props.livery.deep}
      stroke-width=".8"
    />
  );
  return (
    <>
      <Show when={depthOf(props.stack) >= 2}>{plate(2)}</Show>
      <Show when={depthOf(props.stack) >= 1}>{plate(1)}</Show>
      <Show when={props.whole && props.stack.units.length > 1}>{plate(0)}</Show>
    </>
  );
}

/** A number in a disc. */
export function CountDisc(props: { readonly r: number; readonly livery: Livery; readonly count: number }): JSX.Element {
  return (
    <>
      <circle r={props.r} fill={CREAM} stroke={props.livery.deep} stroke-width="1.2" />
      <text y=".36em" text-anchor="middle" fill={props.livery.deep}>
        {props.count}
      </text>
    </>
  );
}

/** A sign of a counter. */
export const signOf = (solid: string, lines = '', crossed = 0): UnitSign => ({ solid, lines, crossed });

/** The picture of a unit; `evenodd` leaves holes where outlines overlap. */
export function UnitPicture(props: { readonly of: UnitSign; readonly rule?: 'evenodd' }): JSX.Element {
  const leaning = (degrees: number): JSX.Element => (
    <path
      d={props.of.solid}
      stroke="none"
      fill-rule={props.rule}
      transform={degrees === 0 ? undefined : `rotate(${degrees})`}
    />
  );
  return (
    <>
      {leaning(props.of.crossed)}
      <Show when={props.of.crossed > 0}>{leaning(-props.of.crossed)}</Show>
      <path d={props.of.lines} fill="none" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round" />
    </>
  );
}

/** A leader's portrait in an oval, dashed for the French; his ratings below it are the title's. */
export function Portrait(props: { readonly livery: Livery; readonly side: SideName | null }): JSX.Element {
  return (
    <>
      <ellipse rx="9.6" ry="11.6" fill={props.livery.field} stroke={props.livery.deep} stroke-width="1.4" />
      <ellipse
        rx="8"
        ry="10"
        fill={props.livery.wash}
        stroke={CREAM}
        stroke-width=".8"
        stroke-dasharray={props.side === 'french' ? '1.6 1.2' : 'none'}
      />
      <g transform="translate(0 -1.4) scale(.86)">
        <path d={symbols.BUST_COAT} fill={props.livery.deep} />
        <path d={symbols.BUST_WIG} fill={CREAM} stroke={props.livery.deep} stroke-width=".4" />
        <path d={symbols.BUST_FACE} fill="#e9c9a4" />
        <path d={symbols.BUST_HAT} fill="#2c241b" />
      </g>
    </>
  );
}

/** A pennant on its staff, swallow-tailed for the French, square for the British. */
export function Pennant(props: { readonly side: SideName }): JSX.Element {
  const flag = (): string => (props.side === 'french' ? 'M0-9L11-9L8-5.5L11-2H0Z' : 'M0-9H10V-2H0Z');
  return (
    <>
      <path d="M0-10V5" stroke="#3a2c1a" stroke-width="1.4" stroke-linecap="round" />
      <path d={flag()} fill={LIVERY[props.side].field} stroke={CREAM} stroke-width=".8" />
      <path d={emblemOf(props.side)} fill={CREAM} transform="translate(4.6 -5.5) scale(.6)" />
    </>
  );
}

/** A title's drawing of a piece by itself, for panels and menus; the text beside it names it. */
export const figureOfPiece =
  <Props extends object>(Piece: (props: Props) => JSX.Element): ((props: Props) => JSX.Element) =>
  (props) => (
    <svg class="piece-figure" viewBox="-14 -14 28 28" aria-hidden="true">
      <Piece {...props} />
    </svg>
  );
