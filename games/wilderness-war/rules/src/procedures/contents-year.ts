import { flag, number, setOf } from '@carillon/flow';
import { pieceOrNone, side, space, spaceOrNone } from '../ids.ts';
import { flow, outcome, pieces } from './contents.ts';

// The table of contents, continued: raids and the end of the year.

// 10 Raids
/**
 * Active Auxiliaries have ended in `at`: they raid if they must. `fought`: they have fought a battle there in this
 * Action Phase.
 */
export const Raid = flow.procedure('raid', {
  locals: { side, at: space, fought: flag },
  own: {
    /** Leaders and Auxiliaries that raid together. */
    raiders: pieces,
    /** The space that they came from. */
    from: spaceOrNone,
    /** For the battle against Militia (10.21). */
    outcome,
    /** 10.32 Their leaders are in danger. */
    danger: flag,
    success: flag,
    /** Steps still to lose. */
    due: number,
  },
  steps: [
    'begin',
    'militia',
    'battle',
    'fought',
    'blockhouses',
    'roll',
    'losses',
    'lose',
    'more',
    'leaders',
    'success',
    'displaced',
    'home',
    'close',
  ],
});
/**
 * 10.4 Pieces that leave a space together for home; `raid`: after a raid all must go, otherwise it is the end of the
 * year.
 */
export const GoHome = flow.procedure('go-home', {
  locals: { side, at: space, party: pieces, raid: flag },
  own: {
    /** Pieces that still have to go. */
    left: pieces,
    /** 10.42 The closest fortifications. */
    nearest: setOf(space),
    now: pieceOrNone,
  },
  steps: ['begin', 'next', 'go', 'again'],
});

// 4.0 B.3–B.5 The end of the year
export const YearEnd = flow.procedure('year-end', {
  own: { side, at: spaceOrNone },
  steps: ['begin', 'home', 'stranded', 'nextHome', 'raided', 'attrition', 'nextStack', 'close'],
});
/** 11 One stack suffers Winter Attrition. */
export const Attrition = flow.procedure('attrition', {
  locals: { side, at: space },
  own: { due: number },
  steps: ['begin', 'eliminate', 'more', 'reduce'],
});
