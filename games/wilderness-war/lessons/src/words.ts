import type { ExampleBook, LessonBook, Translations } from '@carillon/lessons';

/** The texts of all lessons in a language. */
export const BOOKS: Translations<() => Promise<LessonBook>> = {
  en: async () => (await import('./en/index.ts')).BOOK,
  fr: async () => (await import('./fr/index.ts')).BOOK,
  de: async () => (await import('./de/index.ts')).BOOK,
};

/** The texts of all worked examples in a language. */
export const EXAMPLE_BOOKS: Translations<() => Promise<ExampleBook>> = {
  en: async () => (await import('./en/examples.ts')).EXAMPLES,
  fr: async () => (await import('./fr/examples.ts')).EXAMPLES,
  de: async () => (await import('./de/examples.ts')).EXAMPLES,
};

/** The rules that each worked example illustrates. */
export const exampleRules = async (): Promise<Readonly<Record<string, readonly string[]>>> =>
  (await import('./data/example-rules.ts')).EXAMPLE_RULES;
