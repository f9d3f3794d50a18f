import { at, range, seeded } from '@carillon/kit';
import { describe, expect, test } from 'vitest';
import { each, flag, idKind, number, setOf } from '../src/kinds.ts';
import { remembered } from '../src/remembered.ts';
import { stateShape } from '../src/shape.ts';

const place = idKind('place', ['hill', 'mill', 'ford']);

describe('what was made of cells before', () => {
  test('is handed out again where the cells are the same, wherever they lie', () => {
    const sums = remembered(2, (cells, base) => ({ sum: at(cells, base) + at(cells, base + 1) }));
    const cells = Int16Array.of(1, 2, 3, 1, 2);
    expect(sums(cells, 0)).toEqual({ sum: 3 });
    expect(sums(cells, 3)).toBe(sums(cells, 0));
    expect(sums(cells, 1)).toEqual({ sum: 5 });
  });

  test('is never handed out for other cells, however many there are', () => {
    const copies = remembered(3, (cells, base) => [...cells.subarray(base, base + 3)]);
    const random = seeded(1);
    for (const _ of range(5_000)) {
      const cells = Int16Array.from(range(3), () => random.below(7) - 3);
      expect(copies(cells, 0)).toEqual([...cells]);
    }
  });

  test('does not change when the cells do', () => {
    const copies = remembered(1, (cells, base) => [at(cells, base)]);
    const cells = Int16Array.of(4);
    const before = copies(cells, 0);
    cells[0] = 5;
    expect(copies(cells, 0)).toEqual([5]);
    expect(before).toEqual([4]);
    expect(() => Object.assign(before, { 0: 6 })).toThrow(TypeError);
  });
});

test('two positions share the JSON of what is the same in both, and nothing else', () => {
  const shape = stateShape({ turn: number, held: setOf(place), troops: each(place, number), over: flag }, { stack: 8 });
  const [one, other] = [shape.blank(), shape.blank()];
  one.held.add(place.of('mill'));
  other.held.add(place.of('mill'));
  other.troops.set(place.of('ford'), 2);
  const [before, after] = [shape.toJson(one), shape.toJson(other)];
  expect(after.held).toBe(before.held);
  expect(before).toEqual({ turn: 0, held: ['mill'], troops: {}, over: false });
  expect(after).toEqual({ turn: 0, held: ['mill'], troops: { ford: 2 }, over: false });
});
