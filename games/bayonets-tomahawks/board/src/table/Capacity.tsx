import { CONNECTIONS, type ConnectionName, SIDES, type SideName, type View } from '@carillon/bayonets-tomahawks-rules';
import { CREAM, Legible, LIVERY } from '@carillon/board';
import { For, type JSX } from 'solid-js';
import { connectionFacts } from '../position/facts.ts';
import { middleOf } from './Markers.tsx';

/** 10.1 Units of a faction that may use a connection in an Action Round. */
const LIMITS = { path: 4, road: 8, highway: 16 } as const;
/** How high the figure is written. */
const FIGURE = 8;

export const limitOf = (view: View, connection: ConnectionName): number =>
  LIMITS[
    connectionFacts(connection).kind === 'highway' ? 'highway' : view.roads.includes(connection) ? 'road' : 'path'
  ];

interface Used {
  readonly connection: ConnectionName;
  readonly side: SideName;
  readonly left: number;
}

/** How many units more may go where some have gone in this Action Round. */
export function usedIn(view: View): readonly Used[] {
  return SIDES.flatMap((side) => {
    const moved = side === 'french' ? view.frenchMoved : view.britishMoved;
    return CONNECTIONS.flatMap((connection) => {
      const count = moved[connection] ?? 0;
      return count === 0 ? [] : [{ connection, side, left: limitOf(view, connection) - count }];
    });
  });
}

/** What is left of the capacity of each connection that was used (10.1). */
export function Capacity(props: { readonly view: View }): JSX.Element {
  return (
    <g class="layer-works layer-capacity">
      <For each={usedIn(props.view)}>{(used) => <Left {...used} />}</For>
    </g>
  );
}

function Left(props: Used): JSX.Element {
  const livery = LIVERY[props.side];
  const at = () => {
    const { x, y } = middleOf(props.connection);
    return { x: x + (props.side === 'french' ? -6 : 6), y };
  };
  return (
    <g transform={`translate(${at().x} ${at().y})`} data-capacity={props.connection}>
      <rect x="-6" y="-5.4" width="12" height="10.8" rx="2" fill={CREAM} stroke={livery.deep} stroke-width="1" />
      <Legible size={FIGURE}>
        <text y="3" text-anchor="middle" font-size={`${FIGURE}`} font-weight="700" fill={livery.deep}>
          {props.left}
        </text>
      </Legible>
    </g>
  );
}
