import { BRITISH } from '../ids.ts';
import { isFrenchIndian, isOnMap, picking, sendToLosses } from './effects.ts';
import type { Part } from './event.ts';

const PARTS: readonly Part[] = [
  { by: BRITISH, count: 2, may: (g, p) => isFrenchIndian(g, p) && isOnMap(g, p), take: sendToLosses },
];

/** Smallpox-Infected Blankets (11): two French Indian units on the map go to the Losses box. */
export const smallpoxInfectedBlankets = picking(() => PARTS);
