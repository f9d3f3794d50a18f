import type { HelpBook, Language } from '@carillon/board';
import { textsLoaded } from '@carillon/board/spoken';

const TEXTS = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
} as const;

/** Rules and cards in a language; loaded when first asked for, so that the page opens without them. */
export async function help(language: Language): Promise<HelpBook> {
  const [{ bookOf }, texts] = await Promise.all([import('./book.ts'), TEXTS[language]()]);
  await textsLoaded();
  return bookOf(texts, language);
}
