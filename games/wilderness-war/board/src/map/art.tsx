import { For, type JSX } from 'solid-js';
import { Border } from './border.tsx';
import { Cartouche } from './cartouche.tsx';
import { CompassRose, rhumbLines } from './compass.tsx';
import { RIVERS, TINTS } from './generated/lines.ts';
import { Lettering } from './lettering.tsx';
import { DEPARTMENT_WASHES, HILL, HILL_INK, INK, LEAF, LEAF_INK, RIVER, SHORE_LINE, WATER } from './palette.ts';
import { mapSize } from './positions.ts';
import { hillPaths, woodsPath } from './relief.ts';
import { Ship } from './ship.tsx';
import { smooth } from './smooth.ts';

/** The sheet itself: water, land, washes of the Departments, rivers, woods and hills, lettering, ornament, edge. */
export function MapArt(): JSX.Element {
  return (
    <svg width={mapSize.width} height={mapSize.height} overflow="hidden" aria-hidden="true">
      <Water />
      <Land />
      <Tints />
      <Rivers />
      <Relief />
      <Lettering />
      <CompassRose />
      <Ship />
      <Cartouche />
      <Border />
    </svg>
  );
}

/** Lines along the shore, as engravers drew water: wider and fainter outwards. Width and strength of each. */
const SHORE_LINES = [
  [19, 0.3],
  [13.4, 0.45],
  [8.6, 0.6],
  [4.6, 0.8],
] as const;

function Water(): JSX.Element {
  return (
    <g class="layer-water" fill="none" stroke-linejoin="bevel">
      <rect width={mapSize.width} height={mapSize.height} fill={WATER} />
      <path d={rhumbLines} stroke={SHORE_LINE} stroke-width=".4" stroke-opacity=".7" />
      <For each={SHORE_LINES}>
        {([width, strength]) => (
          <>
            <use href="#map-shore" stroke={SHORE_LINE} stroke-width={width} stroke-opacity={strength} />
            <use href="#map-shore" stroke={WATER} stroke-width={width - 1} />
          </>
        )}
      </For>
    </g>
  );
}

function Land(): JSX.Element {
  return (
    <g class="layer-land">
      <use
        href="#map-land"
        fill="url(#map-paper)"
        fill-rule="evenodd"
        stroke={INK}
        stroke-width=".7"
        stroke-linejoin="round"
      />
    </g>
  );
}

function outlineOf(department: string): string {
  return smooth(TINTS.find((tint) => tint[0] === department)?.[1] ?? '');
}

function Tints(): JSX.Element {
  return (
    <g class="layer-tints" clip-path="url(#map-on-land)">
      <For each={DEPARTMENT_WASHES}>
        {(wash) => (
          <path
            d={outlineOf(wash.department)}
            fill={wash.colour}
            fill-opacity={wash.strength}
            stroke={wash.rim}
            stroke-width="2.6"
            stroke-opacity=".3"
          />
        )}
      </For>
    </g>
  );
}

const BY_WIDTH: readonly (readonly [number, string])[] = [...new Set(RIVERS.map(([width]) => width))].map((width) => [
  width,
  RIVERS.filter((river) => river[0] === width)
    .map((river) => smooth(river[1]))
    .join(''),
]);

function Rivers(): JSX.Element {
  return (
    <g class="layer-rivers" fill="none" stroke={RIVER} stroke-linecap="round" stroke-linejoin="round">
      <For each={BY_WIDTH}>{([width, path]) => <path d={path} stroke-width={width} />}</For>
    </g>
  );
}

function Relief(): JSX.Element {
  return (
    <g class="layer-relief" stroke-linecap="round" stroke-linejoin="round">
      <path d={woodsPath} fill={LEAF} stroke={LEAF_INK} stroke-width=".4" />
      <g fill={HILL} stroke={HILL_INK} stroke-width=".5">
        <For each={hillPaths}>{(path) => <path d={path} />}</For>
      </g>
    </g>
  );
}
