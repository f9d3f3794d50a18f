import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Database } from './database.ts';

/** A step of the store's schema: portable SQL only, each change repeatable after an interruption. */
export interface Migration {
  readonly name: string;
  up(db: Kysely<Database>): Promise<void>;
}

type ColumnType = 'text' | 'bigint' | 'integer' | 'double precision';
/** The columns of a table, in order; a question mark after a name makes the column nullable. */
export type Columns = Readonly<Record<string, ColumnType>>;

const columnsOf = (type: ColumnType, names: readonly string[]): Columns =>
  Object.fromEntries(names.map((name) => [name, type]));
export const text = (...names: readonly string[]): Columns => columnsOf('text', names);
export const bigint = (...names: readonly string[]): Columns => columnsOf('bigint', names);
export const double = (...names: readonly string[]): Columns => columnsOf('double precision', names);

/**
 * Creates a table if it is missing. `key`: the column that is the primary key, or the columns of a constraint named
 * `constraint`.
 */
export async function createTable(
  db: Kysely<Database>,
  table: string,
  key: string | readonly string[],
  columns: Columns,
  constraint: string = `${table}_pk`,
): Promise<void> {
  let made: CreateTableBuilder<string, string> = db.schema.createTable(table).ifNotExists();
  for (const [name, type] of Object.entries(columns)) {
    if (name.endsWith('?')) made = made.addColumn(name.slice(0, -1), type);
    else made = made.addColumn(name, type, (column) => (name === key ? column.primaryKey() : column.notNull()));
  }
  if (typeof key !== 'string') made = made.addPrimaryKeyConstraint(constraint, [...key]);
  await made.execute();
}

/** Creates an index if it is missing. */
export async function createIndex(
  db: Kysely<Database>,
  name: string,
  table: string,
  columns: readonly string[],
  how?: 'unique',
): Promise<void> {
  const index = db.schema.createIndex(name).ifNotExists().on(table);
  await (how === 'unique' ? index.unique() : index).columns([...columns]).execute();
}

/** Adds a nullable column if it is missing. Another server may add it at the same time. */
export async function addColumn(
  db: Kysely<Database>,
  table: keyof Database,
  column: string,
  type: ColumnType,
): Promise<void> {
  const isThere = async (): Promise<boolean> => {
    const tables = await db.introspection.getTables();
    return tables.find(({ name }) => name === table)?.columns.some(({ name }) => name === column) === true;
  };
  if (await isThere()) return;
  try {
    await db.schema.alterTable(table).addColumn(column, type).execute();
  } catch (error) {
    if (!(await isThere())) throw error;
  }
}
