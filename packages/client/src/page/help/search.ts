import type { HelpBook, HelpCard, HelpSection } from '@carillon/board';
import { folded } from './folded.ts';
import { type Findable, fuzzySearch, isIdle } from './fuzzy.ts';

/** A search result: a section of the rules, an event or a scenario, and the words around the match. */
export interface Hit {
  readonly place:
    | { readonly page: 'rules'; readonly rule: string }
    | { readonly page: 'cards'; readonly card: string }
    | { readonly page: 'war'; readonly scenario: string };
  readonly head: string;
  readonly excerpt: string;
  /** The phrases of players that match, if neither heading nor text contains all words; empty otherwise. */
  readonly phrases: string;
  /** The words, or parts of words, that match, without case and accents. */
  readonly words: readonly string[];
}

/** A scenario as a search finds it. */
export interface FindableScenario {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** Longest excerpt, in characters, unless one sentence alone is longer. */
const EXCERPT = 280;

interface Entry extends Findable {
  readonly place: Hit['place'];
  /** The number of a rule. */
  readonly number?: string;
}

/** An entry, with the words of the question that it contains. */
interface Found {
  readonly entry: Entry;
  readonly words: readonly string[];
}

const wordsOf = (card: HelpCard): string =>
  [card.when.text, card.does.text, ...card.notes, ...card.numbers, ...card.open.map(({ text }) => text)].join(' ');

const sectionEntry = ({ rule, title, paragraphs, also }: HelpSection): Entry => ({
  place: { page: 'rules', rule },
  head: `${rule} ${title}`,
  text: paragraphs.map(({ text }) => text).join(' '),
  also: also ?? '',
  number: rule,
});

const cardEntry = (card: HelpCard): Entry => ({
  place: { page: 'cards', card: card.id },
  head: card.title,
  text: wordsOf(card),
  also: '',
});

const scenarioEntry = ({ id, name, text }: FindableScenario): Entry => ({
  place: { page: 'war', scenario: id },
  head: name,
  text,
  also: '',
});

/** The sentences of a text; one that no excerpt can hold is divided at its semicolons and colons. */
const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?]["”»’)]?) +(?=\p{Lu})/u)
    .flatMap((sentence) => (sentence.length > EXCERPT ? sentence.split(/(?<=[;:]) +/) : sentence));

/**
 * Whole sentences of a text, as many as an excerpt holds: they begin with the first of those that contain most of the
 * words, so that the answer stands in the result.
 */
function excerptOf(text: string, words: readonly string[]): string {
  const sentences = sentencesOf(text);
  const found = sentences.map((sentence) => {
    const plain = folded(sentence);
    return words.filter((word) => plain.includes(word)).length;
  });
  const from = found.indexOf(Math.max(...found));
  const [first = '', ...rest] = sentences.slice(from);
  const shown = [first];
  for (const sentence of rest) {
    if (shown.join(' ').length + sentence.length >= EXCERPT) break;
    shown.push(sentence);
  }
  const isWhole = from + shown.length === sentences.length;
  return `${from > 0 ? '… ' : ''}${shown.join(' ')}${isWhole ? '' : ' …'}`;
}

/**
 * How well an entry matches the words; lower is better. -1: the query is its number; 0: its number begins with the
 * query; 1: its heading or the players' phrases contain all words; 2: its texts together do. `undefined` if a word is
 * missing.
 */
function rankOf({ head, text, also, number }: Entry, words: readonly string[], wanted?: string): number | undefined {
  if (wanted !== undefined && number?.startsWith(wanted)) return number === wanted ? -1 : 0;
  const [title, all] = [folded(head), folded(`${head} ${also} ${text}`)];
  if (!words.every((word) => all.includes(word))) return undefined;
  const said = folded(also);
  return words.every((word) => title.includes(word)) || words.every((word) => said.includes(word)) ? 1 : 2;
}

/**
 * Scenarios, sections and events that contain all words of a query, the best first; a number finds the rule. If there
 * are none, the close matches of `fuzzySearch`.
 */
export function search(book: HelpBook, question: string, scenarios: readonly FindableScenario[] = []): readonly Hit[] {
  const words = folded(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const subject = words.filter((word) => !isIdle(word));
  const number = /^\d+(\.\d*)?$/.test(question.trim()) ? question.trim() : undefined;
  const entries = [
    ...scenarios.map(scenarioEntry),
    ...book.chapters.flatMap(({ sections }) => sections.map(sectionEntry)),
    ...book.cards.map(cardEntry),
  ];
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(entry, words, number);
    return rank === undefined ? [] : [{ entry, rank }];
  });
  const found = ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => ({ entry, words: subject }));
  return (found.length > 0 ? found : closeTo(entries, question)).map(({ entry, words: met }) => ({
    ...{ place: entry.place, head: entry.head },
    excerpt: excerptOf(entry.text, met),
    phrases: phrasesOf(entry, met),
    words: met,
  }));
}

/** The players' phrases for an entry that contain one of the words, if some word stands in none of its texts. */
function phrasesOf({ head, text, also }: Entry, words: readonly string[]): string {
  const plain = folded(`${head} ${text}`);
  if (words.every((word) => plain.includes(word))) return '';
  const phrases = also.split(', ');
  return phrases.filter((phrase) => words.some((word) => folded(phrase).includes(word))).join(', ');
}

function closeTo(entries: readonly Entry[], question: string): readonly Found[] {
  return fuzzySearch(entries, question).flatMap(({ place, words }) => {
    const entry = entries[place];
    return entry === undefined ? [] : [{ entry, words }];
  });
}
