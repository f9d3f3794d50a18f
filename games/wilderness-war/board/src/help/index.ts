import type { HelpBook, Language } from '@carillon/board';
import { helpIn } from '@carillon/wargame-board/door';

/** Rules and cards. */
export const help: (language: Language) => Promise<HelpBook> = helpIn(() => import('./book.ts'), {
  en: async () => (await import('./en/index.ts')).TEXTS,
  fr: async () => (await import('./fr/index.ts')).TEXTS,
  de: async () => (await import('./de/index.ts')).TEXTS,
});
