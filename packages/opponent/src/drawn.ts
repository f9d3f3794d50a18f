import type { Below } from '@carillon/kit';

const PARTS = 1 << 24;

/**
 * A random index below `count`, with a probability proportional to its weight; weights are at least 0, and not all 0.
 */
export function drawn(weights: Float64Array, count: number, below: Below): number {
  let total = 0;
  for (let i = 0; i < count; i++) total += weights[i] ?? 0;
  let left = (below(PARTS) / PARTS) * total;
  for (let i = 0; i < count; i++) {
    left -= weights[i] ?? 0;
    if (left < 0) return i;
  }
  return count - 1;
}
