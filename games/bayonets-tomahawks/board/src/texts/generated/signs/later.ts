// Made by `npm run texts` from games/bayonets-tomahawks/board/src/texts; change it there.
import type { Catalogue } from '@carillon/board/message';
import { loadedLater } from '@carillon/board/spoken';
import type { Args } from './args.ts';

export type { Args } from './args.ts';

export const messages: Catalogue<Args> = loadedLater({
  en: async () => (await import('./en.ts')).enMessages,
  fr: async () => (await import('./fr.ts')).frMessages,
  de: async () => (await import('./de.ts')).deMessages,
});
