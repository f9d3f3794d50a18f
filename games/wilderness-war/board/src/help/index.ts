import type { HelpBook, Language } from '@carillon/board';
import { textsLoaded } from '@carillon/board/spoken';

const TEXTS = {
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
  de: () => import('./de/index.ts'),
} as const;

/** Rules and cards in a language; loaded when first asked for, so that the page opens without them. */
export async function help(language: Language): Promise<HelpBook> {
  const [{ bookOf }, { TEXTS: texts }] = await Promise.all([import('./book.ts'), TEXTS[language]()]);
  await textsLoaded();
  return bookOf(texts, language);
}
