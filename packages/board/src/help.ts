// A title's help: its rules section by section, its cards, and the signs of its map. Loaded when first opened.
import type { JSX } from 'solid-js';

/** A piece of text. `[6.1]` in it refers to a rule. */
export interface HelpParagraph {
  /** `item` is a list item; `reading` is our reading if the rulebook is silent. */
  readonly kind: 'text' | 'item' | 'reading';
  readonly text: string;
}

/** A table; the first cell of a row is its header. */
export interface HelpTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The content under one number of the rulebook. */
export interface HelpSection {
  readonly rule: string;
  readonly title: string;
  readonly paragraphs: readonly HelpParagraph[];
  readonly tables: readonly HelpTable[];
  /** Phrases that players use for it, for the search: `last card, hold a card`. */
  readonly also?: string | undefined;
}

export interface HelpChapter {
  readonly number: string;
  readonly title: string;
  /** In the order of the rulebook; all numbers begin with the chapter's. */
  readonly sections: readonly HelpSection[];
}

/** An event, and the cards with it. */
export interface HelpCard {
  readonly id: string;
  /** Ids of the cards, as targets use them. */
  readonly cards: readonly string[];
  readonly title: string;
  /** Number, value and scenarios of each card. */
  readonly numbers: readonly string[];
  /** The text printed on all of them: whose event it is, and its symbols. */
  readonly notes: readonly string[];
  readonly when: HelpParagraph;
  readonly does: HelpParagraph;
  /** How certain the event is; `undefined` if it is certain. */
  readonly doubt: string | undefined;
  /** Points with several possible readings, and ours. */
  readonly open: readonly HelpParagraph[];
  readonly rules: readonly string[];
}

/** A sign of the map with its meaning. */
export interface HelpSign {
  /** Its drawings around 0, 0, up to 18 board units from it: one for each look that it may have. */
  readonly drawings: readonly (() => JSX.Element)[];
  /** `[6.1]` in it refers to a rule. */
  readonly text: string;
}

/** Signs of one kind, such as the connections. */
export interface HelpSigns {
  readonly title: string;
  readonly signs: readonly HelpSign[];
}

/** All help of a title in one language. */
export interface HelpBook {
  readonly chapters: readonly HelpChapter[];
  readonly cards: readonly HelpCard[];
}

/**
 * The section for a rule: its own, or that of the nearest number above it (`8.231` for `8.231c`), or the first of its
 * chapter; `undefined` for numbers without a chapter.
 */
export function sectionOf(book: HelpBook, rule: string): HelpSection | undefined {
  const known = new Map(book.chapters.flatMap(({ sections }) => sections.map((each) => [each.rule, each])));
  for (let number = rule; number !== ''; number = number.slice(0, -1)) {
    const found = known.get(number);
    if (found) return found;
  }
  return book.chapters.find(({ number }) => number === rule.split('.')[0])?.sections[0];
}
