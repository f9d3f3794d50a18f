import { describe, expect, it } from 'vitest';
import { Column } from '../src/column.ts';
import { NONE } from '../src/index.ts';

/** A column of five values behind two cells that belong to something else. */
function column(...values: readonly number[]): Column<number, number> {
  const made = new Column<number, number>(new Int16Array([7, 7, ...values, 7]), 2, (cells, base, value) => {
    cells[base] = value;
  });
  return made;
}

describe('a column', () => {
  it('finds the first id with a value between two ids, both included', () => {
    const places = column(7, 3, 7, 3, 7);
    expect(places.find(3, 0, 4)).toBe(1);
    expect(places.find(3, 1, 4)).toBe(1);
    expect(places.find(3, 2, 4)).toBe(3);
    expect(places.find(3, 2, 3)).toBe(3);
    expect(places.find(3, 2, 2)).toBe(NONE);
    expect(places.find(3, 4, 4)).toBe(NONE);
  });

  it('finds the first id with another value, and none beyond the last it may look at', () => {
    const works = column(0, 0, 5, 0, 0);
    expect(works.findOther(0, 0, 4)).toBe(2);
    expect(works.findOther(0, 2, 4)).toBe(2);
    expect(works.findOther(0, 3, 4)).toBe(NONE);
  });
});
