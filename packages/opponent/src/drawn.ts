import type { Below } from '@carillon/kit';

const PARTS = 1 << 24;

/** An index below `count`, each as likely as its weight; the weights are not negative, and not all 0. */
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
