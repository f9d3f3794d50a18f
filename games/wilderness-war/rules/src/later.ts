import type { LaterLocals } from '@carillon/flow';

/** What positions saved by earlier releases lack. Of a march under way, the force is what its activation had left. */
export const LATER: LaterLocals = {
  season: () => ({ given: false }),
  campaign: () => ({ ripened: null }),
  march: ({ force = [] }) => ({ sought: [], shunned: [], active: force }),
  'card-exchange': () => ({ lost: null }),
};
