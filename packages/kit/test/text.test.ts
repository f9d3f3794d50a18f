import { canonical, type Json } from '@carillon/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const json = fc.jsonValue() as fc.Arbitrary<Json>;

/** The same value with the keys of every object written in the opposite order. */
function turned(value: Json): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map(turned);
  const fields = Object.entries(value as { readonly [key: string]: Json }).reverse();
  return Object.fromEntries(fields.map(([key, field]) => [key, turned(field)]));
}

describe('canonical text', () => {
  test('is JSON of the same value', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('does not depend on the order in which keys were written', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(canonical(turned(value))).toBe(canonical(value));
      }),
    );
  });

  test('has its keys in alphabetical order and no spaces', () => {
    expect(canonical({ b: [1, { z: null, y: 'two words' }], a: true })).toBe(
      '{"a":true,"b":[1,{"y":"two words","z":null}]}',
    );
  });

  test('omits undefined values', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
  });
});
