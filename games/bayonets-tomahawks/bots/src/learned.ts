import type { LearnedWeights } from '@carillon/opponent';

/** Written by `npm run learn`: do not edit. */
export const LEARNED: LearnedWeights = {
  version: 'learned-0',
  weights: { hand: 1 },
};
