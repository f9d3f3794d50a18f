import type { Translations } from '@carillon/board';
import type { ExampleBook, LessonBook } from '@carillon/lessons';

/** Loads the texts of a title's lessons in a language. */
export type LessonTexts = Translations<() => Promise<LessonBook>>;

/** Loads the texts of a title's worked examples in a language, and the rules of each. */
export interface ExampleTexts {
  readonly books: Translations<() => Promise<ExampleBook>>;
  readonly rules: () => Promise<Readonly<Record<string, readonly string[]>>>;
}

/** The texts of the titles' lessons, for the page; in the order of the list. */
export const LESSON_BOOKS: ReadonlyMap<string, () => Promise<LessonTexts>> = new Map([
  ['wilderness-war', async (): Promise<LessonTexts> => (await import('@carillon/wilderness-war-lessons/words')).BOOKS],
  [
    'bayonets-tomahawks',
    async (): Promise<LessonTexts> => (await import('@carillon/bayonets-tomahawks-lessons/words')).BOOKS,
  ],
]);

/** The texts of the titles' worked examples, for the page. */
export const EXAMPLE_TEXTS: ReadonlyMap<string, () => Promise<ExampleTexts>> = new Map([
  [
    'wilderness-war',
    async (): Promise<ExampleTexts> => {
      const { EXAMPLE_BOOKS: books, exampleRules: rules } = await import('@carillon/wilderness-war-lessons/words');
      return { books, rules };
    },
  ],
  [
    'bayonets-tomahawks',
    async (): Promise<ExampleTexts> => {
      const { EXAMPLE_BOOKS: books, exampleRules: rules } = await import('@carillon/bayonets-tomahawks-lessons/words');
      return { books, rules };
    },
  ],
]);
