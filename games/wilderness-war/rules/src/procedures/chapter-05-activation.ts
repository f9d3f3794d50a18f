import { type Clause, explaining, type FrameOf, type IdSet, met, NONE, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import {
  commandOf,
  firstPiece,
  initiativeOf,
  isAuxiliary,
  isDrilled,
  isIndian,
  isJohnsons,
  isLeader,
  JOHNSON,
  lastPiece,
  sideOf,
} from '../counters.ts';
import { ACTIVATION_COSTS } from '../data/tables.ts';
import { enemyOf, known, type Piece, piece, placeOf, type Side, spaceOf } from '../ids.ts';
import {
  commandedUnits,
  commandLimit,
  type Force,
  followers,
  mayFollow,
  scratchForce,
  someIn,
  unitsIn,
  withinCommand,
} from '../query/command.ts';
import { eachBarred, eachKeptOut, eachOffered } from '../query/offers.ts';
import type { State } from '../state.ts';
import { DEMOLITION } from './chapter-05-construction.ts';
import { Activation, Avoid, Campaign, flow, March, Muster, NO_LIMIT } from './contents.ts';

// 5.3 Activation

const HALVES_A_POINT = 2;
const CAMPAIGN_VALUE = 3;
const able = scratchForce();
const single = scratchForce();
const nobody = scratchForce();

/** 5.32 The cost of activating a piece alone, in half points: Indians count half. */
export const halvesOf = (p: Piece): number =>
  HALVES_A_POINT * (isIndian(p) ? ACTIVATION_COSTS.indian : ACTIVATION_COSTS.auxiliaryOrLeader);

/** 5.32 A Drilled unit takes the whole card. */
export const halvesOfDrilled = (value: number): number => (value * HALVES_A_POINT) / ACTIVATION_COSTS.drilledPerCard;

interface Choosing {
  readonly side: Side;
  readonly value: number;
  readonly force: IdSet<Piece>;
  readonly halves: number;
}

/** The pieces chosen so far, read once for all pieces of a list. */
const choosing = ({ side, value, force, halves }: Choosing): Choosing => ({ side, value, force, halves });

/** 5.32 Whether a piece may be activated alone in addition to those chosen: a Drilled unit only by itself. */
function mayGoAlone(p: Piece, f: Choosing): boolean {
  if (isDrilled(p)) return f.force.isEmpty || unmet(CLAUSES.oneDrilled);
  if (!isLeader(p) && !isAuxiliary(p) && !unmet(CLAUSES.goesAlone)) return false;
  return f.halves + halvesOf(p) <= f.value * HALVES_A_POINT || unmet(CLAUSES.points);
}

/** 5.32 A force only if nobody is activated alone, under a leader whose Initiative the card meets. */
const mayLead = (p: Piece, f: Choosing): boolean =>
  (isLeader(p) || unmet(CLAUSES.leads)) &&
  (f.force.isEmpty || unmet(CLAUSES.noneAlone)) &&
  (initiativeOf(p) <= f.value || unmet(CLAUSES.initiative));

/** Fills `able` with the pieces of a side that are ready to be activated. */
function gatherReady(g: State, of: Side): void {
  able.clear();
  const end = lastPiece(of);
  for (let p = firstPiece(of); p <= end; p++) if (isReady(g, p)) able.add(p);
}

/** Removes the chosen pieces from `able`. */
function leaveUnchosen(chosen: Force): void {
  for (let p = chosen.first(); p !== NONE; p = chosen.after(p)) if (!unmet(CLAUSES.notChosen)) able.delete(p);
}

/** 5.31 Whether a piece is on the map and has neither been activated nor fought in this Action Phase. */
const isReady = (g: State, p: Piece): boolean =>
  (spaceOf(g.place.get(p)) !== NONE || unmet(CLAUSES.onMap)) && (!g.acted.has(p) || unmet(CLAUSES.notActed));

/** Drops from an assembled force the pieces that have left, fallen or acted since. */
function keepReady(g: State, force: Force, commander: Piece): void {
  for (let p = force.first(); p !== NONE; p = force.after(p)) {
    if (!isReady(g, p) || g.place.get(p) !== g.place.get(commander)) force.delete(p);
  }
}

Activation.define({
  // 5.32 One force under a leader, or one Drilled unit, or Auxiliaries and leaders singly up to the value of the card.
  // It is asked even if there is nobody to name, so that a player who chose the wrong card can undo here.
  choose: Activation.ask({
    rule: (_g, f) => (f.force.isEmpty ? '5.32' : '5.33'),
    aside: DEMOLITION,
    alone: 'ask',
    who: (_g, f) => f.side,
    verbs: { lead: [piece], alone: [piece], done: [] },
    anyOrder: ['alone'],
    list(g, f, offer) {
      const chosen = choosing(f);
      gatherReady(g, f.side);
      for (let p = able.first(); p !== NONE; p = able.after(p)) if (mayLead(p, chosen)) offer.lead(p);
      leaveUnchosen(f.force);
      eachOffered(g, able, (p) => {
        if (mayGoAlone(p, chosen)) offer.alone(p);
      });
      if (explaining() && unmet(CLAUSES.own)) eachOf(enemyOf(f.side), offer.lead, offer.alone);
      offer.done();
    },
    take: {
      lead(_g, f, leader) {
        f.commander = leader;
      },
      alone(_g, f, p) {
        f.force.add(p);
        f.halves += isDrilled(p) ? halvesOfDrilled(f.value) : halvesOf(p);
        return Activation.goto(f.halves < f.value * HALVES_A_POINT ? 'choose' : 'next');
      },
      done: () => Activation.goto('next'),
    },
  }),

  // 5.34 The pieces that go with the leader.
  muster(g, f) {
    const where = spaceOf(g.place.get(known(f.commander)));
    if (where === NONE) return Activation.goto('close');
    followers(g, known(f.commander), where, f.force);
    keepReady(g, f.force, known(f.commander));
    return Activation.callFor('force', Muster, {
      side: f.side,
      commander: known(f.commander),
      ready: f.force,
      least: 0,
      most: NO_LIMIT,
    });
  },
  march(g, f) {
    const where = spaceOf(g.place.get(known(f.commander)));
    if (where === NONE) return;
    return flow.call(March, { side: f.side, value: f.value, commander: f.commander, force: f.force, at: where });
  },
  close: () => Activation.end(),

  // 5.33 Each piece moves, fights and raids before the next begins; in any order.
  next: (_g, f) => (f.force.isEmpty ? Activation.goto('close') : undefined),
  start: Activation.ask({
    rule: '5.33',
    aside: DEMOLITION,
    who: (_g, f) => f.side,
    verbs: { start: [piece], done: [] },
    list(g, f, offer) {
      eachOffered(g, f.force, (p) => {
        if (isReady(g, p)) offer.start(p);
      });
      if (explaining()) eachKeptOut(f.force, (p) => ownOr(f.side, p, CLAUSES.activated), offer.start);
      offer.done();
    },
    take: {
      start(_g, f, p) {
        f.force.delete(p);
        f.now = p;
      },
      done: () => Activation.goto('close'),
    },
  }),
  alone(g, f) {
    const p = known(f.now);
    const where = spaceOf(g.place.get(p));
    if (where === NONE) return;
    single.clear();
    single.add(p);
    return flow.call(March, { side: f.side, value: f.value, commander: NONE, force: single, at: where });
  },
  again: () => Activation.goto('next'),
});

type Mustering = FrameOf<typeof Muster>;

/** The room in a force being assembled, counted once for all who might join. */
interface Room {
  readonly full: boolean;
  /** 5.34 Whether its leaders, with those who may still join, could command another unit. */
  readonly command: boolean;
  readonly johnson: boolean;
}

const roomIn = ({ commander, force, ready, most }: Mustering): Room => ({
  full: unitsIn(force) >= most,
  command: commandedUnits(force) < commandOf(commander) + commandLimit(ready),
  johnson: force.has(JOHNSON) || ready.has(JOHNSON),
});

/** 5.34, 5.534 Whether a piece may still join. */
function mayJoin(p: Piece, { full, command, johnson }: Room): boolean {
  if (isLeader(p)) return true;
  if (full && !unmet(CLAUSES.oneAgainstLone)) return false;
  if (isJohnsons(p)) return johnson || unmet(CLAUSES.johnson);
  return command || unmet(CLAUSES.limit);
}

/** Explain mode: whether a piece might have been among those ready to join. */
function mightJoin(g: State, f: Mustering, p: Piece): boolean {
  const where = g.place.get(f.commander);
  if (!met(CLAUSES.alongAlready, p !== f.commander) || !met(CLAUSES.own, sideOf(p) === f.side)) return false;
  if (g.place.get(p) !== where) return unmet(CLAUSES.withCommander);
  if (!mayFollow(g, f.commander, p, known(spaceOf(where))) || !met(CLAUSES.notActed, !g.acted.has(p))) return false;
  if (!met(CLAUSES.againstLone, f.most === NO_LIMIT || !isDrilled(p))) return false;
  const campaign = flow.within(g, Campaign);
  if (!met(CLAUSES.otherForce, !(campaign?.firstForce.has(p) || campaign?.secondForce.has(p)))) return false;
  return met(CLAUSES.notFailed, !flow.within(g, Avoid)?.barred.has(p));
}

/** Explain mode: offers those who are not ready. */
function eachUnready(g: State, f: Mustering, offer: (p: Piece) => void): void {
  eachBarred(f.ready, (p) => mightJoin(g, f, p), CLAUSES.mayFollow, offer);
}

/** The pieces that may still join: nobody already in the force. */
function notAlong(f: Mustering): Force {
  able.copyFrom(f.ready);
  for (let p = f.force.first(); p !== NONE; p = f.force.after(p)) if (!unmet(CLAUSES.alongAlready)) able.delete(p);
  return able;
}

/** 5.34, 5.534 Whether the force may set out: within its leaders' Command, and with the units it needs. */
const maySetOut = ({ force, least }: Mustering): boolean =>
  met(CLAUSES.limitTaken, commandedUnits(force) <= commandLimit(force)) &&
  met(CLAUSES.johnson, force.has(JOHNSON) || !someIn(force, isJohnsons)) &&
  met(CLAUSES.needsUnit, unitsIn(force) >= least);

Muster.define({
  begin(_g, f) {
    f.force.add(f.commander);
  },

  // 5.34 Piece by piece: units may be named before the subordinate leader whose Command they need.
  pick: Muster.ask({
    rule: '5.34',
    aside: DEMOLITION,
    who: (_g, f) => f.side,
    verbs: { take: [piece], done: [] },
    anyOrder: ['take'],
    list(g, f, offer) {
      const room = roomIn(f);
      eachOffered(g, notAlong(f), (p) => {
        if (mayJoin(p, room)) offer.take(p);
      });
      if (explaining()) eachUnready(g, f, offer.take);
      if (maySetOut(f)) offer.done();
    },
    take: {
      take(_g, f, p) {
        f.force.add(p);
        return Muster.goto('pick');
      },
      done: () => undefined,
    },
  }),
  close: (_g, f) => Muster.end(f.force),
});

/** Offers the leaders of a side who may be activated, except those in `taken`. */
function offerLeaders(g: State, side: Side, taken: Force, offer: (leader: Piece) => void): void {
  for (let each = firstPiece(side) as number; each <= lastPiece(side); each++) {
    const p = each as Piece;
    if (met(CLAUSES.leads, isLeader(p)) && isReady(g, p) && met(CLAUSES.otherForce, !taken.has(p))) offer(p);
  }
  if (explaining() && unmet(CLAUSES.own)) eachOf(enemyOf(side), offer, offer);
}

/** Explain mode: calls both for each piece of a side. */
function eachOf(side: Side, offer: (p: Piece) => void, offerToo: (p: Piece) => void): void {
  for (const p of piece.all) {
    if (sideOf(p) !== side) continue;
    offer(p);
    offerToo(p);
  }
}

/** What excludes a piece: that it is the enemy's, or something else. */
const ownOr = (side: Side, p: Piece, clause: Clause): Clause => (sideOf(p) === side ? clause : CLAUSES.own);

/** 5.34 The pieces that may go with a leader of a Campaign: none of the other force. */
function readyFor(g: State, leader: Piece, taken: Force, into: Force): void {
  const where = spaceOf(g.place.get(leader));
  into.clear();
  if (where !== NONE) followers(g, leader, where, into);
  for (let p = into.first(); p !== NONE; p = into.after(p)) if (taken.has(p) || !isReady(g, p)) into.delete(p);
}

const mustering = (side: Side, commander: Piece, ready: Force) => ({
  side,
  commander,
  ready,
  least: 0,
  most: NO_LIMIT,
});

Campaign.define({
  // 5.34 Two different leaders, whatever their Initiative, each with a force. It is asked even if there is nobody to
  // name, so that a player who chose the wrong card can undo here.
  lead: Campaign.ask({
    rule: '5.34',
    aside: DEMOLITION,
    alone: 'ask',
    who: (_g, f) => f.side,
    verbs: { lead: [piece], done: [] },
    list(g, f, offer) {
      offerLeaders(g, f.side, f.firstForce, offer.lead);
      offer.done();
    },
    take: {
      lead(_g, f, leader) {
        f.first = leader;
      },
      done: () => Campaign.end(),
    },
  }),
  muster(g, f) {
    readyFor(g, known(f.first), f.secondForce, single);
    return Campaign.callFor('firstForce', Muster, mustering(f.side, known(f.first), single));
  },

  // The second leader may not be part of the first force.
  leadSecond: Campaign.ask({
    rule: '5.34',
    aside: DEMOLITION,
    who: (_g, f) => f.side,
    verbs: { lead: [piece], done: [] },
    list(g, f, offer) {
      offerLeaders(g, f.side, f.firstForce, offer.lead);
      offer.done();
    },
    take: {
      lead(_g, f, leader) {
        f.second = leader;
      },
      done: () => Campaign.goto('next'),
    },
  }),
  musterSecond(g, f) {
    readyFor(g, known(f.second), f.firstForce, single);
    return Campaign.callFor('secondForce', Muster, mustering(f.side, known(f.second), single));
  },

  // The forces go in turn, in the order the player likes.
  next(g, f) {
    if (f.first !== NONE && !isReady(g, f.first)) f.first = NONE;
    if (f.second !== NONE && !isReady(g, f.second)) f.second = NONE;
    return f.first === NONE && f.second === NONE ? Campaign.end() : undefined;
  },
  start: Campaign.ask({
    rule: '5.36',
    aside: DEMOLITION,
    who: (_g, f) => f.side,
    verbs: { start: [piece], done: [] },
    list(_g, f, offer) {
      if (f.first !== NONE) offer.start(f.first);
      if (f.second !== NONE) offer.start(f.second);
      if (explaining()) eachKeptOut(nobody, (p) => ownOr(f.side, p, CLAUSES.activated), offer.start);
      offer.done();
    },
    take: {
      start(_g, f, leader) {
        f.now = leader;
      },
      done: () => Campaign.end(),
    },
  }),

  // 5.36 Pieces that fought in the other half stay out. 5.34 If subordinates are among them, too many may be left.
  regroup(g, f) {
    const commander = known(f.now);
    const force = commander === f.first ? f.firstForce : f.secondForce;
    keepReady(g, force, commander);
    if (withinCommand(force)) return;
    single.copyFrom(force);
    single.delete(commander);
    const slot = commander === f.first ? 'firstForce' : 'secondForce';
    return Campaign.callFor(slot, Muster, mustering(f.side, commander, single));
  },

  // 6.41 Campaign counts as a card of 3.
  march(g, f) {
    const commander = known(f.now);
    const force = commander === f.first ? f.firstForce : f.secondForce;
    if (commander === f.first) f.first = NONE;
    else f.second = NONE;
    const where = spaceOf(g.place.get(commander));
    f.from = where;
    if (where === NONE) return;
    return flow.call(March, { side: f.side, value: CAMPAIGN_VALUE, commander, force, at: where });
  },
  again(g, f) {
    const gone = f.firstForce.has(known(f.now)) ? f.firstForce : f.secondForce;
    f.newcomers.copyFrom(gone);
    for (let p = gone.first(); p !== NONE; p = gone.after(p)) {
      if (f.from !== NONE && g.place.get(p) === placeOf(f.from)) f.newcomers.delete(p);
    }
    return Campaign.goto('next');
  },
});
