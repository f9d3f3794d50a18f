import { at, BrokenInvariant, invariant, type Json } from '@carillon/kit';
import { cell, NONE, type None } from './cells.ts';
import { Column } from './column.ts';
import { IdSet } from './id-set.ts';
import { readOnce, remembered } from './remembered.ts';

/**
 * A number that stands for one of a list of names: its index in the list. `Id<'space'>` and `Id<'piece'>` do not mix.
 */
export type Id<Name extends string> = number & { readonly idOf: Name };

/**
 * A kind of values: defines how values of one type are stored in the state's buffer of 16-bit integers, and how they
 * are written outside it. `J` is the type of their JSON. A scalar kind is read and written; a kind with `view` (a set,
 * a column) is an accessor bound to its place.
 */
export interface Kind<T, out J = Json> {
  readonly name: string;
  /** The number of cells it takes. */
  readonly width: number;
  /** The number of bits it takes as an argument of a choice; 0 if it cannot be one. */
  readonly bits: number;
  /** The initial content of each of its cells. */
  readonly blank: number;
  read(cells: Int16Array, base: number): T;
  write(cells: Int16Array, base: number, value: T): void;
  /** For accessors only: one object that `bind` points to any place of the buffer. */
  readonly view?: () => T & Bindable;
  toJson(value: T): J;
  /** Throws a `BadValue` if `json` is not a value of this kind. */
  writeJson(cells: Int16Array, base: number, json: Json): void;
}

/** An accessor that can be pointed to another place. */
export interface Bindable {
  bind(cells: Int16Array, base: number): void;
}

/** The type of a kind's values. */
export type ValueOf<K> = K extends Kind<infer T, unknown> ? T : never;

/** The type of the JSON of a kind's values: for ids their names. */
export type JsonOf<K> = K extends Kind<infer _T, infer J> ? J : never;

/**
 * Whether values of one kind can be used where the other is declared: the compiler's rule for results, for saved games.
 */
export const interchangeable = (a: Kind<unknown>, b: Kind<unknown>): boolean =>
  a.name === b.name || (a.name.startsWith(NUMBER) && b.name.startsWith(NUMBER));

/** A kind whose values are also arguments of choices: packed into bits, written as a word. */
export interface WordKind<T, out J = Json> extends Kind<T, J> {
  /** The value as a number from 0 to 2^bits - 1. */
  pack(value: T): number;
  unpack(bits: number): T;
  /** One word without spaces. */
  toWord(value: T): string;
  /** The value that the word names, or `undefined`. */
  fromWord(word: string): T | undefined;
}

/** The names of a kind of ids, in order; none for kinds of other values. */
export const namesOf = (kind: WordKind<unknown>): readonly string[] =>
  'names' in kind ? (kind as IdKind<string>).names : [];

/** The common prefix of the names of all number kinds. */
const NUMBER = 'number';

/** Text or JSON from outside that is not a value of the expected kind. */
export class BadValue extends Error {
  override readonly name: string = 'BadValue';
}

function scalar<T, J extends Json>(
  name: string,
  bits: number,
  blank: number,
  words: {
    pack(value: T): number;
    unpack(bits: number): T;
    toWord(value: T): string;
    fromWord(word: string): T | undefined;
  },
  io: { read(cells: Int16Array, base: number): T; write(cells: Int16Array, base: number, value: T): void },
  json: { toJson(value: T): J; fromJson(json: Json): T | undefined },
): WordKind<T, J> {
  return {
    name,
    width: 1,
    bits,
    blank,
    ...words,
    ...io,
    toJson: json.toJson,
    writeJson(cells, base, value) {
      const read = json.fromJson(value);
      if (read === undefined) throw new BadValue(`${JSON.stringify(value)} is no ${name}`);
      io.write(cells, base, read);
    },
  };
}

/** A kind of ids, with the names they stand for. */
export interface IdKind<Name extends string, Word extends string = string> extends WordKind<Id<Name>, Word> {
  readonly names: readonly Word[];
  readonly count: number;
  /** The id of a name; throws if there is none. For names written in code or checked data. */
  of(name: string): Id<Name>;
  nameOf(id: Id<Name>): Word;
  /** All ids in order. */
  readonly all: readonly Id<Name>[];
}

