import { Lines, palette } from '@carillon/board';
import { type AlongProps, ConnectionLayer, coursesOf } from '@carillon/wargame-board';
import { CONNECTIONS } from '@carillon/wilderness-war-rules/reference';
import { For, type JSX } from 'solid-js';
import { COURSES } from './generated/lines.ts';
import { ARROWS } from './generated/placed.ts';

const { BRITISH, DEEP_WATER, RIVER, ROAD, ROAD_BED, WATER } = palette;

const { all, of } = coursesOf(CONNECTIONS, COURSES);

/** The drawing of each connection from its `a` to its `b`, as path data, in the order of `CONNECTIONS`. */
export const courses: readonly string[] = all;

const ROADS = of(({ kind }) => kind === 'land');
const RIVERS = of(({ kind }) => kind === 'river');
const SHORES = of(({ kind }) => kind === 'lakeshore');

/** The signs of connections along paths. */
export const connectionSigns = {
  /** A brown road between two edges. */
  land: (props: AlongProps): JSX.Element => (
    <>
      <Lines along={props.along} stroke={ROAD} stroke-width="2.1" />
      <Lines along={props.along} stroke={ROAD_BED} stroke-width=".9" />
    </>
  ),
  /** A blue ribbon along the course of the river. */
  river: (props: AlongProps): JSX.Element => (
    <>
      <Lines along={props.along} stroke={DEEP_WATER} stroke-width="3.4" />
      <Lines along={props.along} stroke={RIVER} stroke-width="2" />
    </>
  ),
  /** A sailing track along the shore of a lake or estuary. */
  lakeshore: (props: AlongProps): JSX.Element => (
    <>
      <Lines along={props.along} stroke={WATER} stroke-width="3.4" />
      <Lines along={props.along} stroke={DEEP_WATER} stroke-width="1.9" stroke-dasharray="4 3.2" />
    </>
  ),
} as const;

/** All connections of the map; exits and landings are arrows. */
export function Connections(): JSX.Element {
  return (
    <ConnectionLayer>
      <g class="connections-land">
        <connectionSigns.land along={ROADS} />
      </g>
      <g class="connections-river">
        <connectionSigns.river along={RIVERS} />
      </g>
      <g class="connections-lakeshore">
        <connectionSigns.lakeshore along={SHORES} />
      </g>
      <g class="connections-arrows" stroke-width="1.5" stroke-dasharray="6 3">
        <For each={ARROWS}>
          {([from, , path]) =>
            from === 'pays-den-haut' ? (
              <path d={path} stroke={ROAD} marker-end="url(#map-arrow-exit)" />
            ) : (
              <path d={path} stroke={BRITISH} marker-end="url(#map-arrow-landing)" />
            )
          }
        </For>
      </g>
    </ConnectionLayer>
  );
}
