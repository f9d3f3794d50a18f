/** A server is killed again and again while two play at many tables; then it is looked at what was kept. */
import type { Random } from '@carillon/kit';
import type { TitleModule } from '../../src/titles/module.ts';
import { freePort, pause, ServerProcess, seatTwo, somethingHappens, type Variables } from './hall.ts';
import { type Kept, lookAt } from './kept.ts';

/** What came of it. */
export interface Report extends Kept {
  readonly kills: number;
  /** Longest time until a killed server was ready again, in milliseconds. */
  readonly slowest: number;
}

export interface Killing {
  readonly kills: number;
  readonly tables: number;
  /** The store's address, and the server's settings that name it. */
  readonly store: string;
  readonly variables: Variables;
  readonly rules: string;
  readonly module: TitleModule;
  readonly scenario: string;
  readonly random: Random;
  readonly say?: (sentence: string) => void;
}

export async function killAgainAndAgain(killing: Killing): Promise<Report> {
  const { kills, tables: count, rules, module, random, scenario, say } = killing;
  const server = new ServerProcess(await freePort(), rules, killing.variables);
  await server.start();
  const { players, tables } = await seatTwo(server, module, scenario, count, random, 20);
  for (const player of players) player.start();
  let slowest = 0;
  for (let kill = 0; kill < kills; kill++) {
    await somethingHappens(players);
    await pause(random.below(400));
    await server.kill();
    slowest = Math.max(slowest, await server.start());
    say?.(`${kill + 1} of ${kills} kills`);
  }
  await somethingHappens(players);
  for (const player of players) player.stop();
  await server.kill();
  return { kills, slowest: Math.round(slowest), ...(await lookAt(killing.store, module, tables, players)) };
}
