import { type CoachBook, type Language, type ProseLanguage, proseIn } from '@carillon/board';
import { textsLoaded } from '@carillon/board/spoken';

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
