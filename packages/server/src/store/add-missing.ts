import type { InsertObject, Kysely } from 'kysely';
import type { Database } from './database.ts';

/** Stores rows, except those whose key exists already. */
export async function addMissing<T extends keyof Database>(
  db: Kysely<Database>,
  table: T,
  rows: readonly InsertObject<Database, T>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
