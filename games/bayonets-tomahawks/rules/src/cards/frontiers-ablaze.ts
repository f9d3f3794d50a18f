import { card, FRENCH, type Side } from '../ids.ts';
import { isFresh } from '../query/cards.ts';
import type { State } from '../state.ts';
import { type Say, useCard } from './event.ts';

const ABLAZE = card.of('frontiers-ablaze-36');
const POINTS = 2;

/** Frontiers Ablaze (36): more points for the first successful French Raid of the Action Round. */
export const extraRaidPoints = (g: State, of: Side): number => (of === FRENCH && isFresh(g, ABLAZE) ? POINTS : 0);

/** Marks the event as used once these points have been scored. */
export function extraRaidPointsGiven(g: State, say: Say, of: Side): void {
  if (extraRaidPoints(g, of) > 0) useCard(g, say, ABLAZE, of);
}
