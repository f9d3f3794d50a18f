import type { Calibration } from '@carillon/opponent';

/**
 * Written by `npm run calibrate -- --title bayonets-tomahawks --scenario vaudreuils-petite-guerre --player lieutenant@0.03 --games 120
 * --seed 1`: do not edit.
 */
export const CALIBRATION: Calibration = {
  of: 'hand-7',
  points: [
    [0, 0],
    [0.0291, 0.1616],
    [0.0776, 0.2538],
    [0.1229, 0.2808],
    [0.1751, 0.3544],
    [0.2259, 0.3628],
    [0.2748, 0.3783],
    [0.333, 0.3815],
    [0.3745, 0.4352],
    [0.4475, 0.4909],
    [0.5525, 0.5091],
    [0.6253, 0.5701],
    [0.667, 0.6169],
    [0.7252, 0.6217],
    [0.7741, 0.6372],
    [0.8247, 0.6483],
    [0.8769, 0.7154],
    [0.9223, 0.7471],
    [0.9709, 0.8384],
    [1, 1],
  ],
};
