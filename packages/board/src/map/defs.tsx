import type { JSX } from 'solid-js';
import { BRITISH, INK, PAPER, ROAD, WORN_PAPER } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { smooth } from './smooth.ts';

/** All dry land in one path, with lakes as holes (even-odd). */
const landPath = ({ land, lakes }: Sheet): string => [...land, ...lakes].map(smooth).join('');

/** Definitions the map's layers refer to. */
export function MapDefs(props: { readonly sheet: Sheet }): JSX.Element {
  const { width, height } = props.sheet.size;
  return (
    <defs>
      <path id="map-land" d={landPath(props.sheet)} />
      <clipPath id="map-on-land">
        <use href="#map-land" clip-rule="evenodd" />
      </clipPath>
      <radialGradient
        id="map-paper"
        cx={width / 2}
        cy={height / 2}
        r={Math.max(width, height) * 0.62}
        gradientUnits="userSpaceOnUse"
      >
        <stop offset=".6" stop-color={PAPER} />
        <stop offset="1" stop-color={WORN_PAPER} />
      </radialGradient>
      <linearGradient id="map-panel" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color={PAPER} />
        <stop offset="1" stop-color={WORN_PAPER} />
      </linearGradient>
      <pattern id="map-hatch" width="2.4" height="2.4" patternUnits="userSpaceOnUse" patternTransform="rotate(60)">
        <path d="M0 1.2H2.4" stroke={INK} stroke-width=".5" opacity=".55" />
      </pattern>
      <ArrowHead id="map-arrow-exit" colour={ROAD} />
      <ArrowHead id="map-arrow-landing" colour={BRITISH} />
    </defs>
  );
}

function ArrowHead(props: { id: string; colour: string }): JSX.Element {
  return (
    <marker id={props.id} viewBox="0 0 8 8" refX="6.5" refY="4" markerWidth="5" markerHeight="5" orient="auto">
      <path d="M0 .6L7.4 4L0 7.4L1.8 4Z" fill={props.colour} />
    </marker>
  );
}
