import type { HelpBook, Language } from '@carillon/board';
import { helpIn } from '@carillon/wargame-board/door';

/** Rules and cards. */
export const help: (language: Language) => Promise<HelpBook> = helpIn(() => import('./book.ts'), {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
});
