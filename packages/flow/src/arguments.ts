import type { Json } from '@carillon/kit';
import { BadValue, type Id, type IdKind } from './kinds.ts';

// Readers for the arguments of a query. Each throws a `BadValue` that names the word and the allowed values if the
// argument is missing or invalid.

/** The value of an argument; `undefined` if not given. */
export const argumentIn = (args: Json, argument: string): Json | undefined =>
  args === null || typeof args !== 'object' ? undefined : new Map(Object.entries(args)).get(argument);

/** An id, from the argument with its name. */
export const idIn = <Name extends string>(kind: IdKind<Name>, args: Json, argument: string): Id<Name> =>
  idOf(kind, argumentIn(args, argument), argument);

function idOf<Name extends string>(kind: IdKind<Name>, value: Json | undefined, argument: string): Id<Name> {
  const id = typeof value === 'string' ? kind.fromWord(value) : undefined;
  if (id === undefined) throw notAllowed(argument, value, kind.name, kind.names);
  return id;
}

/** The error for an argument that is missing, or is not one of the allowed names. */
export function notAllowed(
  argument: string,
  value: Json | undefined,
  kind: string,
  names: readonly string[],
): BadValue {
  const what = value === undefined ? 'is missing' : `${wordFor(value)} is no ${kind}`;
  return new BadValue(`${argument}: ${what}; allowed: ${allowedFor(value, names)}`);
}

const wordFor = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The number of names shown from a long list. */
const TOLD = 8;

/** All names of a short list; of a long one, the names most like the word, and the number of the others. */
function allowedFor(value: Json | undefined, names: readonly string[]): string {
  if (names.length <= TOLD) return names.join(', ');
  const word = typeof value === 'string' ? value : '';
  const likest = names.toSorted((a, b) => inCommon(b, word) - inCommon(a, word)).slice(0, TOLD);
  return `${likest.join(', ')} and ${names.length - TOLD} more`;
}

/** The length of two words' common prefix, and whether one contains the other. */
function inCommon(name: string, word: string): number {
  const sought = word.toLowerCase();
  const differs = [...sought].findIndex((letter, i) => name.charAt(i) !== letter);
  return (differs < 0 ? word.length : differs) + (name.includes(sought) ? word.length : 0);
}

/** At least one id, each once. */
export function idsIn<Name extends string>(kind: IdKind<Name>, args: Json, argument: string): readonly Id<Name>[] {
  const value = argumentIn(args, argument);
  if (!isList(value) || value.length === 0) throw new BadValue(`${argument}: not a list of names, such as ["…"]`);
  const ids = value.map((each) => idOf(kind, each, argument));
  const twice = ids.find((id, i) => ids.indexOf(id) < i);
  if (twice !== undefined) throw new BadValue(`${argument}: ${kind.nameOf(twice)} is there twice`);
  return ids;
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Yes or no; no if not given. */
export function flagIn(args: Json, argument: string): boolean {
  const value = argumentIn(args, argument) ?? false;
  if (typeof value !== 'boolean') throw new BadValue(`${argument}: ${wordFor(value)} is neither; allowed: true, false`);
  return value;
}
