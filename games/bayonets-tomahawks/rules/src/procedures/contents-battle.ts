import { each, flag, number, setOf } from '@carillon/flow';
import { group, pieceOrNone, place, placeOrNone, side, space } from '../ids.ts';
import { reason } from '../kinds.ts';
import { flow, pieces } from './contents.ts';

// 13.0 Battle, 18.3 War in Europe

/** 13.0 All Battles of the Action Round, one after another. */
export const Battles = flow.procedure('battles', {
  own: { fought: setOf(space) },
  steps: ['next', 'fought', 'choose', 'again'],
});

export const Battle = flow.procedure('battle', {
  locals: { at: space },
  own: {
    attacker: side,
    /** The counters that take part, and roll even when eliminated (13.3.3), including Commanders. */
    french: pieces,
    british: pieces,
    /** 13.3.1 The Battle Victory markers. */
    marker: each(side, number),
    militia: each(side, number),
    /** 13.3.1 Each side's Commander, and his remaining rerolls. */
    commander: each(side, pieceOrNone),
    rerolls: each(side, number),
    /** Rerolls that an event still grants in this Battle. */
    eventRerolls: each(side, number),
    /** 13.4.2 Sides whose Highland Brigades have had the first Hit. */
    highlandHit: setOf(side),
    /** 13.8 The last Bastion fell in this Battle. */
    bastionLost: flag,
    /** Coup de Main: the British Fort rolls no B&T. */
    coup: flag,
    /** 13.7.1 The attackers came against an enemy Fort or Settled Space. */
    fortified: flag,
    /** 13.9 A Bastion held out when the dice had fallen; the Rout may still take it (13.8). */
    heldOut: flag,
    winner: side,
    routed: flag,
    left: number,
  },
  steps: [
    'begin',
    'attackerGuns',
    'defenderGuns',
    'attackerCombine',
    'defenderCombine',
    'combined',
    'attackerLed',
    'attackerCommander',
    'defenderLed',
    'defenderCommander',
    'eventful',
    'events',
    'attackerFire',
    'defenderFire',
    'militia',
    'militiaRoll',
    'outcome',
    'desertion',
    'rout',
    'routed',
    'fallen',
    'stand',
    'fort',
    'retreat',
    'retreated',
    'close',
  ],
});
/** 13.2.2 A Fleet is exchanged for an Artillery unit. */
export const EmergencyArtillery = flow.procedure('emergency-artillery', {
  locals: { side, at: space },
  own: { gun: pieceOrNone },
  steps: ['able', 'trade'],
});
/** 13.2.3 A faction combines Reduced units of one type in a place. */
export const Combine = flow.procedure('combine', {
  locals: { side, at: place },
  own: { reduced: pieces, kept: pieceOrNone },
  steps: ['next', 'keep', 'eliminate', 'again'],
});
/** 13.3.3 All units of a side fire, type by type. */
export const Fire = flow.procedure('fire', {
  locals: { side },
  own: { done: number },
  steps: ['next', 'chits', 'again'],
});
/** 13.3.3 Units of one type roll, reroll, and their rolls take effect. */
export const Volley = flow.procedure('volley', {
  locals: { side, group, units: pieces },
  own: {
    /** Units still to roll, and the units by the face they show. */
    left: pieces,
    flags: pieces,
    triangles: pieces,
    squares: pieces,
    bts: pieces,
    misses: pieces,
    /** 13.5 Units that have rerolled for each reason. */
    byAbility: pieces,
    byCommander: pieces,
    byEvent: pieces,
    now: pieceOrNone,
    why: reason,
    /** Hits still to be applied, then B&Ts. */
    due: number,
  },
  steps: [
    'begin',
    'roll',
    'rerolls',
    'reroll',
    'casualty',
    'replace',
    'hits',
    'hit',
    'struck',
    'bts',
    'bt',
    'btStruck',
    'escapes',
    'escapable',
    'escape',
    'flags',
  ],
});
/** 13.4 A Hit scores: the marker moves, and if it is above zero the owner of the target applies it. */
export const Hit = flow.procedure('hit', {
  locals: { side, group, bt: flag },
  steps: ['score', 'apply'],
});
/** 13.8 Penalties of a Routed stack. */
export const Rout = flow.procedure('rout', {
  locals: { side, at: space, all: flag },
  steps: ['begin', 'lose', 'fort'],
});
/** 13.9 Units of a faction retreat from a space: as the attacker or the defender, Routed or not. */
export const Retreat = flow.procedure('retreat', {
  locals: { side, at: space, units: pieces, attacker: flag, routed: flag },
  own: { to: placeOrNone, owed: number, lights: flag },
  steps: ['begin', 'to', 'pay', 'overrun', 'overrunDone', 'stranded', 'strandedDone'],
});
/** 18.3.1 Both factions draw the chits due to them. */
export const Chits = flow.procedure('chits', { own: { side }, steps: ['next', 'draw', 'keep'] });
