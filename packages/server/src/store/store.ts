import { Kysely, type Transaction } from 'kysely';
import { CannotStart } from '../cannot-start.ts';
import type { Database } from './database.ts';
import { isDuplicate, withRetry } from './errors.ts';
import { MIGRATIONS } from './migrations.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import { Together } from './together.ts';

/** Where to read and write: the store, or a transaction of it. */
export type Db = Kysely<Database>;

/** Where everything is stored. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** For reads and single statements. */
  readonly db: Kysely<Database>;
  /**
   * Does `work` in one transaction, and retries it if it only collided with another one; so `work` must change nothing
   * but the store. Throws a `Duplicate` if a key exists. `work` must wait for nothing but the store. When this
   * resolves, its changes are on the disk.
   */
  transact<T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** How a store is opened. */
export interface StoreOptions {
  /** `sqlite:FILE` (`sqlite::memory:`), or `postgres://…`. */
  readonly url: string;
  /** Called about connections that broke by themselves. */
  readonly onTrouble?: (error: unknown) => void;
}

const SQLITE = 'sqlite:';

const kindOf = (url: string): Store['kind'] => (url.startsWith(SQLITE) ? 'sqlite' : 'postgres');

/** Connects to a store without changing it. */
export function connect({ url, onTrouble = () => {} }: StoreOptions): Kysely<Database> {
  const dialect = kindOf(url) === 'sqlite' ? sqliteDialect(url.slice(SQLITE.length)) : postgresDialect(url, onTrouble);
  return new Kysely<Database>({ dialect });
}

/** Opens a store and brings its schema up to date. Throws a `CannotStart` where a newer release has changed it. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const kind = kindOf(options.url);
  const db = connect(options);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return storeOn(kind, db);
}

/** The store of a connection whose schema is up to date. */
export function storeOn(kind: Store['kind'], db: Kysely<Database>): Store {
  const together = new Together(db);
  return {
    kind,
    db,
    transact: (work) => withRetry(() => (kind === 'sqlite' ? together.run(work) : db.transaction().execute(work))),
    close: () => db.destroy(),
  };
}

interface Migrated {
  migration: { name: string };
}

/** How often a step is retried if another server makes the same one. */
const TRIES = 8;

/** Codes of PostgreSQL: the table, its type or index, or the column is there since we looked. */
const THERE = new Set(['42P07', '42710', '42701']);

/** Whether another server was doing the same: what it made is there, or PostgreSQL's catalogue was being written. */
function metAnother(error: unknown): boolean {
  if (isDuplicate(error)) return true;
  if (!(error instanceof Error)) return false;
  return error.message === 'tuple concurrently updated' || ('code' in error && THERE.has(String(error.code)));
}

/** Changes the schema. Two servers that create the same table at once collide in PostgreSQL's catalogue: then again. */
async function untilAlone(change: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await withRetry(change);
    } catch (error) {
      if (!metAnother(error) || tries === TRIES) throw error;
    }
  }
}

/** Makes the missing steps. Several servers may do so at once: each step is repeatable. */
async function migrate(db: Kysely<Database>): Promise<void> {
  const made = db as unknown as Kysely<Migrated>;
  const list = made.schema.createTable('migration').ifNotExists();
  await untilAlone(() => list.addColumn('name', 'text', (column) => column.primaryKey()).execute());
  await refuseNewer(made);
  for (const migration of MIGRATIONS) {
    const done = await made.selectFrom('migration').selectAll().where('name', '=', migration.name).executeTakeFirst();
    if (done !== undefined) continue;
    await untilAlone(() => migration.up(db));
    await made
      .insertInto('migration')
      .values({ name: migration.name })
      .onConflict((c) => c.doNothing())
      .execute();
  }
}

/** A store that a newer release has changed is left alone: this one does not know what it would spoil. */
async function refuseNewer(made: Kysely<Migrated>): Promise<void> {
  const steps = await made.selectFrom('migration').select('name').orderBy('name').execute();
  const unknown = steps.find(({ name }) => MIGRATIONS.every((migration) => migration.name !== name));
  if (unknown === undefined) return;
  throw new CannotStart(
    `The store was changed by a newer release (${unknown.name}). Start that release, or restore a backup made before it.`,
  );
}
