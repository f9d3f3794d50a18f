import { closeSync, openSync, writeSync } from 'node:fs';
import Sqlite from 'libsql';

/** The number of the first page of a table's rows in a store; its log is empty afterwards. */
export async function pageWith(file: string, table: string): Promise<number> {
  const database = new Sqlite(file);
  database.pragma('wal_checkpoint(TRUNCATE)');
  const row = database.prepare('SELECT rootpage FROM sqlite_master WHERE name = ?').get(table);
  database.close();
  return Number((row as { rootpage: number }).rootpage);
}

/** Damages the page, as a disk that returns other data than was written. */
export function damagePage(file: string, page: number): void {
  const opened = openSync(file, 'r+');
  writeSync(opened, Buffer.alloc(4096, 0xa5), 0, 4096, (page - 1) * 4096);
  closeSync(opened);
}
