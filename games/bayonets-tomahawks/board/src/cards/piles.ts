import { CARD_FACTS, CARDS, type CardName, type View } from '@carillon/bayonets-tomahawks-rules';
import type { Language, Pile } from '@carillon/board';
import { say } from '../texts/index.ts';

const at = (view: View, place: string): readonly CardName[] => CARDS.filter((card) => view.cards[card] === place);
const targets = (cards: readonly CardName[]) => cards.map((id) => ({ kind: 'card' as const, id }));

/** Cards in play, discards, and what has left the game: everybody may look at them. */
export function piles(view: View, language: Language): readonly Pile[] {
  const played = CARD_FACTS.filter(({ id, deck }) => view.played[deck] === id).map(({ id }) => id);
  const [discarded, removed] = [at(view, 'discard'), at(view, 'removed')];
  return [
    { id: 'played', name: say(language, 'inPlay'), count: played.length, cards: targets(played) },
    { id: 'discards', name: say(language, 'discards'), count: discarded.length, cards: targets(discarded) },
    { id: 'removed', name: say(language, 'removedCards'), count: removed.length, cards: targets(removed) },
  ];
}
