import type { JSX } from 'solid-js';
import type { Size } from '../camera.ts';
import { INK, PAPER } from './palette.ts';

interface EdgeProps {
  readonly size: Size;
}

/** The length of a field of the scale along the edge; every second one is dark. */
const FIELD = 20;

function fields(length: number, draw: (from: number) => string): string {
  const count = Math.floor(length / (2 * FIELD));
  return Array.from({ length: count }, (_, i) => draw(FIELD / 2 + i * 2 * FIELD)).join('');
}

function darkFields({ width, height }: Size): string {
  return (
    fields(width, (x) => `M${x} 3.4h${FIELD}M${x} ${height - 3.4}h${FIELD}`) +
    fields(height, (y) => `M3.4 ${y}v${FIELD}M${width - 3.4} ${y}v${FIELD}`)
  );
}

function edge({ width, height }: Size, inset: number): string {
  return `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z`;
}

/** The engraved edge of the sheet: a strip of dark and light fields between two lines. */
export function Border(props: EdgeProps): JSX.Element {
  return (
    <g class="layer-border" fill="none" stroke={INK}>
      <path d={edge(props.size, 3.4)} stroke={PAPER} stroke-width="6.8" />
      <path d={darkFields(props.size)} stroke-width="2" />
      <path d={edge(props.size, 2)} stroke-width=".5" />
      <path d={edge(props.size, 4.8)} stroke-width=".5" />
      <path d={edge(props.size, 6.8)} stroke-width="1.2" />
      <path d={edge(props.size, 0.5)} stroke-width="1" />
    </g>
  );
}
