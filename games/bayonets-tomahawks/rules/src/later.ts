import type { LaterLocals } from '@carillon/flow';

/**
 * Locals that positions saved by earlier releases lack. The enemy counts as having rolled in the raider's space and in
 * the space where it set out (9.2).
 */
export const LATER: LaterLocals = {
  raid: ({ from = null, at = null }) => ({ rolledIn: from === at ? [at] : [from, at] }),
  battle: () => ({ heldOut: false }),
  'combine-all': () => ({ from: 0 }),
};
