import { at, BrokenInvariant } from '@carillon/kit';

/**
 * How often games were won in which an evaluation gave a chance: a rising line through points, as data. It changes the
 * reported chances, not how anybody plays. `npm run calibrate` writes it.
 */
export interface Calibration {
  /** The version of the evaluation that it corrects; for any other it says nothing. */
  readonly of: string;
  /** Chances as evaluated and as won, both rising from 0 to 1. */
  readonly points: readonly (readonly [evaluated: number, won: number])[];
}

/** A chance as won: on the straight line between the points beside it. */
export function calibrated({ points }: Pick<Calibration, 'points'>, chance: number): number {
  const above = points.findIndex(([evaluated]) => evaluated >= chance);
  if (above < 0 || points.length < 2) throw new BrokenInvariant(`no calibration of a chance of ${chance}`);
  const [high, wonHigh] = at(points, Math.max(1, above));
  const [low, wonLow] = at(points, Math.max(1, above) - 1);
  return wonLow + ((chance - low) / (high - low)) * (wonHigh - wonLow);
}
