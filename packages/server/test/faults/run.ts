/**
 * `npm run faults [-- KIND …] [-- TIMES]`: tests a server under faults. `kills`: killed 300 times under load, on each
 * store available on this machine; `several`: three servers on PostgreSQL, one killed every few seconds; `balanced`: the same behind nginx; `outage`:
 * PostgreSQL itself killed; `pause`: a process suspended under live clocks; `storm`: a thousand pages reconnecting at once; `power`: the power cut in the middle of writes; `full`: no room on the disk. Without a kind: all that this machine can do.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process, { argv, exit, getuid, platform } from 'node:process';
import { MINUTE, seeded } from '@carillon/kit';
import { rulesFolder } from '../../../../tools/build.mjs';
import { buildRules } from '../../../../tools/build-rules.mjs';
import { buildServer } from '../../../../tools/build-server.mjs';
import { ROOT } from '../../../../tools/stages.mjs';
import { titlesIn } from '../../src/titles/folder.ts';
import { hasPostgres, Postgres } from '../postgres.ts';
import { hasBalancer } from './balancer.ts';
import { fillPostgres, fillTheDisk } from './full.ts';
import type { Kept } from './kept.ts';
import { killAgainAndAgain, type Report } from './kills.ts';
import { killPostgres } from './outage.ts';
import { type PauseReport, standStill } from './pause.ts';
import { playsOf } from './plays.ts';
import { cutThePower, type PowerReport } from './power.ts';
import { killOneOfSeveral } from './several.ts';
import { type StormReport, storm } from './storm.ts';

const TABLES = 8;
const OUTAGES = 20;
const STORMS = 3;
const CUTS = 200;
const MANY_TABLES = 50;
const READY_WITHIN = 5000;
/** No choice may cost more on a live clock, in milliseconds: much less than an outage lasts. */
const CHARGED_BELOW = 15_000;
const PATIENCE = 15 * MINUTE;
/** The time allowed per table, in milliseconds, when a number of tables is given. */
const PATIENCE_EACH = 15_000;

const words = argv.slice(2);
const times = words.find((word) => /^\d+$/.test(word));
const kills = Number(times ?? 300);
const kinds = words.filter((word) => !/^\d+$/.test(word));

await buildServer(ROOT);
await buildRules(ROOT);
const rules = rulesFolder(ROOT);
const shared = { rules, plays: playsOf(await titlesIn(rules)), random: seeded(1757) };
const began = performance.now();
/** Reports progress, with the seconds passed. */
const say = (sentence: string): void => console.log(`${Math.round((performance.now() - began) / 1000)} s: ${sentence}`);
const killing = { ...shared, kills, tables: TABLES, say };

async function killsOnSqlite(): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-faults-'));
  const store = `sqlite:${join(folder, 'carillon.sqlite')}`;
  const report = await killAgainAndAgain({ ...killing, store, variables: { DATA_DIR: folder } });
  rmSync(folder, { recursive: true });
  return report;
}

async function pauseOnSqlite(): Promise<PauseReport> {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-faults-'));
  const store = `sqlite:${join(folder, 'carillon.sqlite')}`;
  const report = await standStill({ ...shared, store, variables: { DATA_DIR: folder } });
  rmSync(folder, { recursive: true });
  return report;
}

async function stormOnSqlite(): Promise<StormReport> {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-faults-'));
  const store = `sqlite:${join(folder, 'carillon.sqlite')}`;
  const report = await storm({ ...shared, storms: Number(times ?? STORMS), store, variables: { DATA_DIR: folder } });
  rmSync(folder, { recursive: true });
  return report;
}

/** Runs `work` with a separate PostgreSQL that waits for the disk. */
async function onPostgres<T>(work: (cluster: Postgres) => Promise<T>): Promise<T> {
  const cluster = await Postgres.start(true);
  const stop = (): void => cluster.stop();
  // It is stopped when the run ends, however it ends.
  process.once('exit', stop);
  try {
    return await work(cluster);
  } finally {
    process.off('exit', stop);
    stop();
  }
}

async function killsOnPostgres(cluster: Postgres): Promise<Report> {
  const store = await cluster.database();
  return killAgainAndAgain({ ...killing, store, variables: { DATABASE_URL: store } });
}

/** Few games are resigned after a while: the test is about what was kept. */
const patienceFor = (tables: string | undefined): number =>
  tables === undefined ? PATIENCE : Math.min(PATIENCE, Number(tables) * PATIENCE_EACH);

async function several(cluster: Postgres, balanced: boolean): Promise<Kept> {
  const store = await cluster.database();
  return killOneOfSeveral({
    ...shared,
    tables: Number(times ?? MANY_TABLES),
    store,
    patience: patienceFor(times),
    balanced,
  });
}

type Outcome = Kept &
  Partial<Pick<Report, 'slowestAlone'> & Pick<StormReport, 'left'> & Pick<PowerReport, 'damaged'> & PauseReport>;

const mayMount = platform === 'linux' && getuid?.() === 0;

interface Fault {
  readonly kind: string;
  readonly name: string;
  /** Whether this machine can do it. */
  readonly can: boolean;
  readonly run: () => Promise<Outcome>;
}

const FAULTS: readonly Fault[] = [
  { kind: 'kills', name: 'kills on SQLite', can: true, run: killsOnSqlite },
  { kind: 'kills', name: 'kills on PostgreSQL', can: hasPostgres, run: () => onPostgres(killsOnPostgres) },
  {
    ...{ kind: 'several', name: 'one of three servers killed', can: hasPostgres },
    run: () => onPostgres((cluster) => several(cluster, false)),
  },
  {
    ...{ kind: 'balanced', name: 'one of three servers behind nginx killed', can: hasPostgres && hasBalancer },
    run: () => onPostgres((cluster) => several(cluster, true)),
  },
  {
    ...{ kind: 'outage', name: 'PostgreSQL killed', can: hasPostgres },
    run: () =>
      onPostgres((cluster) => killPostgres({ ...shared, outages: Number(times ?? OUTAGES), tables: TABLES, cluster })),
  },
  { kind: 'pause', name: 'the process suspended', can: platform !== 'win32', run: pauseOnSqlite },
  { kind: 'storm', name: 'a thousand pages reconnecting', can: platform === 'linux', run: stormOnSqlite },
  {
    ...{ kind: 'power', name: 'the power cut', can: true },
    run: () => cutThePower({ ...shared, cuts: Number(times ?? CUTS), say }),
  },
  { kind: 'full', name: 'the disk full', can: mayMount, run: () => fillTheDisk(shared) },
  {
    ...{ kind: 'full', name: "PostgreSQL's disk full", can: mayMount && hasPostgres },
    run: () => fillPostgres(shared),
  },
];

/** On a busy machine the server may have to wait; that is not its fault. */
function isGood({
  lost,
  doubled,
  broken,
  slowestAlone = 0,
  left = 0,
  damaged = 0,
  flagged = 0,
  charged = 0,
}: Outcome): boolean {
  const isKept = lost === 0 && doubled === 0 && broken.length === 0 && damaged === 0;
  return isKept && left === 0 && flagged === 0 && charged < CHARGED_BELOW && slowestAlone <= READY_WITHIN;
}

let good = true;
for (const { kind, name, can, run } of FAULTS) {
  if (kinds.length > 0 && !kinds.includes(kind)) continue;
  const report = can ? await run() : undefined;
  console.log(name, report === undefined ? 'cannot be tried on this machine' : JSON.stringify(report));
  good &&= report === undefined || isGood(report);
}
exit(good ? 0 : 1);
