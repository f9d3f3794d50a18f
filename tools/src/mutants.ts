/**
 * `npm run mutants`: plants small faults in the source, one at a time, to see whether a test notices.
 *
 *     npm run mutants -- --seed N --count 100 [--workers N] [--in PART] [--of PART]
 *       [--again] [--fresh] [--measure]
 *
 * The seed picks them from the syntax tree: a comparison reversed, a bound moved by one, a condition dropped or
 * negated, `and` and `or` or the two sides swapped, a call omitted, or a number, rule number, word or text key changed.
 * Each mutant runs against the unit tests that call its function, the fastest first, up to the first failure. One run
 * of all unit tests measures which tests call which functions; later runs remeasure changed test files, and `--measure`
 * all of them.
 *
 * The work tree is not changed. An interrupted run resumes where it stopped. `--again` retries the survivors and
 * mutants that only made a test late, `--fresh` picks and tries new ones, `--in` uses only files with this part in their
 * path, `--of` only functions with this part in their name. The report is printed, and stored with the results in
 * node_modules/.cache/carillon/mutants. Mutants without effect are listed, with the reason, in
 * tools/mutants/equivalent.json. The command fails if fewer than 95 in 100 were killed, or if an area has more than two
 * survivors.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { changed } from './mutants/changes.ts';
import { drawn, equivalents, foundAgain, isListed, type Mutant } from './mutants/draw.ts';
import { Reach } from './mutants/reach.ts';
import { isEnough, lineFor, reportOn, type Tried, type Verdict } from './mutants/report.ts';
import { Runner } from './mutants/runner.ts';
import { ROOT, textOf } from './mutants/sources.ts';

const CACHE = join(ROOT, 'node_modules/.cache/carillon/mutants');
/** The least time limit of a test file, in milliseconds, and the factor on its measured time. */
const AT_LEAST = 45_000;
const TIMES = 6;
/** What `--again` retries: survivors, and mutants that only made a test late, which a busy machine may have done. */
const AGAIN: readonly Verdict[] = ['alive', 'unreached', 'timeout'];

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    workers: { type: 'string', default: String(availableParallelism()) },
    in: { type: 'string', default: '' },
    of: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
  },
});

function wholeNumber(name: 'seed' | 'count' | 'workers'): number {
  if (/^\d{1,9}$/.test(values[name])) return Number(values[name]);
  console.error(`--${name} is a whole number`);
  return exit(2);
}

const [seed, count, workers] = [wholeNumber('seed'), wholeNumber('count'), Math.max(1, wholeNumber('workers'))];
const parts = [values.in, values.of].filter((part) => part !== '').map((part) => part.replaceAll(/\W+/g, '-'));
const name = ['seed', seed, count, ...parts].join('-');
const results = join(CACHE, `${name}.json`);

/** The result of an earlier run, or nothing. */
function kept(): Tried[] | undefined {
  if (values.fresh) return undefined;
  try {
    return JSON.parse(readFileSync(results, 'utf8')) as Tried[];
  } catch {
    return undefined;
  }
}

const reach = await Reach.of(CACHE, { workers, all: values.measure });

const list = equivalents();

/** Every mutant of this run, with its result so far. */
function begun(): Tried[] {
  const reached = (file: string, each: string): boolean => reach.tests(file, each).length > 0;
  const all =
    kept() ?? drawn({ seed, count, within: values.in, of: values.of }, reached).map((mutant): Tried => ({ mutant }));
  const isDue = ({ verdict = 'alive' }: Tried): boolean => values.again && AGAIN.includes(verdict);
  return all.map((tried) => (isDue(tried) ? { mutant: tried.mutant } : tried));
}

/** Tries one mutant. */
async function attempt(runner: Runner, mutant: Mutant): Promise<Tried> {
  const start = performance.now();
  const change = foundAgain(mutant);
  if (change === undefined) return { mutant, verdict: 'gone' };
  if (isListed(mutant, list)) return { mutant, verdict: 'equivalent' };
  const { file } = change;
  const tests = reach.tests(file, change.function);
  if (tests.length === 0) return { mutant, verdict: 'unreached' };
  const failures: string[] = [];
  let late = false;
  const limit = (test: string): number => AT_LEAST + TIMES * reach.ms(test);
  const endless = await runner.run(
    { trial: { file, code: changed(textOf(file), change), tests } },
    (test, _ms, failed, wasLate) => {
      if (failed === undefined) return;
      failures.push(`${test}: ${failed}`);
      late = wasLate;
    },
    limit,
  );
  const [first] = failures;
  const seconds = Math.round((performance.now() - start) / 1000);
  if (first !== undefined) return { mutant, verdict: late ? 'timeout' : 'killed', by: first, seconds };
  if (endless !== undefined) return { mutant, verdict: 'timeout', by: endless, seconds };
  return { mutant, verdict: 'alive', seconds };
}

const tried = begun();
const due = [...tried.keys()].filter((i) => tried[i]?.verdict === undefined);
console.log(`Seed ${seed}: ${due.length} of ${tried.length} mutants to try.`);

/** Tries one mutant after another, until none is left. */
async function work(): Promise<void> {
  const runner = new Runner();
  for (let i = due.shift(); i !== undefined; i = due.shift()) {
    const next = tried[i];
    if (next === undefined) break;
    const done = await attempt(runner, next.mutant);
    tried[i] = done;
    console.log(lineFor(done));
    writeFileSync(results, JSON.stringify(tried));
  }
  runner.stop();
}

mkdirSync(CACHE, { recursive: true });
await Promise.all(Array.from({ length: workers }, work));
const report = reportOn(tried);
writeFileSync(join(CACHE, `${name}.md`), `${report}\n`);
console.log(`\n${report}`);
exit(isEnough(tried) ? 0 : 1);
