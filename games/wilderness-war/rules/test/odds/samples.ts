import { seeded } from '@carillon/kit';
import { type Compared, compare } from './compare.ts';
import { battles, raids, type Sample, sieges, take, walked } from './sample.ts';

// The positions that the odds are checked in, the same for the quick check and for the long one.

/** Positions of every kind: of ten four from random games, three battles, two sieges or assaults, one raid. */
export function samples(count: number): readonly Sample[] {
  const tenths = (share: number): number => Math.max(1, Math.round((count * share) / 10));
  return [
    ...take(tenths(4), walked(1)),
    ...take(tenths(3), battles(2)),
    ...take(tenths(2), sieges(3)),
    ...take(tenths(1), raids(4)),
  ];
}

/** Each position, and each thing that would change its odds, rolled out so many times. */
export function* comparisons(positions: readonly Sample[], rolls: number): Generator<Compared> {
  for (const [seed, sample] of positions.entries()) yield* compare(sample, rolls, seeded(seed + 1));
}
