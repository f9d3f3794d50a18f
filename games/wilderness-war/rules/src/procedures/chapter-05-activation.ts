import { type IdSet, NONE, type None } from '@carillon/flow';
import {
  firstPiece,
  initiativeOf,
  isAuxiliary,
  isDrilled,
  isIndian,
  isJohnsons,
  isLeader,
  JOHNSON,
  lastPiece,
} from '../counters.ts';
import { known, type Piece, piece, placeOf, type Side, space, spaceOf } from '../ids.ts';
import {
  commandedUnits,
  commandLimit,
  type Force,
  followers,
  scratchForce,
  unitsIn,
  withinCommand,
} from '../query/command.ts';
import { eachDemolishable } from '../query/construction.ts';
import { eachOffered, isFirstOfItsLikes } from '../query/offers.ts';
import type { State } from '../state.ts';
import { demolish } from './chapter-05-construction.ts';
import { Activation, Campaign, flow, March, Muster, NO_LIMIT } from './contents.ts';

// 5.3 Activation

const HALVES_A_POINT = 2;
const CAMPAIGN_VALUE = 3;
const single = scratchForce();

/** 5.32 What a piece costs when it is activated alone, in half points: Indians count half. */
export const halvesOf = (p: Piece): number => (isIndian(p) ? 1 : HALVES_A_POINT);

interface Choosing {
  readonly side: Side;
  readonly value: number;
  readonly force: IdSet<Piece>;
  readonly halves: number;
  readonly last: Piece | None;
}

/** 5.32 Whether a piece may be activated alone besides those chosen: a Drilled unit only by itself. */
function mayGoAlone(p: Piece, f: Choosing): boolean {
  if (isDrilled(p)) return f.last === NONE;
  if (!isLeader(p) && !isAuxiliary(p)) return false;
  return f.halves + halvesOf(p) <= f.value * HALVES_A_POINT;
}

/** 5.31 Whether a piece is on the map and has not been activated or fought in this Action Phase. */
const isReady = (g: State, p: Piece): boolean => spaceOf(g.place.get(p)) !== NONE && !g.acted.has(p);

/** Drops from a force that was put together earlier whoever has left, fallen or acted since. */
function keepReady(g: State, force: Force, commander: Piece): void {
  for (let p = force.first(); p !== NONE; p = force.after(p)) {
    if (!isReady(g, p) || g.place.get(p) !== g.place.get(commander)) force.delete(p);
  }
}

Activation.define({
  // 5.32 One force under a leader, or one Drilled unit, or Auxiliaries and leaders one by one up to the value of the card.
  choose: Activation.ask({
    alone: 'ask',
    who: (_g, f) => f.side,
    verbs: { lead: [piece], alone: [piece], demolish: [space], done: [] },
    list(g, f, offer) {
      for (let each = firstPiece(f.side) as number; each <= lastPiece(f.side); each++) {
        const p = each as Piece;
        if (!isReady(g, p)) continue;
        if (f.last === NONE && isLeader(p) && initiativeOf(p) <= f.value) offer.lead(p);
        if (p > f.last && mayGoAlone(p, f) && isFirstOfItsLikes(g, p, f.last)) offer.alone(p);
      }
      eachDemolishable(g, f.side, offer.demolish);
      offer.done();
    },
    take: {
      demolish(g, f, where) {
        demolish(g, f.say, f.side, where);
        return Activation.goto('choose');
      },
      lead(_g, f, leader) {
        f.commander = leader;
      },
      alone(_g, f, p) {
        f.force.add(p);
        f.last = p;
        f.halves += isDrilled(p) ? f.value * HALVES_A_POINT : halvesOf(p);
        return Activation.goto(f.halves < f.value * HALVES_A_POINT ? 'choose' : 'next');
      },
      done: () => Activation.goto('next'),
    },
  }),

  // 5.34 Who goes with the leader.
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
    who: (_g, f) => f.side,
    verbs: { start: [piece], demolish: [space], done: [] },
    list(g, f, offer) {
      eachOffered(g, f.force, NONE, (p) => {
        if (isReady(g, p)) offer.start(p);
      });
      eachDemolishable(g, f.side, offer.demolish);
      offer.done();
    },
    take: {
      demolish(g, f, where) {
        demolish(g, f.say, f.side, where);
        return Activation.goto('start');
      },
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

/** 5.34, 5.534 Whether a piece may still join a force that is being put together. */
function mayJoin(p: Piece, force: Force, most: number): boolean {
  if (isLeader(p)) return true;
  if (unitsIn(force) >= most) return false;
  return isJohnsons(p) ? force.has(JOHNSON) : commandedUnits(force) < commandLimit(force);
}

Muster.define({
  begin(_g, f) {
    f.force.add(f.commander);
  },

  // 5.34 Piece by piece, subordinate leaders first, so that their Command counts for the units.
  pick: Muster.ask({
    who: (_g, f) => f.side,
    verbs: { take: [piece], done: [] },
    list(g, f, offer) {
      eachOffered(g, f.ready, f.last, (p) => {
        if (mayJoin(p, f.force, f.most)) offer.take(p);
      });
      if (unitsIn(f.force) >= f.least) offer.done();
    },
    take: {
      take(_g, f, p) {
        f.force.add(p);
        f.last = p;
        return Muster.goto('pick');
      },
      done: () => undefined,
    },
  }),
  close: (_g, f) => Muster.end(f.force),
});

/** Offers the leaders of a side who may be activated, but those in `taken`. */
function offerLeaders(g: State, side: Side, taken: Force, offer: (leader: Piece) => void): void {
  for (let each = firstPiece(side) as number; each <= lastPiece(side); each++) {
    const p = each as Piece;
    if (isLeader(p) && isReady(g, p) && !taken.has(p)) offer(p);
  }
}

/** 5.34 Who may go with a leader of a Campaign: nobody of the other force. */
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
  // 5.34 Two different leaders, whatever their initiative, each with his force.
  lead: Campaign.ask({
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
    alone: 'ask',
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

  // Each goes in turn, in the order the player likes.
  next(g, f) {
    if (f.first !== NONE && !isReady(g, f.first)) f.first = NONE;
    if (f.second !== NONE && !isReady(g, f.second)) f.second = NONE;
    return f.first === NONE && f.second === NONE ? Campaign.end() : undefined;
  },
  start: Campaign.ask({
    who: (_g, f) => f.side,
    verbs: { start: [piece], demolish: [space], done: [] },
    list(g, f, offer) {
      if (f.first !== NONE) offer.start(f.first);
      if (f.second !== NONE) offer.start(f.second);
      eachDemolishable(g, f.side, offer.demolish);
      offer.done();
    },
    take: {
      start(_g, f, leader) {
        f.now = leader;
      },
      demolish(g, f, where) {
        demolish(g, f.say, f.side, where);
        return Campaign.goto('start');
      },
      done: () => Campaign.end(),
    },
  }),

  // 5.36 Whoever fought in the other half stays out. 5.34 If subordinates are among them, those left may be too many.
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
