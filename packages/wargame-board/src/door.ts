import type { Agreement, HelpBook, Language, Opening, TitleDoor, Translations } from '@carillon/board';
import { inLanguage } from '@carillon/board/message';
import { textsLoaded } from '@carillon/board/spoken';

export { type PlainDoor, plainDoor } from './plain/door.ts';

// The parts of a wargame that the start page needs; they load neither map nor counters.

/** A function that loads, with the texts of its part of the page, when it is first called. */
export const onFirstUse =
  <Args extends readonly unknown[], Result>(load: () => Promise<(...args: Args) => Result>) =>
  async (...args: Args): Promise<Result> => {
    const made = await load();
    await textsLoaded();
    return made(...args);
  };

/** An opening whose options are written under `agree.` and their names. */
export const openingOf = (
  maybe: (language: Language, key: string) => string,
  agreements: readonly (Agreement & { readonly rule: string })[],
  facts: Omit<Opening, 'agreement' | 'agreements'>,
): Opening => ({
  ...{ ...facts, agreements },
  agreement: (name, language) => ({
    name: maybe(language, `agree.${name}`),
    about: maybe(language, `agree.${name}.about`),
    rule: agreements.find((each) => each.name === name)?.rule ?? '',
  }),
});

/** A title's facts for the start page. */
export interface DoorFacts<Side extends string> extends Pick<TitleDoor, 'opening' | 'help' | 'war' | 'hasSigns'> {
  /** A part of a year in words, by its name in the rules: `early` of `1757 early`; empty for a whole year. */
  readonly periodName: (year: string, name: string, language: Language) => string;
  /** The address of the picture of its cover. */
  readonly picture: string;
  /** The texts of the start page: a side by its name, the cover, and `credit`. */
  readonly say: (
    language: Language,
    key: NoInfer<Side> | 'credit' | 'cover.about' | 'cover.length' | 'cover.forWhom',
  ) => string;
}

/** A title for the start page: without its rules, its map and its counters. */
export const doorOf = <const Side extends string>(
  id: string,
  name: string,
  seats: readonly Side[],
  { say, picture, periodName, ...rest }: DoorFacts<Side>,
): TitleDoor => ({
  ...{ id, name, seats, ...rest },
  cover: {
    picture,
    words: (language) => ({
      about: say(language, 'cover.about'),
      length: say(language, 'cover.length'),
      forWhom: say(language, 'cover.forWhom'),
    }),
  },
  periodName(period, language) {
    const [year = '', name = ''] = period.split(' ');
    return periodName(year, name, language);
  },
  seatName(seat, language) {
    const known = seats.find((each) => each === seat);
    return known === undefined ? seat : say(language, known);
  },
  credit: (language) => say(language, 'credit'),
});

/** Rules and cards in a language; loaded when first asked for, so that the page opens without them. */
export const helpIn =
  <Texts>(
    book: () => Promise<{ readonly bookOf: (texts: Texts, language: Language) => HelpBook }>,
    texts: Translations<() => Promise<NoInfer<Texts>>>,
  ) =>
  async (language: Language): Promise<HelpBook> => {
    const [{ bookOf }, written] = await Promise.all([book(), inLanguage(texts, language)()]);
    await textsLoaded();
    return bookOf(written, language);
  };
