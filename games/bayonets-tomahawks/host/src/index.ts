import type { TitleDocuments } from '@carillon/workshop';
import { cardsOpen } from './cards-open.ts';
import { NAMES } from './names.ts';

export { walks } from './walks.ts';

/** What is written about Bayonets & Tomahawks by script. */
export const documents: TitleDocuments = {
  names: NAMES,
  cards: () => ({ 'docs/cards-open.md': cardsOpen() }),
};
