import { BadValue, type Id, type IdKind } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { type Side, side } from '../ids.ts';

// What a query is told, read once at the door. Each throws a `BadValue` where it is not there or is no such thing.

/** An id, under the name of the argument that holds its name. */
export function idIn<Name extends string>(kind: IdKind<Name>, args: Json, argument: string): Id<Name> {
  const value = args === null || typeof args !== 'object' ? undefined : new Map(Object.entries(args)).get(argument);
  const id = typeof value === 'string' ? kind.fromWord(value) : undefined;
  if (id === undefined) throw new BadValue(`${argument} is no ${kind.name}`);
  return id;
}

/** `side`: `french` or `british`. */
export const sideIn = (args: Json): Side => idIn(side, args, 'side');
