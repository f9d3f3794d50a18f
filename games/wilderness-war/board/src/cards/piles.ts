import type { Language, Pile } from '@carillon/board';
import { usedPiles } from '@carillon/wargame-board';
import type { View } from '@carillon/wilderness-war-rules/reference';
import { discards, removedCards } from '../position/cards.ts';
import { catalogue, say } from '../texts/index.ts';

/** Draw pile, discards and removed cards: everybody may inspect them (5.24). */
export const piles = (view: View, language: Language): readonly Pile[] => [
  {
    ...{ id: 'draw', name: say(language, 'drawPile'), count: view.undealt },
    ...(view.reshuffle && { note: say(language, 'reshuffleDue') }),
  },
  ...usedPiles(catalogue, language, { discards: discards(view), removed: removedCards(view) }),
];
