import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

/** PostgreSQL's number for 64-bit integers. The driver gives them as text; ours all fit a number. */
const INT8 = 20;
const CONNECTIONS = 10;

pg.types.setTypeParser(INT8, Number);

/** PostgreSQL, for any number of server processes. */
export function postgresDialect(url: string, onTrouble: (error: Error) => void): Dialect {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  // A connection that breaks is made anew; without a listener it would end the process. The pool listens only to those that
  // nobody uses, so each is listened to: it may break between two statements of a transaction.
  pool.on('error', onTrouble);
  pool.on('connect', (client) => void client.on('error', onTrouble));
  return new PostgresDialect({ pool });
}
