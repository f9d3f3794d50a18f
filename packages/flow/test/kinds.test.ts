import {
  BadValue,
  between,
  Column,
  each,
  flag,
  type Id,
  IdSet,
  idKind,
  type Kind,
  NONE,
  number,
  optional,
  setOf,
  type WordKind,
} from '@carillon/flow';
import { BrokenInvariant, type Json } from '@carillon/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { piece, space } from './toy.ts';

const pieceIds = fc.constantFrom(...piece.all);
const spaceIds = fc.constantFrom(...space.all);

/** Every kind that can be an argument of a choice, with some of its values. */
const WORDS: readonly (readonly [string, WordKind<unknown>, fc.Arbitrary<unknown>])[] = [
  ['an id of many', piece, pieceIds],
  ['an id of few', space, spaceIds],
  ['the only id of a list', idKind('king', ['louis']), fc.constant(0)],
  ['an id or none', optional(space), fc.oneof(spaceIds, fc.constant(NONE))],
  ['a small number', between(1, 6), fc.integer({ min: 1, max: 6 })],
  ['a number below zero', between(-9, -3), fc.integer({ min: -9, max: -3 })],
  ['any number', number, fc.integer({ min: -32768, max: 32767 })],
  ['yes or no', flag, fc.boolean()],
];

/** A buffer with other contents around the place of the kind. */
const buffer = (kind: Kind<unknown>): Int16Array => new Int16Array(kind.width + 4).fill(77);
const untouched = (cells: Int16Array, kind: Kind<unknown>): boolean =>
  [...cells.subarray(0, 2), ...cells.subarray(2 + kind.width)].every((cell) => cell === 77);

describe.each(WORDS)('%s', (_name, kind, values) => {
  test('is read as it was written, and nothing around it changes', () => {
    fc.assert(
      fc.property(values, (value) => {
        const cells = buffer(kind);
        kind.write(cells, 2, value);
        expect(kind.read(cells, 2)).toBe(value);
        expect(untouched(cells, kind)).toBe(true);
      }),
    );
  });

  test('is saved as JSON and loaded again', () => {
    fc.assert(
      fc.property(values, (value) => {
        const cells = buffer(kind);
        kind.writeJson(cells, 2, JSON.parse(JSON.stringify(kind.toJson(value))));
        expect(kind.read(cells, 2)).toBe(value);
      }),
    );
  });

  test('is packed into the stated number of bits, and written as one word', () => {
    fc.assert(
      fc.property(values, (value) => {
        const packed = kind.pack(value);
        expect(packed >= 0 && packed < 2 ** kind.bits).toBe(true);
        expect(kind.unpack(packed)).toBe(value);
        expect(kind.toWord(value)).toMatch(/^\S+$/);
        expect(kind.fromWord(kind.toWord(value))).toBe(value);
      }),
    );
  });

  test('has only one word per value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), values.map(kind.toWord)), (word) => {
        const value = kind.fromWord(word);
        if (value !== undefined) expect(kind.toWord(value)).toBe(word);
      }),
    );
  });

  test('can be saved before anything was written', () => {
    const cells = new Int16Array(kind.width).fill(kind.blank);
    const other = buffer(kind);
    kind.writeJson(other, 2, kind.toJson(kind.read(cells, 0)));
    expect(kind.read(other, 2)).toBe(kind.read(cells, 0));
  });

  test('rejects JSON that is not one of its values, without a change', () => {
    fc.assert(
      fc.property(
        fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value))),
        (json) => {
          const cells = buffer(kind);
          try {
            kind.writeJson(cells, 2, json as Json);
            expect(kind.toJson(kind.read(cells, 2))).toEqual(json);
          } catch (error) {
            expect(error).toBeInstanceOf(BadValue);
            expect(cells).toEqual(buffer(kind));
          }
        },
      ),
    );
  });
});

describe('the initial value of a local', () => {
  test.each([
    ['a number that may be 0', between(-3, 3), 0],
    ['a number from 1', between(1, 6), 1],
    ['a number below 0', between(-9, -3), -3],
    ['an id or none', optional(space), NONE],
    ['an id', space, 0],
    ['a flag', flag, false],
  ] as const)('%s', (_name, kind: WordKind<unknown>, value) => {
    expect(kind.read(new Int16Array(1).fill(kind.blank), 0)).toBe(value);
  });
});

