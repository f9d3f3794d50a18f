import { CONNECTION_FACTS, type ConnectionFacts } from '@carillon/bayonets-tomahawks-rules/reference';
import { bySquare, Lines, palette, smooth } from '@carillon/board';
import { For, type JSX } from 'solid-js';
import { COURSES } from './generated/lines.ts';
import { NATION_BAND } from './palette.ts';

const { DEEP_WATER, INK, ROAD, ROAD_BED } = palette;

/** The drawing of each connection from its `a` to its `b`, as path data, in the order of `CONNECTION_FACTS`. */
export const courses: readonly string[] = COURSES.map(smooth);

/** A square of the map, in map units. */
const SQUARE = 200;

/** The paths of some connections, by squares of the map. */
const all = (wanted: (facts: ConnectionFacts) => boolean): string[] =>
  bySquare(
    CONNECTION_FACTS.flatMap((facts, i) => (wanted(facts) ? (courses[i] ?? []) : [])),
    SQUARE,
  );

const HIGHWAYS = all(({ kind }) => kind === 'highway');
const PATHS = all(({ kind, nation }) => kind === 'path' && nation === null);
// Translucent lines are one path each: where two paths crossed, they would be darker.
const COASTAL = all(({ coastal }) => coastal).join('');
const NATION_PATHS = (['iroquois', 'cherokee'] as const).map(
  (nation) => [nation, all((facts) => facts.nation === nation).join('')] as const,
);

/**
 * Highways with solid edges, Paths dotted, those to the Villages of a Nation on its band; a wavy blue band where Fleets
 * may sail too.
 */
export function Connections(): JSX.Element {
  return (
    <g class="layer-connections" fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={COASTAL} stroke={DEEP_WATER} stroke-width="6" stroke-opacity=".35" stroke-dasharray="1 5" />
      <Lines along={HIGHWAYS} stroke={INK} stroke-width="3.6" />
      <Lines along={HIGHWAYS} stroke={ROAD_BED} stroke-width="2.2" />
      <Lines along={PATHS} stroke={ROAD} stroke-width="1.8" stroke-dasharray=".1 4" />
      <For each={NATION_PATHS}>
        {([nation, path]) => (
          <>
            <path d={path} stroke={NATION_BAND[nation]} stroke-width="4.4" stroke-opacity=".45" />
            <path d={path} stroke={INK} stroke-width="1.8" stroke-dasharray=".1 4" />
          </>
        )}
      </For>
    </g>
  );
}
