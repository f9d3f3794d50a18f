/** Figures of `npm run bench` and `npm run feel`: kept as JSON, and compared with an alert at 120 %. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { compare, type KeptFigure, keepAndCompare, type Run, runsIn } from '../src/kept-figures.ts';

const folder = mkdtempSync(join(tmpdir(), 'carillon-figures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const speed = (value: number): KeptFigure => ({ what: 'decisions', value, unit: '/s', moreIsBetter: true });
const time = (value: number): KeptFigure => ({ what: 'a view', value, unit: 'µs', moreIsBetter: false });
const run = (figures: readonly KeptFigure[], changes: Partial<Run> = {}): Run => ({
  ...{ subject: 'skirmish, long-day', commit: 'now', at: '2026-11-26T22:00:00.000Z', node: 'v22.0.0' },
  ...{ processor: 'Flintlock', cores: 2, figures },
  ...changes,
});
const before = [run([speed(120_000), time(50)], { commit: 'before' })];

describe('a figure is an alert', () => {
  test.each([
    ['a speed of five sixths is not', [speed(100_000)], 0],
    ['a speed below that is', [speed(99_000)], 1],
    ['a time of 120 % is not', [time(60)], 0],
    ['a time above that is', [time(61)], 1],
    ['what is quicker is not', [speed(500_000), time(1)], 0],
    ['both may be', [speed(1), time(500)], 2],
    ['a figure that is new is not', [{ ...time(500), what: 'a list' }], 0],
  ])('%s', (_, figures, alerts) => {
    const found = compare(run(figures), before);
    expect(found.with).toBe('before');
    expect(found.alerts).toHaveLength(alerts);
  });

  test('only if it comes from the same processor, and of the same subject', () => {
    const slow = [speed(1)];
    expect(compare(run(slow, { processor: 'Matchlock' }), before)).toEqual({ alerts: [] });
    expect(compare(run(slow, { subject: 'skirmish, short-day' }), before)).toEqual({ alerts: [] });
  });

  test('and names both values', () => {
    expect(compare(run([time(75)]), before).alerts).toEqual(['ALERT  a view: 75 µs, it was 50 µs (150 % of the cost)']);
  });

  test('also if it was nothing', () => {
    expect(compare(run([time(1)]), [run([time(0)])]).alerts).toHaveLength(1);
    expect(compare(run([time(0)]), [run([time(0)])]).alerts).toHaveLength(0);
  });
});

test('a file is compared with and then has the new run, beside those of other subjects and processors', () => {
  const file = join(folder, 'kept/bench.json');
  const files = { json: file, against: file };
  const said: string[] = [];
  const keep = (each: Run): boolean => keepAndCompare(each, files, (line) => said.push(line));
  expect(keep(run([time(50)], { commit: 'first' }))).toBe(true);
  expect(keep(run([time(50)], { commit: 'other', processor: 'Matchlock' }))).toBe(true);
  expect(keep(run([time(80)], { commit: 'second' }))).toBe(false);
  expect(runsIn(file).map(({ commit, processor }) => `${commit} on ${processor}`)).toEqual([
    'other on Matchlock',
    'second on Flintlock',
  ]);
  expect(said[0]).toContain('nothing to compare with on Flintlock');
  expect(said[2]).toContain('compared with first, 1 worse than 120 % of it');
});
