// The stages of the checks: which command each runs, and how its results are counted.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { getPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { env, execPath, platform } from 'node:process';
import { fileURLToPath } from 'node:url';
import { browserAdvice, canInstallBrowser, findBrowser, installBrowser } from './browser.mjs';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const REPORTS = join(ROOT, 'node_modules/.cache/carillon');
const FROM_SOURCE = ['--conditions=source', '--import', 'tsx'];

/**
 * @typedef {{ passed: number, failed: number, output: string, processor?: number | undefined }} Outcome `processor` in seconds
 * @typedef {{ name: string, run: () => Outcome | Promise<Outcome>, mayBeEmpty?: boolean }} Stage
 * @typedef {{ ok: boolean, output: string, processor?: number | undefined }} Ran
 * @typedef {{ status: string, message?: string, assertionResults: unknown[] }} FileReport
 * @typedef {{ numPassedTests: number, numTotalTests: number, testResults: FileReport[] }} TestReport
 */

/** Runs a command, whose first argument is the niceness, and writes the processor time it took to a third stream. */
const TIMED = 'nice -n "$0" "$@"; code=$?; times >&3; exit $code';

/**
 * Reads the output of the shell's `times`: user and system time, for the shell and then for its children.
 * @param {string} text
 * @returns {number | undefined} the seconds of its children; undefined if the text has another form
 */
export function processorSeconds(text) {
  const times = [...text.matchAll(/(\d+)m([\d.]+)s/g)].map(([, minutes, rest]) => 60 * Number(minutes) + Number(rest));
  const [, , user, system] = times;
  return user === undefined || system === undefined ? undefined : user + system;
}

/**
 * Runs Node to the end and captures its output.
 * @param {string[]} args
 * @param {Record<string, string>} [variables]
 * @param {number} [niceness] how readily it leaves the processors to others, from 0 to 19
 * @returns {Promise<Ran>}
 */
export function node(args, variables = {}, niceness = 0) {
  const further = String(Math.max(0, niceness - getPriority()));
  const [program, given] = platform === 'win32' ? [execPath, args] : ['sh', ['-c', TIMED, further, execPath, ...args]];
  const child = spawn(program, given, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0', ...variables },
  });
  let output = '';
  let times = '';
  const [, out, err, timed] = child.stdio;
  for (const stream of [out, err])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  timed?.on('data', (text) => {
    times += text;
  });
  return new Promise((done) => {
    child.on('error', (error) => done({ ok: false, output: `${output}\n${error.message}` }));
    child.on('close', (code) => done({ ok: code === 0, output, processor: processorSeconds(times) }));
  });
}

/**
 * A check that passes or fails as a whole.
 * @param {Ran} ran
 * @returns {Outcome}
 */
const whole = ({ ok, output, processor }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, output, processor });

/**
 * Adds advice on mending to a failed check.
 * @param {Outcome} outcome
 * @param {string} advice
 * @returns {Outcome}
 */
export const withAdvice = (outcome, advice) =>
  outcome.failed === 0 ? outcome : { ...outcome, output: `${outcome.output}\n${advice}\n` };

/**
 * @param {string} file
 * @returns {TestReport | undefined}
 */
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * Counts single tests. Each of these also counts as one failure: a file that did not load, a skipped test, and a run
 * that ended badly although no test failed.
 * @param {Ran} ran
 * @param {TestReport | undefined} report
 * @returns {Outcome}
 */
export function countTests({ ok, output, processor }, report) {
  if (report === undefined) return { passed: 0, failed: 1, output, processor };
  const passed = report.numPassedTests;
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = report.numTotalTests - passed + unloaded.length;
  return { passed, failed: failed === 0 && !ok ? 1 : failed, output, processor };
}

/**
 * The room for young objects, in megabytes. It is larger than Node's default, so that the tests spend less time on
 * clearing it.
 */
const ROOM_FOR_YOUNG = '--max-semi-space-size=64';

/**
 * Runs one of the projects of vitest.config.ts.
 * @param {string} project
 * @param {Record<string, string>} [variables]
 * @param {readonly string[]} [files] only the tests that import these files, directly or not, or are among them
 * @param {number} [niceness]
 */
async function tests(project, variables, files, niceness) {
  const file = join(REPORTS, `${project}.json`);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const which = files === undefined ? ['run'] : ['related', ...files, '--run', '--passWithNoTests'];
  const args = [ROOM_FOR_YOUNG, 'node_modules/vitest/vitest.mjs', ...which, '--project', project, ...reporters];
  const ran = await node(args, variables, niceness);
  return countTests(ran, readReport(file));
}

/**
 * Reads the last line of the walk, `N passed, N failed`.
 * @param {Ran} ran
 * @returns {Outcome}
 */
export function countWalk({ ok, output, processor }) {
  const line = /(?:^|\n)(\d+) passed, (\d+) failed\s*$/.exec(output);
  if (line === null)
    return { passed: 0, failed: 1, output: `${output}\nThe walk did not end with "N passed, N failed".`, processor };
  const [passed, failed] = [Number(line[1]), Number(line[2])];
  return { passed, failed: failed === 0 && !ok ? 1 : failed, output, processor };
}

