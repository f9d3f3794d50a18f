import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

/** A step of the store's schema: portable SQL only, each change repeatable after an interruption. */
export interface Migration {
  readonly name: string;
  up(db: Kysely<Database>): Promise<void>;
}

/** Adds a nullable column if it is missing. Another server may add it at the same time. */
export async function addColumn(
  db: Kysely<Database>,
  table: keyof Database,
  column: string,
  type: 'text' | 'bigint' | 'integer' | 'double precision',
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
