/**
 * `npm run invented [-- --count N --seed S --title T --checks all|light|none --decisions N]`: plays on from invented
 * positions, each title in a separate process, with the checks of the walk and the second implementations of `npm run
 * oracles`. Fails if anything is wrong.
 *
 * Position number N has the seed S + N, so a stopped run can be continued from the seed that it printed last. Failures
 * are kept in fixtures/failures; the next run repeats them first.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type Checks, readFailure, recordsIn } from '@carillon/testkit';
import { TITLES, type Title, titleName, titleNamed } from '../../src/titles.ts';
import { FAILURES } from '../../src/walk-jobs.ts';
import { InventedCount, playInvented, playInventedAgain } from './play.ts';

/** The number of failures after which it stops. */
const ENOUGH = 5;
/** The number of positions between two reports of progress. */
const TOLD_EVERY = 20;
const CHECKS: readonly Checks[] = ['all', 'light', 'none'];

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { count: text, seed: text, title: text, checks: text, decisions: text },
});
const count = Number(values.count ?? 100);
const seed = Number(values.seed ?? Date.now() % 2 ** 30);
const decisions = Number(values.decisions ?? 300);
const checks = CHECKS.find((each) => each === (values.checks ?? 'all')) ?? 'all';

const shown = ({ positions, decisions: played, oracles, failures }: InventedCount): string => {
  const compared = [...oracles.compared.values()].reduce((sum, each) => sum + each, 0);
  return `${positions} positions, ${played} decisions, ${compared} comparisons, ${failures.length} failures`;
};

function repeat(title: Title, so: InventedCount): void {
  for (const path of recordsIn(FAILURES)) {
    const kept = readFailure(path);
    if (kept.title === titleName(title) && kept.position !== undefined) playInventedAgain(title, kept, so);
  }
}

function playTitle(title: Title): number {
  const so = new InventedCount();
  repeat(title, so);
  for (let i = 0; i < count && so.failures.length < ENOUGH; i++) {
    playInvented({ title, checks, decisions, failures: FAILURES }, seed + i, so);
    if ((i + 1) % TOLD_EVERY === 0) console.log(`  ${titleName(title)}: ${shown(so)}; next --seed ${seed + i + 1}`);
  }
  console.log(`${titleName(title)}, seeds from ${seed}: ${shown(so)}`);
  console.log(`  ${[...so.oracles.compared].map(([subject, times]) => `${subject} ${times}`).join(', ')}`);
  for (const { message } of so.failures) console.log(`FAILED: ${message}`);
  return so.failures.length === 0 && so.positions > 0 ? 0 : 1;
}

/** Plays one title in a separate process. */
const playBeside = (title: Title): Promise<number> =>
  new Promise((done) => {
    const own = [...process.argv.slice(1), '--seed', `${seed}`, '--title', titleName(title)];
    const child = spawn(process.execPath, [...process.execArgv, ...own], { stdio: 'inherit' });
    child.on('close', (code) => done(code ?? 1));
  });

const titles = TITLES.filter(({ invent }) => invent !== undefined);
const codes =
  values.title === undefined ? await Promise.all(titles.map(playBeside)) : [playTitle(titleNamed(values.title))];
process.exitCode = Math.max(...codes);
