import { describe, expect, it } from 'vitest';
import { Column } from '../src/column.ts';
import { NONE } from '../src/index.ts';

/** A column of five values after two unrelated cells. */
function column(...values: readonly number[]): Column<number, number> {
  const write = (cells: Int16Array, base: number, value: number): void => {
    if (value < 0) throw new RangeError('below zero');
    cells[base] = value;
  };
  return new Column<number, number>(new Int16Array([7, 7, ...values, 7]), 2, write, values.length);
}

describe('a column', () => {
  it('finds the first id with a value between two ids, inclusive', () => {
    const places = column(7, 3, 7, 3, 7);
    expect(places.find(3, 0, 4)).toBe(1);
    expect(places.find(3, 1, 4)).toBe(1);
    expect(places.find(3, 2, 4)).toBe(3);
    expect(places.find(3, 2, 3)).toBe(3);
    expect(places.find(3, 2, 2)).toBe(NONE);
    expect(places.find(3, 4, 4)).toBe(NONE);
  });

  it('gives every id a value of its kind, or the values of another column, and changes nothing else', () => {
    const filled = column(1, 2, 3, 4, 5);
    filled.fill(9);
    expect([...filled.cells]).toEqual([7, 7, 9, 9, 9, 9, 9, 7]);
    expect(() => filled.fill(-1)).toThrow('below zero');
    filled.copyFrom(column(1, 2, 3, 4, 5));
    expect([...filled.cells]).toEqual([7, 7, 1, 2, 3, 4, 5, 7]);
  });

  it('finds the first id with another value, and none beyond its limit', () => {
    const works = column(0, 0, 5, 0, 0);
    expect(works.findOther(0, 0, 4)).toBe(2);
    expect(works.findOther(0, 2, 4)).toBe(2);
    expect(works.findOther(0, 3, 4)).toBe(NONE);
  });
});
