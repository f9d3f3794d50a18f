// Made by `npm run texts` from packages/client/src/page/texts; change it there.
import type { Value } from '@carillon/board';

/** What each message needs. */
export interface Args {
  "judging": object;
  "judgingWait": object;
  "judgingDone": { all: Value; done: Value };
  "judgingNote": object;
  "judgingCurve": object;
  "judgingAt": { all: Value; place: Value; seat: Value };
  "judgingChances": { after: Value; best: Value; chosen: Value };
  "judgingAim": { aim: Value };
  "judgingSplit": { decision: Value; error: Value; luck: Value };
  "judgingInaccuracy": object;
  "judgingMistake": object;
  "judgingBlunder": object;
  "judgingSums": { decisions: Value; luck: Value };
  "judgingCounts": { blunders: number; inaccuracies: number; mistakes: number };
  "judgingNone": object;
  "judgingLoss": { decision: Value; error: Value; grade: Value };
  "judgingClose": object;
}
