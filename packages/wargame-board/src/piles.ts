import { type Language, type Pile, type Target, wordsOf } from '@carillon/board';
import type { WargameCatalogue } from './words.ts';

/** A pile of cards face up. */
export const openPile = (id: string, name: string, cards: readonly string[]): Pile => ({
  ...{ id, name, count: cards.length },
  cards: cards.map((card): Target => ({ kind: 'card', id: card })),
});

/** The discards and the cards that have left the game. */
export function usedPiles(
  catalogue: WargameCatalogue,
  language: Language,
  used: { readonly discards: readonly string[]; readonly removed: readonly string[] },
): readonly Pile[] {
  const { say } = wordsOf(catalogue);
  return [
    openPile('discards', say(language, 'discards'), used.discards),
    openPile('removed', say(language, 'removedCards'), used.removed),
  ];
}
