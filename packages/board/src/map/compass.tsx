import { For, type JSX } from 'solid-js';
import type { Point } from '../camera.ts';
import { BRITISH, FAINT_INK, INK, PAPER } from './palette.ts';

/** The length of the longest points of the rose. */
const REACH = 34;

/** One ray of the rose at a bearing (degrees): the light half and the dark half of a long lozenge. */
function half(bearing: number, reach: number, hand: 1 | -1): string {
  const point = (turn: number, away: number) => {
    const angle = ((turn - 90) * Math.PI) / 180;
    return `${(Math.cos(angle) * away).toFixed(1)} ${(Math.sin(angle) * away).toFixed(1)}`;
  };
  return `M0 0L${point(bearing + hand * 45, reach * 0.22)}L${point(bearing, reach)}Z`;
}

/** Lines of the sixteen winds across the sea, as path data in map units. */
export function rhumbLines({ x, y }: Point, north: number): string {
  return Array.from({ length: 16 }, (_, i) => {
    const angle = ((north + i * 22.5) * Math.PI) / 180;
    return `M${x} ${y}l${(Math.sin(angle) * 420).toFixed(1)} ${(-Math.cos(angle) * 420).toFixed(1)}`;
  }).join('');
}

/** The lily that marks the north. */
const LILY =
  'M0-12C2.6-8.6 2.6-6 0-2.4C-2.6-6-2.6-8.6 0-12ZM.9-2.6C1.8-6.6 6-7.4 6.4-4.6C6.5-2.8 4.2-2.4 3.8-3.9C3.2-1.8 2-1 .9-1ZM-.9-2.6C-1.8-6.6-6-7.4-6.4-4.6C-6.5-2.8-4.2-2.4-3.8-3.9C-3.2-1.8-2-1-.9-1ZM-2.4-1.8H2.4V-.8H-2.4Z';

const WINDS = [
  { bearings: [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5], reach: REACH * 0.5 },
  { bearings: [45, 135, 225, 315], reach: REACH * 0.72 },
  { bearings: [0, 90, 180, 270], reach: REACH },
] as const;

function rays(hand: 1 | -1, wind: (typeof WINDS)[number]): string {
  return wind.bearings.map((bearing) => half(bearing, wind.reach, hand)).join('');
}

interface RoseProps {
  readonly at: Point;
  readonly north: number;
}

/** The compass rose, turned to true north on the distorted map off New England. */
export function CompassRose(props: RoseProps): JSX.Element {
  return (
    <g
      class="layer-compass"
      transform={`translate(${props.at.x} ${props.at.y}) rotate(${props.north})`}
      stroke-linejoin="round"
    >
      <circle r={REACH * 0.62} fill={PAPER} fill-opacity=".75" stroke={INK} stroke-width=".5" />
      <circle r={REACH * 0.56} fill="none" stroke={INK} stroke-width=".3" />
      <For each={WINDS}>
        {(wind) => (
          <g stroke={INK} stroke-width=".35">
            <path d={rays(1, wind)} fill={PAPER} />
            <path d={rays(-1, wind)} fill={FAINT_INK} />
          </g>
        )}
      </For>
      <circle r="3" fill={PAPER} stroke={INK} stroke-width=".4" />
      <path d={LILY} transform={`translate(0 ${-REACH - 1})`} fill={BRITISH} stroke={INK} stroke-width=".3" />
    </g>
  );
}
