/** A server is killed again and again while two play at many tables; then it is looked at what was kept. */
import type { Random } from '@carillon/kit';
import type { TitleModule } from '../../src/titles/module.ts';
import { freePort, pause, ServerProcess, seatTwo, somethingHappens, type Variables } from './hall.ts';
import { countIn, type Kept, lookAt } from './kept.ts';

/** What came of it. */
export interface Report extends Kept {
  readonly kills: number;
  /** Games that were played, one after another at each table. */
  readonly games: number;
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
  /** Told now and then how it goes. */
  readonly say?: (sentence: string) => void;
}

/** After so many kills it is told how it goes. */
const TOLD_EVERY = 10;

export async function killAgainAndAgain(killing: Killing): Promise<Report> {
  const { kills, tables: count, rules, random, store, say } = killing;
  const server = new ServerProcess(await freePort(), rules, killing.variables);
  await server.start();
  const { players, tables, refill } = await seatTwo(server, killing, count, random, 20);
  for (const player of players) player.start();
  const ready: number[] = [];
  const slowest = (): number => Math.round(Math.max(...ready));
  while (ready.length < kills) {
    await refill();
    await somethingHappens(players);
    await pause(random.below(400));
    await server.kill();
    if (say !== undefined && ready.length % TOLD_EVERY === TOLD_EVERY - 1) {
      const { confirmed, lost, doubled } = await countIn(store, tables, players);
      const kept = `${confirmed} choices confirmed, ${lost} lost, ${doubled} games with doubled ones`;
      say(`${ready.length + 1} of ${kills} kills, ${tables.length} games, ${kept}; slowest ready ${slowest()} ms`);
    }
    ready.push(await server.start());
  }
  await somethingHappens(players);
  for (const player of players) player.stop();
  await server.kill();
  return { kills, games: tables.length, slowest: slowest(), ...(await lookAt(store, killing.module, tables, players)) };
}
