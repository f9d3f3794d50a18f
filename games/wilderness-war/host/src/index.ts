import type { TitleDocuments } from '@carillon/workshop';
import { cardReadings } from './card-readings.ts';
import { cardsOpen } from './cards-open.ts';
import { NAMES } from './names.ts';

export { walks } from './walks.ts';

/** What is written about Wilderness War by script. */
export const documents: TitleDocuments = {
  names: NAMES,
  cards: () => ({ 'docs/cards-open.md': cardsOpen(), 'board/src/cards/generated/readings.ts': cardReadings() }),
};
