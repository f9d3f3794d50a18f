/**
 * Keeps the unit tests warm for `npm run mutants`: one process with the test runner loaded, which receives orders over
 * its channel. It changes nothing on disk: a file's text is replaced on its way to the tests.
 *
 * `{ measure: { functions, entered, tests, folder } }` runs test files and records which functions each of them calls;
 * `{ file, code, tests }` runs test files, in this order, with one file's text replaced, up to the first failure.
 */
import { basename, join } from 'node:path';
import { argv, env } from 'node:process';
import { loadConfigFromFile } from 'vite';
import { createVitest } from 'vitest/node';
import { ROOT } from './stages.mjs';

/**
 * @typedef {{ file: string, code: string, tests: string[] }} Trial
 * @typedef {{ codes: Record<string, string>, functions: number, tests: string[], folder: string }} Measure
 * @typedef {{ path: string, name: string, ms: number }} Ended
 * @typedef {import('vitest/node').TestModule} TestModule
 */

const MEASURES = argv.includes('--measure');

/** The texts that replace those on disk, by path. @type {Map<string, string>} */
const texts = new Map();

const exchange = {
  name: 'carillon:mutants',
  enforce: /** @type {const} */ ('pre'),
  /** @param {string} id */
  load: (id) => texts.get(id.split('?', 1)[0] ?? id),
};

/** @param {unknown} message */
const report = (message) => process.send?.(message);

/** @param {TestModule} module */
const failure = (module) => {
  const [failed] = module.children.allTests('failed');
  const message = failed?.result().errors?.[0]?.message ?? module.errors()[0]?.message ?? '';
  const [what] = (failed?.fullName ?? (message || 'the file')).split('\n', 1);
  return { what, late: /timed out in \d+ ?ms/.test(message) };
};

const reporter = {
  /** @param {TestModule} module */
  onTestModuleStart: (module) => report({ begun: module.moduleId }),
  /** @param {TestModule} module */
  onTestModuleEnd(module) {
    const { duration, collectDuration } = module.diagnostic();
    const { what, late } = module.state() === 'failed' ? failure(module) : {};
    report({ ended: module.moduleId, ms: Math.ceil(duration + collectDuration), failed: what, late });
  },
};

/** Only the unit project of vitest.config.ts. */
async function unitProject() {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'test' }, join(ROOT, 'vitest.config.ts'));
  const projects = loaded?.config.test?.projects ?? [];
  const unit = projects.find((each) => typeof each === 'object' && 'test' in each && each.test?.name === 'unit');
  if (typeof unit !== 'object' || !('test' in unit)) throw new Error('vitest.config.ts has no project "unit"');
  return unit;
}

async function start() {
  const { plugins = [], test, ...rest } = /** @type {import('vitest/config').ViteUserConfig} */ (await unitProject());
  /** The caller orders the files. */
  class AsAsked {
    /** @param {import('vitest/node').TestSpecification[]} files */
    sort = async (files) => files;
    /** @param {import('vitest/node').TestSpecification[]} files */
    shard = async (files) => files;
  }
  const config = {
    ...test,
    config: false,
    root: ROOT,
    watch: false,
    bail: MEASURES ? 0 : 1,
    maxWorkers: 1,
    reporters: [reporter],
    sequence: { sequencer: AsAsked },
    // All imports go through the runner, because only the runner can exchange a file's text.
    server: {},
    setupFiles: MEASURES ? [join(ROOT, 'tools/mutant-reach.mjs')] : [],
  };
  return createVitest('test', /** @type {any} */ (config), { ...rest, plugins: [exchange, ...plugins] });
}

const vitest = await start();

/** @param {string[]} tests */
async function run(tests) {
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const project = vitest.getRootProject();
  await vitest.runTestSpecifications(tests.map((path) => project.createSpecification(join(ROOT, path))));
}

/** @param {Trial} trial */
async function attempt({ file, code, tests }) {
  const path = join(ROOT, file);
  texts.set(path, code);
  vitest.invalidateFile(path);
  await run(tests);
  texts.delete(path);
  vitest.invalidateFile(path);
}

/** @param {Measure} measure */
async function measure({ codes, functions, tests, folder }) {
  for (const [file, code] of Object.entries(codes)) texts.set(join(ROOT, file), code);
  env.MUTANT_FUNCTIONS = String(functions);
  env.MUTANT_FOLDER = folder;
  await run(tests);
}

/** @param {{ trial?: Trial, measure?: Measure }} order */
async function obey(order) {
  try {
    if (order.trial) await attempt(order.trial);
    if (order.measure) await measure(order.measure);
    report({ done: true });
  } catch (error) {
    report({ broken: error instanceof Error ? (error.stack ?? error.message) : basename(String(error)) });
  }
}

process.on('message', (order) => void obey(/** @type {{ trial?: Trial, measure?: Measure }} */ (order)));
process.on('disconnect', () => process.exit());
report({ ready: true });
