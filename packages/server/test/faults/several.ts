/**
 * Runs three servers on one PostgreSQL with random players at many tables, and kills one of the servers every few
 * seconds. Players know the servers, or come through a balancer.
 */
import { at, range } from '@carillon/kit';
import { Balancer } from './balancer.ts';
import { freePort, guest, modulesOf, type Playing, pause, ServerProcess, seatAt } from './hall.ts';
import { type Kept, lookAt } from './kept.ts';
import { Player, type Visitor } from './player.ts';

const SERVERS = 3;
const PLAYERS = 12;
/** The time between two kills, in milliseconds. */
const CALM = { from: 2000, to: 5000 };

/** The results. */
export interface SeveralReport extends Kept {
  readonly kills: number;
  readonly tables: number;
  /** The number of games that ended by the rules, and of those given up after `patience`. */
  readonly played: number;
  readonly resigned: number;
  readonly seconds: number;
}

export interface Several extends Playing {
  readonly tables: number;
  /** The store's address. */
  readonly store: string;
  /** After this many milliseconds all players resign. */
  readonly patience: number;
  /** Whether players reach the servers only through nginx. */
  readonly balanced?: boolean;
}

export async function killOneOfSeveral(several: Several): Promise<SeveralReport> {
  const { random, store, plays, patience } = several;
  const { servers, balancer } = await startServers(several);
  const origins = balancer === undefined ? servers.map(({ origin }) => origin) : [balancer.origin];
  const { players, tables } = await seatAll(several, origins);
  const began = performance.now();
  for (const player of players) player.start();
  // Both players of a game learn that it is over.
  const over = (): number => players.reduce((sum, player) => sum + player.over, 0) / 2;
  let kills = 0;
  while (over() < tables.length && performance.now() - began < patience) {
    await pause(CALM.from + random.below(CALM.to - CALM.from));
    const server = at(servers, random.below(servers.length));
    await server.kill();
    await server.start();
    kills++;
  }
  const played = over();
  while (over() < tables.length) {
    for (const player of players) player.resign();
    await pause(CALM.from);
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  for (const player of players) player.stop();
  for (const server of servers) await server.kill();
  await balancer?.stop();
  const kept = await lookAt(store, modulesOf(plays), tables, players);
  return { kills, tables: tables.length, played, resigned: tables.length - played, seconds, ...kept };
}

/** The servers, and what is in front of them. */
interface House {
  readonly servers: readonly ServerProcess[];
  readonly balancer: Balancer | undefined;
}

async function startServers({ rules, store, balanced = false }: Several): Promise<House> {
  const ports = await Promise.all(range(SERVERS).map(() => freePort()));
  const balancer = balanced ? await Balancer.start(await freePort(), ports) : undefined;
  // The players set their own addresses, so they count as one more proxy.
  const behind = balancer && { PUBLIC_URL: balancer.origin, TRUST_PROXY: '2' };
  const variables = { DATABASE_URL: store, TRUST_PROXY: '1', ...behind };
  const servers = ports.map((port) => new ServerProcess(port, rules, variables));
  for (const server of servers) await server.start();
  return { servers, balancer };
}

/** Players who use any of the servers. Each one shares tables with the next ones. */
async function seatAll(
  { tables: count, random, plays }: Several,
  origins: readonly string[],
): Promise<{ readonly players: readonly Player[]; readonly tables: readonly string[] }> {
  const first = at(origins, 0);
  const visitors: Visitor[] = [];
  for (const i of range(PLAYERS)) visitors.push(await newGuest(first, i));
  const tables: string[] = [];
  const tablesOf = visitors.map((): string[] => []);
  for (const i of range(count)) {
    const host = i % PLAYERS;
    const other = (host + 1 + Math.floor(i / PLAYERS)) % PLAYERS;
    const table = await seatAt(first, at(plays, i % plays.length), at(visitors, host), at(visitors, other));
    tables.push(table);
    for (const place of [host, other]) at(tablesOf, place).push(table);
  }
  const shared = { origins, modules: modulesOf(plays), random, thinks: 0 };
  const players = visitors.map((visitor, i) => new Player({ ...visitor, ...shared, tables: at(tablesOf, i) }));
  return { players, tables };
}

/** Every player has a separate address, so that no limit per address applies. */
async function newGuest(origin: string, number: number): Promise<Visitor> {
  const address = `10.0.0.${number + 1}`;
  return { ...(await guest(origin, `Guest ${number}`, { address })), address };
}
