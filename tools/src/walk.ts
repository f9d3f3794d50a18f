/**
 * `npm run walk`: random games with every check, on all cores.
 *
 *     npm run walk -- [--games N] [--seconds S] [--checks all|light|none] [--notation some|all] [--seed S]
 *                     [--scenario X] [--title T] [--options JSON] [--player either|weighted|curious]
 *                     [--workers N] [--whole] [--new] [--coverage] [--reached FILE] [--record] [--ci]
 *
 * Every scenario is played in turn, alternately with default and random options; `--options` sets them for all games.
 * Stored failures and recorded games are played first, unless `--new` leaves them out. Without `--seed` the seeds are
 * new; the first is printed, so that the same games can be repeated. `--ci` walks as many games as fit in 48 seconds of
 * processor time, with fixed and new seeds in turn. `--whole` walks only whole games, without the stretches from rare
 * places before and after them, and takes a third less time per game. An interrupted walk finishes its games and
 * reports on them. `--coverage` fails if a step or a card was never reached; `--reached` names a file in which tests
 * have recorded the steps and cards they reach, which count as well. `--record` records the games in fixtures/golden.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exit } from 'node:process';
import { Worker } from 'node:worker_threads';
import { at, type Json, range, seeded } from '@carillon/kit';
import {
  addNoted,
  addReport,
  emptyReport,
  landmarksNeverMet,
  neverNamed,
  notedNames,
  type Report,
  recordsIn,
  reportText,
  stepsNeverReached,
} from '@carillon/testkit';
import { drawnOptions, type Title, titleName } from './titles.ts';
import { type Done, FAILURES, GOLDEN, type Job, wordsFor } from './walk-jobs.ts';
import { processorLimit, type Wishes, wishesOf } from './walk-wishes.ts';

/** The number of failures after which no new games begin. */
const ENOUGH = 5;
/** How often a long walk reports progress, in milliseconds. */
const TOLD_EVERY = 60_000;

/** The number of random sets of options per run. */
const SETS = 6;

/** The sets of options: the default as often as all others together. */
function optionSets(title: Title, seed: number): readonly Json[] {
  const drawn = range(SETS).map((i) => drawnOptions(title, seeded(seed + i)));
  return drawn.flatMap((each) => [{}, each]);
}

type Beginning = Pick<Job & { readonly kind: 'walk' }, 'title' | 'scenario' | 'options'>;

/** Every scenario of a title under every set of options. */
function waysOf(title: Title, { scenario, options }: Wishes, seed: number): Beginning[] {
  const { title: name, scenarios } = title.rules;
  const sets = options === undefined ? optionSets(title, seed) : [options];
  const played = scenario === undefined ? scenarios : [scenario];
  return sets.flatMap((set) => played.map((each) => ({ title: name, scenario: each, options: set })));
}

/** The first of each list, the second of each, and so on. */
const inTurn = <T>(lists: readonly (readonly T[])[]): T[] =>
  range(Math.max(...lists.map(({ length }) => length))).flatMap((i) => lists.flatMap((list) => list.slice(i, i + 1)));

/** Every title with every scenario and every set of options, over and over, each time with another seed. */
function* games(wishes: Wishes): Generator<Job> {
  const { titles, seed, fixedToo, whole, checks, notation, coverage, record, player, games } = wishes;
  // The titles alternate, so that an interrupted walk has covered each.
  const ways = (from: number) => inTurn(titles.map((title) => waysOf(title, wishes, from)));
  const [fixedWays, freshWays] = [ways(1), ways(seed)];
  for (let i = 0; i < games; i++) {
    const fixed = fixedToo && i % 2 === 0;
    const nth = fixedToo ? Math.floor(i / 2) : i;
    const all = fixed ? fixedWays : freshWays;
    yield {
      kind: 'walk',
      ...at(all, nth % all.length),
      seed: fixed ? nth + 1 : seed + nth,
      checks,
      notation,
      alone: fixed,
      whole,
      names: coverage,
      record,
      player,
    };
  }
}

/** The records to replay first: stored failures, and finished games of the titles. */
function records({ titles }: Wishes): Job[] {
  const failures = recordsIn(FAILURES).map((path): Job => ({ kind: 'failure', path }));
  const golden = titles.flatMap((title) => recordsIn(join(GOLDEN, titleName(title))));
  return [...failures, ...golden.map((path): Job => ({ kind: 'golden', path }))];
}

/** The combined results of all workers. */
class Outcome {
  readonly reports: Map<string, Report>;
  passed = 0;
  failed = 0;
  /** Set when no more games should begin. */
  stopped = false;
  private readonly began = performance.now();

  constructor(private readonly wishes: Wishes) {
    this.reports = new Map(wishes.titles.map((title) => [titleName(title), emptyReport()]));
  }

  note({ what, title, report, trouble }: Done): void {
    if (trouble === undefined) this.passed++;
    else {
      this.failed++;
      console.log(`FAILED: ${what}\n${trouble}\n`);
    }
    const sum = this.reports.get(title);
    if (sum !== undefined) addReport(sum, report);
  }

  /** Whether there is time for one more game of the same length. */
  get goesOn(): boolean {
    const { seconds, workers } = this.wishes;
    const processorSeconds = processorLimit(this.wishes, this.reports.values());
    const { user, system } = process.cpuUsage();
    const onMore = this.passed === 0 ? 1 : 1 + workers / this.passed;
    const fits = ((performance.now() - this.began) / 1000) * onMore < seconds;
    return !this.stopped && this.failed < ENOUGH && fits && ((user + system) / 1_000_000) * onMore < processorSeconds;
  }
}

