import type { Calibration } from '@carillon/opponent';

/**
 * Written by `npm run calibrate -- --title bayonets-tomahawks --scenario vaudreuils-petite-guerre --player lieutenant@0.03 --games 120
 * --seed 2`: do not edit.
 */
export const CALIBRATION: Calibration = {
  of: 'learned-1',
  points: [
    [0, 0],
    [0.0699, 0.005],
    [0.1273, 0.1228],
    [0.1731, 0.1837],
    [0.2256, 0.2016],
    [0.2786, 0.2662],
    [0.3664, 0.3665],
    [0.4999, 0.4987],
    [0.6335, 0.6332],
    [0.7212, 0.7357],
    [0.7744, 0.7984],
    [0.8269, 0.8163],
    [0.8727, 0.8772],
    [0.9301, 0.995],
    [1, 1],
  ],
};
