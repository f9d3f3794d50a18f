import type { Language } from '@carillon/board';
import { proseIn } from '@carillon/board/message';
import { textsLoaded } from '@carillon/board/spoken';
import type { LessonBook } from '@carillon/lessons';
import { LESSON_BOOKS } from '@carillon/titles/lesson-books';

/** The texts of a title's lessons; `undefined` if it has none. */
export async function bookOf(title: string, language: Language): Promise<LessonBook | undefined> {
  const books = await LESSON_BOOKS.get(title)?.();
  const book = await books?.[proseIn(language)]();
  // The links in a text are in the words of the help.
  await textsLoaded();
  return book;
}
