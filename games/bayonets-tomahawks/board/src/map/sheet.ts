import type { Sheet } from '@carillon/board';
import { LAKES, LAND, RIVERS, TINTS } from './generated/lines.ts';
import { HILLS, LETTERING, MILE, NORTH, TREES } from './generated/placed.ts';
import { MAP_SIZE } from './generated/positions.ts';
import { COLONY_WASHES } from './palette.ts';

/** The sheet of Bayonets & Tomahawks. */
export const sheet: Sheet = {
  size: MAP_SIZE,
  ...{ land: LAND, lakes: LAKES, rivers: RIVERS, tints: TINTS, washes: COLONY_WASHES },
  ...{ hills: HILLS, trees: TREES, firs: 330, lettering: LETTERING, north: NORTH, mile: MILE },
  rose: { x: 690, y: 858 },
  ship: { at: { x: 700, y: 240 }, scale: 1.1 },
  cartouche: { at: { x: 100, y: 76 }, scale: 0.85, years: 'MDCCLV – MDCCLIX' },
};
