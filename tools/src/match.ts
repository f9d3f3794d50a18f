/**
 * `npm run match`: computer players against each other, in pairs of games with the same deals and exchanged sides.
 *
 *     npm run match -- [--title T] [--players A,B] [--scenario X] [--games N] [--seed S] [--workers N]
 *                      [--bid B]
 *
 * Players: random, policy, a level, or a level with a share of its playouts, such as `lieutenant@0.25`; an exploiter of
 * the title, a Lieutenant of one idea such as `turtle@0.25`; a suffix such as `/hand-4` selects the players of an
 * earlier commit, which are built first. The results are kept in docs/matches,
 * one file per match; a match that was interrupted, or that needs more games, continues where it stopped. The score is
 * the first player's, with its 95 % interval from the variance of the pairs. It is followed by counts of events per
 * game, by player and seat, and by those outside the bands of sensible play.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { at } from '@carillon/kit';
import { brokenBands, brokenLine, countedIn, countLines } from './match/counts.ts';
import { employed } from './match/employ.ts';
import { brainOf, contestantOf, countingOf, type PairJob } from './match/jobs.ts';
import { buildPast, partsOf } from './match/past.ts';
import { MATCHES, writeMatches } from './match/results.ts';
import { type Kept, type Pair, percent, scoreOf } from './match/score.ts';
import { TITLES, titleName, titleNamed } from './titles.ts';

const { values } = parseArgs({
  options: {
    title: { type: 'string', default: titleName(at(TITLES, 0)) },
    players: { type: 'string', default: 'lieutenant,recruit' },
    scenario: { type: 'string' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    bid: { type: 'string', default: '0' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});

function refuse(message: string): never {
  console.error(message);
  return exit(2);
}

function wholeNumber(name: 'games' | 'seed' | 'workers' | 'bid'): number {
  return /^\d{1,6}$/.test(values[name]) ? Number(values[name]) : refuse(`--${name} is a whole number`);
}

const brain = await brainOf(values.title).catch((error: Error) => refuse(error.message));
const counting = await countingOf(values.title);
const { scenarios, seats } = titleNamed(values.title).rules;
const scenario = values.scenario ?? scenarios[0] ?? '';
if (!scenarios.includes(scenario))
  refuse(`${values.title} has no scenario ${scenario}; there is ${scenarios.join(', ')}`);
const [a = '', b = '', ...more] = values.players.split(',');
if (b === '' || more.length > 0) refuse('--players names two players, as lieutenant,recruit');
const players: readonly [string, string] = [a, b];
for (const name of players) {
  try {
    const { past } = partsOf(name);
    if (past !== undefined) buildPast(values.title, past);
    await contestantOf(values.title, brain, name, 0);
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
  }
}
const [games, seed, workers] = [wholeNumber('games'), wholeNumber('seed'), Math.max(1, wholeNumber('workers'))];

const bid = wholeNumber('bid');
const { bid: optionsOf } = titleNamed(values.title);
if (bid > 0 && optionsOf === undefined) refuse(`${values.title} has no bids`);
const options = bid > 0 ? optionsOf?.(scenario, bid) : undefined;

const path = join(
  MATCHES,
  values.title,
  `${scenario}-${players.join('-v-').replaceAll('@', '-at-').replaceAll('/', '-of-')}${bid > 0 ? `-bid-${bid}` : ''}-${seed}.json`,
);
/** The evaluation, and the weights by which all levels but the Recruit judge. */
const version = `${brain.version} ${brain.learned.version}`;
let pairs: readonly Pair[] = keptPairs();

/** The pairs played earlier, with the same evaluation and the same counts. */
function keptPairs(): readonly Pair[] {
  try {
    const kept: Kept = JSON.parse(readFileSync(path, 'utf8'));
    const counts = kept.counted === undefined || kept.counted.names.join() === counting.names.join();
    return kept.version === version && counts ? kept.pairs : [];
  } catch {
    return [];
  }
}

function line(): string {
  const { games: played, share, within, bySeat } = scoreOf(pairs);
  const sides = seats.map((name, i) => `${name} ${percent(bySeat[i === 0 ? 0 : 1])}`).join(', ');
  return `${played} games: ${players[0]} scores ${percent(share)} ± ${percent(within)} against ${players[1]} (as ${sides})`;
}

function keep(): void {
  const git = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*'], { encoding: 'utf8' });
  const sorted = [...pairs].sort((x, y) => x.seed - y.seed);
  const kept: Kept = {
    title: values.title,
    scenario,
    players,
    ...(bid > 0 && { bid }),
    version,
    commit: git.stdout.trim(),
    seed,
    ...scoreOf(sorted),
    counted: countedIn(sorted, counting.names),
    pairs: sorted,
  };
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, `${JSON.stringify(kept, undefined, 1)}\n`);
}

/** The pairs still to play. */
function* due(): Generator<PairJob> {
  const played = new Set(pairs.map((pair) => pair.seed));
  for (let i = 0; i < Math.ceil(games / 2); i++) {
    const own = seed * 100_000 + i;
    if (!played.has(own)) yield { title: values.title, scenario, players, seed: own, options };
  }
}

await employed<PairJob, Pair>(new URL('../match-worker.mjs', import.meta.url), due(), {
  workers,
  done: (pair) => {
    pairs = [...pairs, pair];
    keep();
    console.log(line());
  },
});
writeMatches();
// In the format of the repository's files.
spawnSync('npx', ['biome', 'check', '--write', path]);
console.log(line());
const counted = countedIn(pairs, counting.names);
if (counted !== undefined) {
  for (const each of countLines(counted, { players, seats })) console.log(each);
  for (const broken of brokenBands(counted, counting.bands)) console.log(`! ${brokenLine(broken, { players, seats })}`);
}
