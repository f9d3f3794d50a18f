import { Kysely, type Transaction } from 'kysely';
import { damaged } from './damage.ts';
import type { Database } from './database.ts';
import { damageOf, withRetry } from './errors.ts';
import { rebase } from './events.ts';
import { migrate } from './migrating.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import { makeStoreFile } from './store-file.ts';
import { Together } from './together.ts';

/** Where to read and write: the store, or a transaction of it. */
export type Db = Kysely<Database>;

/** The store: where all data is kept. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** For reads and single statements. */
  readonly db: Kysely<Database>;
  /**
   * Runs `work` in one transaction, and retries it if it only collided with another one; so `work` must change nothing
   * but the store. Throws a `Duplicate` if a key exists. `work` must wait for nothing but the store. When this
   * resolves, its changes are on the disk.
   */
  transact<T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** How to open a store. */
export interface StoreOptions {
  /** `sqlite:FILE` (`sqlite::memory:`), or `postgres://…`. */
  readonly url: string;
  /** Called with the errors of connections that broke by themselves. */
  readonly onTrouble?: (error: unknown) => void;
}

const SQLITE = 'sqlite:';

const kindOf = (url: string): Store['kind'] => (url.startsWith(SQLITE) ? 'sqlite' : 'postgres');

/** Connects to a store without changing it. */
export function connect({ url, onTrouble = () => {} }: StoreOptions): Kysely<Database> {
  const dialect = kindOf(url) === 'sqlite' ? sqliteDialect(url.slice(SQLITE.length)) : postgresDialect(url, onTrouble);
  return new Kysely<Database>({ dialect });
}

/** The address of a store, without its password. */
export function placeOf(url: string): string {
  if (kindOf(url) === 'sqlite') return url.slice(SQLITE.length);
  const { host, pathname } = new URL(url);
  return `PostgreSQL ${host}${pathname}`;
}

/**
 * Opens a store and brings its schema up to date; creates a missing file. Throws a `CannotStart` if a newer release has
 * changed the store, or the store has lost something.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const kind = kindOf(options.url);
  const at = placeOf(options.url);
  if (kind === 'sqlite') makeStoreFile(at);
  let db: Kysely<Database> | undefined;
  try {
    db = connect(options);
    await migrate(db, at);
    if (kind === 'postgres') await rebase(db);
  } catch (error) {
    await db?.destroy();
    const damage = damageOf(error);
    throw damage === undefined ? error : damaged(at, damage);
  }
  return storeOn(kind, db);
}

/** The store on a connection whose schema is up to date. */
export function storeOn(kind: Store['kind'], db: Kysely<Database>): Store {
  const together = new Together(db);
  return {
    kind,
    db,
    transact: (work) => withRetry(() => (kind === 'sqlite' ? together.run(work) : db.transaction().execute(work))),
    close: () => db.destroy(),
  };
}
