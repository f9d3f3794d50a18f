import { type Id, IdSet, NONE } from '@carillon/flow';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { piece } from './toy.ts';

type Piece = Id<'piece'>;
const WIDTH = 3;
const ids = fc.uniqueArray(fc.constantFrom(...piece.all)).map((list) => list.toSorted((a, b) => a - b));

/** A set inside a buffer with other contents. */
function setOf(members: readonly Piece[]): IdSet<Piece> {
  const set = new IdSet<Piece>(new Int16Array(WIDTH + 2).fill(-1), 1, WIDTH);
  set.clear();
  for (const id of members) set.add(id);
  return set;
}

/** The cells before and after the set are unchanged. */
const aloneChanged = ({ cells }: IdSet<Piece>): boolean => cells[0] === -1 && cells[WIDTH + 1] === -1;

describe('a set of pieces', () => {
  test('has what was added and not deleted, in ascending order', () => {
    fc.assert(
      fc.property(ids, ids, (added, deleted) => {
        const set = setOf(added);
        for (const id of deleted) set.delete(id);
        const left = added.filter((id) => !deleted.includes(id));
        expect(set.toArray()).toEqual(left);
        expect(set.size).toBe(left.length);
        expect(set.isEmpty).toBe(left.length === 0);
        expect(piece.all.filter((id) => set.has(id))).toEqual(left);
        expect(aloneChanged(set)).toBe(true);
      }),
    );
  });

  test('can be iterated from any member to the next', () => {
    fc.assert(
      fc.property(ids, fc.constantFrom(...piece.all), (members, from) => {
        const set = setOf(members);
        expect(set.first()).toBe(members[0] ?? NONE);
        expect(set.after(from)).toBe(members.find((id) => id > from) ?? NONE);
      }),
    );
  });

  test('may lose members during iteration', () => {
    const set = setOf(piece.all);
    for (let id = set.first(); id !== NONE; id = set.after(id)) set.delete(id);
    expect(set.isEmpty).toBe(true);
  });

  test('ignores adding twice, and deleting what is not there', () => {
    const set = setOf([piece.of('regiment-15')]);
    set.add(piece.of('regiment-15'));
    set.delete(piece.of('regiment-16'));
    expect(set.toArray()).toEqual([15]);
  });

  test('copies another set, or joins it, without changing the other', () => {
    fc.assert(
      fc.property(ids, ids, (one, two) => {
        const [a, b, joined] = [setOf(one), setOf(two), setOf(one)];
        a.copyFrom(b);
        joined.addAll(b);
        expect(a.toArray()).toEqual(two);
        expect(joined.toArray()).toEqual(piece.all.filter((id) => one.includes(id) || two.includes(id)));
        expect(b.toArray()).toEqual(two);
        expect(aloneChanged(a) && aloneChanged(joined)).toBe(true);
      }),
    );
  });

  test('can be pointed to another place', () => {
    const set = setOf([]);
    set.bind(Int16Array.of(0, 0, 5, 0, 0), 2);
    expect(set.toArray()).toEqual([0, 2]);
  });
});
