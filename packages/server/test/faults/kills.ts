/** Kills a server again and again while two players play at many tables; then checks what the store has kept. */
import {
  freePort,
  guest,
  modulesOf,
  type Playing,
  pause,
  ServerProcess,
  type Started,
  seatTwo,
  somethingHappens,
  type Variables,
} from './hall.ts';
import { countIn, type Kept, lookAt } from './kept.ts';
import { joinOffered, runOut } from './leaving.ts';
import { Player } from './player.ts';

/** The results. */
export interface Report extends Kept {
  readonly kills: number;
  /** The number of games played, one after another at each table. */
  readonly games: number;
  /** The number of seats taken of players who had left. */
  readonly joined: number;
  /**
   * The longest time until a killed server was ready again, in milliseconds; and the longest without the waits for a
   * busy processor.
   */
  readonly slowest: number;
  readonly slowestAlone: number;
}

export interface Killing extends Playing {
  readonly kills: number;
  readonly tables: number;
  /** The store's address, and the server's settings that name it. */
  readonly store: string;
  readonly variables: Variables;
  /** Called with progress from time to time. */
  readonly say?: (sentence: string) => void;
}

/** Progress is reported after this many kills. */
const TOLD_EVERY = 10;
/** After this many kills the days of a few games run out. */
const RUNS_OUT_EVERY = 3;

export async function killAgainAndAgain(killing: Killing): Promise<Report> {
  const { kills, tables: count, rules, plays, random, store, say } = killing;
  const server = new ServerProcess(await freePort(), rules, killing.variables);
  await server.start();
  const { players: pair, tables, refill } = await seatTwo(server, plays, count, random, 20);
  const third = await guest(server.origin, 'Vaudreuil');
  const parts = { origins: [server.origin], modules: modulesOf(plays), random, tables: [], thinks: 20 };
  const heir = new Player({ ...third, ...parts });
  const players = [...pair, heir];
  for (const player of players) player.start();
  const starts: Started[] = [];
  let joined = 0;
  const report = async (): Promise<void> => {
    const { confirmed, lost, doubled } = await countIn(store, tables, players);
    const kept = `${confirmed} choices confirmed, ${lost} lost, ${doubled} games with doubled ones`;
    const { slowest, slowestAlone } = slowestOf(starts);
    const ready = `slowest ready ${slowest} ms, ${slowestAlone} without waiting for a processor`;
    say?.(`${starts.length} of ${kills} kills, ${tables.length} games, ${kept}; ${ready}`);
  };
  while (starts.length < kills) {
    await refill();
    joined += await joinOffered(server.origin, third, heir);
    await somethingHappens(players);
    await pause(random.below(400));
    await server.kill();
    // Called while nobody is writing.
    if (starts.length > 0 && starts.length % TOLD_EVERY === 0) await report();
    if (starts.length % RUNS_OUT_EVERY === 0) await runOut(store, random);
    starts.push(await server.start());
  }
  await somethingHappens(players);
  for (const player of players) player.stop();
  await server.kill();
  return {
    kills,
    games: tables.length,
    joined,
    ...slowestOf(starts),
    ...(await lookAt(store, modulesOf(plays), tables, players)),
  };
}

function slowestOf(starts: readonly Started[]): Pick<Report, 'slowest' | 'slowestAlone'> {
  const longest = (time: (started: Started) => number): number => Math.round(Math.max(...starts.map(time)));
  return { slowest: longest(({ took }) => took), slowestAlone: longest(({ took, waited }) => took - waited) };
}
