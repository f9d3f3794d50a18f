import { BadValue } from '@carillon/flow';
import { canonical, type Json } from '@carillon/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valueIn, wordOf } from '../../src/notation/words.ts';

describe('a value is written as one word:', () => {
  test.each<[Json, string]>([
    ['quebec', 'quebec'],
    ['5.1', '"5.1"'],
    ['yes', '"yes"'],
    ['pass?', '"pass?"'],
    ['bid 3', '"bid\\u00203"'],
    [null, '-'],
    [true, 'yes'],
    [false, 'no'],
    [-3, '-3'],
    [[], '[]'],
    [['montcalm', 'levis'], '[montcalm,levis]'],
    [{ french: 2, 'pays-den-haut': null }, '{french:2,pays-den-haut:-}'],
  ])('%j as %s', (value, word) => {
    expect(wordOf(value)).toBe(word);
    expect(valueIn(word)).toEqual(value);
  });

  test('any value survives a round trip, and its word has no space', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (any) => {
        const value = JSON.parse(JSON.stringify(any)) as Json;
        const word = wordOf(value);
        expect(word).not.toMatch(/\s/);
        expect(canonical(valueIn(word))).toBe(canonical(value));
      }),
      { numRuns: 500 },
    );
  });

  test.each(['', '[', '[a', '[a,]', '{a}', '{a:1', '{1:2}', 'a b', '01', '1.', '+1', '"', '"\\x"', 'yes]', '?', '--'])(
    'and %j is invalid',
    (word) => {
      expect(() => valueIn(word)).toThrow(BadValue);
    },
  );

  test('whatever else is given, only a bad value is thrown', () => {
    const pieces = fc.constantFrom(
      '[',
      ']',
      '{',
      '}',
      ':',
      ',',
      '"',
      '\\',
      '-',
      '1',
      'a',
      'yes',
      '.',
      'e+',
      '__proto__',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((each) => each.join('')),
        ),
        (word) => {
          try {
            valueIn(word);
          } catch (error) {
            expect(error).toBeInstanceOf(BadValue);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});
