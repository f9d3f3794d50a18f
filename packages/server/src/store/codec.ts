import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

declare const HOLDS: unique symbol;

/** Text in a column that only the store reads: it encodes a value of type `T`. */
export interface Coded<T> {
  readonly [HOLDS]: T;
}

/** The encoding of a value in a column. `read` throws if the column holds no such value. */
export interface Codec<T, Raw> {
  read(raw: Raw): T;
  write(value: T): Raw;
}

/** A column of encoded text. */
export type Column<T> = Codec<T, Coded<T>>;

/** The record that a column belongs to. */
export interface Owner {
  readonly kind: 'game' | 'account' | 'job' | 'secret';
  readonly id: string;
}

/** A column holds a value that no release has written. Only its owner is affected. */
export class DamagedColumn extends Error {
  override readonly name = 'DamagedColumn';
  readonly code = 'damaged_column';

  constructor(
    /** The table and the column, e.g. `game.pace_json`. */
    readonly column: string,
    readonly owner: Owner,
    cause: unknown,
  ) {
    super(`the column ${column} of ${owner.kind} ${owner.id} is damaged`, { cause });
  }
}

/** Reads a column; throws a `DamagedColumn`. */
export function readColumn<T, Raw>(codec: Codec<T, Raw>, raw: Raw, column: string, owner: Owner): T {
  try {
    return codec.read(raw);
  } catch (error) {
    throw new DamagedColumn(column, owner, error);
  }
}

const coded = <T>(text: string): Coded<T> => text as unknown as Coded<T>;

/** A value as JSON, checked against its schema whenever it is read. */
export function json<S extends TSchema>(schema: S): Column<Static<S>> {
  let check: ((value: unknown) => boolean) | undefined;
  return {
    read(raw) {
      const value: unknown = JSON.parse(String(raw));
      check ??= checkOf(schema);
      if (!check(value)) throw new TypeError('it has another shape');
      return value as Static<S>;
    },
    write: (value) => coded(JSON.stringify(value)),
  };
}

function checkOf(schema: TSchema): (value: unknown) => boolean {
  const compiled = Compile(schema);
  return (value) => compiled.Check(value);
}

/** The same codec for a column that may be empty. */
export const orNull = <T, Raw>({ read, write }: Codec<T, Raw>): Codec<T | null, Raw | null> => ({
  read: (raw) => (raw === null ? null : read(raw)),
  write: (value) => (value === null ? null : write(value)),
});

/** The same codec for a column that is empty in rows of earlier releases, which means `value`. */
export const orElse = <T, Raw>({ read, write }: Codec<T, Raw>, value: T): Codec<T, Raw | null> => ({
  read: (raw) => (raw === null ? value : read(raw)),
  write,
});

const BETWEEN_COMMAS = /^(,|(,[0-9A-Z]*)+,)?$/;

/** Ids, each between commas, so that one can be searched with `LIKE`: `,A,B,`. `null` is a free place: `,,`. */
export const ids: Column<readonly (string | null)[]> = {
  read(raw) {
    const text = String(raw);
    if (!BETWEEN_COMMAS.test(text)) throw new TypeError('it is not a list of ids');
    if (text.length < 2) return [];
    return text
      .slice(1, -1)
      .split(',')
      .map((id) => (id === '' ? null : id));
  },
  write: (list) => coded(`,${list.map((id) => `${id ?? ''},`).join('')}`),
};

/** Plain text. */
export const text: Column<string> = { read: String, write: coded };

/** A flag: 1 or 0. */
export const flag: Codec<boolean, number> = {
  read: (raw) => raw === 1,
  write: Number,
};

/** One of a few words. */
export const oneOf = <T extends string>(...words: readonly T[]): Codec<T, string> => ({
  read(raw) {
    const found = words.find((word) => word === raw);
    if (found === undefined) throw new TypeError('it is not one of the allowed words');
    return found;
  },
  write: (word) => word,
});
