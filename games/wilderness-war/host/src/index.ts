import type { TitleDocuments } from '@carillon/workshop';
import { cardReadings } from './card-readings.ts';
import { cardsOpen } from './cards-open.ts';
import { NAMES } from './names.ts';

export { walks } from './walks.ts';

/** The documents that scripts write about Wilderness War. */
export const documents: TitleDocuments = {
  names: NAMES,
  cards: () => ({ 'docs/cards-open.md': cardsOpen(), 'board/src/cards/generated/readings.ts': cardReadings() }),
};
