import { at } from './collections.ts';
import type { Below } from './deal.ts';

const PARTS = 1 << 24;
/** The lowest weight: lower ones are raised to it, so that every subset is possible. */
const LEAST = 1e-6;

/**
 * Draws subsets of a fixed size, each as likely as the product of the weights of its members. The sums it needs are
 * computed once; drawing allocates nothing.
 */
export class WeightedSubset {
  /**
   * For each start and size: of all subsets of that size from that index on, the sum of the products of their weights.
   */
  private readonly sums: Float64Array;
  private readonly weights: Float64Array;
  private readonly members: Int16Array;

  /** `weights`: all at least 0. `size`: at most the number of weights. */
  constructor(
    weights: readonly number[],
    private readonly size: number,
  ) {
    this.weights = Float64Array.from(weights, (weight) => Math.max(LEAST, weight));
    this.members = new Int16Array(size);
    const width = size + 1;
    this.sums = new Float64Array((weights.length + 1) * width);
    this.sums[weights.length * width] = 1;
    for (let i = weights.length - 1; i >= 0; i--) {
      for (let left = 0; left <= size; left++) {
        const without = at(this.sums, (i + 1) * width + left);
        const one = left === 0 ? 0 : at(this.weights, i) * at(this.sums, (i + 1) * width + left - 1);
        this.sums[i * width + left] = without + one;
      }
    }
  }

  /** Draws a subset: the indexes of its members, in order. The array is reused: do not keep it. */
  draw(below: Below): Int16Array {
    const { members, sums, weights, size } = this;
    const width = size + 1;
    for (let i = 0, left = size; left > 0; i++) {
      const one = at(weights, i) * at(sums, (i + 1) * width + left - 1);
      if (below(PARTS) * at(sums, i * width + left) >= one * PARTS) continue;
      members[size - left] = i;
      left--;
    }
    return members;
  }
}
