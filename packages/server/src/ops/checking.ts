import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { Kysely } from 'kysely';
import { damaged } from '../store/damage.ts';
import type { Database } from '../store/database.ts';
import { NO_STORE } from '../store/errors.ts';
import { damageIn } from '../store/file-check.ts';
import { demandKept } from '../store/migrating.ts';
import { readOnlyDialect } from '../store/sqlite.ts';
import { demandContent } from '../store/store-file.ts';
import { countRows } from './archive.ts';
import { CannotBe, linesOf } from './keeping.ts';

/** How an archive begins. */
const ARCHIVE = '{"carillon":';

/**
 * Checks a store file, or an archive, from its first byte to its last, without changing it. Returns its contents in
 * words. Throws a `CannotStart`, a `BadArchive` or a `CannotBe` that explains what is wrong.
 */
export async function checkFile(path: string): Promise<string> {
  if (!existsSync(path)) throw new CannotBe(`there is no file ${path}`);
  demandContent(path);
  const damage = damageIn(path);
  // A file is opened directly only if it is not a store: see `makePrivate`.
  if (damage === NO_STORE && startOf(path, ARCHIVE.length) === ARCHIVE)
    return `an archive of ${await countRows(linesOf(path))} rows`;
  if (damage !== undefined) throw damaged(path, damage);
  const db = new Kysely<Database>({ dialect: readOnlyDialect(path) });
  try {
    await demandKept(db, path);
    return `a store, accounts: ${await countOf(db, 'account')}, games: ${await countOf(db, 'game')}`;
  } finally {
    await db.destroy();
  }
}

function startOf(path: string, length: number): string {
  const start = Buffer.alloc(length);
  const opened = openSync(path, 'r');
  const read = readSync(opened, start);
  closeSync(opened);
  return start.toString('latin1', 0, read);
}

async function countOf(db: Kysely<Database>, table: 'account' | 'game'): Promise<number> {
  const counted = db.selectFrom(table).select(({ fn }) => fn.countAll().as('count'));
  return Number((await counted.executeTakeFirstOrThrow()).count);
}
