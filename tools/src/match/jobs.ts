import type { Json } from '@carillon/kit';
import type { AnyBrain } from '@carillon/opponent';
import type { Walkable } from '@carillon/testkit';
import { BRAINS } from '@carillon/titles/brains';
import { WORKERS } from '@carillon/titles/workers';
import { contestant } from './contestants.ts';
import { type Ended, playGame } from './game.ts';
import type { Pair } from './score.ts';

/** A pair of games to be played. */
export interface PairJob {
  readonly title: string;
  readonly scenario: string;
  readonly players: readonly [string, string];
  readonly seed: number;
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
  if (worker === undefined) throw new Error(`no title is called ${title}`);
  return worker.rules;
}

/** Plays both games of a pair: the same deals, sides exchanged. */
export async function playPair({ title, scenario, players: [a, b], seed }: PairJob): Promise<Pair> {
  const brain = await brainOf(title);
  const rules = await rulesOf(title);
  const of = (name: string, seat: number) => contestant(brain, name, seed * 2 + seat);
  return {
    seed,
    games: [
      playGame(rules, { scenario, seed }, [of(a, 0), of(b, 1)]),
      playGame(rules, { scenario, seed }, [of(b, 0), of(a, 1)]),
    ],
  };
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
