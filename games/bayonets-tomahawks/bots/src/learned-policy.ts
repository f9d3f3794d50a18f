import type { LearnedPolicy } from '@carillon/opponent';

/** No factors: choices are weighed by hand alone. */

export const LEARNED_POLICY: LearnedPolicy = { version: 'by-hand', factors: {} };
