import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import Sqlite from 'libsql';
import { CannotStart } from '../cannot-start.ts';

/** Read and written by the user that the server runs as, and by nobody else. */
const PRIVATE = 0o600;

/** Makes a file of a store where there is none, and lets nobody else read it, nor what SQLite keeps beside it. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, PRIVATE);
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
