import type { LaterLocals } from '@carillon/flow';

/**
 * Locals that positions saved by earlier releases lack. For a march under way, the active pieces are those of its
 * force.
 */
export const LATER: LaterLocals = {
  season: () => ({ given: false }),
  campaign: () => ({ ripened: null }),
  march: ({ force = [] }) => ({ sought: [], shunned: [], active: force }),
  'card-exchange': () => ({ lost: null }),
};
