import type { AnyImitating, Example } from '@carillon/opponent';
import { IMITATINGS } from '@carillon/titles/imitatings';
import { contestant } from './contestants.ts';
import { playGame } from './game.ts';
import type { GameJob } from './games-file.ts';
import { brainOf, rulesOf } from './jobs.ts';

/** The choices of a game, to learn a policy from. */
export interface Played {
  readonly seed: number;
  readonly examples: readonly Example[];
}

/** A reader of a title's choices; throws if its policy has no traits. */
async function imitatingOf(title: string): Promise<AnyImitating> {
  const begin = await IMITATINGS.get(title)?.();
  if (begin === undefined) throw new Error(`the policy of ${title} has no traits`);
  return begin();
}

/** The names of a title's traits; throws if its policy has none. */
export const traitsOf = async (title: string): Promise<readonly string[]> => (await imitatingOf(title)).names;

/** Plays a game of a player against itself, and reads its choices. */
export async function playedToImitate({ title, scenario, player, seed, options = {} }: GameJob): Promise<Played> {
  const [rules, brain] = [await rulesOf(title), await brainOf(title)];
  const imitating = await imitatingOf(title);
  const of = (seat: 0 | 1) => contestant(brain, player, seed * 2 + seat);
  playGame(rules, { scenario, seed, options }, [of(0), of(1)], undefined, (g, seat, choice) =>
    imitating.watch(g, seat, choice),
  );
  return { seed, examples: imitating.examples() };
}
