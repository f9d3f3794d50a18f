import type { Calibration } from '@carillon/opponent';

/**
 * Written by `npm run calibrate -- --title bayonets-tomahawks --scenario vaudreuils-petite-guerre --player lieutenant@0.125 --games 100
 * --seed 1`: do not edit.
 */
export const CALIBRATION: Calibration = {
  of: 'hand-5',
  points: [
    [0, 0],
    [0.029, 0.1015],
    [0.0745, 0.2189],
    [0.124, 0.278],
    [0.1726, 0.284],
    [0.2914, 0.3481],
    [0.3761, 0.3786],
    [0.4235, 0.4409],
    [0.4743, 0.4862],
    [0.5257, 0.5138],
    [0.5765, 0.5591],
    [0.6239, 0.6214],
    [0.7085, 0.6514],
    [0.8269, 0.7143],
    [0.8758, 0.7243],
    [0.9255, 0.7811],
    [0.971, 0.8985],
    [1, 1],
  ],
};
