// Made by `npm run texts` from games/bayonets-tomahawks/board/src/texts; change it there.
import { type Catalogue, catalogueOf } from '@carillon/board/message';
import type { Args } from './args.ts';
import { enMessages } from './en.ts';
import { frMessages } from './fr.ts';
import { deMessages } from './de.ts';

export type { Args } from './args.ts';

export const messages: Catalogue<Args> = catalogueOf({ en: enMessages, fr: frMessages, de: deMessages });
