/**
 * `npm run bench:server [-- TABLES …]`: measures a server with 50, 200 and 500 tables of two sockets each, on each
 * store available on this machine. The players run in one process on the same machine and use some of it. `several 3 500 100`
 * measures three processes behind nginx with 500 tables and 100 games against computers. Linux only.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { seeded } from '@carillon/kit';
import { rulesFolder } from '../../../../tools/build.mjs';
import { buildRules } from '../../../../tools/build-rules.mjs';
import { buildServer } from '../../../../tools/build-server.mjs';
import { ROOT } from '../../../../tools/stages.mjs';
import { openStore } from '../../src/store/store.ts';
import { titlesIn } from '../../src/titles/folder.ts';
import { freePort, pause, ServerProcess, type Variables } from '../faults/hall.ts';
import { hasPostgres, Postgres } from '../postgres.ts';
import { measureWaits } from './computers.ts';
import { type Figures, Load } from './load.ts';
import { gameSize, usageOf } from './memory.ts';
import { askForPast, keepLongGames } from './past.ts';
import { measureSeveral } from './several.ts';

/** The argument that measures requests for past positions instead, and how many are sent at once. */
const PAST = 'past';
const REQUESTS = 320;
/** The argument that measures several processes behind nginx: `several PROCESSES TABLES COMPUTERS [SECONDS]`. */
const SEVERAL = 'several';
/** The argument that measures how long players wait for a Recruit beside a guest with many Generals. */
const COMPUTERS = 'computers';
const SCENARIOS: Readonly<Record<string, string>> = {
  'wilderness-war': 'annus-mirabilis',
  'bayonets-tomahawks': 'vaudreuils-petite-guerre',
};
const words = argv.slice(2);
const counts = words.filter((word) => /^\d+$/.test(word)).map(Number);
const COUNTS = counts.length > 0 ? counts : [50, 200, 500];
const SETTLE = 5000;

await buildServer(ROOT);
await buildRules(ROOT);
const rules = rulesFolder(ROOT);
const titles = await titlesIn(rules);
const plays = titles.current.map((module) => ({ module, scenario: SCENARIOS[module.rules.title] ?? '' }));

const cell = (value: number, digits = 0): string => value.toFixed(digits).padStart(10);

function line({
  tables,
  sockets,
  choices,
  p50,
  p95,
  p99,
  worst,
  memory,
  processor,
  waits,
  players,
  lag,
}: Figures): string {
  const times = [p50, p95, p99, worst].map((ms) => cell(ms, 1)).join('');
  return `${cell(tables)}${cell(sockets)}${cell(choices, 1)}${times}${cell(memory)}${cell(processor)}${cell(waits)}${cell(players)}${cell(lag, 1)}`;
}

const HEAD = [
  'tables',
  'sockets',
  'choices/s',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'worst ms',
  'MB',
  '% of cpu',
  '% waits',
  'players %',
  'their lag',
];

/** Measures a server while many users ask for the past of long games. */
async function measurePast(store: string, variables: Variables): Promise<void> {
  const games = await keepLongGames(store, titles);
  const server = new ServerProcess(await freePort(), rules, { ...variables, TRUST_PROXY: '1' });
  await server.start();
  const random = seeded(1757);
  for (const round of ['cold', 'warm']) console.log(round, await askForPast(server, games, REQUESTS, random));
  console.log(`${cell(usageOf(server.pid).memory).trim()} MB`);
  await server.kill();
}

/** Measures the waits for computer players on a server. */
async function measureComputers(variables: Variables): Promise<void> {
  const server = new ServerProcess(await freePort(), rules, { ...variables, TRUST_PROXY: '1' });
  await server.start();
  console.log(await measureWaits(server, plays, seeded(1757)));
  await server.kill();
}

/** Measures a server on one store. */
async function measure(name: string, store: string, variables: Variables): Promise<void> {
  const server = new ServerProcess(await freePort(), rules, { ...variables, TRUST_PROXY: '1' });
  const { took } = await server.start();
  await pause(SETTLE);
  console.log(
    `\n${name}: ready ${cell(took).trim()} ms after the start, idle ${cell(usageOf(server.pid).memory).trim()} MB`,
  );
  console.log(HEAD.map((word) => word.padStart(10)).join(''));
  const load = new Load(server, plays, seeded(1757));
  for (const count of COUNTS) {
    await load.growTo(count);
    console.log(line(await load.measure()));
  }
  await server.kill();
  console.log(
    `ready ${cell((await server.start()).took).trim()} ms after kill -9, with ${load.tables.length} tables at play`,
  );
  load.stop();
  await server.kill();
  await sizes(store, load.tables);
}

async function sizes(url: string, tables: readonly string[]): Promise<void> {
  const store = await openStore({ url });
  const { bytes, entries } = await gameSize(store, titles, tables);
  await store.close();
  console.log(
    `a game that is held, all but its sockets: ${cell(bytes / 1024, 1).trim()} KB at ${entries.toFixed(0)} entries`,
  );
}

/** With this many tables or more, each player thinks for sixteen seconds on average, otherwise for two. */
const MANY = 1000;
/** How long the measurement of several processes takes, in seconds. */
const WATCHED = 30;

/** Measures several processes, and prints the result as one line of JSON. */
async function measureProcesses(commit: string): Promise<void> {
  const [processes = 1, tables = 500, computers = 0, seconds = WATCHED] = counts;
  const row = { processes, tables, computers, thinks: tables >= MANY ? 32_000 : 4000, measure: seconds * 1000 };
  const figures = await measureSeveral(row, rules, plays, seeded(1757));
  console.log(JSON.stringify({ commit, at: new Date().toISOString(), node: process.version, ...figures }));
}

const git = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' });
if (words.includes(SEVERAL)) {
  await measureProcesses(git.stdout.trim());
  exit(0);
}
console.log(
  `commit ${git.stdout.trim()}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
);
const folder = mkdtempSync(join(tmpdir(), 'carillon-bench-'));
if (words.includes(COMPUTERS)) {
  await measureComputers({ DATA_DIR: folder });
  rmSync(folder, { recursive: true });
  exit(0);
}
if (words.includes(PAST)) {
  await measurePast(`sqlite:${join(folder, 'carillon.sqlite')}`, { DATA_DIR: folder });
  rmSync(folder, { recursive: true });
  exit(0);
}
await measure('SQLite', `sqlite:${join(folder, 'carillon.sqlite')}`, { DATA_DIR: folder });
rmSync(folder, { recursive: true });
if (hasPostgres) {
  const cluster = await Postgres.start(true);
  const store = await cluster.database();
  await measure('PostgreSQL', store, { DATABASE_URL: store });
  cluster.stop();
}
exit(0);
