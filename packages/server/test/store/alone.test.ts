/** Confirmed changes stay, whatever other processes do with a store file beside its server. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { serve } from '../../src/main.ts';
import { checkFile } from '../../src/ops/checking.ts';
import { openToRead } from '../../src/store/sqlite.ts';
import { openStore } from '../../src/store/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'carillon-alone-'));
afterAll(() => rmSync(folder, { recursive: true }));
const rules = join(folder, 'rules');
mkdirSync(rules);
writeFileSync(join(rules, 'index.json'), '{}');

const file = join(folder, 'data/carillon.sqlite');
const start = () => serve({ variables: { DATA_DIR: dirname(file), LOG_LEVEL: 'silent' }, rules, say: () => {} });

/** Another process reads the store and closes it, as an operator's command does. */
function readElsewhere(): void {
  const script = `
    const database = new (require('libsql'))(${JSON.stringify(file)});
    database.exec('SELECT * FROM migration');
    database.close();
  `;
  const cwd = dirname(fileURLToPath(import.meta.url));
  const { status, stderr } = spawnSync(execPath, ['-e', script], { cwd, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
}

/** The file to which a server writes what it confirms; `undefined` if the file has been deleted. */
const log = () => statSync(`${file}-wal`, { throwIfNoEntry: false })?.ino;

test('the log of a server stays when another process closes the store: in its first run, after a restart, after a check', async () => {
  for (const check of [undefined, undefined, checkFile]) {
    const server = await start();
    try {
      await check?.(file);
      const before = log();
      expect(before).toBeDefined();
      readElsewhere();
      expect(log()).toBe(before);
    } finally {
      await server.stop();
    }
  }
});

test('the log stays if a process that has the store opens and closes it once more', async () => {
  const store = await openStore({ url: `sqlite:${file}` });
  await (await openStore({ url: `sqlite:${file}` })).close();
  const before = log();
  readElsewhere();
  expect(log()).toBe(before);
  await store.close();
});

test('a store that is only read cannot be written', () => {
  const database = openToRead(file);
  expect(() => database.exec('DELETE FROM migration')).toThrow('readonly');
  database.close();
});