describe('a list of names', () => {
  test('gives ids in order, and names for them', () => {
    expect(space.count).toBe(5);
    expect(space.all.map(space.nameOf)).toEqual(space.names);
    expect(space.of('montreal')).toBe(4);
  });

  test('has no id for an unknown name', () => {
    expect(() => space.of('quebec')).toThrow('no space is called quebec');
    expect(space.fromWord('quebec')).toBeUndefined();
  });

  test.each([[['a', 'b', 'a']], [['two words']], [['']], [['a', '-']], [['?']]])(
    '%j is refused: a name is one unique word, and not a reserved one',
    (names) => {
      expect(() => idKind('name', names)).toThrow(BrokenInvariant);
    },
  );

  test('has no name for an unknown id', () => {
    expect(() => space.nameOf(5 as Id<'space'>)).toThrow(BrokenInvariant);
    expect(() => space.nameOf(NONE as number as Id<'space'>)).toThrow(BrokenInvariant);
  });
});

describe('a number', () => {
  test.each([0, 7, 2.5, Number.NaN, 32768, -1])('from 1 to 6 is never %s', (value) => {
    const cells = Int16Array.of(5);
    expect(() => between(1, 6).write(cells, 0, value)).toThrow(BrokenInvariant);
    expect(() => between(1, 6).pack(value)).toThrow(BrokenInvariant);
    expect(cells[0]).toBe(5);
  });

  test.each([32768, -32769])('of 16 bits is never %s', (value) => {
    expect(() => number.write(new Int16Array(1), 0, value)).toThrow(BrokenInvariant);
  });
});

describe('a set', () => {
  const kind = setOf(piece);
  const sets = fc.uniqueArray(pieceIds);
  const filled = (ids: readonly Id<'piece'>[]): IdSet<Id<'piece'>> => {
    const set = new IdSet<Id<'piece'>>(new Int16Array(kind.width), 0, kind.width);
    for (const id of ids) set.add(id);
    return set;
  };

  test('is as wide as necessary', () => {
    expect(kind.width).toBe(3);
    expect(setOf(space).width).toBe(1);
  });

  test('is written, saved and loaded', () => {
    fc.assert(
      fc.property(sets, (ids) => {
        const cells = buffer(kind);
        kind.write(cells, 2, filled(ids));
        expect(kind.read(cells, 2).toArray()).toEqual(ids.toSorted((a, b) => a - b));
        expect(untouched(cells, kind)).toBe(true);
        const loaded = buffer(kind);
        kind.writeJson(loaded, 2, kind.toJson(kind.read(cells, 2)));
        expect(loaded).toEqual(cells);
      }),
    );
  });

  test('is saved as a list of names', () => {
    expect(kind.toJson(filled([piece.of('regiment-36'), piece.of('regiment-2')]))).toEqual([
      'regiment-2',
      'regiment-36',
    ]);
  });

  test.each([[null], ['regiment-1'], [{ 0: 'regiment-1' }], [['regiment-99']], [[1]], [['regiment-1', 'regiment-1']]])(
    'is not loaded from %j',
    (json) => {
      expect(() => kind.writeJson(buffer(kind), 2, json)).toThrow(BadValue);
    },
  );
});

describe('one value for each id', () => {
  const place = each(piece, optional(space));
  const column = (): Column<Id<'piece'>, Id<'space'> | typeof NONE> =>
    place.read(new Int16Array(place.width).fill(NONE), 0);

  test('is written, saved and loaded', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(pieceIds, fc.oneof(spaceIds, fc.constant(NONE)))), (moves) => {
        const places = column();
        for (const [id, where] of moves) places.set(id, where as Id<'space'>);
        const cells = buffer(place);
        place.write(cells, 2, places);
        expect(untouched(cells, place)).toBe(true);
        const loaded = buffer(place);
        place.writeJson(loaded, 2, JSON.parse(JSON.stringify(place.toJson(places))));
        expect(loaded).toEqual(cells);
      }),
    );
  });

  test('is saved by name, without blank values', () => {
    const places = column();
    places.set(piece.of('regiment-3'), space.of('albany'));
    expect(place.toJson(places)).toEqual({ 'regiment-3': 'albany' });
  });

  test.each([
    [null],
    [[]],
    ['albany'],
    [{ 'regiment-99': 'albany' }],
    [{ 'regiment-1': 'quebec' }],
    [{ 'regiment-1': 7 }],
  ])('is not loaded from %j', (json) => {
    expect(() => place.writeJson(buffer(place), 2, json)).toThrow(BadValue);
  });

  test('is never a number outside its range', () => {
    const supply = each(space, between(0, 9));
    const cells = new Int16Array(supply.width);
    expect(() => supply.read(cells, 0).set(space.of('albany'), 10)).toThrow(BrokenInvariant);
    expect(cells).toEqual(new Int16Array(supply.width));
  });

  test('can be pointed to another place', () => {
    const cells = Int16Array.of(1, 2, 3, 4, 5, 9, 9);
    const counts = new Column<Id<'space'>, number>(cells, 0, number.write, 3);
    expect(counts.get(space.of('crown-point'))).toBe(2);
    counts.bind(cells, 2);
    expect(counts.get(space.of('crown-point'))).toBe(4);
  });
});
