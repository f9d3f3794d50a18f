import { CONNECTION_FACTS } from '@carillon/bayonets-tomahawks-rules/reference';
import { Lines, palette } from '@carillon/board';
import { ConnectionLayer, coursesOf } from '@carillon/wargame-board';
import { For, type JSX } from 'solid-js';
import { COURSES } from './generated/lines.ts';
import { NATION_BAND } from './palette.ts';

const { DEEP_WATER, INK, ROAD, ROAD_BED } = palette;

const { all, of } = coursesOf(CONNECTION_FACTS, COURSES);

/** The drawing of each connection from its `a` to its `b`, as path data, in the order of `CONNECTION_FACTS`. */
export const courses: readonly string[] = all;

const HIGHWAYS = of(({ kind }) => kind === 'highway');
const PATHS = of(({ kind, nation }) => kind === 'path' && nation === null);
// Translucent lines are one path each: where two paths crossed, they would be darker.
const COASTAL = of(({ coastal }) => coastal).join('');
const NATION_PATHS = (['iroquois', 'cherokee'] as const).map(
  (nation) => [nation, of((facts) => facts.nation === nation).join('')] as const,
);

/**
 * Highways with solid edges, Paths dotted, those to the Villages of a Nation on its band; a wavy blue band where Fleets
 * may sail too.
 */
export function Connections(): JSX.Element {
  return (
    <ConnectionLayer>
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
    </ConnectionLayer>
  );
}
