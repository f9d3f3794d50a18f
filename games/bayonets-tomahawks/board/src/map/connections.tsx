import { CONNECTION_FACTS, type ConnectionFacts } from '@carillon/bayonets-tomahawks-rules/reference';
import { palette, smooth } from '@carillon/board';
import { For, type JSX } from 'solid-js';
import { COURSES } from './generated/lines.ts';
import { NATION_BAND } from './palette.ts';

const { DEEP_WATER, INK, ROAD, ROAD_BED } = palette;

/** The drawing of each connection from its `a` to its `b`, as path data, in the order of `CONNECTION_FACTS`. */
export const courses: readonly string[] = COURSES.map(smooth);

const all = (wanted: (facts: ConnectionFacts) => boolean): string =>
  CONNECTION_FACTS.map((facts, i) => (wanted(facts) ? (courses[i] ?? '') : '')).join('');

const HIGHWAYS = all(({ kind }) => kind === 'highway');
const PATHS = all(({ kind, nation }) => kind === 'path' && nation === null);
const COASTAL = all(({ coastal }) => coastal);
const NATION_PATHS = (['iroquois', 'cherokee'] as const).map(
  (nation) => [nation, all((facts) => facts.nation === nation)] as const,
);

/**
 * Highways with solid edges, Paths dotted, those to the Villages of a Nation on its band; a wavy blue band where Fleets
 * may sail too.
 */
export function Connections(): JSX.Element {
  return (
    <g class="layer-connections" fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={COASTAL} stroke={DEEP_WATER} stroke-width="6" stroke-opacity=".35" stroke-dasharray="1 5" />
      <path d={HIGHWAYS} stroke={INK} stroke-width="3.6" />
      <path d={HIGHWAYS} stroke={ROAD_BED} stroke-width="2.2" />
      <path d={PATHS} stroke={ROAD} stroke-width="1.8" stroke-dasharray=".1 4" />
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
