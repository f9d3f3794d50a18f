/** Open reports of earlier releases: two of one reporter about one player and game become one (N10). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ReportRow as Today } from '../../src/people/tables.ts';
import { MIGRATIONS } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/store.ts';
import { makeEarlier } from './earlier.ts';

const folder = mkdtempSync(join(tmpdir(), 'carillon-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A report as that schema had it. */
type ReportRow = Omit<Today, 'seq'>;

interface Early {
  report: ReportRow;
}

const report = (id: string, changes: Partial<ReportRow> = {}): ReportRow => ({
  ...{ id, by_id: 'paul', about_id: 'rude', game_id: null, text: `text ${id}`, created_at: 1, closed_at: null },
  ...changes,
});
const APART = [report('d', { closed_at: 2 }), report('e', { game_id: 'g' }), report('f', { by_id: 'anna' })];

test('open reports of one reporter about one player and game are joined; no text is lost (N10)', async () => {
  const url = `sqlite:${join(folder, 'store.sqlite')}`;
  const steps = MIGRATIONS.findIndex(({ name }) => name === '0019-open-report');
  await makeEarlier<Early>(url, steps, async (early) => {
    await early
      .insertInto('report')
      .values([report('a'), report('b'), report('c'), ...APART])
      .execute();
  });
  const { db, close } = await openStore({ url });
  const rows = await db.selectFrom('report').selectAll().orderBy('id').execute();
  const joined = [report('a', { text: 'text a\n\ntext b\n\ntext c' }), ...APART];
  expect(rows).toEqual(joined.map((row) => ({ ...row, seq: null })));
  await close();
});
