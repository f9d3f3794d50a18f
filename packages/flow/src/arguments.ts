import type { Json } from '@carillon/kit';
import { BadValue, type Id, type IdKind } from './kinds.ts';

// What a query is told, read once at the door. Each throws a `BadValue` that names the word and what is allowed, where it is
// not there or is no such thing.

/** What an argument holds; `undefined` where it is not given. */
export const argumentIn = (args: Json, argument: string): Json | undefined =>
  args === null || typeof args !== 'object' ? undefined : new Map(Object.entries(args)).get(argument);

/** An id, under the name of the argument that holds its name. */
export const idIn = <Name extends string>(kind: IdKind<Name>, args: Json, argument: string): Id<Name> =>
  idOf(kind, argumentIn(args, argument), argument);

function idOf<Name extends string>(kind: IdKind<Name>, value: Json | undefined, argument: string): Id<Name> {
  const id = typeof value === 'string' ? kind.fromWord(value) : undefined;
  if (id === undefined) throw notAllowed(argument, value, kind.name, kind.names);
  return id;
}

/** An argument that is none of the names allowed, or is not given. */
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

/** Of long lists so many names are told. */
const TOLD = 8;

/** All names of a short list; of a long one those that are most like the word, and how many more there are. */
function allowedFor(value: Json | undefined, names: readonly string[]): string {
  if (names.length <= TOLD) return names.join(', ');
  const word = typeof value === 'string' ? value : '';
  const likest = names.toSorted((a, b) => inCommon(b, word) - inCommon(a, word)).slice(0, TOLD);
  return `${likest.join(', ')} and ${names.length - TOLD} more`;
}

/** How many letters two words have in common at their beginning, and whether one is part of the other. */
function inCommon(name: string, word: string): number {
  let letters = 0;
  while (letters < word.length && name[letters]?.toLowerCase() === word[letters]?.toLowerCase()) letters++;
  return letters + (word !== '' && name.includes(word.toLowerCase()) ? word.length : 0);
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

/** Yes or no; no where it is not given. */
export function flagIn(args: Json, argument: string): boolean {
  const value = argumentIn(args, argument) ?? false;
  if (typeof value !== 'boolean') throw new BadValue(`${argument}: ${wordFor(value)} is neither; allowed: true, false`);
  return value;
}
