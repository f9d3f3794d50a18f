import { bySquare, smooth } from '@carillon/board';
import type { JSX } from 'solid-js';

/** A square of the map, in map units. */
const SQUARE = 200;

/** The drawn courses of a title's connections. */
export interface Courses<Connection> {
  /** The path of each connection, in the order of the rules. */
  readonly all: readonly string[];
  /** The paths of the wanted connections, joined by squares of the map. */
  readonly of: (wanted: (connection: Connection) => boolean) => string[];
}

/** The courses of connections from their corners, both in the order of the rules. */
export function coursesOf<Connection>(
  connections: readonly Connection[],
  corners: readonly string[],
): Courses<Connection> {
  const all = corners.map(smooth);
  return {
    all,
    of: (wanted) =>
      bySquare(
        connections.flatMap((each, i) => (wanted(each) ? (all[i] ?? []) : [])),
        SQUARE,
      ),
  };
}

/** The courses along which lines of one kind are drawn, as path data. */
export interface AlongProps {
  readonly along: readonly string[];
}

/** A layer for drawings along connections. */
export const ConnectionLayer = (props: { readonly children: JSX.Element }): JSX.Element => (
  <g class="layer-connections" fill="none" stroke-linecap="round" stroke-linejoin="round">
    {props.children}
  </g>
);
