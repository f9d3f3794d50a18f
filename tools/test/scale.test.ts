/** docs/scale.md states the measurements, and the needs derived from them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filled } from '../src/scale/page.ts';
import {
  type Costs,
  costsOf,
  databaseLimit,
  hearingLimit,
  type Measured,
  needsOf,
  withRow,
} from '../src/scale/reckon.ts';
import { ROOT } from '../stages.mjs';

const row = (processes: number, servers: number, more: Partial<Measured> = {}): Measured => ({
  ...{ commit: 'abc', at: '2026-11-26', processors: '2', load: 1, processes, tables: 500, computers: 0 },
  ...{ choices: 245, p50: 10, p95: 40, each: { servers, database: 3, balancer: 0.3, players: 2 } },
  ...{ waits: 5, memory: 200, thoughts: { p50: 0, p95: 0 }, logBytes: 2000, storeBytes: 1000, ...more },
});

describe('the page about scale', () => {
  test('has the recorded figures: npm run scale writes it', () => {
    const page = readFileSync(join(ROOT, 'docs/scale.md'), 'utf8');
    const rows = JSON.parse(readFileSync(join(ROOT, 'docs/measured/scale.json'), 'utf8'));
    expect(page).toBe(filled(page, rows));
  });

  test('keeps one row for each number of tables, computers and processes', () => {
    const rows = [row(1, 2), row(3, 3)].reduce(withRow, []);
    expect(withRow(rows, row(1, 4)).map(({ processes, each }) => [processes, each.servers])).toEqual([
      [1, 4],
      [3, 3],
    ]);
  });
});

describe('the estimates', () => {
  const costs: Costs = { server: 3, hearing: 0.6, database: 3, balancer: 0.3, logBytes: 2000, storeBytes: 1000 };

  test('each further process adds the extra cost of the row with the most', () => {
    const { server, hearing } = costsOf([row(1, 2), row(2, 9), row(3, 3)]) ?? costs;
    expect([server, hearing]).toEqual([2, 0.5]);
    expect(costsOf([row(1, 2)])).toBeUndefined();
    expect(costsOf([row(1, 2), row(3, 3, { computers: 100 })])).toBeUndefined();
  });

  test('a site of 100,000 members makes 250 choices a second', () => {
    const { choices, processes, database, log, growth } = needsOf(100_000, costs);
    // n processors are busy for 60 %: n = 250 × (3 + 0.6 × (n − 1)) ms ÷ 600 ms.
    expect([choices, processes]).toEqual([250, Math.ceil(1 / 0.75)]);
    expect(database).toBeCloseTo(1.25);
    expect([log, growth]).toEqual([0.5, 2000]);
  });

  test('beyond the choices that every process can hear of, no number of processes is enough', () => {
    expect(needsOf(399_000, costs).processes).toBeGreaterThan(100);
    expect(needsOf(400_000, costs).processes).toBe(Number.POSITIVE_INFINITY);
  });

  test('one machine and one bus have their limits', () => {
    expect(databaseLimit(costs)).toBeCloseTo(12_800);
    expect(hearingLimit(costs)).toBeCloseTo(500);
  });
});
