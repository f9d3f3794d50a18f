import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '@carillon/board/message';
import type { Seat } from '@carillon/flow';
import { Slip } from './slips.ts';

/** The flags that a command knows. */
export type Options = Readonly<Record<string, 'string' | 'boolean'>>;

/** The flags that were given. */
export type Flags = Readonly<Record<string, string | boolean | undefined>>;

/** Parses a command line; throws if it has a flag that the command does not know. */
export function parsed(args: readonly string[], known: Options): { readonly flags: Flags; readonly words: string[] } {
  const options = Object.fromEntries(Object.entries(known).map(([name, type]) => [name, { type }]));
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  return { flags: Object.fromEntries(Object.entries(values).map(onlyOne)), words: positionals };
}

function onlyOne([name, value]: [string, unknown]): [string, string | boolean] {
  if (typeof value === 'string' || typeof value === 'boolean') return [name, value];
  throw new Slip(`--${name} is given once`);
}

/** The one file that a command needs. */
export function pathOf(words: readonly string[]): string {
  const [path, ...more] = words;
  if (path === undefined) throw new Slip('no file is named');
  if (more.length > 0) throw new Slip(`${more.join(' ')} is too much`);
  return path;
}

/** One of several words; the first if the flag is missing. */
export function oneOf<const T extends string>(flags: Flags, name: string, values: readonly [T, ...T[]]): T {
  const word = flags[name] ?? values[0];
  const value = values.find((each) => each === word);
  if (value === undefined) throw new Slip(`--${name} is one of ${values.join(', ')}`);
  return value;
}

export const languageOf = (flags: Flags): Language => oneOf(flags, 'language', LANGUAGES);

/** The viewing seat; `undefined` if none is given. */
export function seatOf({ seat }: Flags, seats: readonly string[]): Seat | undefined {
  if (seat === undefined) return undefined;
  const index = seats.indexOf(String(seat));
  if (index < 0) throw new Slip(`--seat is one of ${seats.join(', ')}`);
  return index;
}

/** A flag's text; `undefined` if it is missing. */
export const textIn = (flags: Flags, name: string): string | undefined =>
  flags[name] === undefined ? undefined : String(flags[name]);

/** An integer; `undefined` if the flag is missing. */
export function wholeNumberOf(flags: Flags, name: string): number | undefined {
  const word = flags[name];
  if (word === undefined) return undefined;
  if (!/^\d{1,6}$/.test(String(word))) throw new Slip(`--${name} is a whole number`);
  return Number(word);
}
