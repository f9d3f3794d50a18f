import type { Json } from '@carillon/kit';
import { connection } from '../ids.ts';
import { mayTakeGun, roomOn } from '../query/movement.ts';
import type { State } from '../state.ts';
import { sideIn } from './args.ts';

/**
 * `{ side }`: the number of a faction's units that may still use each connection in this Action Round, and whether
 * Artillery may be among them (10.1).
 */
export function limits(g: State, args: Json): Json {
  const of = sideIn(args);
  return connection.all.map((by) => ({
    connection: connection.nameOf(by),
    room: roomOn(g, of, by),
    artillery: mayTakeGun(g, of, by),
  }));
}
