/**
 * Kills and restarts PostgreSQL again and again under a running server, the last time for longer than live clocks run.
 */
import type { Postgres } from '../postgres.ts';
import {
  countsOf,
  freePort,
  modulesOf,
  type Playing,
  pause,
  ServerProcess,
  seatTwo,
  somethingHappens,
} from './hall.ts';
import { type Kept, lookAt } from './kept.ts';
import { type Time, timeOf, underClocks } from './time.ts';

/** The results. */
export interface OutageReport extends Kept, Time {
  readonly outages: number;
  /** The requests refused meanwhile, by code, and how often. */
  readonly refused: Readonly<Record<string, number>>;
  /** The longest time from PostgreSQL's return until a choice was confirmed again, in milliseconds. */
  readonly recovered: number;
}

export interface Outage extends Playing {
  readonly outages: number;
  readonly tables: number;
  readonly cluster: Postgres;
}

/** How long PostgreSQL is down, in milliseconds; the last time, under live clocks of 60 s. */
const DOWN = 1500;
const DOWN_FOR_LONG = 75_000;
const TABLES_UNDER_CLOCKS = 4;
const LIVE_NAMES = ['Levis', 'Amherst'] as const;
/** How long the server may take to check the clocks afterwards. */
const AFTERWARDS = 8000;

export async function killPostgres(outage: Outage): Promise<OutageReport> {
  const { cluster, plays, random, rules, outages } = outage;
  const store = await cluster.database();
  const server = new ServerProcess(await freePort(), rules, { DATABASE_URL: store });
  await server.start();
  const { players: pair, tables } = await seatTwo(server, plays, outage.tables, random, 20);
  const players = [...pair];
  for (const player of players) player.start();
  let recovered = 0;
  const away = async (ms: number): Promise<void> => {
    await somethingHappens(players);
    await pause(random.below(400));
    cluster.kill();
    await pause(ms);
    cluster.begin();
    const began = performance.now();
    await somethingHappens(players);
    recovered = Math.max(recovered, performance.now() - began);
  };
  for (let i = 0; i < outages; i++) await away(DOWN);
  const live = await seatTwo(server, underClocks(plays), TABLES_UNDER_CLOCKS, random, 200, LIVE_NAMES);
  players.push(...live.players);
  for (const player of live.players) player.start();
  await somethingHappens(live.players);
  await away(DOWN_FOR_LONG);
  await pause(AFTERWARDS);
  await somethingHappens(live.players);
  for (const player of players) player.stop();
  await server.kill();
  const refused = countsOf(players.flatMap(({ refusals }) => refusals));
  const time = await timeOf(store, live.tables);
  const kept = await lookAt(store, modulesOf(plays), [...tables, ...live.tables], players);
  return { outages, refused, recovered: Math.round(recovered), ...time, ...kept };
}
