import type { AdvisedFight } from './advice.ts';
import type { Fought } from './telling.ts';

/**
 * The minimum share of games in which a fight must take place to be reported, and the maximum number of fights
 * reported.
 */
const [OFTEN, TOLD] = [0.25, 3];

/** Counts the fights of games that began with the same plan. */
export class Fights {
  private games = 0;
  private readonly counts = new Map<string, { readonly fought: Fought; met: number; won: number }>();

  /** Adds the fights of a game; of several of a kind in the same space, only the first counts. */
  add(fights: readonly Fought[]): void {
    const { counts } = this;
    this.games++;
    const met = new Set<string>();
    for (const fought of fights) {
      const key = `${fought.kind} ${fought.at}`;
      if (met.has(key)) continue;
      met.add(key);
      const count = counts.get(key) ?? { fought, met: 0, won: 0 };
      counts.set(key, count);
      count.met++;
      if (fought.won) count.won++;
    }
  }

  /** The most frequent fights; among equals, those that came first. */
  get summary(): readonly AdvisedFight[] {
    const often = [...this.counts.values()].filter(({ met }) => met >= OFTEN * this.games);
    const sorted = often.toSorted((a, b) => b.met - a.met).slice(0, TOLD);
    return sorted.map(({ fought: { kind, at }, met, won }) => {
      const chance = won / met;
      const error = Math.sqrt((chance * (1 - chance)) / Math.max(1, met - 1));
      return { kind, at, share: met / this.games, chance, error };
    });
  }
}
