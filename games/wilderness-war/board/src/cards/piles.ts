import type { Language, Pile, Target } from '@carillon/board';
import type { CardName, View } from '@carillon/wilderness-war-rules/reference';
import { discards, removedCards } from '../position/cards.ts';
import { say } from '../texts/index.ts';

const targets = (cards: readonly CardName[]): readonly Target[] => cards.map((id) => ({ kind: 'card', id }));

/** Draw pile, discards and removed cards: everybody may inspect them (5.24). */
export function piles(view: View, language: Language): readonly Pile[] {
  const [discarded, removed] = [discards(view), removedCards(view)];
  const note = view.reshuffle ? { note: say(language, 'reshuffleDue') } : {};
  return [
    { id: 'draw', name: say(language, 'drawPile'), count: view.undealt, ...note },
    { id: 'discards', name: say(language, 'discards'), count: discarded.length, cards: targets(discarded) },
    { id: 'removed', name: say(language, 'removedCards'), count: removed.length, cards: targets(removed) },
  ];
}
