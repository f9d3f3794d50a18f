import type { PlaceTrace } from '../position/recent.ts';

// Line drawings around 0, 0, within 13 by 13 board units.

/** A boat under sail. */
export const BOAT = 'M-5 2.4H5L3.4 5.4H-3.4ZM-.4 1.2V-6L4.6 .6H-.4';

/** The sign of each event in a place. */
export const SIGNS: Readonly<Record<PlaceTrace['kind'], string>> = {
  // Two swords crossed.
  battle: 'M-6 6L6-6M6 6L-6-6M-6.4 2.4L-2.4 6.4M6.4 2.4L2.4 6.4',
  // A ladder against a wall.
  assault: 'M-5 6L.4-6M-.6 6L4.8-6M-4 3.6H.6M-2.6 .4H2M-1.2-2.8H3.4',
  // A flame.
  raid: 'M.4 6C-4 6-5.4 1.6-2.4-1.4C-2.2 .2-1.4 .6-.8 .6C-1.2-2.4 .2-5 2.2-6.4C2.2-3.8 5-2 4.4 2.2C4 4.6 2.6 6 .4 6Z',
  // A cannon on its wheel.
  siege: 'M-5.6 1L4.4-3.4L5.6-.8L-4.4 3.4ZM2 3.4A2.6 2.6 0 1 1-3.2 3.4A2.6 2.6 0 1 1 2 3.4',
  // A flag.
  captured: 'M-4 6.2V-6.2L5-3.4L-4-.4',
  // Pales of a palisade.
  build: 'M-5 5.6V-2L-3.4-5L-1.8-2V5.6M1.8 5.6V-2L3.4-5L5-2V5.6M-5 2.4H5',
  // The same, crossed out.
  razed: 'M-5 5.6V-2L-3.4-5L-1.8-2V5.6M1.8 5.6V-2L3.4-5L5-2V5.6M-6-6L6 6',
  landing: BOAT,
  // An arrow down onto the ground.
  arrival: 'M0-6V2.6M-3.6-.8L0 2.8L3.6-.8M-5.4 5.8H5.4',
  // A sheet of paper with writing.
  event: 'M-4.4-5.6H4.4V5.6H-4.4ZM-2.4-2.4H2.4M-2.4 .4H2.4M-2.4 3.2H1',
  // A snowflake.
  winter: 'M0-6.2V6.2M-5.4-3.1L5.4 3.1M-5.4 3.1L5.4-3.1',
  // A cross on a grave.
  lost: 'M0-5.4V5.6M-3.4-2H3.4',
};