/** Linux keeps these files in memory: tests of stores need not wait for a disk. */
const IN_MEMORY = '/dev/shm';
/** How many bytes the tests' stores may need at once. */
const ROOM = 2 ** 31;

/** The folder for the tests' files: in memory, if there is room. */
function filesOfTests() {
  if (!existsSync(IN_MEMORY)) return {};
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize < ROOM ? {} : { TMPDIR: IN_MEMORY };
}

/**
 * The unit tests of some files.
 * @param {readonly string[]} files
 * @returns {Stage}
 */
export const unitTestsOf = (files) => ({
  name: 'unit',
  mayBeEmpty: true,
  run: () => tests('unit', filesOfTests(), files),
});

/** Ensures a browser, then runs the browser tests; they build the page first. */
function browserTests() {
  const trouble = findBrowser() === undefined && canInstallBrowser() ? installBrowser() : undefined;
  const browser = findBrowser();
  if (browser === undefined) return whole({ ok: false, output: trouble ?? `${browserAdvice()}\n` });
  return tests('browser', { CHROME: browser });
}

/** Niceness: browser tests take longest and wait most, so other stages use the processors while these are idle. */
const [BEHIND_BROWSER, BEHIND_ALL] = [5, 10];

/**
 * Checks which module imports which, from the given files on; from all files if none are given.
 * @param {readonly string[]} files
 * @returns {Stage}
 */
export const boundariesOf = (files) => ({
  name: 'boundaries',
  run: async () => whole(await node(['tools/boundaries.mjs', ROOT, ...files])),
});

/**
 * Lints files and folders. The result for a file depends only on this file and its imports.
 * @param {readonly string[]} paths
 * @returns {Stage}
 */
export function lintOf(paths) {
  const options = ['--colors=off', '--error-on-warnings', '--no-errors-on-unmatched'];
  const args = ['node_modules/@biomejs/biome/bin/biome', 'ci', ...options, ...paths];
  const advice = 'npm run format mends the layout and the order of imports.';
  return { name: 'lint', run: async () => withAdvice(whole(await node(args)), advice) };
}

const ONE_CHECKER = ['--checkers', '1'];

/** @type {Record<'types' | 'lint' | 'boundaries' | 'deadcode' | 'build' | 'unit' | 'walk' | 'browser', Stage>} */
export const STAGES = {
  types: {
    name: 'types',
    // One checker: several would each check the shared types again, and the processors have other work meanwhile.
    run: async () =>
      whole(
        await node(['node_modules/typescript/bin/tsc', '-b', ...ONE_CHECKER, 'tsconfig.json', 'tsconfig.test.json']),
      ),
  },
  lint: lintOf(['.']),
  boundaries: boundariesOf([]),
  deadcode: {
    name: 'dead code',
    run: async () => whole(await node(['node_modules/knip/bin/knip.js', '--no-progress'])),
  },
  build: { name: 'build', run: async () => whole(await node(['tools/build.mjs'])) },
  unit: { name: 'unit', run: () => tests('unit', filesOfTests(), undefined, BEHIND_BROWSER) },
  walk: {
    name: 'walk',
    run: async () =>
      countWalk(await node([ROOM_FOR_YOUNG, ...FROM_SOURCE, 'tools/src/walk.ts', '--ci'], {}, BEHIND_ALL)),
  },
  browser: { name: 'browser', run: browserTests },
};

/** @param {number} since in milliseconds */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs one stage and reports the result; a stage that ran nothing has failed.
 * @param {Stage} stage
 * @param {(text: string) => void} write
 * @returns {Promise<Outcome>}
 */
async function runStage(stage, write) {
  const start = performance.now();
  const outcome = await stage.run();
  const ran = outcome.passed + outcome.failed;
  const missing = ran === 0 && stage.mayBeEmpty !== true;
  const failed = missing ? 1 : outcome.failed;
  const verdict = failed === 0 ? 'ok    ' : 'FAILED';
  const { passed, processor } = outcome;
  const took = processor === undefined ? '' : `, of the processors ${processor.toFixed(1)} s`;
  write(`${stage.name.padEnd(12)}${verdict} ${String(passed).padStart(6)} of ${ran}  ${seconds(start)}${took}\n`);
  if (failed > 0) write(`${outcome.output}${missing ? '\nThis stage found nothing to run.' : ''}\n\n`);
  return { ...outcome, failed };
}

/**
 * Runs all lanes at the same time; the stages of one lane run in order, even if one fails.
 * @param {readonly (readonly Stage[])[]} lanes
 * @param {(text: string) => void} [write]
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runStages(lanes, write = (text) => process.stdout.write(text)) {
  const sum = { passed: 0, failed: 0 };
  const runLane = async (/** @type {readonly Stage[]} */ lane) => {
    for (const stage of lane) {
      const { passed, failed } = await runStage(stage, write);
      sum.passed += passed;
      sum.failed += failed;
    }
  };
  await Promise.all(lanes.map(runLane));
  return sum;
}
