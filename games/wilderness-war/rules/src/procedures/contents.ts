import { between, type Exit, Flow, flag, idKind, number, setOf } from '@carillon/flow';
import { cardOrNone, piece, pieceOrNone, side, space, spaceOrNone } from '../ids.ts';
import { LATER } from '../later.ts';
import type { LogEntry } from '../log.ts';
import { SIDES } from '../names.ts';
import type { RuleNumber } from '../rule-numbers.ts';
import { type State, shape } from '../state.ts';

// The table of contents: every procedure with its steps in rulebook order. The chapter files define them.

export const flow = new Flow<State, LogEntry, RuleNumber>(shape, { seats: SIDES, later: LATER });
export const pieces = setOf(piece);

/** How a response card may leave: with a call of its own procedure, or nothing. */
export type ResponseExit = Exit<'window'>;

/** For `most`: more units than there are. */
export const NO_LIMIT = 999;

/** How a battle ended. */
export const outcome = idKind('outcome', ['defender-won', 'attacker-won', 'overrun', 'no-battle']);
export const DEFENDER_WON = outcome.of('defender-won');
export const ATTACKER_WON = outcome.of('attacker-won');
export const OVERRUN = outcome.of('overrun');
export const NO_BATTLE = outcome.of('no-battle');

/** How a side stopped a march. */
export const answer = idKind('answer', ['none', 'failed', 'succeeded']);
export const NONE_TRIED = answer.of('none');
export const FAILED = answer.of('failed');
export const SUCCEEDED = answer.of('succeeded');

// 4.0 Sequence of play
export const Game = flow.procedure('game', { steps: ['sides', 'season', 'next', 'check', 'result'] });
export const Season = flow.procedure('season', {
  own: {
    side,
    /** Surrender! has been given up for another card (14.6): in the tournament form the French call the reshuffle. */
    given: flag,
  },
  steps: ['declarations', 'deal', 'draw', 'dealt', 'exchange', 'phase', 'turn', 'given', 'call', 'close'],
});
export const Phase = flow.procedure('phase', {
  locals: { side },
  own: {
    /** The card that has been played; none before. */
    card: cardOrNone,
    forts: flag,
    /** Own works that had units when the card was played. */
    manned: setOf(space),
  },
  steps: ['open', 'card', 'activate', 'activated', 'build', 'built', 'event', 'over', 'last', 'close'],
});

// 5.3 Activation
export const Activation = flow.procedure('activation', {
  locals: { side, value: between(1, 3) },
  own: { commander: pieceOrNone, force: pieces, halves: number, now: pieceOrNone },
  steps: ['choose', 'muster', 'march', 'close', 'next', 'start', 'alone', 'again'],
});
/** The event Campaign: two leaders and their forces, whatever their initiative. */
export const Campaign = flow.procedure('campaign', {
  locals: { side },
  own: {
    first: pieceOrNone,
    firstForce: pieces,
    second: pieceOrNone,
    secondForce: pieces,
    now: pieceOrNone,
    /** The space that the current force set out from. */
    from: spaceOrNone,
    /** 8.231 Members of the first force who have gone elsewhere. */
    newcomers: pieces,
    /** 9.11 The siege at which the first force has reached the level for an assault. */
    ripened: spaceOrNone,
  },
  steps: ['lead', 'muster', 'leadSecond', 'musterSecond', 'next', 'start', 'regroup', 'march', 'again'],
});
export const Muster = flow.procedure('muster', {
  locals: { side, commander: piece, ready: pieces, least: number, most: number },
  own: { force: pieces },
  result: pieces,
  steps: ['begin', 'pick', 'close'],
});

// 5.4 Construction
export const Construction = flow.procedure('construction', {
  locals: { side, points: number, forts: flag },
  own: {
    /** Forts begun with this card: it cannot also finish them (5.42). */
    begun: setOf(space),
  },
  steps: ['build', 'displaced', 'more'],
});

