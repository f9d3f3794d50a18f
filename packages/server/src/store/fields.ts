import { type Codec, type Owner, readColumn } from './codec.ts';

/** The column of a field, and its codec. */
type Field<T, Row> = { readonly [C in keyof Row & string]: { readonly column: C } & Codec<T, Row[C]> }[keyof Row &
  string];

/** The columns of all fields of a record. */
export type Fields<R, Row> = { readonly [K in keyof R]-?: Field<R[K], Row> };

/** A column that is stored unchanged. */
export const plain = <const C extends string>(
  column: C,
): { readonly column: C; readonly read: <T>(raw: T) => T; readonly write: <T>(value: T) => T } => ({
  column,
  read: (raw) => raw,
  write: (value) => value,
});

/** The codec of a column. */
export const at = <const C extends string, T, Raw>(
  column: C,
  { read, write }: Codec<T, Raw>,
): { readonly column: C } & Codec<T, Raw> => ({ column, read, write });

/** Reads the rows of a table as records, and writes records as rows. */
export class Records<R extends object, Row extends object> {
  private readonly all: readonly (readonly [key: string, field: Field<unknown, Record<string, unknown>>])[];
  private readonly byKey: ReadonlyMap<string, Field<unknown, Record<string, unknown>>>;

  constructor(
    private readonly table: string,
    fields: Fields<R, Row>,
  ) {
    this.all = Object.entries(fields);
    this.byKey = new Map(this.all);
  }

  /** The record of a row; `owner` names it in errors. Throws a `DamagedColumn`. */
  read(row: Row, owner: Owner): R {
    const raw = row as Readonly<Record<string, unknown>>;
    const record: Record<string, unknown> = {};
    for (const [key, field] of this.all) {
      record[key] = readColumn(field, raw[field.column], `${this.table}.${field.column}`, owner);
    }
    return record as R;
  }

  /** The columns of a record, or of its changed fields. */
  write(record: R): Row;
  write(change: Partial<R>): Partial<Row>;
  write(change: Partial<R>): Partial<Row> {
    const row: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(change)) {
      const field = this.byKey.get(key);
      if (field !== undefined) row[field.column] = field.write(value);
    }
    return row as Partial<Row>;
  }
}
