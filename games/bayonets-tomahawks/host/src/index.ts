import type { TitleDocuments } from '@carillon/workshop';
import { cardsOpen } from './cards-open.ts';
import { NAMES } from './names.ts';

export { walks } from './walks.ts';

/** The documents that scripts write about Bayonets & Tomahawks. */
export const documents: TitleDocuments = {
  names: NAMES,
  cards: () => ({ 'docs/cards-open.md': cardsOpen() }),
};
