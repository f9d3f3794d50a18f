import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/database.ts';
import type { Db, Store } from '../store/store.ts';

/** The format of an archive: a line of JSON with its name and version, then one line per row. */
const FORMAT = 1;
const PAGE = 500;
/** The number of rows per statement: few enough that all their columns stay below a store's limit on values. */
const BATCH = 50;

type TableName = keyof Database;
type Row = Readonly<Record<string, unknown>>;

/** Every table with its primary key; a table is read page by page in the order of this key. */
const KEYS: { readonly [table in TableName]: readonly [string, ...string[]] } = {
  account: ['id'],
  session: ['digest'],
  token: ['digest'],
  passkey: ['credential'],
  email: ['account_id'],
  block: ['account_id', 'blocked_id'],
  report: ['id'],
  act: ['id'],
  appeal: ['act_id'],
  push_subscription: ['id'],
  webhook: ['account_id'],
  rest: ['account_id'],
  rating: ['account_id', 'title'],
  game: ['id'],
  seat: ['game_id', 'place'],
  entry: ['game_id', 'seq'],
  message: ['game_id', 'account_id', 'id'],
  standing: ['game_id', 'seat'],
  proposal: ['game_id', 'kind'],
  charge: ['game_id', 'version', 'place'],
  sitter: ['game_id', 'place', 'account_id', 'address'],
  departure: ['game_id', 'account_id'],
  answer_time: ['account_id', 'game_id', 'opened'],
  computer: ['game_id', 'account_id'],
  chat: ['game_id', 'id'],
  note: ['game_id', 'account_id'],
  notice: ['game_id', 'account_id'],
  reminder: ['game_id', 'account_id'],
  page_use: ['game_id', 'account_id'],
  outcome: ['game_id', 'account_id'],
  job: ['id'],
  pulse: ['name'],
  secret: ['name'],
  tally: ['deed', 'key'],
  sign: ['kind', 'account_id', 'other_id', 'game_id'],
  event: ['position'],
  place: ['consumer'],
};
/** All tables, in the order in which they are written. */
export const TABLES = Object.keys(KEYS) as readonly TableName[];

/** Thrown if an archive cannot be imported; nothing has been written. */
export class BadArchive extends Error {
  override name = 'BadArchive';
}

/** A table whose name is known only at run time: rows of text, numbers and nulls. */
interface Untyped {
  [table: string]: Record<string, unknown>;
}
type Loose = Kysely<Untyped>;
const loose = (db: Db): Loose => db as unknown as Loose;

/** The rows after `last` in key order. */
function pageOf(db: Db, table: TableName, last: Row | undefined): Promise<Row[]> {
  const key = KEYS[table];
  let query = loose(db).selectFrom(table).selectAll().limit(PAGE);
  for (const column of key) query = query.orderBy(column);
  if (last === undefined) return query.execute();
  const [own, before] = [key.map((column) => sql.ref(column)), key.map((column) => last[column])];
  return query.where(sql<boolean>`(${sql.join(own)}) > (${sql.join(before)})`).execute();
}

/** All rows of all tables as lines, in one consistent snapshot. */
export async function exportTo(store: Store, write: (line: string) => Promise<void>): Promise<number> {
  return store.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await write(`${JSON.stringify({ carillon: FORMAT })}\n`);
      let rows = 0;
      for (const table of TABLES) rows += await exportTable(trx, table, write);
      return rows;
    });
}

async function exportTable(db: Db, table: TableName, write: (line: string) => Promise<void>): Promise<number> {
  let rows = 0;
  for (let page = await pageOf(db, table, undefined); page.length > 0; page = await pageOf(db, table, page.at(-1))) {
    for (const row of page) await write(`${JSON.stringify({ table, row })}\n`);
    rows += page.length;
  }
  return rows;
}

function parse(line: string): { readonly table: TableName; readonly row: Row } {
  const { table, row } = JSON.parse(line);
  if (!TABLES.includes(table) || typeof row !== 'object' || row === null)
    throw new BadArchive(`there is no table ${table}`);
  return { table, row };
}

/** A store with people or games counts as in use; what a server generates for itself is replaced by the archive. */
async function demandEmpty(db: Db): Promise<void> {
  for (const table of ['account', 'game'] as const) {
    if ((await pageOf(db, table, undefined)).length > 0) throw new BadArchive('the store is not empty');
  }
  for (const table of TABLES) await loose(db).deleteFrom(table).execute();
}

function demandFormat(line: string): void {
  const { carillon } = JSON.parse(line) ?? {};
  if (carillon !== FORMAT) throw new BadArchive('this is not an archive that this version can read');
}

/** Reads an archive to its end; returns the number of rows. Throws a `BadArchive`. */
export async function countRows(lines: AsyncIterable<string>): Promise<number> {
  let rows = -1;
  for await (const line of lines) {
    try {
      if (rows === -1) demandFormat(line);
      else parse(line);
    } catch (error) {
      throw error instanceof SyntaxError ? new BadArchive(`line ${rows + 2} of the archive cannot be read`) : error;
    }
    rows += 1;
  }
  return rows;
}

/** Imports an archive into an empty store: all of it or nothing. Throws a `BadArchive`. Returns the number of rows. */
export async function importFrom(store: Store, lines: AsyncIterable<string>): Promise<number> {
  return store.db.transaction().execute(async (trx) => {
    await demandEmpty(trx);
    let rows = -1;
    const batch = new Batch(trx);
    for await (const line of lines) {
      if (rows === -1) demandFormat(line);
      else await batch.add(parse(line));
      rows += 1;
    }
    if (rows === -1) throw new BadArchive('the archive is empty');
    await batch.flush();
    return rows;
  });
}

/** Rows of one table that are written together. */
class Batch {
  private table: TableName | undefined;
  private rows: Row[] = [];

  constructor(private readonly db: Db) {}

  async add({ table, row }: { readonly table: TableName; readonly row: Row }): Promise<void> {
    if (table !== this.table || this.rows.length === BATCH) await this.flush();
    this.table = table;
    this.rows.push(row);
  }

  async flush(): Promise<void> {
    if (this.table !== undefined && this.rows.length > 0) {
      await loose(this.db).insertInto(this.table).values(this.rows).execute();
    }
    this.rows = [];
  }
}
