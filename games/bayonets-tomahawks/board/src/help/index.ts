import type { HelpBook, Language } from '@carillon/board';
import { proseIn } from '@carillon/board/message';
import { textsLoaded } from '@carillon/board/spoken';

/** Rules and cards in a language; loaded when first asked for, so that the page opens without them. */
export async function help(language: Language): Promise<HelpBook> {
  const { bookOf } = await import('./book.ts');
  await textsLoaded();
  return bookOf(proseIn(language));
}
