import type { LessonBook } from '@carillon/lessons';

/** Loads the texts of a title's lessons in a language of prose. */
export type LessonTexts = Readonly<Record<'en' | 'fr', () => Promise<LessonBook>>>;

/** The texts of the titles' lessons, for the page; in the order of the list. */
export const LESSON_BOOKS: ReadonlyMap<string, () => Promise<LessonTexts>> = new Map([
  ['wilderness-war', async (): Promise<LessonTexts> => (await import('@carillon/wilderness-war-lessons/words')).BOOKS],
  [
    'bayonets-tomahawks',
    async (): Promise<LessonTexts> => (await import('@carillon/bayonets-tomahawks-lessons/words')).BOOKS,
  ],
]);
