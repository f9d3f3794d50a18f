import type { HelpBook, HelpCard, HelpSection } from '@carillon/board';

/** A search result: a section of the rules or an event, and the words around the match. */
export interface Hit {
  readonly place: { readonly page: 'rules'; readonly rule: string } | { readonly page: 'cards'; readonly card: string };
  readonly head: string;
  readonly excerpt: string;
}

/** Longest excerpt, in characters. */
const EXCERPT = 130;

/** Ignores case and accents, so that `quebec` finds Québec. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

interface Found extends Hit {
  /** The lower, the better. */
  readonly rank: number;
}

const textOf = (section: HelpSection): string => section.paragraphs.map(({ text }) => text).join(' ');
const wordsOf = (card: HelpCard): string =>
  [card.when.text, card.does.text, ...card.notes, ...card.numbers, ...card.open.map(({ text }) => text)].join(' ');

/** The position of the first of the words in a text, with some context. */
function excerptOf(text: string, words: readonly string[]): string {
  const plain = folded(text);
  const at = Math.max(0, Math.min(...words.map((word) => plain.indexOf(word)).filter((index) => index >= 0)));
  const from = Number.isFinite(at) && at > EXCERPT / 2 ? text.lastIndexOf(' ', at - EXCERPT / 3) + 1 : 0;
  const cut = text.slice(from, from + EXCERPT);
  return `${from > 0 ? '… ' : ''}${cut}${from + EXCERPT < text.length ? ' …' : ''}`;
}

/** How well heading and text match the words: 1 all in the heading, 2 all somewhere; `undefined` if one is missing. */
function rankOf(head: string, text: string, words: readonly string[]): number | undefined {
  const [title, all] = [folded(head), folded(`${head} ${text}`)];
  if (!words.every((word) => all.includes(word))) return undefined;
  return words.every((word) => title.includes(word)) ? 1 : 2;
}

/** Sections and events that contain all words of a query, the best first; a number finds the rule. */
export function search(book: HelpBook, question: string): readonly Hit[] {
  const words = folded(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const number = /^\d+(\.\d*)?$/.test(question.trim()) ? question.trim() : undefined;
  const sections = book.chapters.flatMap(({ sections: all }) => all.flatMap((each) => sectionHit(each, words, number)));
  const cards = book.cards.flatMap((each) => cardHit(each, words));
  return [...sections, ...cards].toSorted((a, b) => a.rank - b.rank);
}

function sectionHit(section: HelpSection, words: readonly string[], number: string | undefined): Found[] {
  const text = textOf(section);
  const numbered = number !== undefined && section.rule.startsWith(number);
  const rank = numbered ? (section.rule === number ? -1 : 0) : rankOf(section.title, text, words);
  if (rank === undefined) return [];
  const place = { page: 'rules', rule: section.rule } as const;
  return [{ place, head: `${section.rule} ${section.title}`, excerpt: excerptOf(text, words), rank }];
}

function cardHit(card: HelpCard, words: readonly string[]): Found[] {
  const rank = rankOf(card.title, wordsOf(card), words);
  if (rank === undefined) return [];
  const place = { page: 'cards', card: card.id } as const;
  return [{ place, head: card.title, excerpt: excerptOf(wordsOf(card), words), rank }];
}
