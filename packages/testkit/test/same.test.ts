import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameText, throughText } from '../src/same.ts';

/** Completely frozen, as parts of positions are. */
function frozen(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/** Values that JSON writes, and some that it omits or changes. */
const leaf = fc.oneof(fc.constantFrom(null, undefined, Number.NaN, -0, 0, '', 'a', true), fc.integer());
const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('value')),
    fc.dictionary(fc.constantFrom('a', 'b', '1'), tie('value')),
  ),
})).value;

describe('two values are the same text', () => {
  test('exactly if JSON writes the same for both, frozen or not', () => {
    fc.assert(
      fc.property(value, value, fc.boolean(), (one, other, freezes) => {
        if (freezes) [one, other].forEach(frozen);
        expect(isSameText(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
        expect(isSameText(one, structuredClone(one))).toBe(true);
      }),
    );
  });

  test('not if the keys are in another order, nor if something unfrozen has changed', () => {
    expect(isSameText({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false);
    const list = [1];
    const before = { list: [1] };
    expect(isSameText({ list }, before)).toBe(true);
    list.push(2);
    expect(isSameText({ list }, before)).toBe(false);
  });

  test('not if only the outside was frozen and the inside has changed', () => {
    const inside = { turn: 1 };
    const list = Object.freeze([inside]);
    expect(isSameText({ list }, { list: [{ turn: 1 }] })).toBe(true);
    inside.turn = 2;
    expect(isSameText({ list }, { list: [{ turn: 1 }] })).toBe(false);
    expect(throughText({ list })).toEqual({ list: [{ turn: 2 }] });
  });
});

test('a round trip through text gives what JSON reads from what it writes', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.oneof(fc.string(), fc.constant('__proto__')), value), fc.boolean(), (it, freezes) => {
      if (freezes) frozen(it);
      const expected = JSON.parse(JSON.stringify(it));
      expect(throughText(it)).toEqual(expected);
      expect(JSON.stringify(throughText(it))).toBe(JSON.stringify(expected));
    }),
  );
});
