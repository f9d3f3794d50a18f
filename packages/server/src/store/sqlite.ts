import { type Dialect, SqliteDialect } from 'kysely';
import Sqlite from 'libsql';

/** How long a statement waits for another process, in milliseconds. */
const BUSY_TIMEOUT = 5000;

/**
 * SQLite in one file (`:memory:`: none), for one server process. Every commit is on the disk before it is answered.
 * Statements of libsql take their parameters one by one; kysely gives a list.
 */
export function sqliteDialect(file: string): Dialect {
  const database = new Sqlite(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
  return new SqliteDialect({
    database: {
      close: () => void database.close(),
      prepare(sql) {
        const statement = database.prepare(sql);
        return {
          reader: statement.reader,
          all: (parameters) => statement.all(...parameters),
          run: (parameters) => statement.run(...parameters),
          iterate: (parameters) => statement.iterate(...parameters),
        };
      },
    },
  });
}
