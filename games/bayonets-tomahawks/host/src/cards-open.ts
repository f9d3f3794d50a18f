/**
 * The document docs/cards-open.md: how certain each event of Bayonets & Tomahawks is, and how cards with more than one
 * possible reading are read. `npm run cards` writes it.
 *
 * The facts say how certain an event is. The open readings are comments in the rules, before the constants that settle
 * them: `Open reading (10, 24): …`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { numbersIn, plain } from '@carillon/workshop';

/** The folder of the title. */
const TITLE: string = fileURLToPath(new URL('../../', import.meta.url));
const RULES = 'rules/src';
const FACTS: string = join(TITLE, 'facts/data/cards.json');

/** How cards with more than one possible reading are read here. */
export interface Reading {
  /** Numbers of the cards concerned. */
  readonly cards: readonly number[];
  readonly text: string;
  /** The constant that settles it, and its file in the rules. */
  readonly name: string;
  readonly file: string;
}

/** The fields of a card's facts that the document uses. */
interface CardRow {
  readonly number: number;
  readonly event: { readonly id: string; readonly title: string; readonly confidence: string } | null;
}

const READING =
  /\/\*\*((?:(?!\*\/)[\s\S])*?Open reading \((?:(?!\*\/)[\s\S])*)\*\/\n(?:export )?(?:const|function) (\w+)/g;

/** The open readings in a file of the rules. */
export const readingsIn = (file: string, code: string): Reading[] =>
  [...code.matchAll(READING)].map(([, comment = '', name = '']) => {
    const [, numbers = '', text = ''] = /Open reading \(([^)]*)\): (.*)/.exec(plain(comment)) ?? [];
    return { cards: numbersIn(numbers), text: text.charAt(0).toUpperCase() + text.slice(1), name, file };
  });

/** All open readings of the events, in the order of the cards. */
export function readings(): Reading[] {
  const files = readdirSync(join(TITLE, RULES), { recursive: true, encoding: 'utf8' }).sort();
  const code = files.filter((file) => file.endsWith('.ts'));
  return code.flatMap((file) => readingsIn(file, readFileSync(join(TITLE, RULES, file), 'utf8')));
}

/** The cards of the facts, by number. */
export const cardRows = (): readonly CardRow[] => JSON.parse(readFileSync(FACTS, 'utf8')).cards;

/** The names of the facts, in words. */
const SURE: Readonly<Record<string, string>> = { implementation: 'one source' };

/** Cards with the same event are one entry. */
function entry(cards: readonly CardRow[], open: readonly Reading[]): string {
  const event = cards[0]?.event;
  if (!event) return '';
  const numbers = cards.map(({ number }) => number);
  const own = open.filter((reading) => numbers.some((number) => reading.cards.includes(number)));
  const lines = own.map(({ text, name, file }) => `- ${text} (\`${name}\`, [${file}](../${RULES}/${file}))`);
  const head = `### ${numbers.join(', ')} ${event.title}\n\nConfidence: ${SURE[event.confidence] ?? event.confidence}.`;
  return `${head}\n${lines.length === 0 ? '' : `\n${lines.join('\n')}\n`}`;
}

const HEAD = `# Events of Bayonets & Tomahawks: how sure they are

Made by \`npm run cards\`; do not edit.

The texts on the cards were not at hand: every event is reconstructed. *One source* means that it is told as one other place has it,
checked against the rulebook alone. So are the points and values of all cards. What is named under an event is read one way where
the printed card may say another; whoever holds it can correct it where the name in brackets stands, and in the card's test.
`;

/** Cards that give only Action Points. */
function withoutEvent(cards: readonly CardRow[]): string {
  const numbers = cards.filter(({ event }) => event === null).map(({ number }) => number);
  return `### Without an event\n\n${numbers.join(', ')}: points alone.\n`;
}

/** The whole document. */
export function cardsOpen(): string {
  const cards = cardRows();
  const open = readings();
  const events = [...new Set(cards.flatMap(({ event }) => event?.id ?? []))];
  const entries = events.map((id) =>
    entry(
      cards.filter(({ event }) => event?.id === id),
      open,
    ),
  );
  return [HEAD, ...entries, withoutEvent(cards)].join('\n');
}
