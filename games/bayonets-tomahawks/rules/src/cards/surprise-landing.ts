import { BRITISH, card, type Side } from '../ids.ts';
import { isInPlay } from '../query/cards.ts';
import type { State } from '../state.ts';

const SURPRISE_LANDING = card.of('surprise-landing-9');

/** Surprise Landing (9): no Landing marker for the British. */
export const isLandingSurprise = (g: State, of: Side): boolean => of === BRITISH && isInPlay(g, SURPRISE_LANDING);
