import type { Json } from '@carillon/kit';
import { BadValue, type WordKind } from '../kinds.ts';
import type { PositionFields, PositionPart } from './format.ts';
import { wordOf } from './words.ts';

// The kinds of lines that most parts of a position need.

/** The kind of names or values, as far as their words matter. */
type Words = Pick<WordKind<unknown>, 'name' | 'fromWord' | 'toJson'>;
/** A kind of ids. */
type Names = Words & { readonly names: readonly string[] };

/** A word, if it is valid for this kind; throws a `BadValue` otherwise. */
export function wordOfKind(kind: Words, word: string | undefined): string {
  if (word === undefined || kind.fromWord(word) === undefined) throw new BadValue(`${word} is no ${kind.name}`);
  return word;
}

/** The value of a word of a kind; throws a `BadValue` if there is none. */
const valueOfKind = (kind: Words, word: string | undefined): Json => kind.toJson(kind.fromWord(wordOfKind(kind, word)));

/** A value as its kind writes it: a name unchanged. */
const plainWord = (value: Json | undefined): string => (typeof value === 'string' ? value : wordOf(value ?? null));

function mustEnd(more: readonly string[]): void {
  if (more.length > 0) throw new BadValue(`${more.join(' ')} is too much`);
}

/** `year 1757`: one value. With `empty`, the value that stands for nothing, the line is omitted for that value. */
export const valuePart = (key: string, field: string, kind: Words, empty?: Json): PositionPart => ({
  key,
  blank: empty === undefined ? {} : { [field]: empty },
  write: (fields) => (empty !== undefined && fields[field] === empty ? [] : [[plainWord(fields[field])]]),
  read([word, ...more], into) {
    mustEnd(more);
    into[field] = valueOfKind(kind, word);
  },
});

/** `reshuffle`: present if a condition holds. */
export const flagPart = (key: string, field: string): PositionPart => ({
  key,
  blank: { [field]: false },
  write: (fields) => (fields[field] === true ? [[]] : []),
  read(words, into) {
    mustEnd(words);
    into[field] = true;
  },
});

/** `in-effect william-pitt quiberon-bay`: a set of names, omitted if empty. */
export const listPart = (key: string, field: string, kind: Words): PositionPart => ({
  key,
  blank: { [field]: [] },
  write: (fields) => (namesIn(fields, field).length === 0 ? [] : [namesIn(fields, field)]),
  read(words, into) {
    for (const word of words) addTo(into, field, wordOfKind(kind, word));
  },
});

/** `hand french 8`: a line for each name that has a value. */
export const tablePart = (key: string, field: string, names: Words, values: Words): PositionPart => ({
  key,
  several: true,
  blank: { [field]: {} },
  write: (fields) => Object.entries(tableIn(fields, field)).map(([name, value]) => [name, plainWord(value)]),
  read([name, word, ...more], into) {
    mustEnd(more);
    putIn(into, field, wordOfKind(names, name), valueOfKind(values, word));
  },
});

/** `cards discard campaign-1 campaign-2`: a line for each value that occurs, in the order of the values. */
export const groupPart = (key: string, field: string, names: Words, values: Names): PositionPart => ({
  key,
  several: true,
  blank: { [field]: {} },
  write: (fields) => [...grouped(tableIn(fields, field), values.names)].map(([value, each]) => [value, ...each]),
  read([value, ...each], into) {
    const known = wordOfKind(values, value);
    if (each.length === 0) throw new BadValue(`nothing is ${known}`);
    for (const name of each) putIn(into, field, wordOfKind(names, name), known);
  },
});

/** The names of a table grouped by value, in the given order of values. */
export function grouped(
  table: { readonly [name: string]: Json },
  values: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>(values.map((value) => [value, []]));
  for (const [name, value] of Object.entries(table)) if (typeof value === 'string') groups.get(value)?.push(name);
  return new Map([...groups].filter(([, names]) => names.length > 0));
}

/** The names in a set. */
export const namesIn = (fields: PositionFields, field: string): readonly string[] => {
  const names = fields[field];
  return Array.isArray(names) ? names : [];
};

/** A table of values by name. */
export function tableIn(fields: PositionFields, field: string): { readonly [name: string]: Json } {
  const table = fields[field];
  return table === null || typeof table !== 'object' || Array.isArray(table) ? {} : (table as PositionFields);
}

/** Adds a name to a set; throws a `BadValue` if it is already there. */
export function addTo(fields: PositionFields, field: string, name: string): void {
  const names = namesIn(fields, field);
  if (names.includes(name)) throw new BadValue(`${name} is there twice`);
  fields[field] = [...names, name];
}

/**
 * Puts a value into a table, in place; throws a `BadValue` if the name, which must be one of its kind, already has a
 * value.
 */
export function putIn(fields: PositionFields, field: string, name: string, value: Json): void {
  const table: { [name: string]: Json } = tableIn(fields, field);
  if (Object.hasOwn(table, name)) throw new BadValue(`${name} is there twice`);
  table[name] = value;
  fields[field] = table;
}
