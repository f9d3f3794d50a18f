// The help of a title: its rules section by section, and its cards. It is loaded when it is first opened.

/** A piece of text. `[6.1]` in it refers to a rule. */
export interface HelpParagraph {
  /** `item` is one of a list; `reading` is how a place is read where the rulebook is silent. */
  readonly kind: 'text' | 'item' | 'reading';
  readonly text: string;
}

/** A table; the first cell of a row is its head. */
export interface HelpTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What stands under one number of the rulebook. */
export interface HelpSection {
  readonly rule: string;
  readonly title: string;
  readonly paragraphs: readonly HelpParagraph[];
  readonly tables: readonly HelpTable[];
}

export interface HelpChapter {
  readonly number: string;
  readonly title: string;
  /** In the order of the rulebook; all begin with the chapter's number. */
  readonly sections: readonly HelpSection[];
}

/** An event, and the cards that bear it. */
export interface HelpCard {
  readonly id: string;
  /** Ids of the cards, as targets name them. */
  readonly cards: readonly string[];
  readonly title: string;
  /** Number, value and scenarios of each card. */
  readonly numbers: readonly string[];
  /** What is printed on all of them: whose event it is, and its signs. */
  readonly notes: readonly string[];
  readonly when: HelpParagraph;
  readonly does: HelpParagraph;
  /** How sure the event is; `undefined` where it is certain. */
  readonly doubt: string | undefined;
  /** What is read one way where another is possible. */
  readonly open: readonly HelpParagraph[];
  readonly rules: readonly string[];
}

/** All help of a title in one language. */
export interface HelpBook {
  readonly chapters: readonly HelpChapter[];
  readonly cards: readonly HelpCard[];
}

/**
 * The section that tells of a rule: its own, else that of the nearest number above it (`8.231` for `8.231c`), else the
 * first of its chapter; `undefined` for numbers of no chapter.
 */
export function sectionOf(book: HelpBook, rule: string): HelpSection | undefined {
  const known = new Map(book.chapters.flatMap(({ sections }) => sections.map((each) => [each.rule, each])));
  for (let number = rule; number !== ''; number = number.slice(0, -1)) {
    const found = known.get(number);
    if (found) return found;
  }
  return book.chapters.find(({ number }) => number === rule.split('.')[0])?.sections[0];
}
