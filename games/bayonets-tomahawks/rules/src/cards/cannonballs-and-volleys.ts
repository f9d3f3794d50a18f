import { NONE, type None } from '@carillon/flow';
import { at } from '@carillon/kit';
import { isArtillery, isBastion, isFleet, isFort, isMetropolitan } from '../counters.ts';
import { BRITISH, type Card, card, type Piece, type Side } from '../ids.ts';
import { isInPlay } from '../query/cards.ts';
import type { State } from '../state.ts';

// Lucky Cannonball (8, 27) and Perfect Volleys (14): rerolls in one Battle.

/** By faction. */
const CANNONBALLS: readonly Card[] = [card.of('lucky-cannonball-27'), card.of('lucky-cannonball-8')];
const VOLLEYS: Card = card.of('perfect-volleys-14');
/** 13.5 Rerolls that an event grants in one Battle. */
const EVENT_REROLLS = 3;

/** The card by which a unit type of a faction may reroll, or `NONE`: Lucky Cannonball, Perfect Volleys. */
export function rerollCard(g: State, of: Side, p: Piece): Card | None {
  if (isArtillery(p) || isFleet(p) || isFort(p) || isBastion(p)) return inPlayOr(g, at(CANNONBALLS, of));
  return of === BRITISH && isMetropolitan(p) ? inPlayOr(g, VOLLEYS) : NONE;
}
const inPlayOr = (g: State, each: Card): Card | None => (isInPlay(g, each) ? each : NONE);

/**
 * The number of rerolls that a card has left in a Battle. `granted`: those already granted in this Battle; a card used
 * in an earlier Battle has none.
 */
export const eventRerollsLeft = (g: State, each: Card, granted: number): number =>
  granted === 0 && g.used.has(each) ? 0 : EVENT_REROLLS - granted;
