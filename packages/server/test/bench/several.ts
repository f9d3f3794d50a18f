/**
 * Several servers on one PostgreSQL behind nginx: the time from a choice to the screens, and the processor time of each
 * part.
 */
import { cpus, loadavg } from 'node:os';
import { pid as own } from 'node:process';
import { at, type Random, range } from '@carillon/kit';
import pg from 'pg';
import { Balancer, balancerVersion } from '../faults/balancer.ts';
import { freePort, type Play, ServerProcess, waitedOf } from '../faults/hall.ts';
import { Postgres } from '../postgres.ts';
import { AgainstComputers } from './against-computers.ts';
import { Load } from './load.ts';
import { usageOf, usageOfAll } from './memory.ts';
import { percentile } from './stopwatch.ts';

/** The measurement to make. */
export interface Row {
  readonly processes: number;
  readonly tables: number;
  /** The number of games against computers besides the tables. */
  readonly computers: number;
  /** Longest time to think about a choice, in milliseconds. */
  readonly thinks: number;
  /** The length of the measurement, in milliseconds. */
  readonly measure: number;
}

const PARTS = ['servers', 'database', 'balancer', 'players'] as const;
type Part = (typeof PARTS)[number];

/** The results; times in milliseconds. */
export interface SeveralFigures extends Row {
  /** Choices per second. */
  readonly choices: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly worst: number;
  /** Processor time of each part per choice. */
  readonly each: Readonly<Record<Part, number>>;
  /**
   * The share of its time for which a server waited for a busy processor, in percent; of the server that waited
   * longest.
   */
  readonly waits: number;
  /** The delay of the players in looking at what has arrived, 95th percentile. */
  readonly lag: number;
  /** Memory of all servers in MB. */
  readonly memory: number;
  /** The bytes per choice that PostgreSQL writes to its log, and by which the store grows. */
  readonly logBytes: number;
  readonly storeBytes: number;
  /** Choices of computers per second, and the wait for one by the people who play them. */
  readonly thoughts: { readonly choices: number; readonly p50: number; readonly p95: number };
  readonly processors: string;
  readonly load: number;
  readonly balancer: string;
}

/** All processes that run for one row. */
interface Parts {
  readonly cluster: Postgres;
  readonly store: string;
  readonly balancer: Balancer;
  readonly servers: readonly ServerProcess[];
}

async function startAll(processes: number, rules: string): Promise<Parts> {
  const cluster = await Postgres.start(true);
  process.once('exit', () => cluster.stop());
  const store = await cluster.database();
  const ports = await Promise.all(range(processes).map(() => freePort()));
  const balancer = await Balancer.start(await freePort(), ports);
  // The players set their own addresses, so they count as one more proxy.
  const variables = { DATABASE_URL: store, TRUST_PROXY: '2', PUBLIC_URL: balancer.origin };
  const servers = ports.map((port) => new ServerProcess(port, rules, variables));
  for (const server of servers) await server.start();
  return { cluster, store, balancer, servers };
}

/** The processor time of each part until now. */
const workOf = ({ cluster, balancer, servers }: Parts): Record<Part, number> => ({
  servers: servers.reduce((sum, { pid }) => sum + usageOf(pid).processor, 0),
  database: usageOfAll(cluster.pid),
  balancer: usageOfAll(balancer.pid),
  players: usageOf(own).processor,
});

/** How much PostgreSQL has written to its log, and the size of the store, in bytes. */
async function writtenTo(store: string): Promise<{ readonly log: number; readonly size: number }> {
  const client = new pg.Client({ connectionString: store });
  await client.connect();
  const { rows } = await client.query(
    `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS log, pg_database_size(current_database())::float8 AS size`,
  );
  await client.end();
  return rows[0];
}

/** Measures one row on a new cluster. */
export async function measureSeveral(
  row: Row,
  rules: string,
  plays: readonly Play[],
  random: Random,
): Promise<SeveralFigures> {
  const parts = await startAll(row.processes, rules);
  const load = new Load(parts.balancer, plays, random, row.thinks);
  const computers = new AgainstComputers(parts.balancer.origin, plays, random);
  await computers.open(row.computers);
  await load.growTo(row.tables);
  await load.settle();
  computers.begin();
  const waited = parts.servers.map(({ pid }) => waitedOf(pid));
  const [work, written] = [workOf(parts), await writtenTo(parts.store)];
  const { took, lag, lasted } = await load.watch(row.measure);
  const [after, writtenAfter] = [workOf(parts), await writtenTo(parts.store)];
  const thoughts = computers.end();
  const memory = parts.servers.reduce((sum, { pid }) => sum + usageOf(pid).memory, 0);
  const waits = parts.servers.map(({ pid }, i) => ((waitedOf(pid) - at(waited, i)) / lasted) * 100);
  load.stop();
  for (const server of parts.servers) await server.kill();
  await parts.balancer.stop();
  const count = took.length + thoughts.own;
  const each = Object.fromEntries(PARTS.map((part) => [part, (after[part] - work[part]) / count]));
  return {
    ...row,
    ...{ choices: count / (lasted / 1000), p50: percentile(took, 0.5), p95: percentile(took, 0.95) },
    ...{ p99: percentile(took, 0.99), worst: percentile(took, 1), each: each as Record<Part, number> },
    ...{ waits: Math.max(...waits), lag, memory },
    logBytes: (writtenAfter.log - written.log) / count,
    storeBytes: (writtenAfter.size - written.size) / count,
    thoughts: { choices: thoughts.choices / (lasted / 1000), p50: thoughts.p50, p95: thoughts.p95 },
    processors: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
    ...{ load: loadavg()[0] ?? 0, balancer: balancerVersion() },
  };
}
