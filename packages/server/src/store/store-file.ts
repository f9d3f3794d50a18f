import { randomUUID } from 'node:crypto';
import { chmodSync, closeSync, existsSync, linkSync, openSync, rmSync, statSync } from 'node:fs';
import Sqlite from 'libsql';
import { CannotStart } from '../cannot-start.ts';
import { damaged } from './damage.ts';

/** Only the user that the server runs as can read or write it. */
const PRIVATE = 0o600;

/**
 * Creates a store file if it is missing, and makes it and the files that SQLite keeps beside it unreadable to other
 * users.
 *
 * Only SQLite opens an existing store. When a process closes a file, the system drops all locks that the process has on
 * it; another process could then delete the log of a running server.
 */
export function makePrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', PRIVATE));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, PRIVATE);
}

/** The mark of a store that is not new: a row in the list of its steps. */
export const BEGUN = '0000-begun';
/** Creates the list of a store's steps, with the mark. */
export const BEGIN: readonly string[] = [
  'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY)',
  `INSERT INTO migration (name) VALUES ('${BEGUN}')`,
];

/**
 * Creates a new store in a file if there is none; refuses an empty file. The file appears complete with its header and
 * its mark, so an empty file is never a store that was just begun. `:memory:` needs no file.
 */
export function makeStoreFile(file: string): void {
  if (file === ':memory:') return;
  if (existsSync(file)) {
    demandContent(file);
    return;
  }
  if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) throw damaged(file, 'only its log is there');
  const begun = `${file}.${randomUUID()}`;
  makePrivate(begun);
  try {
    const database = new Sqlite(begun);
    for (const statement of BEGIN) database.exec(statement);
    database.close();
    makeAppear(begun, file);
  } finally {
    rmSync(begun);
  }
}

/** If another process has created the file meanwhile, that file stays. */
function makeAppear(begun: string, file: string): void {
  try {
    linkSync(begun, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  }
}

/**
 * Throws a `CannotStart` if a file is empty: SQLite would begin a new store in it. Other damage SQLite finds itself.
 */
export function demandContent(file: string): void {
  if (statSync(file).size === 0) throw damaged(file, 'the file is empty');
}

/**
 * Reserves a store file for one server, until the returned function is called or the process ends. Throws a
 * `CannotStart` if another server has it. The operator's commands still run beside a server.
 */
export function takeAlone(file: string): () => void {
  const lock = `${file}.lock`;
  makePrivate(lock);
  const held = new Sqlite(lock);
  try {
    held.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    held.close();
    if (!(error instanceof Error) || !/locked|busy/i.test(error.message)) throw error;
    throw new CannotStart(`Another server is running on ${file}. Stop it first, or give this one another DATA_DIR.`);
  }
  return () => void held.close();
}
