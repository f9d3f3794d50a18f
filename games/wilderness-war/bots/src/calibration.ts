import type { Calibration } from '@carillon/opponent';

/**
 * Written by `npm run calibrate -- --title wilderness-war --scenario annus-mirabilis --player lieutenant@0.03 --games 120
 * --seed 2`: do not edit.
 */
export const CALIBRATION: Calibration = {
  of: 'learned-1',
  points: [
    [0, 0],
    [0.0276, 0.005],
    [0.0692, 0.0191],
    [0.1227, 0.0844],
    [0.1729, 0.1182],
    [0.2231, 0.169],
    [0.2722, 0.2304],
    [0.3257, 0.3058],
    [0.3937, 0.4007],
    [0.5, 0.5],
    [0.6063, 0.5993],
    [0.6741, 0.6954],
    [0.7276, 0.7678],
    [0.7769, 0.831],
    [0.827, 0.8815],
    [0.8772, 0.9156],
    [0.9308, 0.9809],
    [0.9723, 0.995],
    [1, 1],
  ],
};
