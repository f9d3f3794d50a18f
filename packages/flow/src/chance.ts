import { BrokenInvariant, type Random } from '@carillon/kit';
import type { Choices } from './choice.ts';

/** Answers rolls and draws: returns the index of the outcome in the list. */
export interface ChanceSource {
  /** `counter` is the number of this roll or draw in the journal; it never goes back. */
  draw(choices: Choices, counter: number): number;
}

/** Chance from a generator: each outcome by its weight. */
export function chanceFrom(random: Random): ChanceSource {
  return {
    draw(choices) {
      let left = random.below(choices.totalWeight);
      for (let i = 0; i < choices.count; i++) {
        left -= choices.weightOf(i);
        if (left < 0) return i;
      }
      throw new BrokenInvariant('the weights do not add up');
    },
  };
}
