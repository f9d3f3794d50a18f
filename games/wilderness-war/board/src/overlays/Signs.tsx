import { CREAM, LIVERY, legible, type Mark, type Point } from '@carillon/board';
import { For, type JSX, Show } from 'solid-js';
import { isPlace } from '../position/facts.ts';
import { isPanel, standAt } from '../position/layout.ts';
import { pointOf } from '../position/places.ts';
import { emblemOf } from '../table/emblems.ts';

const INK = '#33291c';
const WARN = '#a5401d';

/** Lines across a disc, leaning to one side or the other: whose they are is told by the way they lean. */
const hatched = (lean: 1 | -1): string =>
  [-12, -6, 0, 6, 12]
    .map((at) => {
      const half = Math.sqrt(15 * 15 - at * at) * Math.SQRT1_2;
      const [x, y] = [at * Math.SQRT1_2, at * Math.SQRT1_2 * -lean];
      return `M${(x - half).toFixed(1)} ${(y - half * lean).toFixed(1)}L${(x + half).toFixed(1)} ${(y + half * lean).toFixed(1)}`;
    })
    .join('');

const disc = (colour: string, lean: 1 | -1, dashed: boolean): JSX.Element => (
  <>
    <circle
      r="15.5"
      fill={CREAM}
      fill-opacity=".25"
      stroke={colour}
      stroke-width="1.8"
      stroke-dasharray={dashed ? '4 2.6' : 'none'}
    />
    <path d={hatched(lean)} stroke={colour} stroke-width="1.5" stroke-opacity=".8" />
  </>
);

const badge = (inside: JSX.Element): JSX.Element => (
  <g transform="translate(0 -2)">
    <circle r="9" fill={CREAM} stroke={INK} stroke-width="1" />
    {inside}
  </g>
);

/** A torch above what it is held to, in a frame of its own. */
const torch = (frame: string, base: string): JSX.Element => (
  <g transform="translate(0 -2)">
    <path d={frame} fill={CREAM} stroke={INK} stroke-width="1.4" />
    <path d="M0 1C-4-1-3-4-.6-7.4C.2-5 3.6-3.4 0 1Z" fill="#e08a2e" stroke={WARN} stroke-width=".7" />
    <path d={base} fill="#c9a36a" stroke={INK} stroke-width=".8" />
  </g>
);

/** Frames: a square, a hut, a disc. */
const SQUARE = 'M-9-10H9V9H-9Z';
const HUT = 'M-11 9V-1C-11-13 11-13 11-1V9Z';
const DISC = 'M-10 0A10 10 0 1 0 10 0A10 10 0 1 0-10 0Z';

const flag = (side: 'french' | 'british'): JSX.Element => (
  <g transform="translate(-2 -6)">
    <path d="M0-10V12" stroke={INK} stroke-width="1.8" stroke-linecap="round" />
    <path
      d={side === 'french' ? 'M0-10H18L13.5-4L18 2H0Z' : 'M0-10H16V2H0Z'}
      fill={LIVERY[side].field}
      stroke={CREAM}
      stroke-width="1"
    />
    <path d={emblemOf(side)} fill={CREAM} transform="translate(7 -4)" />
  </g>
);

/** Every sign by its name; each has a shape of its own, colour only repeats it. */
const SIGNS: Readonly<Record<string, () => JSX.Element>> = {
  'supply-french': () => disc(LIVERY.french.field, 1, true),
  'supply-british': () => disc(LIVERY.british.field, -1, false),
  cut: () =>
    badge(<path d="M-4.6-4.6L4.6 4.6M4.6-4.6L-4.6 4.6" stroke={WARN} stroke-width="2.8" stroke-linecap="round" />),
  reach: () => <circle r="14" fill="none" stroke="#8a6508" stroke-width="2" stroke-dasharray="2 3" />,
  'reach-ends': () => <path d="M-6-14H6L14-6V6L6 14H-6L-14 6V-6Z" fill="none" stroke={WARN} stroke-width="2.2" />,
  'reach-sea': () => (
    <path
      d="M-14 2Q-10.5-3-7 2T0 2T7 2T14 2M-14 8Q-10.5 3-7 8T0 8T7 8T14 8"
      fill="none"
      stroke="#39687a"
      stroke-width="2"
    />
  ),
  risk: () => (
    <>
      <path
        d="M0-13L12.5 9H-12.5Z"
        fill={CREAM}
        fill-opacity=".7"
        stroke={WARN}
        stroke-width="2.4"
        stroke-linejoin="round"
      />
      <path d="M0-6V2M0 4.6V6" stroke={WARN} stroke-width="2.6" stroke-linecap="round" />
    </>
  ),
  free: () => <circle r="5" fill="none" stroke="#4d7a35" stroke-width="2" />,
  'control-french': () => flag('french'),
  'control-british': () => flag('british'),
  'control-nobody': () => (
    <circle r="12" fill="none" stroke={INK} stroke-width="2" stroke-dasharray="2 3.4" stroke-linecap="round" />
  ),
  'raid-stockade': () => torch(SQUARE, 'M-6 7V3L-4 1L-2 3L0 1L2 3L4 1L6 3V7Z'),
  'raid-settlement': () => torch(HUT, 'M-5 7V4C-5 .6 5 .6 5 4V7Z'),
  'raid-cultivated': () => torch(DISC, 'M-6 7H6M-4 7V3M-1.4 7V2.4M1.4 7V2.4M4 7V3'),
};

/** A sign about 0, 0, within 36 units. */
const drawSign = (sign: string): JSX.Element => SIGNS[sign]?.();

/** The sign of an overlay drawn alone, for its legend. */
export function Sign(props: { readonly sign: string }): JSX.Element {
  return (
    <svg class="overlay-sign" viewBox="-19 -19 38 38" aria-hidden="true">
      {drawSign(props.sign)}
    </svg>
  );
}

const at = (space: string): Point => {
  if (isPlace(space) && isPanel(space)) return standAt(space);
  return pointOf(space) ?? { x: 0, y: 0 };
};

/** How high a figure is, in board units. */
const FIGURE = 10.6;

/** Signs laid over the map, with their figures. */
export function Marks(props: { readonly marks: readonly Mark[] }): JSX.Element {
  const readable = legible(FIGURE);
  return (
    <g class="layer-overlay">
      <For each={props.marks}>
        {(mark) => (
          <g transform={`translate(${at(mark.space).x} ${at(mark.space).y})`} data-mark={`${mark.sign} ${mark.space}`}>
            {drawSign(mark.sign)}
            <Show when={readable() && mark.figure}>
              <text class="reach-cost" x="13" y="15" text-anchor="middle" font-size={`${FIGURE}`}>
                {mark.figure}
              </text>
            </Show>
          </g>
        )}
      </For>
    </g>
  );
}
