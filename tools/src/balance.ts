/**
 * `npm run balance`: lets a computer player play against itself, and reports how often each side of a scenario wins.
 *
 *     npm run balance -- --title T [--scenario S] [--player P] [--budget B] [--games N] [--bids 0,2,4] [--seed S]
 *         [--minutes M]
 *
 * `--budget` is the share of its usual playouts that the player makes. With several bids (victory points bid for the
 * first side; the other begins with them) each game takes the next bid in turn, and the fair bid is reported.
 * `--minutes` limits the processor time. The results are kept in docs/matches; an interrupted command continues where
 * it stopped.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { at } from '@carillon/kit';
import { type Balance, balanceRows, fairBidLine, fairBidOf, type OwnGame, sharesOf } from './match/balance.ts';
import { contestant } from './match/contestants.ts';
import { brainOf, type playItself as PlayItself } from './match/jobs.ts';
import { BALANCE, MATCHES, writeBalances } from './match/results.ts';
import { TITLES, titleName, titleNamed } from './titles.ts';

const { values } = parseArgs({
  options: {
    title: { type: 'string', default: titleName(at(TITLES, 0)) },
    scenario: { type: 'string' },
    player: { type: 'string', default: 'captain' },
    budget: { type: 'string', default: '0.1' },
    games: { type: 'string', default: '100' },
    bids: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '600' },
  },
});

function refuse(message: string): never {
  console.error(message);
  return exit(2);
}

function wholeNumber(text: string, what: string): number {
  return /^\d{1,6}$/.test(text) ? Number(text) : refuse(`${what} is a whole number`);
}

const brain = await brainOf(values.title).catch((error: Error) => refuse(error.message));
const title = titleNamed(values.title);
const { scenarios } = title.rules;
const scenario = values.scenario ?? title.benchmark;
if (!scenarios.includes(scenario))
  refuse(`${values.title} has no scenario ${scenario}; there is ${scenarios.join(', ')}`);
const player = Number(values.budget) === 1 ? values.player : `${values.player}@${values.budget}`;
try {
  contestant(brain, player, 0);
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}
const bids = values.bids.split(',').map((text) => wholeNumber(text, 'a bid'));
const { bid: optionsOf } = title;
if (bids.some((bid) => bid !== 0) && optionsOf === undefined) refuse(`${values.title} has no bids`);
const [games, seed] = [wholeNumber(values.games, '--games'), wholeNumber(values.seed, '--seed')];
const minutes = wholeNumber(values.minutes, '--minutes');

const path = join(MATCHES, values.title, `${BALANCE}${scenario}-${player.replaceAll('@', '-at-')}-${seed}.json`);
const { version } = brain.learned;
let played: readonly OwnGame[] = keptGames();

/** The games played earlier with the same evaluation. */
function keptGames(): readonly OwnGame[] {
  try {
    const kept: Balance = JSON.parse(readFileSync(path, 'utf8'));
    return kept.version === version ? kept.games : [];
  } catch {
    return [];
  }
}

function keep(): Balance {
  const git = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*'], { encoding: 'utf8' });
  const kept: Balance = {
    ...{ title: values.title, scenario, player, version, commit: git.stdout.trim(), seed },
    bids: sharesOf(played),
    fairBid: fairBidOf(played),
    games: played.toSorted((a, b) => a.seed - b.seed),
  };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(kept, undefined, 1)}\n`);
  return kept;
}

const BUILT = new URL('../../dist/players/players.mjs', import.meta.url).href;
const { playItself }: { readonly playItself: typeof PlayItself } = await import(BUILT);
const known = new Set(played.map((each) => each.seed));
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 60_000_000;
};
for (let i = 0; i < games && spent() < minutes; i++) {
  const own = seed * 100_000 + i;
  if (known.has(own)) continue;
  const bid = at(bids, i % bids.length);
  const options = optionsOf?.(scenario, bid) ?? {};
  const game = await playItself({ title: values.title, scenario, options, player, seed: own });
  played = [...played, { seed: own, bid, game }];
  const reported = keep();
  if (played.length % 5 === 0) console.log(`${played.length} games; ${fairBidLine(reported)}`);
}
const reported = keep();
writeBalances();
// In the format of the repository's files.
spawnSync('npx', ['biome', 'check', '--write', path]);
for (const row of balanceRows(reported)) console.log(row);
console.log(fairBidLine(reported));
