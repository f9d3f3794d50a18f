import { randomUUID } from 'node:crypto';
import { chmodSync, closeSync, existsSync, linkSync, openSync, rmSync, statSync } from 'node:fs';
import Sqlite from 'libsql';
import { CannotStart } from '../cannot-start.ts';
import { damaged } from './damage.ts';

/** Read and written by the user that the server runs as, and by nobody else. */
const PRIVATE = 0o600;

/**
 * Makes a file of a store where there is none, and lets nobody else read it, nor what SQLite keeps beside it.
 *
 * Only SQLite opens an existing store. When a process closes a file, the system drops all locks that the process has on it;
 * another process could then delete the log of a running server.
 */
export function makePrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', PRIVATE));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, PRIVATE);
}

/** The mark of a store that is not new: a row beside those of its steps. */
export const BEGUN = '0000-begun';
/** Makes the list of a store's steps, with the mark. */
export const BEGIN: readonly string[] = [
  'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY)',
  `INSERT INTO migration (name) VALUES ('${BEGUN}')`,
];

/**
 * Makes a new store in a file where there is none; refuses an empty file. The file appears with its header and its mark
 * in it, so an empty one is never a store that was just begun. `:memory:` is no file.
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

/** If another process has made the file meanwhile, that one stays. */
function makeAppear(begun: string, file: string): void {
  try {
    linkSync(begun, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  }
}

/** Throws a `CannotStart` where a file is empty: SQLite would begin a new store in it. It finds other damage itself. */
export function demandContent(file: string): void {
  if (statSync(file).size === 0) throw damaged(file, 'the file is empty');
}

/**
 * Takes a store in a file for one server, until the answer is called or the process ends. Throws a `CannotStart` where another
 * server has it. Commands for its keeper go on beside a server.
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
