import { SIDES, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Overlay } from '@carillon/board';
import { controlOverlay } from './control.ts';
import { raidsOverlay } from './raids.ts';
import { reachOverlay } from './reach.ts';
import { supplyOverlay } from './supply.ts';

/** All overlays, in menu order. */
export const overlays: readonly Overlay<View>[] = [
  ...SIDES.map(supplyOverlay),
  reachOverlay,
  controlOverlay,
  raidsOverlay,
];
