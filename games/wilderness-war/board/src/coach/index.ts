import type { CoachBook, Language } from '@carillon/board';
import { coachIn } from '@carillon/wargame-board';
import { LESSONS } from './lessons.ts';

/** The subject of each question. */
export const coach: (language: Language) => Promise<CoachBook> = coachIn(
  {
    en: async () => (await import('./en/index.ts')).BOOK,
    fr: async () => (await import('./fr/index.ts')).BOOK,
    de: async () => (await import('./de/index.ts')).BOOK,
  },
  LESSONS,
);
