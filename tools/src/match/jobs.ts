import type { Json } from '@carillon/kit';
import type { AnyBrain, AnyCounting } from '@carillon/opponent';
import type { Walkable } from '@carillon/testkit';
import { BRAINS } from '@carillon/titles/brains';
import { COUNTINGS } from '@carillon/titles/countings';
import { EXPLOITERS } from '@carillon/titles/exploiters';
import { WORKERS } from '@carillon/titles/workers';
import { type Contestant, contestant, exploiter } from './contestants.ts';
import { type Ended, playGame } from './game.ts';
import { partsOf, pastContestant } from './past.ts';
import type { Pair } from './score.ts';

/** A pair of games to play. */
export interface PairJob {
  readonly title: string;
  readonly scenario: string;
  readonly players: readonly [string, string];
  readonly seed: number;
  /** The options of both games; none if absent. */
  readonly options?: Json | undefined;
}

/** The brain of a title; throws if it has none. */
export async function brainOf(title: string): Promise<AnyBrain> {
  const load = BRAINS.get(title);
  if (load === undefined)
    throw new Error(`no title with computer players is called ${title}; there is ${[...BRAINS.keys()].join(', ')}`);
  return load();
}

/** The rules of a title, without its board. */
export async function rulesOf(title: string): Promise<Walkable> {
  const worker = await WORKERS.get(title)?.();
  if (worker === undefined) throw new Error(`there is no title called ${title}`);
  return worker.rules;
}

/**
 * The contestant with this name: an exploiter, or a player, current or of an earlier commit, which has been built.
 * Throws if there is none.
 */
export async function contestantOf(title: string, brain: AnyBrain, name: string, seed: number): Promise<Contestant> {
  const { player, past } = partsOf(name);
  if (past !== undefined) return pastContestant({ title, past, player }, seed);
  const restraints = (await EXPLOITERS.get(title)?.()) ?? {};
  return exploiter(brain, restraints, player, seed) ?? contestant(brain, player, seed);
}

/** The counter of a title's games; throws if there is none. */
export async function countingOf(title: string): Promise<AnyCounting> {
  const counting = await COUNTINGS.get(title)?.();
  if (counting === undefined) throw new Error(`nothing is counted in games of ${title}`);
  return counting;
}

/** Plays both games of a pair: the same deals, sides exchanged. */
export async function playPair({ title, scenario, players: [a, b], seed, options = {} }: PairJob): Promise<Pair> {
  const brain = await brainOf(title);
  const rules = await rulesOf(title);
  const counting = await countingOf(title);
  const of = (name: string, seat: number) => contestantOf(title, brain, name, seed * 2 + seat);
  const play = async (first: string, second: string): Promise<Ended> =>
    playGame(rules, { scenario, seed, options, counter: counting.begin() }, [await of(first, 0), await of(second, 1)]);
  return { seed, games: [await play(a, b), await play(b, a)] };
}

/** A game of a player against itself. */
export interface SelfJob {
  readonly title: string;
  readonly scenario: string;
  readonly options: Json;
  readonly player: string;
  readonly seed: number;
}

/** Plays a game of a player against itself. */
export async function playItself({ title, scenario, options, player, seed }: SelfJob): Promise<Ended> {
  const brain = await brainOf(title);
  const of = (seat: number) => contestant(brain, player, seed * 2 + seat);
  return playGame(await rulesOf(title), { scenario, seed, options }, [of(0), of(1)]);
}
