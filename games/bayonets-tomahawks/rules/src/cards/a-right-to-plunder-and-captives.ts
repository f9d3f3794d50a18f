import { isIndian } from '../counters.ts';
import { card, FRENCH, type Piece } from '../ids.ts';
import { isFresh } from '../query/cards.ts';
import type { State } from '../state.ts';
import { isFrenchIndian } from './effects.ts';
import { type Say, useCard } from './event.ts';

const PLUNDER = card.of('a-right-to-plunder-and-captives-50');

/** 9.3 Whether a raider would go to the Losses box if it succeeded: Indians do, except by this event. */
export const goesToLosses = (g: State, raider: Piece): boolean =>
  isIndian(raider) && !(isFresh(g, PLUNDER) && isFrenchIndian(g, raider));

/** A Right to Plunder & Captives (50): the first successful Indian raiders of the Action Round return. */
export function comesBack(g: State, say: Say, raider: Piece): boolean {
  if (!isIndian(raider)) return true;
  if (goesToLosses(g, raider)) return false;
  useCard(g, say, PLUNDER, FRENCH);
  return true;
}
