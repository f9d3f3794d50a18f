import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CARD_FACTS } from '@carillon/wilderness-war-rules/reference';
import { expect, test } from 'vitest';
import { cardReadings, constantsIn } from '../src/card-readings.ts';
import { cardsOpen, readings, readingsIn } from '../src/cards-open.ts';

const TITLE = fileURLToPath(new URL('../../', import.meta.url));
const PLAYED = CARD_FACTS.filter((card) => card.scenarios.includes('annus-mirabilis'));

test('the document is current: npm run cards writes it', () => {
  expect(readFileSync(join(TITLE, 'docs/cards-open.md'), 'utf8')).toBe(cardsOpen());
});

test('the board knows the numbers of the cards’ files: npm run cards writes them', () => {
  const made = join(TITLE, 'board/src/cards/generated/readings.ts');
  expect(readFileSync(made, 'utf8')).toBe(cardReadings());
  const code = `const MOST: number | 'a roll' = 'a roll';\nconst UNITS = 2;\nconst ANY = true;\nconst BY = FRENCH;\nconst SUPPORT = cardsOf(['one', 'two']);\nconst HERE = space.of('x');`;
  expect(constantsIn(code)).toEqual({ MOST: 'a roll', UNITS: 2, ANY: true, BY: 'french', SUPPORT: ['one', 'two'] });
});

test.each(PLAYED.filter((card) => card.openReadings > 0))(
  'what is open of card $number, $name, is written down',
  (card) => {
    expect(readings().filter((reading) => reading.cards.includes(card.number))).not.toEqual([]);
  },
);

test('no card in play has an open reading that is missing from the facts', () => {
  const sure = PLAYED.filter((card) => card.openReadings === 0).map((card) => card.number);
  expect(readings().filter((reading) => reading.cards.some((number) => sure.includes(number)))).toEqual([]);
});

test('a reading belongs to the cards it names, or to all of its file', () => {
  const code = `/** Open reading (7–8): whether
 * so. */
const ONE = 1;
const TWO = 2;
/** Open reading: or not. */
const THREE = 3;

/** First (7–8): an event. */
export const first: EventCard = {};
/** Second (10): another. */
export const second: EventCard = {};
`;
  expect(readingsIn('some.ts', code)).toEqual([
    { cards: [7, 8], text: 'Whether so.', constants: ['ONE', 'TWO'], file: 'some.ts' },
    { cards: [7, 8, 10], text: 'Or not.', constants: ['THREE'], file: 'some.ts' },
  ]);
  expect(() => readingsIn('some.ts', '/** No number. */\nexport const third: EventCard = {};')).toThrow('which cards');
});
