import { between, Flow, flag, idKind, number, setOf } from '@carillon/flow';
import { card, piece, pieceOrNone, side, space, spaceOrNone } from '../ids.ts';
import type { LogEntry } from '../log.ts';
import { SIDES } from '../names.ts';
import { type State, shape } from '../state.ts';

// The table of contents: every procedure with its steps in rulebook order. Their bodies are in the files of the chapters.

export const flow = new Flow<State, LogEntry>(shape, { seats: SIDES });

export const pieces = setOf(piece);

/** For `most`: more units than there are. */
export const NO_LIMIT = 999;

/** How a battle ended. */
export const outcome = idKind('outcome', ['defender-won', 'attacker-won', 'overrun', 'no-battle']);
export const DEFENDER_WON = outcome.of('defender-won');
export const ATTACKER_WON = outcome.of('attacker-won');
export const OVERRUN = outcome.of('overrun');
export const NO_BATTLE = outcome.of('no-battle');

/** What a side did to stop a march. */
export const answer = idKind('answer', ['none', 'failed', 'succeeded']);
export const NONE_TRIED = answer.of('none');
export const FAILED = answer.of('failed');
export const SUCCEEDED = answer.of('succeeded');

// 4.0 Sequence of play
export const Game = flow.procedure('game', { steps: ['season', 'next', 'result'] });
export const Season = flow.procedure('season', {
  own: { side },
  steps: ['deal', 'draw', 'dealt', 'phase', 'turn', 'close'],
});
export const Phase = flow.procedure('phase', { locals: { side }, own: { card }, steps: ['card', 'activate', 'close'] });

// 5.3 Activation
export const Activation = flow.procedure('activation', {
  locals: { side, value: between(1, 3) },
  own: { commander: pieceOrNone, force: pieces, halves: number, last: pieceOrNone, now: pieceOrNone },
  steps: ['choose', 'muster', 'march', 'close', 'next', 'start', 'alone', 'again'],
});
export const Muster = flow.procedure('muster', {
  locals: { side, commander: piece, ready: pieces, least: number, most: number },
  own: { force: pieces, last: pieceOrNone },
  result: pieces,
  steps: ['begin', 'pick', 'close'],
});

// 6 Movement
export const March = flow.procedure('march', {
  locals: { side, value: between(1, 3), commander: pieceOrNone, force: pieces, at: space },
  own: {
    /** Spaces entered so far. */
    spent: number,
    /** Whether the way so far is legal by land, and may go on by land; the same by boat. */
    land: flag,
    boat: flag,
    /** A land-only connection has been passed by boat (6.3). */
    carried: flag,
    from: spaceOrNone,
    intercepted: answer,
    avoided: answer,
    outcome,
    /** The last piece dropped off in this space. */
    dropped: pieceOrNone,
  },
  steps: ['begin', 'onward', 'interception', 'avoid', 'battle', 'displaced', 'arrive'],
});
export const Interception = flow.procedure('interception', {
  locals: { side, at: space, from: space, movers: pieces },
  own: { commander: pieceOrNone, force: pieces, post: spaceOrNone },
  result: answer,
  steps: ['ask', 'muster', 'roll'],
});
export const Avoid = flow.procedure('avoid', {
  locals: { side, at: space, from: space, attackers: pieces },
  own: { commander: pieceOrNone, force: pieces },
  result: answer,
  steps: ['ask', 'muster', 'try', 'roll', 'to'],
});

// 7 Battle
export const Battle = flow.procedure('battle', {
  locals: { attacker: side, at: space, from: space, commander: pieceOrNone, attackers: pieces },
  own: {
    defenders: pieces,
    /** Sides that have played Ambush! (7.56). */
    ambush: setOf(side),
    /** The side that fires first after an Ambush!. */
    first: side,
    /** Last natural rolls. */
    attackerDie: number,
    defenderDie: number,
    /** Results on the table: step losses called for. */
    attackerHits: number,
    defenderHits: number,
    /** Steps really lost. */
    attackerLost: number,
    defenderLost: number,
    /** 7.81 The side began with a Regular or more than four units. */
    attackerWorthy: flag,
    defenderWorthy: flag,
    outcome,
  },
  result: outcome,
  steps: [
    'join',
    'militia',
    'attackerEvents',
    'defenderEvents',
    'order',
    'firstFire',
    'firstLosses',
    'firstLeaders',
    'answered',
    'secondFire',
    'secondLosses',
    'secondLeaders',
    'fought',
    'fire',
    'attackerLosses',
    'defenderLosses',
    'attackerLeaders',
    'defenderLeaders',
    'winner',
    'retreat',
    'aftermath',
  ],
});
export const Losses = flow.procedure('losses', {
  locals: { side, units: pieces, due: number },
  own: { taken: number, drilled: number },
  result: number,
  steps: ['share', 'pick', 'more'],
});
export const LeaderChecks = flow.procedure('leader-checks', {
  locals: { side, leaders: pieces },
  own: { last: pieceOrNone },
  steps: ['next', 'check', 'again'],
});
export const Retreat = flow.procedure('retreat', {
  locals: { side, pieces, at: space, barred: spaceOrNone, only: spaceOrNone },
  steps: ['begin', 'to', 'more'],
});