/** A reserved word: stands for `NONE`. */
const NOTHING = '-';
/** A reserved word: stands for values that the reader may not know. */
export const UNKNOWN = '?';
/** A word that no id and no verb may use: in a record it precedes the marks of a choice. */
export const MARK = '/';
/** Takes the place of a verb in a record; no verb may have this name. */
export const UNDO = 'undo';

/** The packing of ids; recognised by code that packs many. */
export const asIs = (value: number): number => value;

const bitsFor = (values: number): number => Math.max(1, Math.ceil(Math.log2(values)));

/** Ids for a list of unique one-word names, e.g. `idKind('space', SPACES)`. */
export function idKind<const Name extends string, const Word extends string>(
  name: Name,
  names: readonly Word[],
): IdKind<Name, Word> {
  type I = Id<Name>;
  const byName = new Map<string, I>(names.map((each, index) => [each, index as I]));
  invariant(byName.size === names.length, () => `two of the ${name} names are alike`);
  invariant(
    names.every((each) => /^\S+$/.test(each) && ![NOTHING, UNKNOWN, MARK].includes(each)),
    () => `a ${name} name is not one word, or stands for something else`,
  );
  const fromWord = (word: string): I | undefined => byName.get(word);
  const kind = scalar<I, Word>(
    name,
    bitsFor(names.length),
    0,
    { pack: asIs, unpack: asIs as (bits: number) => I, toWord: (id) => at(names, id), fromWord },
    { read: cell as (cells: Int16Array, base: number) => I, write: writeCell },
    { toJson: (id) => at(names, id), fromJson: (json) => (typeof json === 'string' ? fromWord(json) : undefined) },
  );
  return {
    ...kind,
    names,
    count: names.length,
    all: names.map((_, index) => index as I),
    nameOf: (id) => at(names, id),
    of(each) {
      const id = byName.get(each);
      invariant(id !== undefined, () => `no ${name} is called ${each}`);
      return id;
    },
  };
}

function writeCell(cells: Int16Array, base: number, value: number): void {
  cells[base] = value;
}

/** An id or `NONE`, e.g. the commander of a force that may have none. Starts as `NONE`. */
export function optional<Name extends string, Word extends string>(
  kind: IdKind<Name, Word>,
): WordKind<Id<Name> | None, Word | null> {
  const fromWord = (word: string): Id<Name> | None | undefined => (word === NOTHING ? NONE : kind.fromWord(word));
  return scalar<Id<Name> | None, Word | null>(
    `optional ${kind.name}`,
    bitsFor(kind.count + 1),
    NONE,
    {
      pack: (id) => id + 1,
      unpack: (bits) => (bits - 1) as Id<Name> | None,
      toWord: (id) => (id === NONE ? NOTHING : kind.nameOf(id)),
      fromWord,
    },
    { read: cell as (cells: Int16Array, base: number) => Id<Name> | None, write: writeCell },
    {
      toJson: (id) => (id === NONE ? null : kind.nameOf(id)),
      fromJson: (json) => (json === null ? NONE : typeof json === 'string' ? kind.fromWord(json) : undefined),
    },
  );
}

/** An integer from `least` to `most`; no other is ever written or offered. Starts at 0, or at the nearest value. */
export function between(least: number, most: number): WordKind<number, number> {
  const name = `${NUMBER} from ${least} to ${most}`;
  const inside = (value: number): boolean => Number.isInteger(value) && value >= least && value <= most;
  const checked = (value: number): number => {
    if (!inside(value)) throw new BrokenInvariant(`${value} is no ${name}`);
    return value;
  };
  return scalar<number, number>(
    name,
    bitsFor(most - least + 1),
    Math.min(Math.max(0, least), most),
    {
      pack: (value) => checked(value) - least,
      unpack: (bits) => bits + least,
      toWord: String,
      fromWord: (word) => (inside(Number(word)) && String(Number(word)) === word ? Number(word) : undefined),
    },
    {
      read: cell,
      write(cells, base, value) {
        cells[base] = checked(value);
      },
    },
    { toJson: (value) => value, fromJson: (json) => (typeof json === 'number' && inside(json) ? json : undefined) },
  );
}

