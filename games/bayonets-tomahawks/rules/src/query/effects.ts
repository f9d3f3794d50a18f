import { type Card, card } from '../ids.ts';
import type { State } from '../state.ts';
import { isInPlay } from './cards.ts';

// 7.4 What the cards in play forbid or change for the whole Action Round, as the chapters ask.

const LETS_SEE: Card = card.of('lets-see-how-the-french-fight-54');
const ROUGH_SEAS: Card = card.of('rough-seas-40');
const SURPRISE_LANDING: Card = card.of('surprise-landing-9');

/** Let's See How the French Fight: Indian units neither act nor are marshaled. */
export const isBarredToIndians = (g: State): boolean => isInPlay(g, LETS_SEE);
/** Rough Seas: no Sail Movement, and Fleets neither move nor are marshaled. */
export const areSeasRough = (g: State): boolean => isInPlay(g, ROUGH_SEAS);
/** Surprise Landing: no Landing marker. */
export const isLandingSurprise = (g: State): boolean => isInPlay(g, SURPRISE_LANDING);
