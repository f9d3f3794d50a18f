import type { Json } from './print.ts';

/** One object of a fact file. */
export type Row = { readonly [key: string]: Json };

/** The value as an object; throws an error that names the expected value if it is anything else. */
export function asRow(value: Json | undefined, what: string): Row {
  if (value === undefined || value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new Error(`${what}: expected an object`);
  }
  return Object.fromEntries(Object.entries(value));
}

/** The value as a list; throws an error that names the expected value if it is anything else. */
export function asList(value: Json | undefined, what: string): readonly Json[] {
  if (!Array.isArray(value)) throw new Error(`${what}: expected a list`);
  return [...value];
}

/** The objects of the list under `key`. */
export function rowsOf(row: Row, key: string): Row[] {
  return asList(row[key], key).map((item) => asRow(item, key));
}

/** The text under `key`. */
export function textOf(row: Row, key: string): string {
  const value = row[key];
  if (typeof value !== 'string') throw new Error(`${key}: expected a text`);
  return value;
}

/** The named fields of a row, in the given order; missing fields are omitted. */
export function pick(row: Row, keys: readonly string[]): Row {
  return Object.fromEntries(keys.flatMap((key) => (row[key] === undefined ? [] : [[key, row[key]]])));
}

/** The groups of `pattern` in `text`; a text that does not match is an error, so that no figure is lost silently. */
export function figures(text: string, pattern: RegExp): string[] {
  const match = pattern.exec(text);
  if (match === null) throw new Error(`no ${pattern.source} in: ${text}`);
  return match.slice(1);
}

/** The first group of `pattern` in `text` as a number. */
export function figure(text: string, pattern: RegExp): number {
  return Number(figures(text, pattern)[0]);
}