/** A 16-bit integer, starting at 0. */
export const number: WordKind<number, number> = { ...between(-32768, 32767), name: NUMBER };

/** Yes or no, starting at no. */
export const flag: WordKind<boolean, boolean> = scalar<boolean, boolean>(
  'flag',
  1,
  0,
  {
    pack: (value) => (value ? 1 : 0),
    unpack: (bits) => bits === 1,
    toWord: (value) => (value ? 'yes' : 'no'),
    fromWord: (word) => (word === 'yes' ? true : word === 'no' ? false : undefined),
  },
  {
    read: (cells, base) => cell(cells, base) !== 0,
    write(cells, base, value) {
      cells[base] = value ? 1 : 0;
    },
  },
  { toJson: (value) => value, fromJson: (json) => (typeof json === 'boolean' ? json : undefined) },
);

/** A set of ids, one bit each; starts empty. In JSON a list of names. */
export function setOf<Name extends string, Word extends string>(
  kind: IdKind<Name, Word>,
): Kind<IdSet<Id<Name>>, readonly Word[]> {
  const width = Math.ceil(kind.count / 16);
  const names = remembered(width, (cells, base) => new IdSet<Id<Name>>(cells, base, width).toArray().map(kind.nameOf));
  const view = (): IdSet<Id<Name>> => new IdSet<Id<Name>>(new Int16Array(width), 0, width);
  return {
    name: `set of ${kind.name}`,
    width,
    bits: 0,
    blank: 0,
    view,
    read(cells, base) {
      return new IdSet<Id<Name>>(cells, base, width);
    },
    write(cells, base, value) {
      for (let i = 0; i < width; i++) cells[base + i] = cell(value.cells, value.base + i);
    },
    toJson: (value) => names(value.cells, value.base),
    writeJson: readOnce(width, (cells, base, json) => {
      if (!Array.isArray(json)) throw new BadValue(`${JSON.stringify(json)} is no list of ${kind.name}`);
      const set = new IdSet<Id<Name>>(cells, base, width);
      set.clear();
      for (const word of json as readonly Json[]) {
        const id = typeof word === 'string' ? kind.fromWord(word) : undefined;
        if (id === undefined || set.has(id)) throw new BadValue(`${JSON.stringify(word)} is no ${kind.name}, or twice`);
        set.add(id);
      }
    }),
  };
}

/**
 * One value for each id, e.g. `each(piece, place)`: where every piece is. In JSON, an object by name, without blank
 * values, so never `null`.
 */
export function each<Name extends string, Word extends string, V extends number, J extends Json>(
  kind: IdKind<Name, Word>,
  value: Kind<V, J>,
): Kind<Column<Id<Name>, V>, { readonly [W in Word]?: Exclude<J, null> }> {
  const make = (cells: Int16Array, base: number): Column<Id<Name>, V> =>
    new Column<Id<Name>, V>(cells, base, value.write, kind.count);
  const table = remembered(kind.count, (cells, base) => {
    const named: { [W in Word]?: Exclude<J, null> } = {};
    kind.names.forEach((word, id) => {
      if (cell(cells, base + id) !== value.blank)
        named[word] = value.toJson(value.read(cells, base + id)) as Exclude<J, null>;
    });
    return named;
  });
  return {
    name: `${value.name} for each ${kind.name}`,
    width: kind.count,
    bits: 0,
    blank: value.blank,
    view: () => make(new Int16Array(kind.count), 0),
    read: make,
    write(cells, base, column) {
      for (let i = 0; i < kind.count; i++) cells[base + i] = cell(column.cells, column.base + i);
    },
    toJson: (column) => table(column.cells, column.base),
    writeJson: readOnce(kind.count, (cells, base, json) => {
      if (json === null || typeof json !== 'object' || Array.isArray(json))
        throw new BadValue(`no table of ${kind.name}`);
      cells.fill(value.blank, base, base + kind.count);
      const entries = json as { readonly [word: string]: Json | undefined };
      for (const word of Object.keys(entries)) {
        const id = kind.fromWord(word);
        const entry = entries[word];
        if (id === undefined || entry === undefined) throw new BadValue(`${word} is no ${kind.name}`);
        value.writeJson(cells, base + id, entry);
      }
    }),
  };
}
