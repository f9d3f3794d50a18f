import type { LessonBook } from '@carillon/lessons';

/** The texts of all lessons in a language of prose. */
export const BOOKS: Readonly<Record<'en' | 'fr', () => Promise<LessonBook>>> = {
  en: async () => (await import('./en/index.ts')).BOOK,
  fr: async () => (await import('./fr/index.ts')).BOOK,
};
