import type { Calibration } from '@carillon/opponent';

/** Not measured yet: `npm run calibrate` writes it. */
export const CALIBRATION: Calibration = { of: '', points: [] };
