import { type Dialect, SqliteDialect, type SqliteStatement } from 'kysely';
import Sqlite from 'libsql';
import { LRUCache } from 'lru-cache';
import { makePrivate } from './store-file.ts';

/** How long a statement waits for another process, in milliseconds. */
const BUSY_TIMEOUT = 5000;
/** How many prepared statements are kept: the server runs the same ones again and again. */
const STATEMENTS = 200;

/** An SQLite file that is only read. libsql ignores its option `readonly`. */
export function openToRead(file: string): Sqlite.Database {
  const database = new Sqlite(file);
  database.exec('PRAGMA query_only = ON');
  return database;
}

/** SQLite in a file that is only read. */
export const readOnlyDialect = (file: string): Dialect => dialectOn(openToRead(file));

/**
 * SQLite in one file (`:memory:`: none), for one server process. Every commit is on the disk before its request is
 * answered. libsql takes parameters one by one; kysely passes a list.
 */
export function sqliteDialect(file: string): Dialect {
  if (file !== ':memory:') makePrivate(file);
  const database = new Sqlite(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
  return dialectOn(database);
}

function dialectOn(database: Sqlite.Database): Dialect {
  const prepared = new LRUCache<string, SqliteStatement>({ max: STATEMENTS });
  return new SqliteDialect({
    database: {
      close: () => void database.close(),
      prepare(sql) {
        // A full store has already rolled back the transaction; report that error, not its consequence.
        if (sql === 'rollback' && !database.inTransaction) return NOTHING;
        const statement = prepared.get(sql) ?? prepare(database, sql);
        prepared.set(sql, statement);
        return statement;
      },
    },
  });
}

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

function prepare(database: Sqlite.Database, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  return {
    reader: statement.reader,
    all: (parameters) => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
    iterate: (parameters) => statement.iterate(...parameters),
  };
}
