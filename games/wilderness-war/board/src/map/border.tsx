import type { JSX } from 'solid-js';
import { INK, PAPER } from './palette.ts';
import { mapSize } from './positions.ts';

const { width, height } = mapSize;

/** Dark fields of the scale along the edge, every second one of this length. */
const FIELD = 20;

function fields(length: number, draw: (from: number) => string): string {
  const count = Math.floor(length / (2 * FIELD));
  return Array.from({ length: count }, (_, i) => draw(FIELD / 2 + i * 2 * FIELD)).join('');
}

const DARK_FIELDS =
  fields(width, (x) => `M${x} 3.4h${FIELD}M${x} ${height - 3.4}h${FIELD}`) +
  fields(height, (y) => `M3.4 ${y}v${FIELD}M${width - 3.4} ${y}v${FIELD}`);

function edge(inset: number): string {
  return `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z`;
}

/** The engraved edge of the sheet: a strip of dark and light fields between two lines. */
export function Border(): JSX.Element {
  return (
    <g class="layer-border" fill="none" stroke={INK}>
      <path d={edge(3.4)} stroke={PAPER} stroke-width="6.8" />
      <path d={DARK_FIELDS} stroke-width="2" />
      <path d={edge(2)} stroke-width=".5" />
      <path d={edge(4.8)} stroke-width=".5" />
      <path d={edge(6.8)} stroke-width="1.2" />
      <path d={edge(0.5)} stroke-width="1" />
    </g>
  );
}
