import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardRows, cardsOpen, readings, readingsIn } from '../src/cards-open.ts';

const DOCUMENT = new URL('../../docs/cards-open.md', import.meta.url);

test('the document is current: npm run cards writes it', () => {
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(cardsOpen());
});

test('each of the 54 cards is in it', () => {
  const numbers = [...cardsOpen().matchAll(/^(?:### )?(\d[\d, ]*)[ :]/gm)].flatMap(([, list = '']) =>
    list.split(',').map(Number),
  );
  expect(numbers.toSorted((a, b) => a - b)).toEqual(cardRows().map(({ number }) => number));
  expect(numbers).toHaveLength(54);
});

test('readings are of cards with an event', () => {
  const numbers = new Set(cardRows().flatMap(({ number, event }) => (event === null ? [] : [number])));
  expect(readings().flatMap(({ cards }) => cards.filter((card) => !numbers.has(card)))).toEqual([]);
});

test('a reading belongs to the cards it names, and to what follows it', () => {
  const code = `/**
 * Some event.
 *
 * Open reading (10, 24): whether
 * so. Taken as yes.
 */
export const POINTS = 1;
/** A comment. */
const OTHER = 2;
`;
  expect(readingsIn('some.ts', code)).toEqual([
    { cards: [10, 24], text: 'Whether so. Taken as yes.', name: 'POINTS', file: 'some.ts' },
  ]);
});
