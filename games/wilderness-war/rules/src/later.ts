import type { LaterLocals } from '@carillon/flow';

/**
 * Locals that positions saved by earlier releases lack. For a march under way, the active pieces are those of its
 * force, and of the spaces that it has left only the last is known.
 */
export const LATER: LaterLocals = {
  season: () => ({ given: false }),
  campaign: () => ({ ripened: null }),
  march: ({ force = [], from = null }) => ({
    sought: [],
    shunned: [],
    active: force,
    passed: from === null ? [] : [from],
  }),
  'card-exchange': () => ({ lost: null }),
};
