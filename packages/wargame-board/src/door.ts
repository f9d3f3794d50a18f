import type { CoachBook, Language, ProseLanguage, TitleDoor } from '@carillon/board';
import { proseIn } from '@carillon/board/message';
import { textsLoaded } from '@carillon/board/spoken';

// What the start page needs of a wargame: it loads no map and no counters.

/** A function that is loaded with the texts of its part of the page when it is first called. */
export const onFirstUse =
  <Args extends readonly unknown[], Result>(load: () => Promise<(...args: Args) => Result>) =>
  async (...args: Args): Promise<Result> => {
    const made = await load();
    await textsLoaded();
    return made(...args);
  };

/** A book in each language of prose, which is loaded when somebody reads it. */
export type Books<Book> = Readonly<Record<ProseLanguage, () => Promise<Book>>>;

/** The coach's book in a language, loaded when first asked for. */
export const coachIn =
  (books: Books<Omit<CoachBook, 'lessons'>>, lessons: CoachBook['lessons']) =>
  async (language: Language): Promise<CoachBook> => {
    const book = await books[proseIn(language)]();
    await textsLoaded();
    return { ...book, lessons };
  };

/** What a title says of itself on the start page. */
export interface DoorFacts<Side extends string> extends Pick<TitleDoor, 'opening' | 'help' | 'war'> {
  /** The texts of the start page: a side by its name, and `credit`. */
  readonly say: (language: Language, key: NoInfer<Side> | 'credit') => string;
}

/** A title for the start page: without its rules, its map and its counters. */
export const doorOf = <const Side extends string>(
  id: string,
  name: string,
  seats: readonly Side[],
  { say, ...rest }: DoorFacts<Side>,
): TitleDoor => ({
  ...{ id, name, seats, ...rest },
  seatName(seat, language) {
    const known = seats.find((each) => each === seat);
    return known === undefined ? seat : say(language, known);
  },
  credit: (language) => say(language, 'credit'),
});

/** The facts of a scenario. Throws a `RangeError` for an unknown one. */
export function scenarioIn<Facts extends { readonly id: string }>(all: readonly Facts[], scenario: string): Facts {
  const facts = all.find(({ id }) => id === scenario);
  if (facts === undefined) throw new RangeError(`there is no scenario ${scenario}`);
  return facts;
}

/** What a small title says of itself before a game: it has one scenario, no options, and one language. */
export interface PlainDoor<Side extends string> {
  readonly id: string;
  readonly seats: readonly Side[];
  readonly nameOf: (id: string) => string;
  /** The scenario: its id, its figures in a line, and a description. */
  readonly scenario: readonly [id: string, facts: string, about: string];
  /** The titles of the rulebook's chapters, and the rules by number. */
  readonly chapters: readonly string[];
  readonly rules: Readonly<Record<string, string>>;
  /** What a side fights for, and what a turn is, each in a sentence. */
  readonly aim: string;
  readonly turn: string;
  readonly credit: string;
}

/** The door of a small title. */
export function plainDoor<Side extends string>({ id, seats, nameOf, ...facts }: PlainDoor<Side>): TitleDoor {
  const [scenario, figures, about] = facts.scenario;
  const sectionsOf = (chapter: string, title: string) =>
    Object.entries(facts.rules)
      .filter(([rule]) => rule.startsWith(`${chapter}.`))
      .map(([rule, text]) => ({ rule, title, paragraphs: [{ kind: 'text', text } as const], tables: [] }));
  const chapters = facts.chapters.map((title, i) => ({
    ...{ number: `${i + 1}`, title, sections: sectionsOf(`${i + 1}`, title) },
  }));
  const sides = seats.map((seat) => ({ seat, name: nameOf(seat), aims: [facts.aim] }));
  return {
    ...{ id, name: nameOf(id), seats, seatName: nameOf, credit: () => facts.credit },
    opening: {
      ...{ scenarios: [scenario], agreements: [], asksForResponses: false, matters: () => false },
      scenario: () => ({ name: nameOf(scenario), years: '', facts: figures, about }),
      agreement: (name) => ({ name, about: '', rule: '' }),
      value: (_name, value) => String(value),
    },
    help: async () => ({ chapters, cards: [] }),
    war: async () => ({ name: nameOf(scenario), sides, points: [], turn: [facts.turn], end: [] }),
  };
}