/** Passes jobs to one worker, one after another, until there are none left. If a worker dies, its job has failed. */
function employ(jobs: Iterator<Job>, outcome: Outcome): Promise<void> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('../walk-worker.mjs', import.meta.url));
    let current: Job | undefined;
    const next = (): void => {
      const { value, done } = jobs.next();
      current = done === true ? undefined : value;
      if (current === undefined) void worker.terminate().then(() => resolve());
      else worker.postMessage(current);
    };
    worker.on('message', (done: Done) => {
      outcome.note(done);
      next();
    });
    worker.on('error', (error) => {
      const what = current === undefined ? 'a worker' : wordsFor(current);
      outcome.note({ what, title: '', report: emptyReport(), trouble: `the worker died: ${error.stack}` });
      resolve();
    });
    next();
  });
}

function* allJobs(wishes: Wishes): Generator<Job> {
  if (!wishes.newOnly) yield* records(wishes);
  yield* games(wishes);
}

function* whileTime(jobs: Iterable<Job>, outcome: Outcome): Generator<Job> {
  for (const job of jobs) {
    if (job.kind === 'walk' && !outcome.goesOn) return;
    yield job;
  }
}

/** The cards that nobody has played. */
function unplayedOf({ cards, cardVerbs, ownVerbs = {} }: Title, report: Report): string[] {
  const words = Object.keys(report.words);
  const done = Object.keys(ownVerbs).filter((card) => words.some((word) => word.startsWith(`${ownVerbs[card]} `)));
  return neverNamed(report, cardVerbs, cards).filter((card) => !done.some((played) => card.startsWith(played)));
}

/** The faults that the reports show: steps never reached, or hidden information never exchanged. */
function shortcomings({ coverage, checks, meets }: Wishes, title: Title, report: Report): string[] {
  const found: string[] = [];
  if (checks === 'all' && report.games > 0 && report.exchanged === 0) found.push('nothing hidden was ever exchanged');
  const missed = meets ? landmarksNeverMet(report) : [];
  if (missed.length > 0) found.push(`the walk never met ${missed.join(', ')}`);
  if (!coverage) return found;
  const steps = stepsNeverReached(report, title.rules.flow.allSteps);
  const unplayed = unplayedOf(title, report);
  if (steps.length > 0) found.push(`${steps.length} steps were never reached`);
  if (unplayed.length > 0) found.push(`${unplayed.length} cards were never played: ${unplayed.join(', ')}`);
  return found;
}

/** The rules that no test has carried out: those that steps named in the walk, and those in the table of the tests. */
function neverPlayed(wishes: Wishes, { rules }: Title, report: Report): string[] {
  if (!wishes.coverage || wishes.reached === undefined) return [];
  const { listed, named } = notedNames(rules.title, reachedBy(wishes));
  const isNew = (name: string): boolean => !named.includes(name);
  const [met, shown] = [Object.keys(report.named).filter(isNew), listed.filter(isNew)];
  return [
    ...(met.length > 0 ? [`${met.length} rules that steps named in no test: ${met.join(', ')}`] : []),
    ...(shown.length > 0 ? [`${shown.length} lines of the table that no test brings about: ${shown.join(', ')}`] : []),
  ];
}

/** The steps and cards that tests have recorded as reached, one per line. */
const reachedBy = ({ reached }: Wishes): readonly string[] =>
  reached === undefined ? [] : readFileSync(reached, 'utf8').split('\n').filter(Boolean);

function print(wishes: Wishes, outcome: Outcome): void {
  for (const title of wishes.titles) {
    const report = outcome.reports.get(titleName(title)) ?? emptyReport();
    const byTests = addNoted(report, title.rules.title, reachedBy(wishes));
    console.log(reportText(titleName(title), report, title.rules.flow.allSteps));
    const unplayed = unplayedOf(title, report).length;
    if (wishes.reached !== undefined)
      console.log(`  steps reached by tests only: ${byTests.length} ${byTests.join(', ')}`);
    console.log(`  cards played: ${title.cards.length - unplayed} of ${title.cards.length}`);
    const found = [...shortcomings(wishes, title, report), ...neverPlayed(wishes, title, report)];
    for (const each of found) console.log(`FAILED: ${titleName(title)}: ${each}`);
    outcome.failed += found.length;
    if (wishes.coverage && found.length === 0) outcome.passed++;
  }
}

/** The command line; a mistake in it is reported in a sentence. */
function wished(): Wishes {
  try {
    return wishesOf(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(
      'usage: npm run walk -- [--games N] [--seconds S] [--checks all|light|none] [--seed S] [--title T] …',
    );
    return exit(2);
  }
}

const wishes = wished();
const outcome = new Outcome(wishes);
const jobs = whileTime(allJobs(wishes), outcome);
console.log(`checks: ${wishes.checks}; seeds from ${wishes.seed}${wishes.fixedToo ? ', and from 1' : ''}`);
const telling = setInterval(
  () => console.log(`  ${outcome.passed} passed, ${outcome.failed} failed so far`),
  TOLD_EVERY,
);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    outcome.stopped = true;
  });
await Promise.all(Array.from({ length: wishes.workers }, () => employ(jobs, outcome)));
clearInterval(telling);
print(wishes, outcome);
console.log(`${outcome.passed} passed, ${outcome.failed} failed`);
process.exitCode = outcome.failed === 0 ? 0 : 1;
