import type { Overlay } from '@carillon/board';
import type { View } from '@carillon/wilderness-war-rules/reference';
import { controlOverlay } from './control.ts';
import { raidsOverlay } from './raids.ts';
import { interceptionOverlay, reachOverlay } from './reach.ts';
import { supplyOverlay } from './supply.ts';
import { winterOverlay } from './winter.ts';

/** All overlays, in menu order. */
export const overlays: readonly Overlay<View>[] = [
  supplyOverlay('french'),
  supplyOverlay('british'),
  reachOverlay,
  interceptionOverlay,
  controlOverlay,
  raidsOverlay('french'),
  raidsOverlay('british'),
  winterOverlay,
];
