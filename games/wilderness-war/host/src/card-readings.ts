/**
 * The numbers and conditions that the cards' files hold, for the board package, so that a card's help agrees with the
 * rules, and names every open reading. `npm run cards` writes it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARD_FACTS } from '@carillon/wilderness-war-rules/reference';
import { CARDS, cardsOf, type Reading, readings, TITLE } from './cards-open.ts';

type Constant = number | boolean | string | readonly string[];

const CONSTANT =
  /^const ([A-Z][A-Z_]*)(?:: [^=]+)? = (?:cardsOf\()?(\d+|true|false|FRENCH|BRITISH|'[^']*'|\[[\s']['\w\s,-]*\])\)?;$/gm;

function readValue(text: string): Constant {
  if (/^\d+$/.test(text)) return Number(text);
  if (text === 'true' || text === 'false') return text === 'true';
  const words = [...text.matchAll(/'([^']*)'/g)].map(([, word = '']) => word);
  if (text.startsWith('[')) return words;
  return words[0] ?? text.toLowerCase();
}

/** The plain constants of a card's file: numbers, yes or no, sides, names. */
export const constantsIn = (code: string): Record<string, Constant> =>
  Object.fromEntries([...code.matchAll(CONSTANT)].map(([, name = '', value = '']) => [name, readValue(value)]));

/** The name of an open reading: its file, and the first constant that settles it. */
const idOf = ({ file, constants }: Reading): string => `${file.replace(/\.ts$/, '')}:${constants[0] ?? 'text'}`;

const keysOf = (numbers: readonly number[]): string[] => [
  ...new Set(CARD_FACTS.filter((card) => numbers.includes(card.number)).map((card) => card.eventKey)),
];

/** By event, the constants of the file that holds it. */
function constants(): Record<string, Record<string, Constant>> {
  const files = readdirSync(join(TITLE, CARDS)).sort();
  return Object.fromEntries(
    files.flatMap((file) => {
      const code = readFileSync(join(TITLE, CARDS, file), 'utf8');
      const held = constantsIn(code);
      const keys = Object.keys(held).length === 0 ? [] : keysOf(cardsOf(file, code));
      return keys.map((key) => [key, held] as const);
    }),
  );
}

/** By event, its open readings. */
function open(): Record<string, string[]> {
  const all = readings();
  const keys = [...new Set(CARD_FACTS.map((card) => card.eventKey))];
  const listed = keys.map((key) => {
    const own = all.filter((reading) => keysOf(reading.cards).includes(key));
    return [key, own.map(idOf)] as const;
  });
  return Object.fromEntries(listed.filter(([, ids]) => ids.length > 0));
}

const word = (value: Constant): string => JSON.stringify(value).replaceAll('"', "'").replaceAll("','", "', '");
const name = (key: string): string => (/^\w+$/.test(key) ? key : `'${key}'`);

const object = (entries: readonly (readonly [string, string])[]): string =>
  entries.length === 0 ? '{}' : `{ ${entries.map(([key, value]) => `${name(key)}: ${value}`).join(', ')} }`;

/** The file for the board package. */
export function cardReadings(): string {
  const held = Object.entries(constants()).map(([key, each]) => {
    const values = Object.entries(each).map(([constant, value]) => [constant, word(value)] as const);
    return `  ${name(key)}: ${object(values)},\n`;
  });
  const listed = Object.entries(open()).map(([key, ids]) => `  ${name(key)}: ${word(ids)},\n`);
  const ids = [...new Set(Object.values(open()).flat())].map((id) => `  '${id}',\n`);
  return `// Made from the cards' files by \`npm run cards\`; do not edit.

import type { EventName } from '@carillon/wilderness-war-rules/reference';

/** By event: the numbers and conditions that its rules hold. */
export const CARD_CONSTANTS: {
  readonly [Key in EventName]?: { readonly [name: string]: number | boolean | string | readonly string[] };
} = {
${held.join('')}};

/** An open reading: the card's file, and the constant that settles it. */
export const READINGS = [
${ids.join('')}] as const;
export type ReadingId = (typeof READINGS)[number];

/** By event: its open readings. */
export const OPEN_READINGS: { readonly [Key in EventName]?: readonly ReadingId[] } = {
${listed.join('')}};
`;
}
