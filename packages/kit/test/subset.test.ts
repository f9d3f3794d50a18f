import { describe, expect, it } from 'vitest';
import { seeded } from '../src/random.ts';
import { WeightedSubset } from '../src/subset.ts';

const DRAWS = 20_000;

/** The share of draws that gave each subset. */
function sharesOf(weights: readonly number[], size: number): ReadonlyMap<string, number> {
  const subset = new WeightedSubset(weights, size);
  const random = seeded(3);
  const shares = new Map<string, number>();
  for (let i = 0; i < DRAWS; i++) {
    const drawn = subset.draw(random.below).join();
    shares.set(drawn, (shares.get(drawn) ?? 0) + 1 / DRAWS);
  }
  return shares;
}

describe('weighted subsets', () => {
  it('come as often as the products of their weights', () => {
    const shares = sharesOf([1, 2, 3, 0.5], 2);
    const products = new Map([
      ['0,1', 2],
      ['0,2', 3],
      ['0,3', 0.5],
      ['1,2', 6],
      ['1,3', 1],
      ['2,3', 1.5],
    ]);
    expect(shares.size).toBe(products.size);
    for (const [members, product] of products) expect(shares.get(members)).toBeCloseTo(product / 14, 1.7);
  });

  it('are all alike where all weights are', () => {
    const shares = sharesOf([1, 1, 1, 1, 1], 3);
    expect(shares.size).toBe(10);
    for (const share of shares.values()) expect(Math.abs(share - 0.1)).toBeLessThan(0.01);
  });

  it('have their size even where too few weigh anything', () => {
    expect([...new WeightedSubset([0, 0, 5], 2).draw(seeded(1).below)]).toContain(2);
    expect(new WeightedSubset([1, 1], 0).draw(seeded(1).below)).toHaveLength(0);
    expect([...new WeightedSubset([1, 0.2], 2).draw(seeded(1).below)]).toEqual([0, 1]);
  });
});
