/**
 * The document docs/cards-open.md: how certain each event of Wilderness War is, and how cards with more than one
 * possible reading are read. `npm run cards` writes it.
 *
 * The facts say how certain an event is. The open readings are comments in the cards' own files, each before the
 * constant that settles it: `Open reading: …`, or `Open reading (26–27): …` where a file holds several events.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CARD_FACTS, type CardFacts } from '@carillon/wilderness-war-rules/reference';
import { numbersIn, plain } from '@carillon/workshop';

/** The folder of the title. */
export const TITLE: string = fileURLToPath(new URL('../../', import.meta.url));
export const CARDS = 'rules/src/cards';

/** How cards with more than one possible reading are read here. */
export interface Reading {
  /** Numbers of the cards concerned. */
  readonly cards: readonly number[];
  readonly text: string;
  /** The constants that settle it; none if the text itself says where it is settled. */
  readonly constants: readonly string[];
  readonly file: string;
}

const RULE = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const \w+: (?:EventCard|ResponseCard)/g;
const READING = /\/\*\*((?:(?!\*\/)[\s\S])*?Open reading(?:(?!\*\/)[\s\S])*)\*\/\n((?:const \w+.*\n)*)/g;

/** The cards whose events a file holds, by the head of each: `Small Pox (34): …`. */
export function cardsOf(file: string, code: string): number[] {
  return [...code.matchAll(RULE)].flatMap(([, comment = '']) => {
    const numbers = /^[^(:]*\(([\d–, ]+)\)/.exec(plain(comment))?.[1];
    if (numbers === undefined) throw new Error(`${file}: which cards does "${plain(comment)}" stand for?`);
    return numbersIn(numbers);
  });
}

/** The open readings of a file of cards. */
export function readingsIn(file: string, code: string): Reading[] {
  const all = cardsOf(file, code);
  return [...code.matchAll(READING)].map(([, comment = '', constants = '']) => {
    const [, numbers, text = ''] = /Open reading(?: \(([^)]*)\))?: (.*)/.exec(plain(comment)) ?? [];
    return {
      cards: numbers === undefined ? all : numbersIn(numbers),
      text: text.charAt(0).toUpperCase() + text.slice(1),
      constants: [...constants.matchAll(/const (\w+)/g)].map(([, name = '']) => name),
      file,
    };
  });
}

/** All open readings of the cards. */
export function readings(): Reading[] {
  const files = readdirSync(join(TITLE, CARDS)).sort();
  return files.flatMap((file) => readingsIn(file, readFileSync(join(TITLE, CARDS, file), 'utf8')));
}

const named = ({ constants, file }: Reading): string =>
  `${constants.map((name) => `\`${name}\`, `).join('')}[${file}](../${CARDS}/${file})`;

/** Cards with the same event are one entry. */
function entry(cards: readonly CardFacts[], open: readonly Reading[]): string {
  const [first] = cards;
  const numbers = cards.map((card) => card.number);
  const own = open.filter((reading) => numbers.some((number) => reading.cards.includes(number)));
  const lines = own.map((reading) => `- ${reading.text} (${named(reading)})`);
  if (first === undefined || (first.confidence === 'high' && lines.length === 0)) return '';
  const head = `### ${numbers.join(', ')} ${first.name}\n\nConfidence: ${first.confidence}.`;
  return `${head}${lines.length === 0 ? '' : `\n\n${lines.join('\n')}`}\n`;
}

const HEAD = `# Events of Wilderness War: how sure they are

Made by \`npm run cards\`; do not edit.

The texts on the cards were not at hand: every event is reconstructed from the rulebook, from examples of play and from how others
play it. *High* means that two sources agree on the substance, *medium* that a number or a condition rests on one, *low* that a
point that matters has no good source. Each open reading is settled by one constant in the card's file: whoever holds the printed
card can correct it there, in one line, and in the card's test. Events that are not listed are sure.
`;

/** The whole document. */
export function cardsOpen(): string {
  const open = readings();
  const events = [...new Set(CARD_FACTS.map((card) => card.eventKey))];
  const entries = events.map((key) =>
    entry(
      CARD_FACTS.filter((card) => card.eventKey === key),
      open,
    ),
  );
  return `${HEAD}\n${entries.filter((text) => text !== '').join('\n')}`;
}
