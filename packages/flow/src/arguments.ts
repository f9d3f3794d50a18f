import type { Json } from '@carillon/kit';
import { BadValue, type Id, type IdKind } from './kinds.ts';

// What a query is told, read once at the door. Each throws a `BadValue` where it is not there or is no such thing.

/** What an argument holds; `undefined` where it is not given. */
export const argumentIn = (args: Json, argument: string): Json | undefined =>
  args === null || typeof args !== 'object' ? undefined : new Map(Object.entries(args)).get(argument);

/** An id, under the name of the argument that holds its name. */
export const idIn = <Name extends string>(kind: IdKind<Name>, args: Json, argument: string): Id<Name> =>
  idOf(kind, argumentIn(args, argument), argument);

function idOf<Name extends string>(kind: IdKind<Name>, value: Json | undefined, argument: string): Id<Name> {
  const id = typeof value === 'string' ? kind.fromWord(value) : undefined;
  if (id === undefined) throw new BadValue(`${argument} is no ${kind.name}`);
  return id;
}

/** At least one id, each once. */
export function idsIn<Name extends string>(kind: IdKind<Name>, args: Json, argument: string): readonly Id<Name>[] {
  const value = argumentIn(args, argument);
  if (!isList(value) || value.length === 0) throw new BadValue(`${argument} is no list of names`);
  const ids = value.map((each) => idOf(kind, each, argument));
  if (new Set(ids).size < ids.length) throw new BadValue(`${argument} names one twice`);
  return ids;
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Yes or no; no where it is not given. */
export function flagIn(args: Json, argument: string): boolean {
  const value = argumentIn(args, argument) ?? false;
  if (typeof value !== 'boolean') throw new BadValue(`${argument} is true or false`);
  return value;
}
