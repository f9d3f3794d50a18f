import { at, BrokenInvariant } from '@carillon/kit';

/**
 * The share of games actually won for each chance that an evaluation gave: a rising line through points, as data. It
 * changes the reported chances, not the play. `npm run calibrate` writes it.
 */
export interface Calibration {
  /** The version of the evaluation that it corrects; it applies to no other. */
  readonly of: string;
  /** Pairs of an evaluated chance and the share of games won, both rising from 0 to 1. */
  readonly points: readonly (readonly [evaluated: number, won: number])[];
}

/** The share of games won at a chance: on the straight line between the two points beside it. */
export function calibrated({ points }: Pick<Calibration, 'points'>, chance: number): number {
  const above = points.findIndex(([evaluated]) => evaluated >= chance);
  if (above < 0 || points.length < 2) throw new BrokenInvariant(`no calibration of a chance of ${chance}`);
  const [high, wonHigh] = at(points, Math.max(1, above));
  const [low, wonLow] = at(points, Math.max(1, above) - 1);
  return wonLow + ((chance - low) / (high - low)) * (wonHigh - wonLow);
}
