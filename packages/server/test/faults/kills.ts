/** Kills a server again and again while two players play at many tables; then checks what was kept. */
import type { Random } from '@carillon/kit';
import type { TitleModule } from '../../src/titles/module.ts';
import { freePort, pause, ServerProcess, type Started, seatTwo, somethingHappens, type Variables } from './hall.ts';
import { countIn, type Kept, lookAt } from './kept.ts';

/** The results. */
export interface Report extends Kept {
  readonly kills: number;
  /** Games played, one after another at each table. */
  readonly games: number;
  /**
   * The longest time until a killed server was ready again, in milliseconds; and the same without waits for a busy
   * processor.
   */
  readonly slowest: number;
  readonly slowestAlone: number;
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
  /** Called with progress now and then. */
  readonly say?: (sentence: string) => void;
}

/** Progress is reported after this many kills. */
const TOLD_EVERY = 10;

export async function killAgainAndAgain(killing: Killing): Promise<Report> {
  const { kills, tables: count, rules, random, store, say } = killing;
  const server = new ServerProcess(await freePort(), rules, killing.variables);
  await server.start();
  const { players, tables, refill } = await seatTwo(server, killing, count, random, 20);
  for (const player of players) player.start();
  const starts: Started[] = [];
  const tell = async (): Promise<void> => {
    const { confirmed, lost, doubled } = await countIn(store, tables, players);
    const kept = `${confirmed} choices confirmed, ${lost} lost, ${doubled} games with doubled ones`;
    const { slowest, slowestAlone } = slowestOf(starts);
    const ready = `slowest ready ${slowest} ms, ${slowestAlone} without waiting for a processor`;
    say?.(`${starts.length} of ${kills} kills, ${tables.length} games, ${kept}; ${ready}`);
  };
  while (starts.length < kills) {
    await refill();
    await somethingHappens(players);
    await pause(random.below(400));
    await server.kill();
    // Called while nobody is writing.
    if (starts.length > 0 && starts.length % TOLD_EVERY === 0) await tell();
    starts.push(await server.start());
  }
  await somethingHappens(players);
  for (const player of players) player.stop();
  await server.kill();
  return {
    kills,
    games: tables.length,
    ...slowestOf(starts),
    ...(await lookAt(store, killing.module, tables, players)),
  };
}

function slowestOf(starts: readonly Started[]): Pick<Report, 'slowest' | 'slowestAlone'> {
  const longest = (time: (started: Started) => number): number => Math.round(Math.max(...starts.map(time)));
  return { slowest: longest(({ took }) => took), slowestAlone: longest(({ took, waited }) => took - waited) };
}
