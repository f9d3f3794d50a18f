import type { Overlay } from '@carillon/board';
import { SIDES, type View } from '@carillon/wilderness-war-rules/reference';
import { controlOverlay } from './control.ts';
import { raidsOverlay } from './raids.ts';
import { interceptionOverlay, reachOverlay } from './reach.ts';
import { supplyOverlay } from './supply.ts';
import { winterOverlay } from './winter.ts';

/** All overlays, in menu order. */
export const overlays: readonly Overlay<View>[] = [
  ...SIDES.map(supplyOverlay),
  reachOverlay,
  interceptionOverlay,
  controlOverlay,
  ...SIDES.map(raidsOverlay),
  winterOverlay,
];
