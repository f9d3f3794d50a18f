import { BRITISH, type Card, card, DISCARD, FRENCH, option, REMOVED_CARD, type Side } from '../ids.ts';
import type { State } from '../state.ts';
import { LAST_EARLY_YEAR } from '../table-options.ts';
import { cardsOf } from './cards.ts';

// 14.1, 14.3 Links between the wars in Europe and America.

const PITT = card.of('william-pitt-67');
const REVOLUTION = card.of('diplomatic-revolution-69');
const LINKED = option.of('linkedDeclarations');
const EARLY_COST = option.of('earlyRegularsCost');

/** The two linked cards, with the sides whose events they are. */
export const DECLARATIONS: readonly { readonly card: Card; readonly of: Side }[] = [
  { card: REVOLUTION, of: FRENCH },
  { card: PITT, of: BRITISH },
];

/**
 * 14.1 Whether a discarded card goes to its side with the next deal: the other of the two has been played as an event.
 */
export function awaitsDeal(g: State, each: Card): boolean {
  if (!g.options.has(LINKED) || g.cards.get(each) !== DISCARD) return false;
  if (each === PITT) return g.cards.get(REVOLUTION) === REMOVED_CARD;
  return each === REVOLUTION && g.cards.get(PITT) === REMOVED_CARD;
}

const REGULARS = cardsOf(['french-regulars', 'british-regulars']);

/** 14.3 Whether an event costs its side a point: Regulars before the general war. */
export const costsEarly = (g: State, played: Card): boolean =>
  g.options.has(EARLY_COST) && g.year <= LAST_EARLY_YEAR && REGULARS.includes(played);
