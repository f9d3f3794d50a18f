/**
 * `npm run mutants`: plants small faults in the source, one at a time, to see whether a test notices.
 *
 *     npm run mutants -- --seed N --count 100 [--workers N] [--in PART] [--of PART]
 *       [--areas NAME,NAME] [--by PART,PART] [--browser PART] [--again] [--fresh] [--measure]
 *     npm run mutants -- --pool N,N,N --count 100
 *
 * The seed picks them from the syntax tree: a comparison reversed, a bound moved by one, a condition dropped or
 * negated, `and` and `or` or the two sides swapped, a call omitted, or a number, rule number, word or text key changed.
 * Each mutant runs against the unit tests that call its function, the fastest first, up to the first file that fails
 * twice in a row. One run of all unit tests measures which tests call which functions. Later runs remeasure changed
 * test files, or with `--measure` all that import a file that may be changed.
 *
 * With `--browser /`, mutants in functions of the page that no unit test calls are tried on a copy of the built page in
 * the browser tests that call them; another PART restricts these tests to files with this part in their path.
 *
 * The work tree is not changed. An interrupted run resumes where it stopped. `--again` retries the survivors and
 * mutants that were noticed only by a timeout, `--fresh` picks and tries new ones, `--in` uses only files with this
 * part in their path, `--of` only functions with this part in their name, `--areas` only these areas (`opponent,bots`).
 * `--by` tries only the unit tests with one of these parts in their path (`opponent/test,bots/test`). The report is
 * printed, and stored with the results in node_modules/.cache/carillon/mutants. `--pool` runs nothing and prints one
 * report of the stored results of several seeds. Mutants without effect are listed, with the reason, in
 * tools/mutants/equivalent.json. The command fails if an area misses its bar (`AREAS` in mutants/draw.ts).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { noticedBy, unitTrial } from './mutants/attempt.ts';
import { AREAS, drawn, equivalents, filesIn, foundAgain, isListed, type Mutant } from './mutants/draw.ts';
import { PageReach } from './mutants/page.ts';
import { Reach } from './mutants/reach.ts';
import { isEnough, lineFor, pooled, reportOn, type Tried, type Verdict } from './mutants/report.ts';
import { Runner } from './mutants/runner.ts';
import { ROOT } from './mutants/sources.ts';

const CACHE = join(ROOT, 'node_modules/.cache/carillon/mutants');
/** The shortest time limit of a test file, in milliseconds, and the factor on its measured time. */
const AT_LEAST = 45_000;
const TIMES = 6;
/**
 * The mutants that `--again` retries: survivors, and those noticed only by a timeout, which a busy machine may have
 * caused.
 */
const AGAIN: readonly Verdict[] = ['alive', 'unreached', 'timeout'];

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    workers: { type: 'string', default: String(availableParallelism()) },
    in: { type: 'string', default: '' },
    of: { type: 'string', default: '' },
    areas: { type: 'string', default: '' },
    by: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
    browser: { type: 'string', default: '' },
    pool: { type: 'string', default: '' },
  },
});

function wholeNumber(name: 'seed' | 'count' | 'workers'): number {
  if (/^\d{1,9}$/.test(values[name])) return Number(values[name]);
  console.error(`--${name} is a whole number`);
  return exit(2);
}

const [seed, count, workers] = [wholeNumber('seed'), wholeNumber('count'), Math.max(1, wholeNumber('workers'))];
const scope = { within: values.in, areas: values.areas === '' ? [] : values.areas.split(',') };
for (const name of scope.areas)
  if (!AREAS.some((area) => area.name === name)) {
    console.error(`there is no area ${name}; the areas are ${AREAS.map((area) => area.name).join(', ')}`);
    exit(2);
  }
const parts = [values.in, values.of, values.areas, values.by]
  .filter((part) => part !== '')
  .map((part) => part.replaceAll(/\W+/g, '-'));
const nameOf = (of: number | string): string => ['seed', of, count, ...parts].join('-');
const resultsOf = (of: number | string): string => join(CACHE, `${nameOf(of)}.json`);

/** The result of an earlier run; `undefined` if there is none. */
function kept(of: number | string): Tried[] | undefined {
  try {
    return JSON.parse(readFileSync(resultsOf(of), 'utf8')) as Tried[];
  } catch {
    return undefined;
  }
}

/** Prints one report, stores it under a name, and exits: with an error if a bar was missed. */
function conclude(tried: readonly Tried[], under: string): never {
  const report = reportOn(tried);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(join(CACHE, `${under}.md`), `${report}\n`);
  console.log(`\n${report}`);
  return exit(isEnough(tried) ? 0 : 1);
}

/** The stored results of seeds that have been run to their end. */
function poolOf(seeds: readonly string[]): readonly Tried[] {
  const runs = seeds.map((of) => {
    const run = kept(of);
    if (run?.every(({ verdict }) => verdict !== undefined)) return run;
    console.error(`Seed ${of} with ${count} mutants has not been run to its end.`);
    return exit(2);
  });
  return pooled(runs);
}

if (values.pool !== '') conclude(poolOf(values.pool.split(',')), nameOf(`pool-${values.pool.replaceAll(',', '-')}`));

const by = values.by.split(',');
const isTried = (test: string): boolean => by.some((part) => test.includes(part));
const reach = await Reach.of(CACHE, { workers, all: values.measure, files: filesIn(scope), isTried });

const page = values.browser === '' ? undefined : await PageReach.of(CACHE, values.browser, values.measure);

const list = equivalents();

/** Every mutant of this run, with its result so far. */
function begun(): Tried[] {
  const reached = (file: string, each: string): boolean =>
    reach.tests(file, each).length > 0 || (page?.tests(file, each).length ?? 0) > 0;
  const before = values.fresh ? undefined : kept(seed);
  const all = before ?? drawn({ seed, count, ...scope, of: values.of }, reached).map((mutant): Tried => ({ mutant }));
  const isDue = ({ verdict = 'alive' }: Tried): boolean => values.again && AGAIN.includes(verdict);
  return all.map((tried) => (isDue(tried) ? { mutant: tried.mutant } : tried));
}

/** Tries one mutant. */
async function attempt(runner: Runner, mutant: Mutant): Promise<Tried> {
  const start = performance.now();
  const change = foundAgain(mutant);
  if (change === undefined) return { mutant, verdict: 'gone' };
  if (isListed(mutant, list)) return { mutant, verdict: 'equivalent' };
  const tests = reach.tests(change.file, change.function);
  // Browser tests try only the mutants that unit tests do not reach.
  const onPage = tests.length === 0 ? (page?.tests(change.file, change.function) ?? []) : [];
  if (tests.length + onPage.length === 0) return { mutant, verdict: 'unreached' };
  const limit = (test: string): number => AT_LEAST + TIMES * reach.ms(test);
  const unitNoticed = await noticedBy(unitTrial(runner, change, limit), tests);
  const noticed = unitNoticed ?? (page && (await noticedBy(page.trial(change), onPage)));
  const seconds = Math.round((performance.now() - start) / 1000);
  if (noticed === undefined) return { mutant, verdict: 'alive', seconds };
  const by = `${noticed.test}: ${noticed.failure}`;
  return { mutant, verdict: noticed.late ? 'timeout' : 'killed', by, seconds };
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
    writeFileSync(resultsOf(seed), JSON.stringify(tried));
  }
  runner.stop();
}

mkdirSync(CACHE, { recursive: true });
await Promise.all(Array.from({ length: workers }, work));
conclude(tried, nameOf(seed));
