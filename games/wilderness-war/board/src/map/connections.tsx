import { Lines, palette } from '@carillon/board';
import { ConnectionLayer, coursesOf } from '@carillon/wargame-board';
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

/**
 * All connections: brown roads between two edges, rivers as blue ribbons along their course, lake and estuary shores as
 * sailing tracks, exits and landings as arrows.
 */
export function Connections(): JSX.Element {
  return (
    <ConnectionLayer>
      <g class="connections-land">
        <Lines along={ROADS} stroke={ROAD} stroke-width="2.1" />
        <Lines along={ROADS} stroke={ROAD_BED} stroke-width=".9" />
      </g>
      <g class="connections-river">
        <Lines along={RIVERS} stroke={DEEP_WATER} stroke-width="3.4" />
        <Lines along={RIVERS} stroke={RIVER} stroke-width="2" />
      </g>
      <g class="connections-lakeshore">
        <Lines along={SHORES} stroke={WATER} stroke-width="3.4" />
        <Lines along={SHORES} stroke={DEEP_WATER} stroke-width="1.9" stroke-dasharray="4 3.2" />
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
