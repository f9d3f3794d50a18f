/**
 * `npm run oracles [-- --seconds S --seed N --title T]`: walks games by the weights of their titles, each title in a
 * separate process, and at each position compares the rules' lists and answers with second implementations written from
 * the rulebooks. Fails if they differ.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { TITLES, titleName, titleNamed } from '../../src/titles.ts';
import { compareGames } from './compare.ts';

/** The number of differences after which it stops. */
const ENOUGH = 40;
const SHOWN = 12;

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { seconds: text, seed: text, title: text } });
const seconds = Number(values.seconds ?? 60);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);

function compareTitle(name: string): number {
  const end = performance.now() + seconds * 1000;
  const count = compareGames(titleNamed(name), {
    seed,
    games: 1_000_000,
    until: (soFar) => performance.now() > end || soFar.differences.length >= ENOUGH,
  });
  const compared = [...count.compared].map(([subject, times]) => `${subject} ${times}`).join(', ');
  console.log(
    `${name}, seeds from ${seed}: ${count.games} games; ${compared}; ${count.differences.length} differences`,
  );
  for (const each of count.differences.slice(0, SHOWN)) console.log(`  ${each}`);
  return count.differences.length === 0 && count.games > 0 ? 0 : 1;
}

/** Compares one title in a separate process. */
const compareBeside = (name: string): Promise<number> =>
  new Promise((done) => {
    const own = ['--seconds', `${seconds}`, '--seed', `${seed}`, '--title', name];
    const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1, 2), ...own], {
      stdio: 'inherit',
    });
    child.on('close', (code) => done(code ?? 1));
  });

const codes =
  values.title === undefined
    ? await Promise.all(TITLES.map((title) => compareBeside(titleName(title))))
    : [compareTitle(values.title)];
process.exitCode = Math.max(...codes);
