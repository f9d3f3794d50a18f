import { type Card, card } from '../ids.ts';
import type { State } from '../state.ts';
import { isInPlay } from './cards.ts';

// 7.4 The prohibitions of cards in play for the whole Action Round. Other effects of a card are in its file under
// `cards/`.

const LETS_SEE: Card = card.of('lets-see-how-the-french-fight-54');
const ROUGH_SEAS: Card = card.of('rough-seas-40');

/**
 * Let's See How the French Fight: Indian units neither act nor are marshaled.
 *
 * Open reading (54): whether this includes British Indian units. Taken as yes.
 */
export const isBarredToIndians = (g: State): boolean => isInPlay(g, LETS_SEE);
/** Rough Seas: no Sail Movement, and Fleets neither move nor are marshaled. */
export const areSeasRough = (g: State): boolean => isInPlay(g, ROUGH_SEAS);
