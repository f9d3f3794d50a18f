import { flag, idKind, number } from '@carillon/flow';
import { connectionOrNone, piece, pieceOrNone, side, space, spaceOrNone } from '../ids.ts';
import { flow, pieces } from './contents.ts';

// 9.0 Raids, 10.0 Movement, 11.0 Marshal Troops, 12.0 Construction

/** What activates a march: a Light or an Indian Action Point (10.5), or an Army one (10.4). */
export const marchKind = idKind('march-kind', ['light', 'indian', 'army']);
export const LIGHT_MARCH = marchKind.of('light');
export const INDIAN_MARCH = marchKind.of('indian');
export const ARMY_MARCH = marchKind.of('army');

/** 9.0 A Raid by one Light unit, which may go so far. */
export const RaidAction = flow.procedure('raid', {
  locals: { side, raider: piece, reach: number },
  own: { at: spaceOrNone, left: number },
  steps: ['begin', 'onward', 'intercept', 'roll', 'close'],
});
/** 10.4, 10.5 `extra`: Movement Points that an event adds to non-Light units. */
export const March = flow.procedure('march', {
  locals: { side, at: space, kind: marchKind, double: flag, extra: number },
  own: { force: pieces, last: pieceOrNone, spent: number },
  steps: ['muster', 'onward', 'enter', 'meet', 'after', 'close'],
});
/** 10.6 */
export const Sail = flow.procedure('sail', {
  locals: { side, at: space, double: flag },
  own: { force: pieces, last: pieceOrNone },
  steps: ['muster', 'aboard', 'land', 'close'],
});
/** 10.6.1 */
export const Landing = flow.procedure('landing', { locals: { side }, steps: ['to', 'enter', 'close'] });
/** 10.3.2 The enemies in a space that has just been entered retreat, where they are outnumbered. */
export const Overwhelm = flow.procedure('overwhelm', { locals: { side, at: space }, steps: ['retreat', 'close'] });
/** 11.0 */
export const Marshal = flow.procedure('marshal', {
  locals: { side, by: piece },
  own: { force: pieces, last: pieceOrNone },
  steps: ['muster', 'close'],
});
/** 12.0 `free`: by an event, without Action Point. */
export const Construction = flow.procedure('construction', {
  locals: { side, by: piece, free: flag },
  own: { road: connectionOrNone, force: pieces, last: pieceOrNone },
  steps: ['choose', 'join', 'cross', 'meet', 'close'],
});
