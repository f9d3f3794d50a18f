import { CONNECTION_FACTS, type NationName } from '@carillon/bayonets-tomahawks-rules/reference';
import { Lines, palette } from '@carillon/board';
import { type AlongProps, ConnectionLayer, coursesOf } from '@carillon/wargame-board';
import type { JSX } from 'solid-js';
import { COURSES } from './generated/lines.ts';
import { NATION_BAND } from './palette.ts';

const { DEEP_WATER, INK, ROAD, ROAD_BED } = palette;

const { all, of } = coursesOf(CONNECTION_FACTS, COURSES);

/** The drawing of each connection from its `a` to its `b`, as path data, in the order of `CONNECTION_FACTS`. */
export const courses: readonly string[] = all;

const HIGHWAYS = of(({ kind }) => kind === 'highway');
const PATHS = of(({ kind, nation }) => kind === 'path' && nation === null);
// Translucent lines are one path each: where two paths crossed, they would be darker.
const COASTAL = [of(({ coastal }) => coastal).join('')];
const pathsOf = (nation: NationName): readonly string[] => [of((facts) => facts.nation === nation).join('')];

/** The signs of connections along paths. Each path is drawn once, so that a translucent line does not darken itself. */
export const connectionSigns = {
  /** Two edges. */
  highway: (props: AlongProps): JSX.Element => (
    <>
      <Lines along={props.along} stroke={INK} stroke-width="3.6" />
      <Lines along={props.along} stroke={ROAD_BED} stroke-width="2.2" />
    </>
  ),
  /** Dots. */
  path: (props: AlongProps): JSX.Element => (
    <Lines along={props.along} stroke={ROAD} stroke-width="1.8" stroke-dasharray=".1 4" />
  ),
  /** A wavy blue band under a connection where Fleets may sail too. */
  coastal: (props: AlongProps): JSX.Element => (
    <Lines along={props.along} stroke={DEEP_WATER} stroke-width="6" stroke-opacity=".35" stroke-dasharray="1 5" />
  ),
  iroquois: (props: AlongProps): JSX.Element => <NationPath {...props} nation="iroquois" />,
  cherokee: (props: AlongProps): JSX.Element => <NationPath {...props} nation="cherokee" />,
} as const;

/** Dots on the band of a Nation. */
function NationPath(props: AlongProps & { readonly nation: NationName }): JSX.Element {
  return (
    <>
      <Lines along={props.along} stroke={NATION_BAND[props.nation]} stroke-width="4.4" stroke-opacity=".45" />
      <Lines along={props.along} stroke={INK} stroke-width="1.8" stroke-dasharray=".1 4" />
    </>
  );
}

/** All connections of the map. */
export function Connections(): JSX.Element {
  return (
    <ConnectionLayer>
      <connectionSigns.coastal along={COASTAL} />
      <connectionSigns.highway along={HIGHWAYS} />
      <connectionSigns.path along={PATHS} />
      <connectionSigns.iroquois along={pathsOf('iroquois')} />
      <connectionSigns.cherokee along={pathsOf('cherokee')} />
    </ConnectionLayer>
  );
}
