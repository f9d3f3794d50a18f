/** The power goes while SQLite writes. `npm run faults -- power` does the same with a whole server. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { range, seeded } from '@carillon/kit';
import Sqlite from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../src/store/store.ts';
import { cutsOf, layOut, Recorder } from '../faults/power-cuts.ts';
import { coded } from './coded.ts';

const folder = mkdtempSync(join(tmpdir(), 'carillon-power-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CUTS = 40;
/** The number of rows that fill the log: it is read into the store, and begins again. */
const ROWS = 130;
const LONG = 'x'.repeat(40_000);

/** A store to which rows are written one by one. */
interface Written {
  write(name: string): Promise<unknown>;
  close(): Promise<unknown>;
}

/** The number of rows in a store that a cut has left; `undefined` if it is damaged. */
function rowsIn(file: string): number | undefined {
  const database = new Sqlite(file);
  try {
    const [row] = database.pragma('integrity_check') as { integrity_check: string }[];
    if (row?.integrity_check !== 'ok') return undefined;
    return Number(Object.values(database.prepare('SELECT count(*) FROM secret').get() as object)[0]);
  } finally {
    database.close();
  }
}

/** Writes rows, and opens the store after power cuts. Returns how often it was damaged, or lacked a confirmed row. */
async function cutWhile(name: string, open: (file: string) => Promise<Written>) {
  const file = join(folder, name);
  let confirmed = 0;
  const recorder = new Recorder(file, () => confirmed);
  const store = await open(file);
  recorder.begin();
  for (const i of range(ROWS)) {
    await store.write(`row ${i}`);
    confirmed++;
  }
  const run = recorder.end();
  await store.close();
  const found = { commits: run.steps.length, torn: 0, damaged: 0, short: 0 };
  for (const cut of cutsOf(run, CUTS, seeded(1757))) {
    const left = join(folder, `${name}-cut`);
    layOut(cut, left);
    const rows = rowsIn(left);
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${left}${suffix}`, { force: true });
    if (cut.isTorn) found.torn++;
    if (rows === undefined) found.damaged++;
    else if (rows < cut.known) found.short++;
  }
  return found;
}

test('a power cut takes nothing that was confirmed from a store, and does not damage it', async () => {
  const found = await cutWhile('store', async (file) => {
    const store = await openStore({ url: `sqlite:${file}` });
    return {
      write: (name) =>
        store.db
          .insertInto('secret')
          .values({ name, value: coded(LONG) })
          .execute(),
      close: () => store.close(),
    };
  });
  expect(found).toMatchObject({ commits: ROWS, damaged: 0, short: 0 });
  expect(found.torn).toBeGreaterThan(CUTS / 4);
});

test('a store that does not wait for the disk is found out', async () => {
  const found = await cutWhile('hasty', async (file) => {
    const database = new Sqlite(file);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = NORMAL');
    database.exec('CREATE TABLE secret (name TEXT, value TEXT)');
    const insert = database.prepare('INSERT INTO secret VALUES (?, ?)');
    return { write: async (name) => insert.run(name, LONG), close: async () => database.close() };
  });
  expect(found.damaged).toBe(0);
  expect(found.short).toBeGreaterThan(CUTS / 4);
});
