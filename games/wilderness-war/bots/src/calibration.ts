import type { Calibration } from '@carillon/opponent';

/**
 * Written by `npm run calibrate -- --title wilderness-war --scenario annus-mirabilis --player lieutenant@0.125 --games 300
 * --seed 1`: do not edit.
 */
export const CALIBRATION: Calibration = {
  of: 'hand-4',
  points: [
    [0, 0],
    [0.0299, 0.0218],
    [0.0743, 0.0955],
    [0.1251, 0.1636],
    [0.1739, 0.2291],
    [0.2253, 0.3029],
    [0.2722, 0.3667],
    [0.3242, 0.3805],
    [0.3747, 0.4352],
    [0.4245, 0.4368],
    [0.4747, 0.4696],
    [0.5252, 0.5305],
    [0.5754, 0.5636],
    [0.6252, 0.5653],
    [0.6758, 0.6183],
    [0.7278, 0.6334],
    [0.7746, 0.6972],
    [0.826, 0.7705],
    [0.8748, 0.8365],
    [0.9256, 0.9047],
    [0.9701, 0.9778],
    [1, 1],
  ],
};
