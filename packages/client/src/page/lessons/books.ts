import { inLanguage, type Language } from '@carillon/board';
import { textsLoaded } from '@carillon/board/spoken';
import type { ExampleText, LessonBook } from '@carillon/lessons';
import { EXAMPLE_TEXTS, LESSON_BOOKS } from '@carillon/titles/lesson-books';

/** The texts of a title's lessons; `undefined` if it has none. */
export async function bookOf(title: string, language: Language): Promise<LessonBook | undefined> {
  const books = await LESSON_BOOKS.get(title)?.();
  const book = await (books && inLanguage(books, language)());
  // Links in a lesson's text use words of the help.
  await textsLoaded();
  return book;
}

/** A worked example of a title, as the page names it. */
export interface NamedExample extends ExampleText {
  readonly id: string;
  /** The rules that it illustrates. */
  readonly rules: readonly string[];
}

/** The worked examples of a title, in the order of its list; none if it has none. */
export async function examplesOf(title: string, language: Language): Promise<readonly NamedExample[]> {
  const texts = await EXAMPLE_TEXTS.get(title)?.();
  if (texts === undefined) return [];
  const [book, rules] = await Promise.all([inLanguage(texts.books, language)(), texts.rules()]);
  return Object.entries(book).map(([id, text]) => ({ id, ...text, rules: rules[id] ?? [] }));
}
