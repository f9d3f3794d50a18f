import { type Random, range, secure, seeded } from '@carillon/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const draws = (random: Random, bound: number, count: number): number[] => range(count).map(() => random.below(bound));

describe.each([
  ['seeded', () => seeded(1)],
  ['secure', () => secure()],
])('%s numbers', (_name, make) => {
  test('stay below the bound', () => {
    const random = make();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 0x80000000 }), (bound) => {
        const value = random.below(bound);
        expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true);
      }),
    );
  });

  test('reach every face of a die about equally often', () => {
    const thrown = draws(make(), 6, 12_000);
    for (const face of range(6)) {
      // 2,000 are expected; 300 more or less are seven standard deviations.
      expect(Math.abs(thrown.filter((each) => each === face).length - 2000)).toBeLessThan(300);
    }
  });

  test('favour none if the bound does not divide the range', () => {
    const random = make();
    const bound = 3 * 2 ** 29;
    const low = range(6000).filter(() => random.below(bound) < bound / 3).length;
    // 2,000 are expected; a plain remainder would give 2,250.
    expect(Math.abs(low - 2000)).toBeLessThan(150);
  });

  test.each([0, -1, 1.5, Number.NaN, 0x80000001])('refuse a bound of %s', (bound) => {
    expect(() => make().below(bound)).toThrow('cannot draw below');
  });
});

test('the same seed gives the same numbers, another seed others', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (a, b) => {
      fc.pre(a !== b);
      expect(draws(seeded(a), 1000, 20)).toEqual(draws(seeded(a), 1000, 20));
      expect(draws(seeded(a), 1000, 20)).not.toEqual(draws(seeded(b), 1000, 20));
    }),
  );
});

test('a seed always gives the same numbers, so that a failing seed can be reported', () => {
  expect(draws(seeded(1763), 100, 8)).toEqual([59, 93, 99, 77, 90, 78, 53, 98]);
});

test('two secure sources have nothing in common', () => {
  expect(draws(secure(), 0x80000000, 100)).not.toEqual(draws(secure(), 0x80000000, 100));
});
