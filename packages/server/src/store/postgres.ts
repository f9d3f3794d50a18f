import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

/** PostgreSQL's type number for 64-bit integers. The driver returns them as text; all of ours fit a number. */
const INT8 = 20;
const CONNECTIONS = 10;
/** A transaction that is idle for this long is ended, in milliseconds: others wait for it. */
const STANDSTILL = 60_000;

pg.types.setTypeParser(INT8, Number);

/** PostgreSQL, for any number of server processes. */
export function postgresDialect(url: string, onTrouble: (error: Error) => void): Dialect {
  const limits = { max: CONNECTIONS, idle_in_transaction_session_timeout: STANDSTILL };
  const pool = new pg.Pool({ connectionString: url, ...limits });
  // A broken connection is replaced; without a listener its error would end the process. The pool listens only to idle
  // connections, so we listen to each: it may break between two statements of a transaction.
  pool.on('error', onTrouble);
  pool.on('connect', (client) => void client.on('error', onTrouble));
  return new PostgresDialect({ pool });
}
