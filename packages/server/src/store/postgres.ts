import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

/** PostgreSQL's number for 64-bit integers. The driver gives them as text; ours all fit a number. */
const INT8 = 20;
const CONNECTIONS = 10;

pg.types.setTypeParser(INT8, Number);

/** PostgreSQL, for any number of server processes. */
export function postgresDialect(url: string, onTrouble: (error: Error) => void): Dialect {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  // A connection that breaks while nobody uses it is made anew; without a listener it would end the process.
  pool.on('error', onTrouble);
  return new PostgresDialect({ pool });
}
