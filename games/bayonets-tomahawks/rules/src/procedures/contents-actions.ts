import { flag, number, setOf } from '@carillon/flow';
import { connectionOrNone, face, piece, pieceOrNone, side, space } from '../ids.ts';
import { marchKind } from '../kinds.ts';
import { flow, pieces } from './contents.ts';

// 8.0 Indian Nations, 9.0 Raids, 10.0 Movement, 11.0 Marshal Troops, 12.0 Construction

/**
 * 8.0, 10.3.2, 10.7 The encounters of a faction's units in a space they have just entered. Returns whether they must
 * stop.
 */
export const Arrival = flow.procedure('arrival', {
  locals: { side, at: space },
  own: { stops: flag },
  result: flag,
  steps: ['nation', 'meet', 'chits', 'alone'],
});
/**
 * 10.4, 10.5 `extra`: Movement Points that an event adds to non-Light units. `dropped`: the Commander of a Light march
 * left in this space.
 */
export const March = flow.procedure('march', {
  locals: { side, from: space, kind: marchKind, double: flag, extra: number },
  own: { at: space, force: pieces, dropped: pieceOrNone, spent: number, stopped: flag },
  steps: ['begin', 'gather', 'muster', 'depart', 'stuck', 'onward', 'arrived', 'close'],
});
/** 9.0 A Raid by one Light unit, with this range. */
export const RaidAction = flow.procedure('raid', {
  locals: { side, raider: piece, reach: number },
  own: {
    from: space,
    at: space,
    left: number,
    face,
    lacrosse: flag,
    again: flag,
    /** 9.2 Spaces whose units have rolled for Interception against this raider. */
    rolledIn: setOf(space),
  },
  steps: [
    'begin',
    'interception',
    'intercept',
    'intercepted',
    'onward',
    'lacrosse',
    'roll',
    'rolled',
    'resolve',
    'success',
    'failure',
  ],
});
/** 10.6 `double`: the force Lands in the same Action. */
export const Sail = flow.procedure('sail', {
  locals: { side, from: space, double: flag },
  own: { force: pieces },
  steps: ['muster', 'aboard', 'ashore', 'close'],
});
/** 10.6.1 All of a faction's units in the Sail box Land in one space. */
export const Landing = flow.procedure('landing', {
  locals: { side },
  own: { stopped: flag },
  steps: ['able', 'to', 'close'],
});
/** 11.0 `by`: the activated non-Light unit. */
export const Marshal = flow.procedure('marshal', {
  locals: { side, by: piece },
  own: {
    at: space,
    /** 10.2.1 The adjacent spaces that units could leave when the Action was taken. */
    unheld: setOf(space),
    force: pieces,
    stopped: flag,
  },
  steps: ['begin', 'call', 'close', 'done'],
});
/** 12.0 `by`: the activated Brigade. `sameBrigade`: it has just built and builds again, by an event. */
export const Construction = flow.procedure('construction', {
  locals: { side, by: piece, again: flag },
  own: { at: space, to: space, road: connectionOrNone, force: pieces, stopped: flag },
  steps: ['begin', 'choose', 'join', 'arrived', 'close'],
});
