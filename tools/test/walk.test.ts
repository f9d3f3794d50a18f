import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { range, seeded } from '@carillon/kit';
import { describe, expect, test } from 'vitest';
import { drawnOptions, TITLES, titleNamed } from '../src/titles.ts';
import { type Job, run } from '../src/walk-jobs.ts';
import { wishesOf } from '../src/walk-wishes.ts';
import { countWalk } from '../stages.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function command(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', 'tools/src/walk.ts', ...args],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return { status, output: `${stdout}${stderr}` };
}

const GAME: Job & { kind: 'walk' } = {
  kind: 'walk',
  title: 'wilderness-war',
  scenario: 'annus-mirabilis',
  options: {},
  seed: 1,
  checks: 'none',
  alone: true,
  whole: false,
  record: false,
};

describe('npm run walk', () => {
  // It starts the real command; a busy machine takes its time.
  test('walks on all cores, reports, and counts the games in its last line', { timeout: 120_000 }, () => {
    const { status, output } = command('--games', '3', '--checks', 'none', '--seed', '7', '--title', 'wilderness-war');
    expect(output).toMatch(/wilderness-war: 3 games, \d+ decisions/);
    expect(countWalk({ ok: status === 0, output }).failed).toBe(0);
    expect(status).toBe(0);
  });

  test('tells a slip on its command line in a sentence', () => {
    const { status, output } = command('--checks', 'most');
    expect(output).toContain('--checks is one of all, light, none');
    expect(output).not.toContain('    at ');
    expect(status).toBe(2);
  });

  test.each([
    [['--title', 'chess'], 'no title is called chess; there is wilderness-war'],
    [['--games', 'many'], '--games is a whole number, not many'],
    [['--options', 'few'], '--options is JSON, such as {"bidding":"open"}, not few'],
    [['--fast'], "Unknown option '--fast'"],
  ])('and so it does for %j', (args, sentence) => {
    expect(() => wishesOf(args)).toThrow(sentence);
  });
});

describe('a job of the walk', () => {
  test('tells what it has walked', () => {
    expect(run(GAME)).toMatchObject({ title: 'wilderness-war', report: { games: 1 } });
  });

  test('walks the same game again, whatever was walked before', () => {
    const { report } = run(GAME);
    run({ ...GAME, seed: 2, alone: false });
    expect(run(GAME).report).toEqual(report);
  });

  test.each<Job>([
    { ...GAME, title: 'chess' },
    { ...GAME, scenario: 'waterloo' },
    { kind: 'golden', path: 'nowhere.json' },
    { kind: 'failure', path: 'nowhere.json' },
  ])('tells its trouble and does not throw: %j', (job) => {
    const { trouble, report } = run(job);
    expect(trouble).toMatch(/chess|waterloo|nowhere/);
    expect(report.games).toBe(0);
  });
});

test('every title can begin each of its scenarios under each of its options', () => {
  for (const { rules, benchmark } of TITLES) {
    expect(rules.scenarios).toContain(benchmark);
    for (const scenario of rules.scenarios)
      for (const { name, values } of rules.options) for (const each of values) rules.start(scenario, { [name]: each });
    expect(titleNamed(rules.title).rules).toBe(rules);
  }
});

test('options are drawn by the seed, and in time each value of each', () => {
  for (const title of TITLES) {
    const draw = (seed: number) => Object.entries(drawnOptions(title, seeded(seed)) ?? {});
    expect(draw(5)).toEqual(draw(5));
    const drawn = new Set(range(2000).flatMap((seed) => draw(seed).map((pair) => JSON.stringify(pair))));
    const unusual = title.rules.options.flatMap(({ name, values }) => values.slice(1).map((value) => [name, value]));
    expect(unusual.filter((pair) => !drawn.has(JSON.stringify(pair)))).toEqual([]);
  }
});
