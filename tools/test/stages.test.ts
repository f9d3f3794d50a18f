import { describe, expect, test } from 'vitest';
import { countTests, countWalk, node, processorSeconds, runStages, withAdvice } from '../stages.mjs';

const file = (status: string, tests: number) => ({
  status,
  assertionResults: Array.from({ length: tests }, () => ({})),
});
const report = (passed: number, total: number, ...testResults: ReturnType<typeof file>[]) => ({
  numPassedTests: passed,
  numTotalTests: total,
  testResults,
});
const good = { ok: true, output: '' };
const bad = { ok: false, output: 'why' };

describe('the count of a test run', () => {
  test('includes each test', () => {
    expect(countTests(good, report(3, 3, file('passed', 3)))).toMatchObject({ passed: 3, failed: 0 });
    expect(countTests(bad, report(1, 3, file('failed', 3)))).toMatchObject({ passed: 1, failed: 2 });
  });

  test('counts a skipped test as failed', () => {
    expect(countTests(good, report(2, 3, file('passed', 3)))).toMatchObject({ passed: 2, failed: 1 });
  });

  test('counts a file that did not load as failed', () => {
    expect(countTests(bad, report(2, 2, file('passed', 2), file('failed', 0)))).toMatchObject({ passed: 2, failed: 1 });
  });

  test('counts a run that ended badly as failed, whatever its tests say', () => {
    expect(countTests(bad, report(2, 2, file('passed', 2)))).toMatchObject({ passed: 2, failed: 1 });
  });

  test('counts a run without a report as failed', () => {
    expect(countTests(bad, undefined)).toEqual({ passed: 0, failed: 1, output: 'why' });
  });
});

test('a failed check gives advice on mending', () => {
  const advice = 'npm run format mends the layout.';
  expect(withAdvice({ passed: 0, failed: 1, output: 'why' }, advice).output).toBe(`why\n${advice}\n`);
  expect(withAdvice({ passed: 1, failed: 0, output: 'all is well' }, advice).output).toBe('all is well');
});

describe('the count of a walk', () => {
  test('comes from its last line', () => {
    expect(countWalk({ ok: true, output: '9 passed, 9 failed\nseed 5\n120 passed, 0 failed\n' })).toMatchObject({
      passed: 120,
      failed: 0,
    });
    expect(countWalk({ ok: false, output: '118 passed, 2 failed' })).toMatchObject({ passed: 118, failed: 2 });
  });

  test('is a failure if the walk broke off', () => {
    expect(countWalk({ ok: false, output: '3 passed, 0 failed\nError: no choice' })).toMatchObject({
      passed: 0,
      failed: 1,
    });
    expect(countWalk({ ok: false, output: '3 passed, 0 failed\n' })).toMatchObject({ passed: 3, failed: 1 });
  });
});

describe('the time of the processors', () => {
  test('is that of the shell’s children, in any shell', () => {
    expect(processorSeconds('0m0.01s 0m0.02s\n1m2.50s 0m3.25s\n')).toBe(65.75);
    expect(processorSeconds('0m0.001s 0m0.002s\n0m2.500s 0m0.000s\n')).toBe(2.5);
    expect(processorSeconds('')).toBeUndefined();
  });

  test('is shown with the result', async () => {
    const said: string[] = [];
    const lint = { name: 'lint', run: () => ({ passed: 1, failed: 0, output: '', processor: 12.34 }) };
    await runStages([[lint]], (text) => said.push(text));
    expect(said.join('')).toMatch(/^lint +ok +1 of 1 .* s, of the processors 12.3 s\n$/);
  });

  test('is measured with the output and the outcome of a program', async () => {
    const script = "let t = 0; while (process.cpuUsage().user < 3e5) t++; console.log('out'); console.error('err');";
    const ran = await node(['-e', `${script} process.exit(Number(process.env.CODE))`], { CODE: '3' }, 1);
    expect(ran).toMatchObject({ ok: false, output: expect.stringMatching(/out[\s\S]*err|err[\s\S]*out/) });
    if (process.platform !== 'win32') expect(ran.processor).toBeGreaterThan(0.25);
    expect((await node(['-e', ''])).ok).toBe(true);
  });
});

describe('the stages together', () => {
  const stage = (name: string, passed: number, failed: number) => ({
    name,
    run: () => ({ passed, failed, output: `of ${name}` }),
  });

  const run = async (...lanes: ReturnType<typeof stage>[][]) => {
    const written: string[] = [];
    const sum = await runStages(lanes, (text) => written.push(text));
    return { sum, text: written.join('') };
  };

  test('add up their counts, and show the output of failures', async () => {
    const { sum, text } = await run([stage('lint', 5, 0)], [stage('unit', 1, 2)]);
    expect(sum).toEqual({ passed: 6, failed: 2 });
    expect(text).toMatch(/^lint +ok +5 of 5 .* s\nunit +FAILED +1 of 3 .* s\nof unit\n/);
  });

  test('fail if one found nothing to run', async () => {
    const { sum, text } = await run([stage('lint', 5, 0)], [stage('unit', 0, 0)]);
    expect(sum).toEqual({ passed: 5, failed: 1 });
    expect(text).toContain('nothing to run');
  });

  test('of one lane run one after another, beside the other lanes', async () => {
    const said: string[] = [];
    const slow = (name: string) => ({
      name,
      run: async () => {
        said.push(`${name} begins`);
        await Promise.resolve();
        said.push(`${name} ends`);
        return { passed: 1, failed: 0, output: '' };
      },
    });
    await runStages([[slow('lint')], [slow('unit'), slow('browser')]], () => {});
    expect(said).toEqual(['lint begins', 'unit begins', 'lint ends', 'unit ends', 'browser begins', 'browser ends']);
  });
});
