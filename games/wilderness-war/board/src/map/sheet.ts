import type { Sheet } from '@carillon/board';
import { LAKES, LAND, RIVERS, TINTS } from './generated/lines.ts';
import { HILLS, LETTERING, MILE, NORTH, TREES } from './generated/placed.ts';
import { DEPARTMENT_WASHES } from './palette.ts';
import { mapSize } from './positions.ts';

/** The sheet of Wilderness War. */
export const sheet: Sheet = {
  size: mapSize,
  ...{ land: LAND, lakes: LAKES, rivers: RIVERS, tints: TINTS, washes: DEPARTMENT_WASHES },
  ...{ hills: HILLS, trees: TREES, firs: 200, lettering: LETTERING, north: NORTH, mile: MILE },
  rose: { x: 726, y: 584 },
  ship: { at: { x: 862, y: 420 }, scale: 0.95 },
  cartouche: { at: { x: 886, y: 568 }, scale: 1, years: 'MDCCLV – MDCCLXIII' },
};
