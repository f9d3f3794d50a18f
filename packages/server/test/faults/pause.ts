/** The server's process stands still for longer than live clocks run: nobody may lose time from it. */
import {
  freePort,
  modulesOf,
  type Playing,
  pause,
  ServerProcess,
  seatTwo,
  somethingHappens,
  type Variables,
} from './hall.ts';
import { type Kept, lookAt } from './kept.ts';
import { type Time, timeOf, underClocks } from './time.ts';

/** How long the process stands still, and how long the server may then take to check the clocks, in milliseconds. */
const STILL = 75_000;
const AFTERWARDS = 8000;
const TABLES = 4;

/** The results. */
export type PauseReport = Kept & Time;

export interface Pause extends Playing {
  readonly store: string;
  readonly variables: Variables;
}

export async function standStill({ store, variables, rules, plays, random }: Pause): Promise<PauseReport> {
  const server = new ServerProcess(await freePort(), rules, variables);
  await server.start();
  const { players, tables } = await seatTwo(server, underClocks(plays), TABLES, random, 200);
  for (const player of players) player.start();
  await somethingHappens(players);
  process.kill(server.pid, 'SIGSTOP');
  await pause(STILL);
  process.kill(server.pid, 'SIGCONT');
  await pause(AFTERWARDS);
  await somethingHappens(players);
  for (const player of players) player.stop();
  await server.kill();
  return { ...(await timeOf(store, tables)), ...(await lookAt(store, modulesOf(plays), tables, players)) };
}
