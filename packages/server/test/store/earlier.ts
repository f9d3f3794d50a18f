/** Stores as earlier releases made them. */
import type { Kysely, Transaction } from 'kysely';
import { MIGRATIONS } from '../../src/store/migrations.ts';
import { connect } from '../../src/store/store.ts';

type Row = Record<string, unknown>;
/** A store addressed by the names of its tables, whatever their shape. */
type Tables = Record<string, Row>;

/** Creates an empty store with the schema after the first `count` steps, and works in it. */
export async function makeEarlier<D>(
  url: string,
  count: number,
  work: (early: Transaction<D>) => Promise<void>,
): Promise<void> {
  const db = connect({ url });
  const early = db as unknown as Transaction<{ migration: { name: string } }>;
  await early.schema
    .createTable('migration')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .execute();
  for (const { name, up } of MIGRATIONS.slice(0, count)) {
    await up(db);
    await early.insertInto('migration').values({ name }).execute();
  }
  await work(db as unknown as Transaction<D>);
  await db.destroy();
}

/** Copies the rows of a store into one of an earlier schema, as far as it has tables and columns for them. */
export async function copyInto(early: Transaction<Tables>, from: Kysely<never>): Promise<void> {
  const source = from as unknown as Kysely<Tables>;
  for (const { name, columns } of await early.introspection.getTables()) {
    if (name === 'migration') continue;
    const rows = await source.selectFrom(name).selectAll().execute();
    const then = rows.map((row) => Object.fromEntries(columns.map((column) => [column.name, row[column.name]])));
    for (const row of then) await early.insertInto(name).values(row).execute();
  }
}
