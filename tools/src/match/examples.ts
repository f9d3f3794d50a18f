import type { Example } from '@carillon/opponent';
import { IMITATINGS } from '@carillon/titles/imitatings';
import { contestant } from './contestants.ts';
import { playGame } from './game.ts';
import { brainOf, rulesOf } from './jobs.ts';
import type { SampleJob } from './samples.ts';

/** The choices of a game, to learn a policy from. */
export interface Played {
  readonly seed: number;
  readonly examples: readonly Example[];
}

/** The names of a title's traits; throws if its policy has none. */
export async function traitsOf(title: string): Promise<readonly string[]> {
  const imitating = await IMITATINGS.get(title)?.();
  if (imitating === undefined) throw new Error(`the policy of ${title} has no traits`);
  return imitating().names;
}

/** Plays a game of a player against itself, and reads its choices. */
export async function playedToImitate({ title, scenario, player, seed, options = {} }: SampleJob): Promise<Played> {
  const [rules, brain] = [await rulesOf(title), await brainOf(title)];
  const imitating = (await IMITATINGS.get(title)?.())?.();
  if (imitating === undefined) throw new Error(`the policy of ${title} has no traits`);
  const of = (seat: 0 | 1) => contestant(brain, player, seed * 2 + seat);
  playGame(rules, { scenario, seed, options }, [of(0), of(1)], undefined, (g, seat, choice) =>
    imitating.watch(g, seat, choice),
  );
  return { seed, examples: imitating.examples() };
}
