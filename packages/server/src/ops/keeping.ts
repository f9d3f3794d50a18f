import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { Accounts } from '../people/accounts.ts';
import { Links } from '../people/links.ts';
import type { AccountRow } from '../people/tables.ts';
import { Refusal } from '../refusals.ts';
import type { Store } from '../store/store.ts';
import { makePrivate } from '../store/store-file.ts';
import { exportTo, importFrom } from './archive.ts';

/** Thrown if an administrator's request cannot be carried out; the message is for the administrator. */
export class CannotBe extends Error {
  override name = 'CannotBe';
}

const now = (): number => Date.now();

async function somebody(store: Store, name: string): Promise<AccountRow> {
  const account = await new Accounts(store.db, now).byName(name);
  if (account === undefined) throw new CannotBe(`there is no account called ${name}`);
  return account;
}

/** A one-time code to set a password. */
export async function codeFor(store: Store, name: string): Promise<string> {
  const { id } = await somebody(store, name);
  const links = new Links(store.db, now);
  await links.revoke(id, 'reset');
  return (await links.issueCode({ kind: 'reset', account: id })).secret;
}

/** Makes a user an administrator; if they have no account, creates one without a password until the code is used. */
export async function makeAdministrator(store: Store, name: string): Promise<string> {
  const accounts = new Accounts(store.db, now);
  const there = await accounts.byName(name);
  if (there === undefined) {
    const made = await accounts.create({ name, kind: 'member', language: 'en', administrator: true });
    if (made instanceof Refusal) throw new CannotBe(`${name} cannot be the name of an account`);
  } else await accounts.update(there.id, { administrator: 1 });
  return codeFor(store, name);
}

/** A secret with which one person may create an account. */
export async function invite(store: Store): Promise<string> {
  return (await new Links(store.db, now).issue({ kind: 'invitation' })).secret;
}

/** Writes everything to an archive; returns the number of rows. The file must not exist. */
export async function exportFile(store: Store, path: string): Promise<number> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const rows = await exportTo(store, async (line) => {
    if (!file.write(line)) await once(file, 'drain');
  });
  file.end();
  await once(file, 'finish');
  return rows;
}

/** The lines of a file, opened only when the first line is asked for: lines read earlier would be lost. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
}

/** Imports an archive into an empty store; returns the number of rows. */
export function importFile(store: Store, path: string): Promise<number> {
  return importFrom(store, linesOf(path));
}

/**
 * Writes a copy of the store as it is at this moment, even while servers run: for SQLite a usable store, for PostgreSQL
 * an archive. The file must not exist.
 */
export async function backupTo(store: Store, path: string): Promise<void> {
  if (existsSync(path)) throw new CannotBe(`${path} already exists`);
  if (store.kind === 'postgres') await exportFile(store, path);
  else {
    makePrivate(path);
    await sql`VACUUM INTO ${path}`.execute(store.db);
  }
}
