import type { Calibration } from '@carillon/opponent';

/**
 * Written by `npm run calibrate -- --title wilderness-war --scenario annus-mirabilis --player lieutenant@0.03 --games 120
 * --seed 3`: do not edit.
 */
export const CALIBRATION: Calibration = {
  of: 'learned-1',
  points: [
    [0, 0],
    [0.028, 0.005],
    [0.0703, 0.0134],
    [0.123, 0.0927],
    [0.1722, 0.1532],
    [0.224, 0.2073],
    [0.2727, 0.2127],
    [0.325, 0.237],
    [0.3728, 0.3352],
    [0.4243, 0.3488],
    [0.4732, 0.4571],
    [0.5266, 0.5432],
    [0.5755, 0.6503],
    [0.627, 0.6647],
    [0.6748, 0.762],
    [0.7273, 0.7877],
    [0.776, 0.7927],
    [0.8277, 0.847],
    [0.877, 0.9071],
    [0.9297, 0.9866],
    [0.972, 0.995],
    [1, 1],
  ],
};
