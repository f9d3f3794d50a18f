import { at, type Random } from '@carillon/kit';

/** Random choices for an invented position. */
export class Drawing {
  constructor(private readonly random: Random) {}

  /** True with this chance, in percent. */
  percent(share: number): boolean {
    return this.random.below(100) < share;
  }

  /** A whole number, both bounds included. */
  between(least: number, most: number): number {
    return least + this.random.below(most - least + 1);
  }

  one<T>(all: readonly T[]): T {
    return at(all, this.random.below(all.length));
  }

  /** The items that are drawn, each with the same chance in percent. */
  some<T>(all: readonly T[], share: number): T[] {
    return all.filter(() => this.percent(share));
  }

  shuffled<T>(all: readonly T[]): T[] {
    const drawn = [...all];
    for (let i = drawn.length - 1; i > 0; i--) {
      const j = this.random.below(i + 1);
      [drawn[i], drawn[j]] = [at(drawn, j), at(drawn, i)];
    }
    return drawn;
  }
}
