import { addRaidPoints, remove } from '../change.ts';
import { type Card, card, FRENCH, LOSSES, REMOVED } from '../ids.ts';
import { isLastYear } from '../setup.ts';
import { isFrenchIndian, picking } from './effects.ts';
import type { Part, StartEvent } from './event.ts';

const SMALLPOX_EPIDEMIC: Card = card.of('smallpox-epidemic-45');
/** Raid Points that the French lose in the last Year. */
const POINTS = 3;

const PARTS: readonly Part[] = [
  {
    by: null,
    count: 2,
    may: (g, p) => isFrenchIndian(g, p) && g.place.get(p) === LOSSES,
    take: (g, say, p) => remove(g, say, p, REMOVED, '7.4'),
  },
];

/**
 * Smallpox Epidemic (45): two Indian units in the French Losses box never return. In the last Year the French lose Raid
 * Points instead.
 */
export const smallpoxEpidemic: StartEvent = {
  ...picking((g) => (isLastYear(g) ? [] : PARTS)),
  happen(g, say) {
    if (isLastYear(g)) addRaidPoints(g, say, FRENCH, -POINTS);
  },
};

/** Open reading (45): whether the card leaves the game when played. Taken as yes. */
export const leavesTheGame = (each: Card): boolean => each === SMALLPOX_EPIDEMIC;
