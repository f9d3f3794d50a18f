import { describe, expect, it } from 'vitest';
import { mixed } from '../src/mixed.ts';

const shares = (...worths: readonly (readonly number[])[]): number[] =>
  [...mixed(worths)].map((share) => Number(share.toFixed(1)));

describe('what to play against an unknown answer', () => {
  it('is always the row that is best against both', () => {
    expect(shares([0.4, 0.5], [0.6, 0.7])).toEqual([0, 1]);
    expect(shares([0.6, 0.6], [0.5, 0.2])).toEqual([1, 0]);
  });

  it('is mixed if each row is best against one answer', () => {
    expect(shares([1, 0], [0, 1])).toEqual([0.5, 0.5]);
    // A quarter of the first row: both answers then cost the same.
    expect(
      [
        ...mixed([
          [0.9, 0.3],
          [0.5, 0.7],
        ]),
      ][0],
    ).toBeCloseTo(0.25, 1);
  });

  it('leaves out a row that helps against neither', () => {
    expect(shares([1, 0], [0, 1], [0.2, 0.2])).toEqual([0.5, 0.5, 0]);
  });
});
