/** The message of a server whose store has lost something. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { CannotStart } from '../../src/cannot-start.ts';
import { checkInThread, damageIn } from '../../src/store/file-check.ts';
import { openStore } from '../../src/store/store.ts';
import { makeStoreFile } from '../../src/store/store-file.ts';
import { STORES } from '../stores.ts';
import { damagePage, pageWith } from './damaged-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'carillon-damage-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = (): string => join(folder, `${files++}.sqlite`);

const LOST = [
  ['a table', 'DROP TABLE rest', 'its table rest is lost'],
  ['a column', 'ALTER TABLE game DROP COLUMN holds', 'the column holds of its table game is lost'],
  ['its list of steps', 'DELETE FROM migration', 'its list of steps is lost'],
  ['the table of its steps', 'DROP TABLE migration', 'its list of steps is lost'],
] as const;

describe.each(STORES)('a store on $name', ({ name, prepare }) => {
  const fresh = prepare();

  test.each(LOST)('that has lost %s is not opened (N7)', async (_what, statement, says) => {
    const url = name === 'SQLite' ? `sqlite:${newFile()}` : await fresh();
    const store = await openStore({ url });
    await sql.raw(statement).execute(store.db as never);
    await store.close();
    await expect(openStore({ url })).rejects.toThrow(says);
    await expect(openStore({ url })).rejects.toBeInstanceOf(CannotStart);
  });

  test('whose first start was interrupted goes on from there (N7)', async () => {
    const url = name === 'SQLite' ? `sqlite:${newFile()}` : await fresh();
    const store = await openStore({ url });
    await sql`DELETE FROM migration WHERE name <> '0000-begun' AND name <> '0001-games'`.execute(store.db as never);
    await store.close();
    await (await openStore({ url })).close();
  });
});

describe('a file', () => {
  test.each([
    ['that was emptied', '', 'the file is empty'],
    ['that is not a store', 'Fort Carillon', 'the file does not begin as a store does'],
  ])('%s is not opened, and stays as it is (N7)', async (_what, content, says) => {
    const file = newFile();
    writeFileSync(file, content);
    await expect(openStore({ url: `sqlite:${file}` })).rejects.toThrow(`The store ${file} is damaged: ${says}.`);
  });

  test('that is missing beside its log is not made again (N7)', async () => {
    const file = newFile();
    writeFileSync(`${file}-wal`, 'what was played');
    await expect(openStore({ url: `sqlite:${file}` })).rejects.toThrow('only its log is there');
  });

  test('appears whole, and nothing is left beside it (N7)', async () => {
    const file = join(mkdtempSync(join(folder, 'new-')), 'new.sqlite');
    makeStoreFile(file);
    expect(readdirSync(dirname(file))).toEqual(['new.sqlite']);
    expect(damageIn(file)).toBeUndefined();
    await (await openStore({ url: `sqlite:${file}` })).close();
  });

  test('is checked page by page, here and in a thread (N7)', async () => {
    const file = newFile();
    await (await openStore({ url: `sqlite:${file}` })).close();
    expect(damageIn(file)).toBeUndefined();
    damagePage(file, await pageWith(file, 'rest'));
    expect(damageIn(file)).toBeTruthy();
    const { damage, close } = checkInThread(file);
    expect(await damage).toBe(damageIn(file));
    await close();
  });
});
