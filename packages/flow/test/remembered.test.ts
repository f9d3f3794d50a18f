import { at, type Json, range, seeded } from '@carillon/kit';
import { describe, expect, test } from 'vitest';
import { BadValue, each, flag, idKind, number, setOf } from '../src/kinds.ts';
import { readOnce, remembered } from '../src/remembered.ts';
import { stateShape } from '../src/shape.ts';

const place = idKind('place', ['hill', 'mill', 'ford']);

describe('a value made from cells', () => {
  test('is reused for equal cells, wherever they are', () => {
    const sums = remembered(2, (cells, base) => ({ sum: at(cells, base) + at(cells, base + 1) }));
    const cells = Int16Array.of(1, 2, 3, 1, 2);
    expect(sums(cells, 0)).toEqual({ sum: 3 });
    expect(sums(cells, 3)).toBe(sums(cells, 0));
    expect(sums(cells, 1)).toEqual({ sum: 5 });
  });

  test('is never reused for different cells, however many there are', () => {
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

test('two positions share the JSON of their equal parts, and nothing else', () => {
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

describe('a value read before', () => {
  const reading = () => {
    const read: Json[] = [];
    const once = readOnce(2, (cells, base, json) => {
      read.push(json);
      if (!Array.isArray(json)) throw new BadValue('no list');
      cells.set(json as number[], base);
    });
    return { read, once };
  };

  test('is read once if nothing in it can change, and written wherever it is needed', () => {
    const { read, once } = reading();
    const json = Object.freeze([3, 4]);
    const cells = new Int16Array(5);
    once(cells, 0, json);
    once(cells, 3, json);
    expect([...cells]).toEqual([3, 4, 0, 3, 4]);
    expect(read).toHaveLength(1);
  });

  test('is read again if it could have changed, even deep inside', () => {
    const { read, once } = reading();
    const cells = new Int16Array(2);
    const json = [1, 2];
    once(cells, 0, json);
    json[0] = 7;
    once(cells, 0, json);
    expect([...cells]).toEqual([7, 2]);
    const nested = Object.freeze([[1]]) as unknown as Json;
    once(cells, 0, nested);
    once(cells, 0, nested);
    expect(read).toHaveLength(4);
  });

  test('is refused again if it was refused', () => {
    const { once } = reading();
    const json = Object.freeze({});
    for (const _ of range(2)) expect(() => once(new Int16Array(2), 0, json)).toThrow(BadValue);
  });
});

describe('a writer of positions', () => {
  const fields = { turn: number, held: setOf(place), troops: each(place, number), over: flag };
  const shape = stateShape(fields, { stack: 8 });

  test('writes each one as it is, whatever it wrote before', () => {
    const write = shape.writer('stack', 'seat');
    const random = seeded(2);
    const g = shape.blank();
    for (const _ of range(500)) {
      g.turn = random.below(3);
      const where = at(place.all, random.below(3));
      if (random.below(2) === 0) g.held.add(where);
      else g.held.delete(where);
      g.troops.set(where, random.below(3));
      const fresh = { ...stateShape(fields, { stack: 8 }).toJson(g), stack: ['frame'], seat: null };
      expect(JSON.stringify(write(g, ['frame'], null))).toBe(JSON.stringify(fresh));
    }
  });

  test('returns independent objects: changing one changes no other', () => {
    const g = shape.blank();
    const one: { turn: number } = shape.toJson(g);
    one.turn = 9;
    expect(shape.toJson(g).turn).toBe(0);
  });

  test('works after a position that cannot be written', () => {
    const sides = stateShape({ held: setOf(place), at: place, turn: number }, { stack: 8 });
    const [g, bad] = [sides.blank(), sides.blank()];
    bad.turn = 1;
    bad.held.add(place.of('mill'));
    bad.cells[1] = 77;
    expect(() => sides.toJson(bad)).toThrow();
    expect(sides.toJson(g)).toEqual({ held: [], at: 'hill', turn: 0 });
    bad.cells[1] = 2;
    expect(sides.toJson(bad)).toEqual({ held: ['mill'], at: 'ford', turn: 1 });
  });
});

test('a position is filled from JSON with other parts only if these are named', () => {
  const shape = stateShape({ turn: number }, { stack: 8 });
  const g = shape.blank();
  shape.fill(g, { turn: 3, stack: [] }, 'stack');
  expect(g.turn).toBe(3);
  shape.fill(g, { turn: 4 }, 'stack');
  expect(g.turn).toBe(4);
  expect(() => shape.fill(g, { turn: 3, stack: [] })).toThrow('there is no field stack');
  expect(() => shape.fill(g, { turn: 3, stack: [], seat: null }, 'stack')).toThrow('there is no field seat');
});
