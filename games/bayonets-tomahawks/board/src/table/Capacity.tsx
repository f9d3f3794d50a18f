import {
  CONNECTIONS,
  type ConnectionName,
  SIDES,
  type SideName,
  type View,
} from '@carillon/bayonets-tomahawks-rules/reference';
import { CREAM, Keyed, Legible, LIVERY } from '@carillon/board';
import type { JSX } from 'solid-js';
import { connectionFacts } from '../position/facts.ts';
import { middleOf } from './Markers.tsx';

/** 10.1 Units of a faction that may use a connection in an Action Round. */
const LIMITS = { path: 4, road: 8, highway: 16 } as const;
/** The height of the number. */
const FIGURE = 12.4;

export const limitOf = (view: View, connection: ConnectionName): number =>
  LIMITS[
    connectionFacts(connection).kind === 'highway' ? 'highway' : view.roads.includes(connection) ? 'road' : 'path'
  ];

interface Used {
  readonly connection: ConnectionName;
  readonly side: SideName;
  readonly left: number;
}

/** The number of units that may still use a connection already used in this Action Round. */
export function usedIn(view: View): readonly Used[] {
  return SIDES.flatMap((side) => {
    const moved = side === 'french' ? view.frenchMoved : view.britishMoved;
    return CONNECTIONS.flatMap((connection) => {
      const count = moved[connection] ?? 0;
      return count === 0 ? [] : [{ connection, side, left: limitOf(view, connection) - count }];
    });
  });
}

/** The remaining capacity of each used connection (10.1). */
export function Capacity(props: { readonly view: View }): JSX.Element {
  return (
    <g class="layer-works layer-capacity">
      <Keyed each={usedIn(props.view)} by={({ connection, side }) => `${connection} ${side}`}>
        {(used) => <Left {...used()} />}
      </Keyed>
    </g>
  );
}

function Left(props: Used): JSX.Element {
  const livery = LIVERY[props.side];
  const at = () => {
    const { x, y } = middleOf(props.connection);
    return { x: x + (props.side === 'french' ? -7.4 : 7.4), y };
  };
  return (
    <g transform={`translate(${at().x} ${at().y})`} data-capacity={props.connection}>
      <Legible size={FIGURE}>
        <rect x="-7" y="-6.6" width="14" height="13.2" rx="2" fill={CREAM} stroke={livery.deep} stroke-width="1" />
        <text y="4.2" text-anchor="middle" font-size={`${FIGURE}`} font-weight="700" fill={livery.deep}>
          {props.left}
        </text>
      </Legible>
    </g>
  );
}
