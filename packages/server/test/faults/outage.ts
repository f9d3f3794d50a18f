/** Kills and restarts PostgreSQL again and again under a running server. */
import type { Random } from '@carillon/kit';
import type { TitleModule } from '../../src/titles/module.ts';
import type { Postgres } from '../postgres.ts';
import { freePort, pause, ServerProcess, seatTwo, somethingHappens } from './hall.ts';
import { type Kept, lookAt } from './kept.ts';

/** The results. */
export interface OutageReport extends Kept {
  readonly outages: number;
  /** The requests refused meanwhile, by code, and how often. */
  readonly refused: Readonly<Record<string, number>>;
  /** The longest time from PostgreSQL's return until a choice was confirmed again, in milliseconds. */
  readonly recovered: number;
}

export interface Outage {
  readonly outages: number;
  readonly tables: number;
  readonly cluster: Postgres;
  readonly rules: string;
  readonly module: TitleModule;
  readonly scenario: string;
  readonly random: Random;
}

const DOWN = 1500;

export async function killPostgres(outage: Outage): Promise<OutageReport> {
  const { cluster, module, scenario, random, rules, outages } = outage;
  const store = await cluster.database();
  const server = new ServerProcess(await freePort(), rules, { DATABASE_URL: store });
  await server.start();
  const { players, tables } = await seatTwo(server, { module, scenario }, outage.tables, random, 20);
  for (const player of players) player.start();
  let recovered = 0;
  for (let i = 0; i < outages; i++) {
    await somethingHappens(players);
    await pause(random.below(400));
    cluster.kill();
    await pause(DOWN);
    cluster.begin();
    const began = performance.now();
    await somethingHappens(players);
    recovered = Math.max(recovered, performance.now() - began);
  }
  for (const player of players) player.stop();
  await server.kill();
  const refused = countsOf(players.flatMap(({ refusals }) => refusals));
  return { outages, refused, recovered: Math.round(recovered), ...(await lookAt(store, module, tables, players)) };
}

/** How often each word occurs. */
export function countsOf(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
