import type { CoachBook, Language } from '@carillon/board';
import { proseIn } from '@carillon/board/message';
import { textsLoaded } from '@carillon/board/spoken';
import { LESSONS } from './lessons.ts';

const BOOKS = {
  en: async () => (await import('./en/index.ts')).BOOK,
  fr: async () => (await import('./fr/index.ts')).BOOK,
} as const;

/** What each question is about, in a language of prose; loaded when first asked for. */
export async function coach(language: Language): Promise<CoachBook> {
  const book = await BOOKS[proseIn(language)]();
  await textsLoaded();
  return { ...book, lessons: LESSONS };
}
