import type { CoachBook, Language } from '@carillon/board';
import { textsLoaded } from '@carillon/board/spoken';

/** A book in each language, which is loaded when somebody reads it. */
export type Books<Book> = Readonly<Record<Language, () => Promise<Book>>>;

/** The coach's book in a language, loaded when first asked for. */
export const coachIn =
  (books: Books<Omit<CoachBook, 'lessons'>>, lessons: CoachBook['lessons']) =>
  async (language: Language): Promise<CoachBook> => {
    const book = await books[language]();
    await textsLoaded();
    return { ...book, lessons };
  };
