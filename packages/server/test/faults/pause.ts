/** The server's process stands still for longer than live clocks last: nobody may lose time by it. */
import type { Random } from '@carillon/kit';
import { openStore } from '../../src/store/store.ts';
import type { TitleModule } from '../../src/titles/module.ts';
import { freePort, pause, ServerProcess, seatTwo, somethingHappens, type Variables } from './hall.ts';
import { type Kept, lookAt } from './kept.ts';

const PACE = { kind: 'live', initial: 60_000, increment: 5000 } as const;
/** How long the process stands still, and how long the server may look afterwards, in milliseconds. */
const STILL = 75_000;
const AFTERWARDS = 8000;
const TABLES = 4;

/** The results. */
export interface PauseReport extends Kept {
  /** Games that ended, which they can have only by the clock. */
  readonly flagged: number;
}

export interface Pause {
  readonly store: string;
  readonly variables: Variables;
  readonly rules: string;
  readonly module: TitleModule;
  readonly scenario: string;
  readonly random: Random;
}

export async function standStill({ store, variables, rules, ...play }: Pause): Promise<PauseReport> {
  const server = new ServerProcess(await freePort(), rules, variables);
  await server.start();
  const { players, tables } = await seatTwo(server, { ...play, pace: PACE }, TABLES, play.random, 200);
  for (const player of players) player.start();
  await somethingHappens(players);
  process.kill(server.pid, 'SIGSTOP');
  await pause(STILL);
  process.kill(server.pid, 'SIGCONT');
  await pause(AFTERWARDS);
  await somethingHappens(players);
  for (const player of players) player.stop();
  await server.kill();
  const opened = await openStore({ url: store });
  const over = await opened.db.selectFrom('game').select('id').where('status', '=', 'over').execute();
  await opened.close();
  return { flagged: over.length, ...(await lookAt(store, play.module, tables, players)) };
}
