import { BRITISH, card, type Side } from '../ids.ts';
import { isInPlay } from '../query/cards.ts';
import type { State } from '../state.ts';
import type { Say } from './event.ts';

const SURPRISE_LANDING = card.of('surprise-landing-9');

/** Surprise Landing (9): no Landing marker for the British. */
/** Logs that units that Land get no marker. */
export function saySurprise(g: State, say: Say, of: Side): void {
  if (isLandingSurprise(g, of)) say?.({ type: 'event', card: card.nameOf(SURPRISE_LANDING), side: 'british' });
}

export const isLandingSurprise = (g: State, of: Side): boolean => of === BRITISH && isInPlay(g, SURPRISE_LANDING);
