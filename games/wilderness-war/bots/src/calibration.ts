import type { Calibration } from '@carillon/opponent';

/**
 * Written by `npm run calibrate -- --title wilderness-war --scenario annus-mirabilis --player lieutenant@0.03 --games 120
 * --seed 1`: do not edit.
 */
export const CALIBRATION: Calibration = {
  of: 'hand-6',
  points: [
    [0, 0],
    [0.026, 0.0103],
    [0.0738, 0.0329],
    [0.1244, 0.0673],
    [0.1744, 0.0722],
    [0.2256, 0.1178],
    [0.2705, 0.137],
    [0.3236, 0.2731],
    [0.373, 0.3667],
    [0.4485, 0.4697],
    [0.5515, 0.5303],
    [0.6268, 0.633],
    [0.6762, 0.728],
    [0.7295, 0.8618],
    [0.7744, 0.8821],
    [0.8256, 0.9279],
    [0.8756, 0.9327],
    [0.9261, 0.9669],
    [0.9739, 0.9898],
    [1, 1],
  ],
};
