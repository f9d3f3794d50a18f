export { BrokenInvariant, invariant, unreachable } from './assert.ts';
export { at, get, type Indexed, range } from './collections.ts';
export { type Below, dealOut, lyingIn, times } from './deal.ts';
export { hashCells, hashText } from './hash.ts';
export { type Random, secure, seeded } from './random.ts';
export { type Ok, ok, type Refused, type Result, refused } from './result.ts';
export { WeightedSubset } from './subset.ts';
export { canonical, type Json } from './text.ts';
export { DAY, HOUR, MINUTE, SECOND } from './time.ts';
