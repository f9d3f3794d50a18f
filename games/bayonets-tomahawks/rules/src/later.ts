import type { LaterLocals } from '@carillon/flow';

/** What positions saved by earlier releases lack. A raider has been rolled for where it is and where it set out (9.2). */
export const LATER: LaterLocals = {
  raid: ({ from = null, at = null }) => ({ rolledIn: from === at ? [at] : [from, at] }),
  battle: () => ({ heldOut: false }),
  'combine-all': () => ({ from: 0 }),
};
