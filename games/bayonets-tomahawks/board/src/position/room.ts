import {
  CONNECTIONS,
  type ConnectionName,
  SIDES,
  type SideName,
  type View,
} from '@carillon/bayonets-tomahawks-rules/reference';
import { connectionFacts } from './facts.ts';

/** 10.1 Units of a faction that may use a connection in an Action Round. */
const LIMITS = { path: 4, road: 8, highway: 16 } as const;

const limitOf = (view: View, connection: ConnectionName): number =>
  LIMITS[
    connectionFacts(connection).kind === 'highway' ? 'highway' : view.roads.includes(connection) ? 'road' : 'path'
  ];

/** A connection that a faction has used in this Action Round, and how many more of its units may use it. */
export type Used = Readonly<{ connection: ConnectionName; side: SideName; left: number }>;

/** The connections used in this Action Round, by faction. */
export function usedIn(view: View): readonly Used[] {
  return SIDES.flatMap((side) => {
    const moved = side === 'french' ? view.frenchMoved : view.britishMoved;
    return CONNECTIONS.flatMap((connection) => {
      const count = moved[connection] ?? 0;
      return count === 0 ? [] : [{ connection, side, left: limitOf(view, connection) - count }];
    });
  });
}
