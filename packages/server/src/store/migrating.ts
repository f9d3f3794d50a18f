import { Kysely, sql } from 'kysely';
import { CannotStart } from '../cannot-start.ts';
import { damaged } from './damage.ts';
import type { Database } from './database.ts';
import { isDuplicate, withRetry } from './errors.ts';
import { MIGRATIONS } from './migrations.ts';
import { sqliteDialect } from './sqlite.ts';
import { BEGIN, BEGUN } from './store-file.ts';

interface Migrated {
  migration: { name: string };
}

/** How often a step is retried if another server takes the same step. */
const TRIES = 8;

/** Codes of PostgreSQL: the table, its type or index, or the column was created after we looked. */
const THERE = new Set(['42P07', '42710', '42701']);

/** Whether another server was taking the same step: its result exists, or PostgreSQL's catalogue was being written. */
function metAnother(error: unknown): boolean {
  if (isDuplicate(error)) return true;
  if (!(error instanceof Error)) return false;
  return error.message === 'tuple concurrently updated' || ('code' in error && THERE.has(String(error.code)));
}

/**
 * Changes the schema. Two servers that create the same table at once collide in PostgreSQL's catalogue; then the step
 * is retried.
 */
async function untilAlone<T>(change: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await withRetry(change);
    } catch (error) {
      if (!metAnother(error) || tries === TRIES) throw error;
    }
  }
}

/**
 * Brings the schema of the store `at` up to date. Several servers may do so at once: each step is repeatable. Throws a
 * `CannotStart` if a newer release has changed the store, or the store has lost something.
 */
export async function migrate(db: Kysely<Database>, at: string): Promise<void> {
  const made = db as unknown as Kysely<Migrated>;
  const steps = await untilAlone(() => begin(made, at));
  refuseNewer(steps);
  await demandWhole(db, at, steps);
  for (const migration of MIGRATIONS) {
    const done = await made.selectFrom('migration').selectAll().where('name', '=', migration.name).executeTakeFirst();
    if (done !== undefined) continue;
    await untilAlone(() => migration.up(db));
    await made
      .insertInto('migration')
      .values({ name: migration.name })
      .onConflict((c) => c.doNothing())
      .execute();
  }
}

/**
 * Marks a new store as begun, before anything else is in it: a store with tables but no mark has lost something.
 * Returns the steps taken in the store so far.
 */
function begin(made: Kysely<Migrated>, at: string): Promise<ReadonlySet<string>> {
  return made.transaction().execute(async (trx) => {
    const steps = await stepsOf(trx, at);
    if (steps.size > 0) return steps;
    for (const statement of BEGIN) await sql.raw(statement).execute(trx);
    return new Set([BEGUN]);
  });
}

/** The steps taken in a store so far; none in a new one. */
async function stepsOf(made: Kysely<Migrated>, at: string): Promise<ReadonlySet<string>> {
  const tables = await made.introspection.getTables();
  const isListed = tables.some(({ name }) => name === 'migration');
  const rows = isListed ? await made.selectFrom('migration').select('name').orderBy('name').execute() : [];
  const isNew = rows.length === 0 && tables.every(({ name }) => name === 'migration');
  if (rows.length === 0 && !isNew) throw damaged(at, 'it has tables, but its list of steps is lost');
  return new Set(rows.map(({ name }) => name));
}

/** Throws as `migrate` does, and if the store is empty, but changes nothing. */
export async function demandKept(db: Kysely<Database>, at: string): Promise<void> {
  const steps = await stepsOf(db as unknown as Kysely<Migrated>, at);
  if (steps.size === 0) throw damaged(at, 'it has no tables');
  refuseNewer(steps);
  await demandWhole(db, at, steps);
}

/** A store that a newer release has changed is left alone: this release does not know what it would spoil. */
function refuseNewer(steps: ReadonlySet<string>): void {
  const unknown = [...steps].find((name) => name !== BEGUN && MIGRATIONS.every((migration) => migration.name !== name));
  if (unknown === undefined) return;
  throw new CannotStart(
    `The store was changed by a newer release (${unknown}). Start that release, or restore a backup made before it.`,
  );
}

/** Tables with the names of their columns. */
type Shape = ReadonlyMap<string, ReadonlySet<string>>;

async function shapeOf(db: Kysely<Database>): Promise<Shape> {
  const tables = await db.introspection.getTables();
  return new Map(tables.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]));
}

/** The schema that these steps create in an empty store. */
async function shapeAfter(steps: ReadonlySet<string>): Promise<Shape> {
  const model = new Kysely<Database>({ dialect: sqliteDialect(':memory:') });
  for (const { name, up } of MIGRATIONS) if (steps.has(name)) await up(model);
  return shapeOf(model).finally(() => model.destroy());
}

/** Checks that every table and column created by its steps exists. */
async function demandWhole(db: Kysely<Database>, at: string, steps: ReadonlySet<string>): Promise<void> {
  if (MIGRATIONS.every(({ name }) => !steps.has(name))) return;
  const there = await shapeOf(db);
  for (const [table, columns] of await shapeAfter(steps)) {
    const found = there.get(table);
    if (found === undefined) throw damaged(at, `its table ${table} is lost`);
    const lost = [...columns].find((column) => !found.has(column));
    if (lost !== undefined) throw damaged(at, `the column ${lost} of its table ${table} is lost`);
  }
}
