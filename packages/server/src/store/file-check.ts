import { statSync } from 'node:fs';
import type Sqlite from 'libsql';
import { threadPool } from '../thread-pool.ts';
import { damageOf } from './errors.ts';
import { openToRead } from './sqlite.ts';

/** Checks a whole store file while servers may use it. Returns the damage, or `undefined` if there is none. */
export function damageIn(file: string): string | undefined {
  let database: Sqlite.Database | undefined;
  try {
    database = openToRead(file);
    const rows = database.pragma('quick_check(1)') as readonly { readonly quick_check: string }[];
    const found = rows[0]?.quick_check;
    return found === 'ok' ? undefined : firstLineOf(found ?? 'nothing can be read');
  } catch (error) {
    const damage = damageOf(error);
    if (damage === undefined) throw error;
    return damage;
  } finally {
    database?.close();
  }
}

/** SQLite's findings, without the heading above them. */
const firstLineOf = (found: string): string => found.replace(/^\*\*\*.*\*\*\*\n/, '').split('\n')[0] ?? found;

/** The size of a store and its log, in bytes. */
export function sizeOf(file: string): number {
  const sizes = [file, `${file}-wal`].map((each) => statSync(each, { throwIfNoEntry: false })?.size ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A check of a store in a separate thread. */
export interface FileCheck {
  /** As `damageIn`. */
  readonly damage: Promise<string | undefined>;
  /** Ends the thread, finished or not. */
  close(): Promise<void>;
}

/** Checks a store in a separate thread, while the server runs. */
export function checkInThread(file: string): FileCheck {
  const pool = threadPool(new URL('./check-thread', import.meta.url), 1);
  const damage: Promise<string | undefined> = pool.run(file);
  // A caller who awaits the check receives its error; if the server does not start, nobody awaits it.
  damage.catch(() => {});
  return { damage, close: () => pool.destroy() };
}
