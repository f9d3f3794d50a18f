import { describe, expect, it } from 'vitest';
import { Basis, IdSet } from '../src/index.ts';

describe('the basis of a computation', () => {
  const places = new IdSet<number>(new Int16Array(2), 0, 2);
  const basis = new Basis();
  const isSame = (...numbers: readonly number[]): boolean => {
    basis.begin();
    for (const each of numbers) basis.note(each);
    basis.noteAll(places);
    return basis.isSame();
  };

  it('is new at first, holds while every number is the same, and is new again when one changes', () => {
    expect([isSame(0, 7), isSame(0, 7), isSame(0, 8), isSame(0, 8), isSame(1, 8)]).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it('covers every place of a set', () => {
    isSame(3);
    places.add(20);
    expect([isSame(3), isSame(3)]).toEqual([false, true]);
    places.delete(20);
    expect(isSame(3)).toBe(false);
  });
});
