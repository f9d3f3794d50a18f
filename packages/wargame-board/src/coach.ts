import { type CoachBook, type InProse, inProse, type Language } from '@carillon/board';
import { textsLoaded } from '@carillon/board/spoken';

/** A book in the languages in which it is written, which is loaded when somebody reads it. */
export type Books<Book> = InProse<() => Promise<Book>>;

/** The coach's book in a language, loaded when first asked for. */
export const coachIn =
  (books: Books<Omit<CoachBook, 'lessons'>>, lessons: CoachBook['lessons']) =>
  async (language: Language): Promise<CoachBook> => {
    const book = await inProse(books, language)();
    await textsLoaded();
    return { ...book, lessons };
  };