// 6 Movement
export const March = flow.procedure('march', {
  locals: { side, value: between(1, 3), commander: pieceOrNone, force: pieces, at: space },
  own: {
    /** Spaces entered so far. */
    spent: number,
    /** Whether the route so far is legal by land and may go on by land; the same by boat. */
    land: flag,
    boat: flag,
    /** Its units have been stopped by wilderness or enemy land (6.2). */
    halted: flag,
    /** A land-only connection has been passed by boat (6.3). */
    carried: flag,
    /** Foul Weather and George Croghan have been played on this march. */
    foul: flag,
    guided: flag,
    from: spaceOrNone,
    /** The last connection was a lake shore. */
    shore: flag,
    /** 6.6 The space was entered by infiltration. */
    infiltrates: flag,
    /** 6.431 The space was entered by an Amphibious Landing. */
    landing: flag,
    /** 8.25 Besieged pieces come out to attack the besiegers. */
    sortie: flag,
    /** Lake Schooner has driven the movers back. */
    driven: flag,
    intercepted: answer,
    interceptors: pieces,
    /** 6.84 Pieces that have failed to intercept on this march. */
    failed: pieces,
    avoided: answer,
    /** 6.85 Spaces into which the enemy has tried to intercept this march, and from which he has tried to avoid it. */
    sought: setOf(space),
    shunned: setOf(space),
    /** The spaces that the march has left. */
    passed: setOf(space),
    outcome,
    /** The space where a battle was fought. */
    fought: spaceOrNone,
    /** The pieces activated, wherever they are now: their activation ends with this march (10.1). */
    active: pieces,
    /** The spaces where active pieces have ended and must still raid (10.1, 10.13). */
    raids: setOf(space),
    raid: spaceOrNone,
  },
  steps: [
    'begin',
    'intent',
    'foulWeather',
    'weathered',
    'setOut',
    'onward',
    'lakeSchooner',
    'interception',
    'shelter',
    'avoid',
    'battle',
    'displaced',
    'arrive',
    'captured',
    'expelled',
    'siege',
    'sieged',
    'assault',
    'ending',
    'stranded',
    'due',
    'whichRaid',
    'raid',
    'nextRaid',
  ],
});
export const Interception = flow.procedure('interception', {
  locals: { side, at: space, from: space, movers: pieces, infiltrates: flag },
  own: { commander: pieceOrNone, force: pieces, post: spaceOrNone },
  result: answer,
  steps: ['ask', 'muster', 'roll'],
});
export const Avoid = flow.procedure('avoid', {
  locals: {
    side,
    at: space,
    from: spaceOrNone,
    attackers: pieces,
    /** Pieces that may not avoid battle (6.84). */
    barred: pieces,
  },
  own: { commander: pieceOrNone, force: pieces },
  result: answer,
  steps: ['ask', 'muster', 'try', 'roll', 'to'],
});
/** 6.53 Leaders of either side left alone among enemies, wherever they are, retreat or are eliminated. */
export const Displacement = flow.procedure('displacement', {
  locals: {
    /**
     * The side that has moved, with its destination and origin. Pieces already at the destination may not retreat to
     * the origin; the movers may retreat only there (7.92).
     */
    side,
    at: spaceOrNone,
    from: spaceOrNone,
  },
  steps: ['retreat', 'again'],
});

// 7 Battle
export const Battle = flow.procedure('battle', {
  locals: {
    attacker: side,
    at: space,
    /** The space that the attackers came from; none for a sortie. */
    from: spaceOrNone,
    commander: pieceOrNone,
    attackers: pieces,
    landing: flag,
  },
  own: {
    defenders: pieces,
    /** Attackers who came out of the besieged post (8.25). */
    insiders: pieces,
    /** Sides that have played Ambush! (7.56). */
    ambush: setOf(side),
    /** The side that fires first after an Ambush!. */
    first: side,
    /** Last natural rolls. */
    attackerDie: number,
    defenderDie: number,
    /** Results on the table: steps to lose. */
    attackerHits: number,
    defenderHits: number,
    /** Steps actually lost. */
    attackerLost: number,
    defenderLost: number,
    /** 7.81 The side began with a Regular or more than four units. */
    attackerWorthy: flag,
    defenderWorthy: flag,
    /** 7.64 The winner has no units left. */
    bereft: flag,
    outcome,
  },
  result: outcome,
  steps: [
    'join',
    'relief',
    'muster',
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
    'bereft',
    'aftermath',
  ],
});
export const Losses = flow.procedure('losses', {
  locals: {
    side,
    units: pieces,
    due: number,
    /** The number of steps that Drilled Troops must take before others, as far as they can (7.62, 9.14). */
    drilled: number,
  },
  own: { taken: number },
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
