/** Stores in memory, created in one go: the steps to today's schema take most of the time of a small test. */
import { sql } from 'kysely';
import { connect, openStore, type Store, storeOn } from '../src/store/store.ts';

const IN_MEMORY = { url: 'sqlite::memory:' };

/** The result of the steps: the statements of the schema, and the recorded steps. */
interface Made {
  readonly statements: readonly string[];
  readonly steps: readonly { readonly name: string }[];
}

/** The steps are taken once for all tests of a thread. */
let made: Promise<Made> | undefined;

async function make(): Promise<Made> {
  const { db, close } = await openStore(IN_MEMORY);
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_master where sql is not null`.execute(db as never);
  const { rows: steps } = await sql<{ name: string }>`select name from migration`.execute(db as never);
  for (const { name } of await db.introspection.getTables())
    if (
      name !== 'migration' &&
      (
        await db
          .selectFrom(name as 'account')
          .selectAll()
          .execute()
      ).length > 0
    )
      throw new Error(`a step has put rows into ${name}: they are to be copied, too`);
  await close();
  return { statements: rows.map((row) => row.sql), steps };
}

/** An empty store in memory with today's schema. */
export async function emptyStore(): Promise<Store> {
  made ??= make();
  const { statements, steps } = await made;
  const db = connect(IN_MEMORY);
  for (const statement of statements) await sql.raw(statement).execute(db as never);
  for (const { name } of steps) await sql`insert into migration values (${name})`.execute(db as never);
  return storeOn('sqlite', db);
}
