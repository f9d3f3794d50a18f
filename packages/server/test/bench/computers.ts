/** How long fifty players of a Recruit wait beside one guest who opens as many games against Generals as it may. */
import { type Random, range } from '@carillon/kit';
import { guest, type Play, pause, type ServerProcess } from '../faults/hall.ts';
import { Player, type Visitor } from '../faults/player.ts';
import { openAgainst, Waits } from './against-computers.ts';
import { percentile } from './stopwatch.ts';

/** The number of others, and the longest time they think about a choice, in milliseconds: ten seconds on average. */
const OTHERS = 50;
const THINKS = 20_000;
/** The longest time the greedy guest thinks: short, so that its Generals are asked as often as possible. */
const GREEDY_THINKS = 500;
/** The maximum number of games that it tries to open. */
const TRIES = 100;
/** The wait until all play, and the length of the measurement. */
const WARM_UP = 15_000;
const MEASURE = 60_000;

/** How long the others wait for their Recruit to choose, in milliseconds, and the results of the greedy guest. */
export interface WaitFigures {
  readonly choices: number;
  readonly p50: number;
  readonly p95: number;
  readonly worst: number;
  /** The games of the greedy guest, why it was refused more, and the choices of its Generals meanwhile. */
  readonly greedy: { readonly games: number; readonly bar: string; readonly choices: number };
  /** The longest time for which somebody was still waiting for a Recruit at the end. */
  readonly unanswered: number;
}

/** Measures on a server that trusts one proxy. */
export async function measureWaits(
  server: ServerProcess,
  plays: readonly Play[],
  random: Random,
): Promise<WaitFigures> {
  const { origin } = server;
  const modules = plays.map(({ module }) => module);
  const players: Player[] = [];
  const seat = (visitor: Visitor, tables: readonly string[], thinks: number, waits: Waits): void => {
    const onKnown = (game: string, _seq: number, othersAsked: boolean): void => waits.known(game, othersAsked);
    const origins = [origin];
    const player = new Player({ ...visitor, origins, modules, random, tables, thinks, onlyChooses: true, onKnown });
    players.push(player);
    player.start();
  };
  const visitor = async (number: number): Promise<Visitor> => {
    const address = `10.2.0.${number}`;
    return { ...(await guest(origin, `Guest ${number}`, { address })), address };
  };
  const playOf = (number: number): Play => {
    const play = plays[number % plays.length];
    if (play === undefined) throw new Error('there is nothing to play');
    return play;
  };
  const [greedy, others] = [new Waits(), new Waits()];
  const first = await visitor(1);
  const games: string[] = [];
  let bar = 'none';
  for (const number of range(TRIES)) {
    const made = await openAgainst(origin, playOf(number), 'general', first);
    if ('code' in made) {
      bar = made.code;
      break;
    }
    games.push(made.id);
  }
  seat(first, games, GREEDY_THINKS, greedy);
  for (const number of range(OTHERS)) {
    const other = await visitor(number + 2);
    const made = await openAgainst(origin, playOf(number), 'recruit', other);
    if ('code' in made) throw new Error(`a player of a Recruit was refused: ${made.code}`);
    seat(other, [made.id], THINKS, others);
  }
  await pause(WARM_UP);
  for (const waits of [greedy, others]) waits.begin();
  await pause(MEASURE);
  const took = [...others.took].sort((a, b) => a - b);
  for (const player of players) player.stop();
  return {
    ...{ choices: took.length, p50: percentile(took, 0.5), p95: percentile(took, 0.95), worst: percentile(took, 1) },
    greedy: { games: games.length, bar, choices: greedy.took.length },
    unanswered: others.longest,
  };
}
