import { seeded } from '@carillon/kit';
import { asked, compareAttempts } from './attempts.ts';
import { type Compared, compare } from './compare.ts';
import { battles, raids, type Sample, sieges, take, walked } from './sample.ts';

// The positions in which the odds are checked, the same for the quick check and for the long one.

/**
 * Positions of every kind: of every ten, four are from random games, three are battles, two sieges or assaults, one a
 * raid.
 */
export function samples(count: number): readonly Sample[] {
  const tenths = (share: number): number => Math.max(1, Math.round((count * share) / 10));
  return [
    ...take(tenths(4), walked(1)),
    ...take(tenths(3), battles(2)),
    ...take(tenths(2), sieges(3)),
    ...take(tenths(1), raids(4)),
  ];
}

/**
 * Compares each position and each variant of its odds with `rolls` rolls; then attempts in other positions, with the
 * same number of rolls.
 */
export function* comparisons(positions: readonly Sample[], rolls: number): Generator<Compared> {
  for (const [seed, sample] of positions.entries()) yield* compare(sample, rolls, seeded(seed + 1));
  const meetings = take(Math.ceil(positions.length / 10), asked(5));
  for (const [seed, g] of meetings.entries()) yield compareAttempts(g, rolls, seeded(seed + 1));
}
