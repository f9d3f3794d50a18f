import type { CoachBook, Language, Translations } from '@carillon/board';
import { inLanguage } from '@carillon/board/message';
import { textsLoaded } from '@carillon/board/spoken';

/** A book in one or more languages; each loads when it is first read. */
export type Books<Book> = Translations<() => Promise<Book>>;

/** The coach's book in a language, loaded when first asked for. */
export const coachIn =
  (books: Books<Omit<CoachBook, 'lessons'>>, lessons: CoachBook['lessons']) =>
  async (language: Language): Promise<CoachBook> => {
    const book = await inLanguage(books, language)();
    await textsLoaded();
    return { ...book, lessons };
  };
