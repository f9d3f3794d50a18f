import {
  CARDS,
  type CardName,
  type SideName,
  type SpaceName,
  type View,
} from '@carillon/wilderness-war-rules/reference';

const cardsIn = (view: View, where: string): readonly CardName[] => CARDS.filter((card) => view.cards[card] === where);

/** The visible cards of a side, in number order: only the viewer's own. */
export const handCards = (view: View, side: SideName): readonly CardName[] => cardsIn(view, `${side}-hand`);

/** The discard pile, in number order. */
export const discards = (view: View): readonly CardName[] => cardsIn(view, 'discard');

/** The cards that have left the game, in number order. */
export const removedCards = (view: View): readonly CardName[] => cardsIn(view, 'removed');

/** The Siege marker in a space, 0 to 2; `undefined` if there is none. */
export function siegeLevel(view: View, space: SpaceName): number | undefined {
  if (!view.besieged.includes(space)) return undefined;
  if (view.siegeTwo.includes(space)) return 2;
  return view.siegeOne.includes(space) ? 1 : 0;
}
