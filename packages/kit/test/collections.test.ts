import { at, BrokenInvariant, get, range } from '@carillon/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('a checked read', () => {
  test('returns the element of an array or typed array', () => {
    expect(at(['a', 'b'], 1)).toBe('b');
    expect(at(Int16Array.of(7, 8), 0)).toBe(7);
    expect(at([null, 0, ''], 0)).toBeNull();
  });

  test.each([-1, 2, 0.5, Number.NaN])('throws at %s of a list of two', (index) => {
    expect(() => at(['a', 'b'], index)).toThrow(BrokenInvariant);
  });

  test('of a map throws for a missing key', () => {
    const map = new Map([['a', 1]]);
    expect(get(map, 'a')).toBe(1);
    expect(() => get(map, 'b')).toThrow('no entry for b');
  });
});

test('a range counts from 0', () => {
  fc.assert(
    fc.property(fc.nat(200), (count) => {
      expect(range(count)).toEqual([...Array(count).keys()]);
    }),
  );
});
