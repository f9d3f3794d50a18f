import { flag, number } from '@carillon/flow';
import { pieceOrNone, side, space } from '../ids.ts';
import { marchKind } from '../kinds.ts';
import { flow, pieces } from './contents.ts';

// 8.0 Indian Nations, 9.0 Raids, 10.0 Movement, 11.0 Marshal Troops, 12.0 Construction

/** 8.0, 10.3.2, 10.7 What units of a faction find in a space that they have just entered. Whether they must stop. */
export const Arrival = flow.procedure('arrival', {
  locals: { side, at: space },
  own: { stops: flag },
  result: flag,
  steps: ['nation', 'meet', 'chits', 'alone'],
});
/** 10.4, 10.5 `extra`: Movement Points that an event adds to non-Light units. */
export const March = flow.procedure('march', {
  locals: { side, from: space, kind: marchKind, double: flag, extra: number },
  own: { at: space, force: pieces, last: pieceOrNone, dropped: pieceOrNone, spent: number, stopped: flag },
  steps: ['begin', 'muster', 'onward', 'arrived', 'close'],
});
