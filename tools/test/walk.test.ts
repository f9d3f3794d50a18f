import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SPACES as BT_SPACES } from '@carillon/bayonets-tomahawks-rules/reference';
import { at, range, seeded } from '@carillon/kit';
import { emptyReport } from '@carillon/testkit';
import { SPACES as WW_SPACES } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, test } from 'vitest';
import { drawnOptions, TITLES, titleNamed } from '../src/titles.ts';
import { type Job, run } from '../src/walk-jobs.ts';
import { processorLimit, wishesOf } from '../src/walk-wishes.ts';
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
  notation: 'some',
  alone: true,
  whole: false,
  names: false,
  record: false,
  player: 'either',
};

describe('npm run walk', () => {
  // It starts the real command, which takes its time on a busy machine.
  test('walks on all cores, reports, and counts the games in its last line', { timeout: 120_000 }, () => {
    const { status, output } = command(
      ...['--new', '--games', '3', '--checks', 'none', '--seed', '7', '--title', 'wilderness-war'],
    );
    expect(output).toMatch(/wilderness-war: 3 games, \d+ decisions/);
    expect(countWalk({ ok: status === 0, output }).failed).toBe(0);
    expect(status).toBe(0);
  });

  test('reports an invalid command line in a sentence', () => {
    const { status, output } = command('--checks', 'most');
    expect(output).toContain('--checks is one of all, light, none');
    expect(output).not.toContain('    at ');
    expect(status).toBe(2);
  });

  test.each([
    [['--title', 'chess'], 'there is no title called chess; the titles are wilderness-war'],
    [['--games', 'many'], '--games is a whole number, not many'],
    [['--player', 'wild'], '--player is one of either, weighted, curious'],
    [['--options', 'few'], '--options is JSON, such as {"bidding":"open"}, not few'],
    [['--notation', 'most'], '--notation is one of some, all'],
    [['--fast'], "Unknown option '--fast'"],
  ])('and so it does for %j', (args, sentence) => {
    expect(() => wishesOf(args)).toThrow(sentence);
  });
});

describe('a job of the walk', () => {
  test('describes what it has walked', () => {
    expect(run(GAME)).toMatchObject({ title: 'wilderness-war', report: { games: 1 } });
  });

  test('writes every position as text, and the game, if it is asked to', () => {
    const { report } = run({ ...GAME, whole: true, alone: false, notation: 'all' });
    expect(report).toMatchObject({ written: report.decisions + 1, playedAgain: 1 });
  });

  test('repeats the same game, whatever was walked before', () => {
    const { report } = run(GAME);
    run({ ...GAME, seed: 2, alone: false });
    expect(run(GAME).report).toEqual(report);
  });

  test.each<Job>([
    { ...GAME, title: 'chess' },
    { ...GAME, scenario: 'waterloo' },
    { kind: 'golden', path: 'nowhere.json' },
    { kind: 'failure', path: 'nowhere.json' },
  ])('reports its errors without throwing: %j', (job) => {
    const { trouble, report } = run(job);
    expect(trouble).toMatch(/chess|waterloo|nowhere/);
    expect(report.games).toBe(0);
  });
});

describe('the processor time of a walk', () => {
  const reported = (floods: number) => ({ ...emptyReport(), landmarks: { battles: 2, floods } });

  test('is doubled in CI while a landmark of a title has not been met', () => {
    const ci = { meets: true, processorSeconds: 48 };
    expect(processorLimit(ci, [reported(1), reported(0)])).toBe(96);
    expect(processorLimit(ci, [reported(1), reported(3)])).toBe(48);
  });

  test('is as it was asked for where no landmark must be met', () => {
    expect(processorLimit({ meets: false, processorSeconds: 48 }, [reported(0)])).toBe(48);
  });
});

describe('the weights of a title', () => {
  const slugs = { 'wilderness-war': WW_SPACES, 'bayonets-tomahawks': BT_SPACES };

  test.each(TITLES)('name existing steps, verbs and spaces: $rules.title', ({ rules, leaning }) => {
    const { allSteps } = rules.flow;
    const walked = run({ ...GAME, title: rules.title, scenario: at(rules.scenarios, 0), player: 'weighted' }).report;
    const verbs = new Set(Object.keys(walked.verbs).map((key) => key.split(' ')[1]));
    for (const key of Object.keys(leaning.verbs)) {
      const [step = '', verb] = key.includes(' ') ? key.split(' ') : [at(allSteps, 0), key];
      expect(allSteps).toContain(step);
      expect(verb !== undefined && (verbs.has(verb) || walked.steps[step] === undefined), key).toBe(true);
    }
    for (const [asks, weights] of Object.entries(leaning.leadingTo))
      for (const step of [asks, ...Object.keys(weights)]) expect(allSteps).toContain(step);
    for (const [seat, words] of Object.entries(leaning.words)) {
      expect(rules.seats).toContain(seat);
      const spaces: readonly string[] =
        slugs[rules.title === 'wilderness-war' ? 'wilderness-war' : 'bayonets-tomahawks'];
      for (const word of Object.keys(words)) expect(spaces).toContain(word.split(' ')[1]);
    }
  });
});

test('every title can begin each of its scenarios with each of its options', () => {
  for (const { rules, benchmark } of TITLES) {
    expect(rules.scenarios).toContain(benchmark);
    for (const scenario of rules.scenarios)
      for (const { name, values } of rules.options) for (const each of values) rules.start(scenario, { [name]: each });
    expect(titleNamed(rules.title).rules).toBe(rules);
  }
});

test('options depend on the seed, and in time take each of their values', () => {
  for (const title of TITLES) {
    const draw = (seed: number) => Object.entries(drawnOptions(title, seeded(seed)) ?? {});
    expect(draw(5)).toEqual(draw(5));
    const drawn = new Set(range(2000).flatMap((seed) => draw(seed).map((pair) => JSON.stringify(pair))));
    const unusual = title.rules.options.flatMap(({ name, values }) => values.slice(1).map((value) => [name, value]));
    expect(unusual.filter((pair) => !drawn.has(JSON.stringify(pair)))).toEqual([]);
  }
});
