import { createMemo, For, type JSX } from 'solid-js';
import { Border } from './border.tsx';
import { Cartouche } from './cartouche.tsx';
import { CompassRose, rhumbLines } from './compass.tsx';
import { MapDefs } from './defs.tsx';
import { MapLettering } from './lettering.tsx';
import { HILL, HILL_INK, INK, LEAF, LEAF_INK, RIVER, SHORE_LINE, WATER } from './palette.ts';
import { hillPaths, woodsPath } from './relief.ts';
import type { Sheet } from './sheet.ts';
import { Ship } from './ship.tsx';
import { coarsePieces, smooth } from './smooth.ts';

interface SheetProps {
  readonly sheet: Sheet;
}

interface MapSheetProps extends SheetProps {
  /** A text of the sheet in the reader's language; if missing, the texts stay as printed. */
  readonly words?: (text: string) => string;
}

/** The sheet itself: water, land, washes, rivers, woods and hills, lettering, ornament, edge. */
export function MapSheet(props: MapSheetProps): JSX.Element {
  const words = (text: string): string => props.words?.(text) ?? text;
  return (
    <>
      <MapDefs sheet={props.sheet} />
      <svg width={props.sheet.size.width} height={props.sheet.size.height} overflow="hidden" aria-hidden="true">
        <Water sheet={props.sheet} />
        <Land />
        <Tints sheet={props.sheet} />
        <Rivers sheet={props.sheet} />
        <Relief sheet={props.sheet} />
        <MapLettering lines={props.sheet.lettering} words={words} />
        <CompassRose at={props.sheet.rose} north={props.sheet.north} />
        <Ship {...props.sheet.ship} />
        <Cartouche {...props.sheet.cartouche} mile={props.sheet.mile} words={words} />
        <Border size={props.sheet.size} />
      </svg>
    </>
  );
}

/**
 * Lines along the shore, as engravers drew water: wider and fainter outwards. The width and colour of each, from
 * `SHORE_LINE` to `WATER`; opaque, so that pieces of a shore may overlap.
 */
const SHORE_LINES = [
  [19, '#c1d2d2'],
  [13.4, '#b8cccc'],
  [8.6, '#b0c5c7'],
  [4.6, '#a4bdbf'],
] as const;

/** Simplified shores, for the lines that follow them. */
const shores = ({ land, lakes }: Sheet): string[] => [...land, ...lakes].flatMap((ring) => coarsePieces(ring, 3, 40));

function Water(props: SheetProps): JSX.Element {
  const pieces = shores(props.sheet);
  return (
    <g class="layer-water" fill="none" stroke-linejoin="bevel">
      <rect width={props.sheet.size.width} height={props.sheet.size.height} fill={WATER} />
      <path
        d={rhumbLines(props.sheet.rose, props.sheet.north)}
        stroke={SHORE_LINE}
        stroke-width=".4"
        stroke-opacity=".7"
      />
      <For each={SHORE_LINES}>
        {([width, colour]) => (
          <>
            <g stroke={colour} stroke-width={width}>
              <For each={pieces}>{(path) => <path d={path} />}</For>
            </g>
            <g stroke={WATER} stroke-width={width - 1}>
              <For each={pieces}>{(path) => <path d={path} />}</For>
            </g>
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

function Tints(props: SheetProps): JSX.Element {
  const outlineOf = (owner: string): string => smooth(props.sheet.tints.find(([of]) => of === owner)?.[1] ?? '');
  return (
    <g class="layer-tints" clip-path="url(#map-on-land)">
      <For each={props.sheet.washes}>
        {(wash) => (
          <path
            d={outlineOf(wash.of)}
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

/** All rivers of one width in one path. */
function riversByWidth({ rivers }: Sheet): readonly (readonly [number, string])[] {
  const widths = [...new Set(rivers.map(([width]) => width))];
  const pathOf = (of: number): string =>
    rivers
      .filter(([width]) => width === of)
      .map(([, path]) => smooth(path))
      .join('');
  return widths.map((width) => [width, pathOf(width)]);
}

function Rivers(props: SheetProps): JSX.Element {
  const drawn = createMemo(() => riversByWidth(props.sheet));
  return (
    <g class="layer-rivers" fill="none" stroke={RIVER} stroke-linecap="round" stroke-linejoin="round">
      <For each={drawn()}>{([width, path]) => <path d={path} stroke-width={width} />}</For>
    </g>
  );
}

function Relief(props: SheetProps): JSX.Element {
  return (
    <g class="layer-relief" stroke-linecap="round" stroke-linejoin="round">
      <path d={woodsPath(props.sheet.trees, props.sheet.firs)} fill={LEAF} stroke={LEAF_INK} stroke-width=".4" />
      <g fill={HILL} stroke={HILL_INK} stroke-width=".5">
        <For each={hillPaths(props.sheet.hills)}>{(path) => <path d={path} />}</For>
      </g>
    </g>
  );
}
